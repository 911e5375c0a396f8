import fc from 'fast-check';
import { liveQuery } from 'dexie';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { topicOfFixture, type Topic } from '../../../src/domain/events/topics.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { StreamBatch } from '../../../src/db/log/admit.ts';
import { ALL_TOPICS, followedTopics, placeIn } from '../../../src/db/records/followedTopics.ts';
import { ingestFeed, swapFeedImage, swapTopicImage } from '../../../src/db/ingest/ingestFeed.ts';
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import { rebuild } from '../../support/engine/rebuild.ts';
import { retain } from '../../../src/db/care/retention.ts';
import { settle } from '../../support/engine/manualClock.ts';
import { loggedEvents } from '../../support/engine/loggedEvents.ts';
import { openDatabases, projectionsOf } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const EPOCH = 'e1';
const batchOf = (from: number, events: (FeedEvent | null)[], epoch = EPOCH): StreamBatch<FeedEvent> => ({
  epoch,
  events: events.map((event, index) => ({ offset: from + index, event })),
});

async function withImage(fixtures = 3): Promise<HanpanDatabase> {
  const { db } = openDatabases();
  const all = Array.from({ length: fixtures }, (_, n) => sampleFixture(n + 1));
  await swapFeedImage(db, { position: { epoch: EPOCH, offset: 0 }, fixtures: all, news: ['hello'] }, T0);
  return db;
}

const homeOdds = async (db: HanpanDatabase, n: number) =>
  (await readFixtures(db, [fixtureIdOf(n)]))[0]?.markets[0]?.selections[0]?.odds;

