/** PSH-6: storing what tabs were told already: later, and marked as one; otherwise as ever. */
import { liveQuery } from 'dexie';
import { describe, expect, it } from 'vitest';
import { storeFollowed } from '../../../src/db/records/followedTopics.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { readFixturesAsOf, readFollowedFixtures } from '../../../src/db/queries/fixtures.ts';
import { createCommitBatcher } from '../../../src/worker/streams/commitBatcher.ts';
import { manualClock, settle } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

describe('PSH-6 what tabs were told', () => {
  function gathering(isTold: () => boolean) {
    const clock = manualClock();
    const stored: number[] = [];
    const batcher = createCommitBatcher<string>({
      clock,
      isTold,
      store: ({ events }) => {
        stored.push(events.length);
        return Promise.resolve({ kind: 'nothingNew' });
      },
      onFailed: () => undefined,
    });
    let offset = 0;
    const add = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await batcher.add({ epoch: 'e1', offset: (offset += 1) }, 'a');
    };
    return { clock, stored, batcher, add };
  }

  it.each([
    { isTold: true, events: 49, ms: 100 },
    { isTold: true, events: 50, ms: 300 },
    { isTold: false, events: 50, ms: 33 },
  ])('told: $isTold, $events events are stored $ms ms after the first of them', async ({ isTold, events, ms }) => {
    const { clock, stored, add } = gathering(() => isTold);
    await add(events - 1);
    await clock.advance(32);
    await add(1);
    await clock.advance(ms - 33);
    expect(stored).toEqual([]);
    await clock.advance(1);
    expect(stored).toEqual([events]);
  });

  it('is stored 100 ms after the first of it if nobody is told any more by then', async () => {
    let isTold = true;
    const { clock, stored, add } = gathering(() => isTold);
    await add(50);
    isTold = false;
    await clock.advance(100);
    expect(stored).toEqual([50]);
  });

  it('PSH-5 is stored at once when somebody waits for it, and what comes then waits for its own time', async () => {
    const { clock, stored, batcher, add } = gathering(() => true);
    await add(60);
    await clock.advance(150);
    await batcher.flush();
    expect(stored).toEqual([60]);
    await add(1);
    await clock.advance(99);
    expect(stored).toEqual([60]);
    await clock.advance(1);
    expect(stored).toEqual([60, 1]);
  });

  it.each([
    { isTold: true, byKeys: 49, asWhole: 50 },
    { isTold: false, byKeys: 499, asWhole: 500 },
  ])('told: $isTold, is marked as the whole table from $asWhole rows on', async ({ isTold, byKeys, asWhole }) => {
    const { db } = openDatabases();
    const games = Array.from({ length: asWhole + 1 }, (_, index) => index + 1);
    const image = {
      position: { epoch: 'e1', offset: 0 },
      fixtures: games.map((game) => sampleFixture(game)),
      news: [],
    };
    await swapFeedImage(db, image, T0);
    let runs = 0;
    const watch = liveQuery(() => db.fixtures.get(fixtureIdOf(asWhole + 1))).subscribe(() => {
      runs += 1;
    });
    await settle(8);
    const commit = async (from: number, count: number, version: number) => {
      const events = games
        .slice(0, count)
        .map((game, index) => ({ offset: from + index, event: oddsChanged(game, version, 190) }));
      await ingestFeed(db, { epoch: 'e1', events }, T0, undefined, undefined, isTold);
      await settle(8);
    };
    await commit(1, byKeys, 2);
    expect(runs).toBe(1);
    await commit(byKeys + 1, asWhole, 3);
    expect(runs).toBe(2);
    watch.unsubscribe();
  });

  it('S-20 is read with the position that it stands for and the topics that are followed', async () => {
    const { db } = openDatabases();
    const image = { position: { epoch: 'e1', offset: 4 }, fixtures: [sampleFixture(1)], news: [] };
    await swapFeedImage(db, image, T0);
    expect(await readFixturesAsOf(db, [fixtureIdOf(1), fixtureIdOf(2)])).toMatchObject({
      fixtures: [{ fixtureId: fixtureIdOf(1) }, undefined],
      asOf: { epoch: 'e1', offset: 4 },
      followed: new Set(['all']),
    });
    await db.transaction('rw', [db.settings], () => storeFollowed(db, new Set(['fixture:f2'])));
    const first = await readFixturesAsOf(db, [fixtureIdOf(1)]);
    expect([...first.followed]).toEqual(['fixture:f2']);
    // What reads the same again draws nothing anew.
    expect((await readFollowedFixtures(db, [fixtureIdOf(1)])).followed).toBe(first.followed);
    await db.checkpoints.delete('events');
    expect((await readFixturesAsOf(db, [fixtureIdOf(1)])).asOf).toBeUndefined();
  });
});
