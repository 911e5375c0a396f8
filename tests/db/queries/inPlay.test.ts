/** What the list of the in-play page names, from a real local database. */
import { describe, expect, it } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { boardsOf } from '../../../src/db/projections/boards.ts';
import { inPlayList } from '../../../src/db/queries/inPlay.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;
const ids = (entries: readonly { readonly fixtureId: string }[] | undefined) =>
  entries?.map(({ fixtureId }) => fixtureId);

describe('INP-3 BRD-5 the games in play', () => {
  it('are unknown before the first image', async () => {
    const { db } = openDatabases();
    expect(await inPlayList(db, T0)).toBeUndefined();
  });

  it('IDX-3 IDX-4 are those that are only named too, so that they can be looked at', async () => {
    const { db } = openDatabases();
    const playing = { status: 'inPlay', turnsInPlay: true, startAt: T0 - MINUTE } as const;
    const [here, named] = [sampleFixture(1, playing), sampleFixture(2, playing)];
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures: [here], news: [] }, T0);
    await db.settings.put({ key: 'partial', value: { pages: {} } });
    await db.namedBoards.bulkPut(boardsOf([named]));
    const list = await inPlayList(db, T0);
    expect(ids(list?.playing)).toEqual([here.fixtureId, named.fixtureId]);
    expect(list).toMatchObject({ isWhole: true, counts: { all: 2 } });
  });

  it('S-25 IDX-3 are not all there are before the others are named, and the next may be one of those', async () => {
    const { db } = openDatabases();
    const [here, sooner] = [sampleFixture(1, { startAt: T0 + 9 * MINUTE }), sampleFixture(2, { startAt: T0 + MINUTE })];
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures: [here], news: [] }, T0);
    await db.settings.put({ key: 'partial', value: { pages: {} } });
    expect(await inPlayList(db, T0)).toMatchObject({ isWhole: false, playing: [] });
    await db.namedBoards.bulkPut(boardsOf([sooner]));
    const list = await inPlayList(db, T0);
    expect(list).toMatchObject({ isWhole: true, playing: [] });
    expect(ids(list?.next)).toEqual([sooner.fixtureId, here.fixtureId]);
  });

  it('of each sport the first three that start next, however many are named', async () => {
    const { db } = openDatabases();
    const fixtures = [SPORT.football, SPORT.baseball].flatMap((sportId, of) =>
      [5, 4, 3, 2, 1].map((minutes) =>
        sampleFixture(of * 10 + minutes, { sportId, startAt: T0 + minutes * MINUTE + of }),
      ),
    );
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
    const next = (await inPlayList(db, T0))?.next ?? [];
    expect(next.map(({ sportId, startAt }) => [sportId, Math.floor((startAt - T0) / MINUTE)])).toEqual(
      [1, 2, 3].flatMap((minutes) => [SPORT.football, SPORT.baseball].map((sportId) => [sportId, minutes])),
    );
  });

  it('with those that start next, and how many of each sport; one that ends leaves', async () => {
    const { db } = openDatabases();
    const playing = { status: 'inPlay', turnsInPlay: true, startAt: T0 - MINUTE } as const;
    const fixtures = [
      sampleFixture(1, { ...playing, sportId: SPORT.football }),
      sampleFixture(2, { ...playing, sportId: SPORT.baseball }),
      sampleFixture(3, { startAt: T0 + 9 * MINUTE }),
      sampleFixture(4, { startAt: T0 + 5 * MINUTE }),
    ];
    const [football, baseball, late, soon] = fixtures.map(({ fixtureId }) => fixtureId);
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
    const list = await inPlayList(db, T0);
    expect(new Set(ids(list?.playing))).toEqual(new Set([football, baseball]));
    expect(ids(list?.next)).toEqual([soon, late]);
    expect(list).toMatchObject({ isWhole: true, counts: { all: 2, football: 1, baseball: 1, volleyball: 0 } });
    expect(ids((await inPlayList(db, T0 + 6 * MINUTE))?.next)).toEqual([late]);

    const { startAt } = playing;
    const ended = { fixtureId: football!, startAt, status: 'finished' } as const;
    const event = { type: 'FixtureChanged', at: T0, data: ended } as const;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event }] }, T0);
    expect(ids((await inPlayList(db, T0))?.playing)).toEqual([baseball]);
  });
});