describe('ingestFeed', () => {
  it('LAW-4 stores events, projection, log and checkpoint together', async () => {
    const db = await withImage();
    const outcome = await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190), oddsChanged(2, 2, 200)]), T0 + 1);
    expect(outcome).toEqual({ kind: 'applied', position: { epoch: EPOCH, offset: 2 } });
    expect(await homeOdds(db, 1)).toBe(190);
    expect(await db.checkpoints.get('events')).toMatchObject({ epoch: EPOCH, offset: 2 });
    expect(await db.log.toArray()).toMatchObject([{ stream: 'events', from: 1, to: 2 }]);
  });

  it.each(['log', 'checkpoints', 'boards', 'fixtures'] as const)(
    'LAW-4 leaves nothing behind when the write of %s fails midway',
    async (table) => {
      const db = await withImage();
      const before = await projectionsOf(db);
      const fail = () => {
        throw new Error('crash');
      };
      db.table(table).hook('creating', fail);
      db.table(table).hook('updating', fail);
      const closed: FeedEvent = { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(3) } };
      await expect(ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190), closed]), T0)).rejects.toThrow();
      db.table(table).hook('creating').unsubscribe(fail);
      db.table(table).hook('updating').unsubscribe(fail);
      expect(await projectionsOf(db)).toEqual(before);
      expect(await db.log.count()).toBe(0);
      expect(await db.checkpoints.get('events')).toMatchObject({ offset: 0 });
      // The same batch fits afterwards: nothing was half applied.
      expect(await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190), closed]), T0)).toMatchObject({ kind: 'applied' });
    },
  );

  it('S-7 drops what is repeated, refuses a gap and another epoch', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    expect(await ingestFeed(db, batchOf(1, [oddsChanged(1, 3, 999)]), T0)).toEqual({ kind: 'nothingNew' });
    expect(await ingestFeed(db, batchOf(3, [oddsChanged(1, 3, 999)]), T0)).toEqual({ kind: 'discontinuous' });
    expect(await ingestFeed(db, batchOf(2, [oddsChanged(1, 3, 999)], 'e2'), T0)).toEqual({ kind: 'discontinuous' });
    expect(await homeOdds(db, 1)).toBe(190);
    expect(await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 999), oddsChanged(1, 3, 210)]), T0)).toMatchObject({
      kind: 'applied',
    });
    expect(await homeOdds(db, 1)).toBe(210);
  });

  it('S-9 counts an unreadable event as applied', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [null, oddsChanged(1, 2, 190)]), T0);
    expect(await db.checkpoints.get('events')).toMatchObject({ offset: 2 });
    expect((await db.log.toArray()).flatMap(loggedEvents)).toHaveLength(1);
  });

  it('SYN-02 keeps boards in step, and leaves the row alone when only a price moved', async () => {
    const db = await withImage();
    const board = () => db.boards.get('wintielose');
    const ids = async () => (await board())?.entries.map((entry) => entry.fixtureId);
    let emissions = 0;
    const watch = liveQuery(board).subscribe(() => {
      emissions += 1;
    });
    await settle(5);
    const seen = emissions;
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    await settle(5);
    expect(emissions).toBe(seen);
    await ingestFeed(
      db,
      batchOf(2, [
        { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(2) } },
        { type: 'FixtureOpened', at: T0, data: { fixture: sampleFixture(9) } },
        { type: 'FixtureChanged', at: T0, data: { fixtureId: fixtureIdOf(3), status: 'inPlay', startAt: T0 } },
      ]),
      T0,
    );
    await settle(5);
    watch.unsubscribe();
    expect(emissions).toBe(seen + 1);
    expect((await ids())?.toSorted()).toEqual(['f1', 'f9']);
    expect(await db.fixtures.get(fixtureIdOf(2))).toBeUndefined();
  });

  it('SYN-04 does not wake a query of another fixture, however many rows a batch changes', async () => {
    const db = await withImage(121);
    let emissions = 0;
    const watch = liveQuery(() => db.fixtures.get(fixtureIdOf(121))).subscribe(() => {
      emissions += 1;
    });
    await settle(8);
    const seen = emissions;
    await ingestFeed(
      db,
      batchOf(
        1,
        Array.from({ length: 120 }, (_, n) => oddsChanged(n + 1, 2, 190)),
      ),
      T0,
    );
    await settle(8);
    watch.unsubscribe();
    expect(seen).toBe(1);
    expect(emissions).toBe(seen);
  });

  it('S-4 swaps an image in at once: fixtures gone from it are gone, the log starts again', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    await swapFeedImage(db, { position: { epoch: 'e2', offset: 40 }, fixtures: [sampleFixture(7)], news: [] }, T0);
    expect((await db.fixtures.toArray()).map((fixture) => fixture.fixtureId)).toEqual(['f7']);
    expect(await db.log.count()).toBe(0);
    expect(await db.checkpoints.get('events')).toMatchObject({ epoch: 'e2', offset: 40 });
  });

  it('S-25 a partial offer that is sent everything in frames is whole, and asks for nothing more', async () => {
    const { db } = openDatabases();
    const position = { epoch: EPOCH, offset: 5 };
    const game = topicOfFixture(fixtureIdOf(1));
    const part = { position, fixtures: [sampleFixture(1)], news: [], topics: new Set([game]), pages: {} };
    await swapFeedImage(db, part, T0);
    expect((await placeIn(db, new Set([game]), true)).behind).toEqual(new Set(['all']));
    const all = { position, topics: ALL_TOPICS, fixtures: [1, 2, 3].map((n) => sampleFixture(n)) };
    expect(await swapTopicImage(db, all, T0 + 1)).toBe('stored');
    expect(await readPartial(db)).toBeUndefined();
    expect((await placeIn(db, new Set([game]), true)).behind).toEqual(new Set());
  });
});

describe('images of topics that come beside each other', () => {
  it('S-20 S-26 one takes nothing from what another has made followed since', async () => {
    const { db } = openDatabases();
    const position = { epoch: EPOCH, offset: 5 };
    const [one, other, third] = [1, 2, 3].map((n) => topicOfFixture(fixtureIdOf(n)));
    const image = (n: number, topic: Topic) => ({ position, topics: new Set([topic]), fixtures: [sampleFixture(n)] });
    await swapFeedImage(db, { ...image(1, one!), news: [] }, T0);
    await swapTopicImage(db, image(2, other!), T0 + 1);
    await swapTopicImage(db, image(3, third!), T0 + 2);
    expect(await followedTopics(db)).toEqual(new Set([one, other, third]));
  });
});

