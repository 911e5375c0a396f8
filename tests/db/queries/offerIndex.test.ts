/** What screens read of an offer that is not whole while an index names the rest of it (rules IDX). */
import { describe, expect, it } from 'vitest';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { ingestFeed, swapFeedImage, swapTopicImage } from '../../../src/db/ingest/ingestFeed.ts';
import { confirmIndex, indexPlace, storeIndex, type ArrivedIndex } from '../../../src/db/ingest/offerIndex.ts';
import { boardCut } from '../../../src/db/queries/board.ts';
import { foundCut, searchFixtures } from '../../../src/db/queries/boardSearch.ts';
import { offerState } from '../../../src/db/queries/offer.ts';
import { leagueCounts, leagueNames } from '../../../src/db/queries/tree.ts';
import { liveGames, upcomingGames } from '../../../src/db/queries/upcoming.ts';
import { rebuild } from '../../support/engine/rebuild.ts';
import type { PartialOffer } from '../../../src/db/tables/rows.ts';
import { ALL_TOPICS } from '../../../src/db/records/followedTopics.ts';
import { BlockName } from '../../../src/domain/events/frames.ts';
import { topicOfFixture, type Topics } from '../../../src/domain/events/topics.ts';
import { LeagueId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;
const ALL = { category: 'all' } as const;
const FIRST = { kind: 'wintielose', ...ALL, pageNumber: 1 } as const;
const NAMES = [BlockName.parse('a'.repeat(32))];
const game = (n: number, over: Partial<Fixture> = {}) =>
  sampleFixture(n, { startAt: T0 + n * MINUTE, home: `home ${n}`, leagueId: LeagueId.parse(`l${n % 3}`), ...over });
const GAMES = Array.from({ length: 40 }, (_, index) => game(index + 1));
const INDEX: ArrivedIndex = { names: NAMES, since: '', games: GAMES };
const ids = (...numbers: number[]) => numbers.map(fixtureIdOf);
const position = { epoch: 'e1', offset: 0 };

/** The first games are stored, an index names all that are given. */
async function indexed(stored: readonly Fixture[], pages: PartialOffer['pages'], named: readonly Fixture[] = GAMES) {
  const { db } = openDatabases();
  const topics: Topics = new Set(stored.map(({ fixtureId }) => topicOfFixture(fixtureId)));
  await swapFeedImage(db, { position, fixtures: [...stored], news: [], topics, pages }, T0);
  expect(await storeIndex(db, { ...INDEX, games: named }, T0)).toBe('stored');
  return db;
}

/** When a game starts that is only named, as its board has it. */
const startOf = async (db: HanpanDatabase, n: number) =>
  (await db.namedBoards.get('wintielose'))?.entries.find(({ fixtureId }) => fixtureId === fixtureIdOf(n))?.startAt;

const PAGE = { 'page:wintielose/all': ids(1, 2, 3) } as const;

describe('an offer that is not whole, with an index', () => {
  it('IDX-3 is counted by both together: tabs and pages of a board, menu, home', async () => {
    const db = await indexed(GAMES.slice(0, 3), { ...PAGE, 'page:home': ids(1, 2) });
    expect(await offerState(db)).toBe('indexed');
    const cut = await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 });
    expect(cut).toMatchObject({ total: 40, pageCount: 3, counts: { all: 40 } });
    const leagues = (await leagueCounts(db, 'wintielose')) ?? [];
    expect(leagues.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(await leagueNames(db, leagues)).toHaveLength(3);
    expect(await upcomingGames(db, 'wintielose', T0, 5)).toMatchObject({ games: [{}, {}], total: 40 });
    expect(await liveGames(db, 5)).toEqual({ games: [], total: 0 });
  });

  it('IDX-3 counts a game once, however often the index names it', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE, [...GAMES, ...GAMES.slice(5, 9)]);
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(40);
    const leagues = (await leagueCounts(db, 'wintielose')) ?? [];
    expect(leagues.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });

  it('IDX-3 IDX-4 a later page, a league and a search name their games, and which of them are to be looked at', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    for (const asked of [
      await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 3 }),
      await boardCut(db, { kind: 'wintielose', ...ALL, leagueId: 'l2', pageNumber: 1 }),
      await foundCut(db, FIRST, await searchFixtures(db, 'HOME 3')),
    ]) {
      const shown = asked?.fixtureIds ?? [];
      expect(shown.length).toBeGreaterThan(9);
      const ofPage: readonly string[] = PAGE['page:wintielose/all'];
      expect(asked?.beside?.map(({ fixtureId }) => fixtureId).toSorted()).toEqual(
        shown.filter((id) => !ofPage.includes(id)).toSorted(),
      );
      for (const id of shown.filter((one) => !ofPage.includes(one)))
        expect(asked?.named?.get(id)?.home).toContain('home ');
    }
    expect((await foundCut(db, FIRST, await searchFixtures(db, 'home 3')))?.total).toBe(11);
  });

  it('IDX-1 has no price of what an index names, whatever was sent', async () => {
    const db = await indexed([], {});
    const leagues = await db.namedLeagues.toArray();
    expect(leagues.flatMap(({ games }) => games)).toHaveLength(40);
    expect(JSON.stringify(leagues)).not.toContain('odds');
    expect(await db.fixtures.count()).toBe(0);
  });

  it('IDX-2 goes by what is stored of a game, before and after it came', async () => {
    const over = game(1, { status: 'finished' });
    const db = await indexed([over], { 'page:home': ids(1) });
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(39);
    // Four come, one of them over; a fifth was asked for and is gone.
    const topics: Topics = new Set([2, 3, 4, 5, 6].map((n) => topicOfFixture(fixtureIdOf(n))));
    const fixtures = [game(2), game(3), game(4), game(5, { status: 'finished' })];
    expect(await swapTopicImage(db, { position, topics, fixtures }, T0)).toBe('stored');
    const cuts = await Promise.all(
      [1, 2, 3].map((page) => boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: page })),
    );
    const listed = cuts.flatMap((cut) => cut?.fixtureIds ?? []);
    expect(cuts[0]).toMatchObject({ total: 37 });
    expect(listed.filter((id) => ids(1, 2, 3, 4, 5, 6).includes(id)).toSorted()).toEqual(ids(2, 3, 4));
    expect(await storeIndex(db, INDEX, T0)).toBe('stored');
    // Only an index that was made later can say that the one that did not come is there.
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(38);
  });

  it('IDX-2 a game that comes after an index that names it counts once', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    const opened = { type: 'FixtureOpened', at: T0, data: { fixture: game(30) } } as const;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: opened }] }, T0);
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 })).toMatchObject({
      total: 40,
      counts: { all: 40 },
    });
  });

  it('IDX-2 LAW-4 what is named stands beside projections that are made again from their log', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    const opened = { type: 'FixtureOpened', at: T0, data: { fixture: game(30) } } as const;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: opened }] }, T0);
    expect((await rebuild(db)).events).toBe('rebuilt');
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 })).toMatchObject({
      total: 40,
      counts: { all: 40 },
    });
  });

  it('IDX-2 a game that comes and moves at once counts once, beside another of its league that moves', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    const opened = { type: 'FixtureOpened', at: T0, data: { fixture: game(30) } } as const;
    const moved = (n: number) =>
      ({
        type: 'FixtureChanged',
        at: T0,
        data: { fixtureId: fixtureIdOf(n), status: 'scheduled', startAt: T0 + (100 + n) * MINUTE },
      }) as const;
    const events = [opened, moved(30), moved(33)];
    await ingestFeed(db, { epoch: 'e1', events: events.map((event, at) => ({ offset: at + 1, event })) }, T0);
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 })).toMatchObject({
      total: 40,
      counts: { all: 40 },
    });
  });

  it('IDX-5 a game that is only named starts, moves and leaves with what everyone is told', async () => {
    const db = await indexed(GAMES.slice(0, 3), { ...PAGE, 'page:home': ids(1) });
    const changed = (n: number, status: Fixture['status'], startAt: number) =>
      ({ type: 'FixtureChanged', at: T0, data: { fixtureId: fixtureIdOf(n), status, startAt } }) as const;
    const closed = { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(12) } } as const;
    const events = [changed(10, 'inPlay', T0), changed(11, 'scheduled', T0 + 500 * MINUTE), closed];
    await ingestFeed(db, { epoch: 'e1', events: events.map((event, at) => ({ offset: at + 1, event })) }, T0);
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(38);
    expect((await liveGames(db, 5))?.total).toBe(1);
    expect((await upcomingGames(db, 'wintielose', T0, 5))?.total).toBe(37);
    const left = (await searchFixtures(db, 'home 1')).size;
    // Of 1 and 10 to 19, the one that is gone is not found.
    expect(left).toBe(10);
    expect(await db.fixtures.count()).toBe(3);
  });

  it('IDX-3 is forgotten where the offer is whole or made anew, and not stored there', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    await swapTopicImage(db, { position, topics: ALL_TOPICS, fixtures: GAMES.slice(0, 30) }, T0);
    const isNone = async () => {
      expect([await db.namedBoards.count(), await db.namedLeagues.count()]).toEqual([0, 0]);
      expect(await db.settings.get('index')).toBeUndefined();
    };
    await isNone();
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 })).toMatchObject({ total: 30 });
    expect(await storeIndex(db, INDEX, T0)).toBe('over');
    await isNone();
    const again = await indexed(GAMES.slice(0, 3), PAGE);
    await swapFeedImage(again, { position, fixtures: [], news: [], pages: {} }, T0);
    expect(await offerState(again)).toBe('partial');
    expect(await again.namedBoards.count()).toBe(0);
  });

  it('S-30 knows which index it is and when the origin last said so', async () => {
    const db = await indexed([], {});
    expect(await indexPlace(db)).toEqual({ stored: { names: NAMES, since: '', at: T0 } });
    await confirmIndex(db, T0 + 5);
    expect(await indexPlace(db)).toEqual({ stored: { names: NAMES, since: '', at: T0 + 5 } });
  });

  it('IDX-6 counts what befell its games between where it is true and where the stream stands', async () => {
    const db = await indexed(GAMES.slice(0, 3), { ...PAGE, 'page:home': ids(1) });
    const changed = (n: number, status: Fixture['status'], startAt: number) =>
      ({ type: 'FixtureChanged', at: T0, data: { fixtureId: fixtureIdOf(n), status, startAt } }) as const;
    const closed = (n: number) => ({ type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(n) } }) as const;
    const opened = { type: 'FixtureOpened', at: T0, data: { fixture: game(50) } } as const;
    const told = [
      [closed(10), changed(11, 'inPlay', T0)],
      [closed(12), opened, changed(13, 'finished', T0)],
      [closed(14), changed(15, 'scheduled', T0 + 500 * MINUTE)],
    ];
    let offset = 0;
    for (const events of told)
      await ingestFeed(db, { epoch: 'e1', events: events.map((event) => ({ offset: ++offset, event })) }, T0);
    // Made when only 10 had left, which is in the midst of a stored record.
    const index = { ...INDEX, games: GAMES.filter(({ fixtureId }) => fixtureId !== fixtureIdOf(10)) };
    expect(await storeIndex(db, { ...index, position: { epoch: 'e1', offset: 1 } }, T0)).toBe('stored');
    const cuts = await Promise.all(
      [1, 2, 3].map((page) => boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: page })),
    );
    // 40, less 10, 12 and 14 that left, 11 and 13 that are scheduled no more, and with 50.
    expect(cuts[0]).toMatchObject({ total: 36, counts: { all: 36 } });
    expect((await liveGames(db, 5))?.total).toBe(1);
    const listed = cuts.flatMap((cut) => cut?.fixtureIds ?? []);
    expect(await startOf(db, 15)).toBe(T0 + 500 * MINUTE);
    expect(listed).toContain(fixtureIdOf(50));
    expect((await searchFixtures(db, 'home 12')).size).toBe(0);
  });

  it('IDX-6 of a game that is told twice the last counts, and one that no board lists is not named', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    const games = [...GAMES, game(10, { markets: [] }), game(11, { startAt: T0 + 500 * MINUTE })];
    expect(await storeIndex(db, { ...INDEX, since: 's', games, position }, T0)).toBe('stored');
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(39);
    expect(await startOf(db, 11)).toBe(T0 + 500 * MINUTE);
    expect((await searchFixtures(db, 'home 10')).size).toBe(0);
    expect(await indexPlace(db)).toEqual({ stored: { names: NAMES, since: 's', at: T0 } });
  });

  it('IDX-6 is not stored where nobody knows what befell its games since, and the one before stays', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE, GAMES.slice(0, 20));
    const closed = { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(12) } } as const;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: closed }] }, T0);
    const topics: Topics = new Set([topicOfFixture(fixtureIdOf(5))]);
    // The log begins anew with every image of topics.
    const image = { position: { epoch: 'e1', offset: 1 }, topics, fixtures: [game(5)] };
    expect(await swapTopicImage(db, image, T0)).toBe('stored');
    expect(await storeIndex(db, { ...INDEX, position }, T0 + 1)).toBe('behind');
    const elsewhere = { ...INDEX, position: { epoch: 'e2', offset: 1 }, isLastTry: true };
    expect(await storeIndex(db, elsewhere, T0 + 1)).toBe('elsewhere');
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(19);
    expect((await indexPlace(db))?.stored?.at).toBe(T0);
    expect(await storeIndex(db, { ...INDEX, position: { epoch: 'e1', offset: 1 } }, T0)).toBe('stored');
    expect(await storeIndex(db, { ...INDEX, position, isLastTry: true }, T0 + 1)).toBe('stored');
  });

  it('IDX-6 on its last try still counts what befell its games where the log here leads there', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    const closed = { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(12) } } as const;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: closed }] }, T0);
    expect(await storeIndex(db, { ...INDEX, position, isLastTry: true }, T0)).toBe('stored');
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(39);
  });

  it('IDX-6 that stands further than the stream is changed by nothing that it has', async () => {
    const db = await indexed(GAMES.slice(0, 3), PAGE);
    // 12 left and came back with another start, before the index was made.
    const games = GAMES.map((one) =>
      one.fixtureId === fixtureIdOf(12) ? game(12, { startAt: T0 + 500 * MINUTE }) : one,
    );
    expect(await storeIndex(db, { ...INDEX, games, position: { epoch: 'e1', offset: 2 } }, T0)).toBe('stored');
    const closed = { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(12) } } as const;
    const opened = {
      type: 'FixtureOpened',
      at: T0,
      data: { fixture: game(12, { startAt: T0 + 500 * MINUTE }) },
    } as const;
    await ingestFeed(db, { epoch: 'e1', events: [closed, opened].map((event, at) => ({ offset: at + 1, event })) }, T0);
    expect((await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(40);
    expect((await db.boards.get('wintielose'))?.entries.at(-1)?.startAt).toBe(T0 + 500 * MINUTE);
  });
});
