/** What screens read of an offer of which only the games of some pages are stored: those pages, and nothing that would have to be counted. */
import { describe, expect, it } from 'vitest';
import { beginImage, dropImage } from '../../../src/db/ingest/imageBlocks.ts';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { indexPlace } from '../../../src/db/ingest/offerIndex.ts';
import { placeIn } from '../../../src/db/records/followedTopics.ts';
import { boardCut } from '../../../src/db/queries/board.ts';
import { foundCut } from '../../../src/db/queries/boardSearch.ts';
import { hasFirstGames, offerState } from '../../../src/db/queries/offer.ts';
import { leagueCounts } from '../../../src/db/queries/tree.ts';
import { liveGames, upcomingGames } from '../../../src/db/queries/upcoming.ts';
import type { PartialOffer } from '../../../src/db/tables/rows.ts';
import { BlockName } from '../../../src/domain/events/frames.ts';
import { topicOfFixture, type PageTopic } from '../../../src/domain/events/topics.ts';
import { LeagueId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;
const startingIn = (n: number, minutes: number, over: Partial<Fixture> = {}) =>
  sampleFixture(n, { startAt: T0 + minutes * MINUTE, ...over });
const ids = (...numbers: number[]) => numbers.map(fixtureIdOf);

async function partial(fixtures: readonly Fixture[], pages: PartialOffer['pages']) {
  const { db } = openDatabases();
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures: [...fixtures], news: [] }, T0);
  await db.settings.put({ key: 'partial', value: { pages } });
  return db;
}

/** The board's games, and one of home's that the board has on a later page. */
const GAMES = [
  startingIn(1, 30, { leagueId: LeagueId.parse('b') }),
  startingIn(2, 10, { leagueId: LeagueId.parse('a') }),
  startingIn(3, 50, { leagueId: LeagueId.parse('a') }),
  startingIn(4, 20, { leagueId: LeagueId.parse('c') }),
];
const ALL = { category: 'all' } as const;
const HOME: PageTopic = 'page:home';

/** A database in which nothing is but that an image of home's games is on its way. */
async function beginning() {
  const { db } = openDatabases();
  const frame = {
    position: { epoch: 'e1', offset: 4 },
    topics: [HOME],
    pages: { [HOME]: ids(1, 2) },
    digest: '00000000',
    blocks: [{ name: BlockName.parse('1'.repeat(32)), bytes: 9 }],
    news: [],
  };
  expect(await beginImage(db, frame, true)).toBe('stored');
  return db;
}

describe('while the first games come in blocks', () => {
  it('S-24 S-26 their page is not asked for again, and is where their image is lost', async () => {
    const db = await beginning();
    const wanted = new Set([HOME]);
    const { topics, behind } = await placeIn(db, wanted, true);
    expect({ topics: [...topics], behind: [...behind] }).toEqual({ topics: ids(1, 2).map(topicOfFixture), behind: [] });
    await dropImage(db);
    expect((await placeIn(db, wanted, true)).behind).toEqual(wanted);
  });

  it('S-30 LIN-9 there is nothing to index yet, and nothing that comes later is due', async () => {
    const { db: empty } = openDatabases();
    expect(await hasFirstGames(empty)).toBe(false);
    const db = await beginning();
    expect([await hasFirstGames(db), await indexPlace(db)]).toEqual([false, undefined]);
    await dropImage(db);
    expect([await hasFirstGames(db), await indexPlace(db)]).toEqual([true, { stored: undefined }]);
    expect(await hasFirstGames(await partial(GAMES, { [HOME]: ids(4) }))).toBe(true);
  });
});

describe('S-25 an offer that is not whole', () => {
  it('is told apart from none and from the whole', async () => {
    const { db } = openDatabases();
    expect(await offerState(db)).toBe('none');
    const some = await partial(GAMES, {});
    expect(await offerState(some)).toBe('partial');
    await some.settings.delete('partial');
    expect(await offerState(some)).toBe('whole');
  });

  it('SPT-01 a board that is here shows its games in the order of the board, and says no count', async () => {
    const db = await partial(GAMES, { 'page:wintielose/all': ids(3, 1, 2), 'page:home': ids(4) });
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 })).toEqual({
      fixtureIds: ids(2, 3, 1),
      sportIds: [GAMES[0]?.sportId],
      page: 1,
      pageCount: undefined,
      total: undefined,
      counts: undefined,
      leagueSizes: new Map(),
    });
  });

  it('a page that is not here is not known: another category, a later page, a league, a search', async () => {
    const db = await partial(GAMES, { 'page:wintielose/all': ids(1, 2, 3) });
    expect(await boardCut(db, { kind: 'wintielose', category: 'football', pageNumber: 1 })).toBeUndefined();
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, pageNumber: 2 })).toBeUndefined();
    expect(await boardCut(db, { kind: 'wintielose', ...ALL, leagueId: 'a', pageNumber: 1 })).toBeUndefined();
    expect(await foundCut(db, { kind: 'wintielose', ...ALL, pageNumber: 1 }, new Set(ids(1)))).toBeUndefined();
  });

  it('a page is empty if the origin said so, and not because those that were named have gone', async () => {
    const db = await partial(GAMES, { 'page:wintielose/football': [], 'page:wintielose/other': ids(9) });
    expect((await boardCut(db, { kind: 'wintielose', category: 'football', pageNumber: 1 }))?.fixtureIds).toEqual([]);
    expect(await boardCut(db, { kind: 'wintielose', category: 'other', pageNumber: 1 })).toBeUndefined();
  });

  it('NAV-07 the tree of the menu is not known', async () => {
    const db = await partial(GAMES, { 'page:wintielose/all': ids(1, 2, 3) });
    expect(await leagueCounts(db, 'wintielose')).toBeUndefined();
    await db.settings.delete('partial');
    expect((await leagueCounts(db, 'wintielose'))?.map(({ count }) => count)).toEqual([1, 2, 1]);
  });

  it('NAV-14 home lists the games that were named for it, and no others, without a count', async () => {
    const inPlay = startingIn(5, -20, { status: 'inPlay', turnsInPlay: true });
    const db = await partial([...GAMES, inPlay], { 'page:home': ids(4, 2, 5) });
    const next = await upcomingGames(db, 'wintielose', T0, 5);
    expect(next?.games.map(({ fixtureId }) => fixtureId)).toEqual(ids(2, 4));
    expect(next?.total).toBeUndefined();
    const live = await liveGames(db, 5);
    expect(live?.games.map(({ fixtureId }) => fixtureId)).toEqual(ids(5));
    expect(live?.total).toBeUndefined();
  });

  it('NAV-14 home does not know its lists before they are here, nor once all that was named has started', async () => {
    const other = await partial(GAMES, { 'page:wintielose/all': ids(1, 2, 3) });
    expect(await upcomingGames(other, 'wintielose', T0, 5)).toBeUndefined();
    expect(await liveGames(other, 5)).toBeUndefined();
    const db = await partial(GAMES, { 'page:home': ids(1, 2) });
    expect(await upcomingGames(db, 'wintielose', T0 + 40 * MINUTE, 5)).toBeUndefined();
  });

  it('NAV-14 no game is in play while all that were named still wait; who knows once one of them has gone', async () => {
    const db = await partial(GAMES, { 'page:home': ids(1, 2) });
    expect(await liveGames(db, 5)).toEqual({ games: [], total: undefined });
    const gone = await partial(GAMES, { 'page:home': ids(1, 9) });
    expect(await liveGames(gone, 5)).toBeUndefined();
  });
});