describe('rebuild', () => {
  it('SYN-02 comes to equal projections from snapshot and log, before and after compaction', async () => {
    const db = await withImage(5);
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190), oddsChanged(2, 2, 250)]), T0);
    await ingestFeed(
      db,
      batchOf(3, [
        { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(4) } },
        { type: 'NewsPublished', at: T0, data: { news: [{ id: '1', contents: 'new' }] } },
        {
          type: 'ScoreChanged',
          at: T0,
          data: { fixtureId: fixtureIdOf(5), score: { period: 1, clockSeconds: 5, home: 1, away: 0 } },
        },
      ]),
      T0,
    );
    const before = await projectionsOf(db);
    await db.fixtures.clear();
    await db.boards.clear();
    expect(await rebuild(db)).toMatchObject({ events: 'rebuilt' });
    expect(await projectionsOf(db)).toEqual(before);

    expect(await retain(db, T0 + 1, { maxBatches: 1, maxAgeMs: 1e9, maxBets: 10 })).toEqual(['events']);
    expect(await db.log.count()).toBe(0);
    await ingestFeed(db, batchOf(6, [oddsChanged(1, 3, 195)]), T0);
    const after = await projectionsOf(db);
    await db.fixtures.clear();
    await rebuild(db);
    expect(await projectionsOf(db)).toEqual(after);
    expect(await homeOdds(db, 1)).toBe(195);
  });

  it('LAW-4 drops what the log cannot prove, checkpoint included, so that an image is sent', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    await ingestFeed(db, batchOf(2, [oddsChanged(1, 3, 195)]), T0);
    await db.log.limit(1).delete();
    expect(await rebuild(db)).toMatchObject({ events: 'dropped' });
    expect(await db.checkpoints.get('events')).toBeUndefined();
  });

  it('SYN-02 compacts by age as well as by count', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    const limits = { maxBatches: 100, maxAgeMs: 1_000, maxBets: 10 };
    expect(await retain(db, T0 + 999, limits)).toEqual([]);
    expect(await retain(db, T0 + 1_001, limits)).toEqual(['events']);
  });
});

describe('a full disk', () => {
  it('D1 gives the log up first, then goes on without one and says so', async () => {
    const db = await withImage();
    await ingestFeed(db, batchOf(1, [oddsChanged(1, 2, 190)]), T0);
    let refusals = 0;
    const full = () => {
      refusals += 1;
      throw new DOMException('full', 'QuotaExceededError');
    };
    db.log.hook('creating', full);
    expect(await ingestFeed(db, batchOf(2, [oddsChanged(1, 3, 195)]), T0)).toMatchObject({ kind: 'applied' });
    db.log.hook('creating').unsubscribe(full);
    expect(refusals).toBe(2);
    expect(await homeOdds(db, 1)).toBe(195);
    expect(await db.checkpoints.get('events')).toMatchObject({ offset: 2 });
    expect(await db.quarantine.toArray()).toMatchObject([{ source: 'storage', kind: 'quota' }]);
    expect(await rebuild(db)).toMatchObject({ events: 'dropped' });
  });
});

describe('any delivery', () => {
  it('SYN-05 duplicates, gaps, cuts and reconnects lead to the projection of a clean run', async () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ n: fc.integer({ min: 1, max: 4 }), odds: fc.integer({ min: 101, max: 999 }) }),
        fc.constantFrom('close' as const, 'open' as const),
      ),
      { minLength: 1, maxLength: 25 },
    );
    const cuts = fc.array(fc.tuple(fc.nat(30), fc.nat(8)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(events, cuts, async (script, deliveries) => {
        const history = script.map((step, index): FeedEvent => {
          if (step === 'close') return { type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(2) } };
          if (step === 'open') return { type: 'FixtureOpened', at: T0, data: { fixture: sampleFixture(2) } };
          return oddsChanged(step.n, index + 2, step.odds);
        });
        const clean = await withImage();
        await ingestFeed(clean, batchOf(1, history), T0);
        const faulty = await withImage();
        for (const [start, length] of deliveries) {
          const slice = history.slice(start, start + length);
          if (slice.length > 0) await ingestFeed(faulty, batchOf(start + 1, slice), T0);
        }
        const { offset } = (await faulty.checkpoints.get('events'))!;
        const rest = history.slice(offset);
        if (rest.length > 0) await ingestFeed(faulty, batchOf(offset + 1, rest), T0);
        expect(await projectionsOf(faulty)).toEqual(await projectionsOf(clean));
        const logged = (await faulty.log.toArray()).flatMap(loggedEvents);
        expect(logged).toHaveLength(history.length);
        await Promise.all([clean.delete(), faulty.delete()]);
      }),
      { numRuns: 25 },
    );
  });
});
