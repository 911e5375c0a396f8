/** States of a recording against the database it was recorded from: the same rows, and the same digest whichever way one comes there. */
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { allowRows } from '../../../src/db/recording/allowedRows.ts';
import { countedPseudonyms } from '../../../src/db/recording/pseudonyms.ts';
import { difference, foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { loggedOffer } from '../../../src/db/recording/loggedRecord.ts';
import { canonicalJson } from '../../../src/db/recording/stateDigest.ts';
import { KeptStates } from '../../../src/db/recording/keptStates.ts';
import { RecordedState } from '../../../src/db/recording/recordedState.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import type { EntryBody } from '../../../src/domain/recording/recording.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { anyFeedEvent } from '../../support/engine/feedArbitraries.ts';
import { oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';
import { opened, written } from '../../support/recording/recordings.ts';

const SHOWN = ['checkpoints', 'settings', 'fixtures', 'boards'] as const;

const allowed = allowRows(countedPseudonyms());
const told = async (db: HanpanDatabase, name: string): Promise<unknown[]> =>
  (await db.table(name).toArray()).flatMap((row) => allowed.row('house', name, row) ?? []);

async function rowsOf(db: HanpanDatabase) {
  const rows = await Promise.all(SHOWN.map(async (name) => [name, await told(db, name)] as const));
  return { house: Object.fromEntries<unknown[]>(rows), member: {} };
}

/** What a commit of a batch is in a recording: its log record, and what does not follow from it. */
async function commitOf(db: HanpanDatabase): Promise<EntryBody> {
  const last = await db.log.toCollection().last();
  const put = { checkpoints: await told(db, 'checkpoints'), settings: await told(db, 'settings') };
  return { kind: 'commit', db: 'house', put, ...(last?.stream === 'events' ? { log: [loggedOffer(last)] } : {}) };
}

/** Stores batches in a database and records what was committed, with the digests of the database itself. */
async function recorded(batches: readonly (readonly FeedEvent[])[], keyframes = 0) {
  const { db } = openDatabases();
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: ['n'] }, T0);
  const digests: string[] = [];
  const digestNow = async () => RecordedState.at({ keyframe: 0, at: T0, ...(await rowsOf(db)) }).digest;
  const members = await written(async (sink) => {
    sink.keyframe(await rowsOf(db), T0);
    digests.push(await digestNow());
    let offset = 0;
    for (const [index, batch] of batches.entries()) {
      const events = batch.map((event) => ({ offset: (offset += 1), event }));
      await ingestFeed(db, { epoch: 'e1', events }, T0 + index);
      sink.entry(await commitOf(db), T0 + index);
      if (keyframes > 0 && index % keyframes === keyframes - 1) sink.keyframe(await rowsOf(db), T0 + index);
      digests.push(await digestNow());
    }
    await sink.end(digests.at(-1));
  });
  return { db, digests, recording: await opened(joinBytes(members)) };
}

const anyBatches = fc.array(fc.array(anyFeedEvent, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });

describe('states of a recording', () => {
  it('RCD-10 are what the database held after each commit', async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches, async (batches) => {
        const { db, digests, recording } = await recorded(batches);
        const state = await foldRecording(recording).stateAt(Infinity);
        expect(state.problems).toEqual([]);
        const sorted = (rows: Iterable<unknown>) => [...rows].map(canonicalJson).toSorted();
        for (const name of SHOWN) {
          expect(sorted(state.table('house', name).values())).toEqual(sorted(await told(db, name)));
        }
        const fold = foldRecording(recording);
        for (const [n, digest] of digests.entries()) expect((await fold.stateAt(n)).digest).toBe(digest);
      }),
      { numRuns: 15 },
    );
  });

  it('RCD-11 are the same by whichever way one comes to an entry', async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches, fc.array(fc.nat({ max: 14 }), { maxLength: 20 }), async (batches, places) => {
        const { digests, recording } = await recorded(batches, 3);
        const fold = foldRecording(recording);
        for (const place of places) {
          const n = Math.min(place, digests.length - 1);
          const state = await fold.stateAt(n);
          expect(state.n).toBe(n);
          expect(state.digest).toBe(digests[n]);
          expect((await fold.stateAt(n, true)).digest).toBe(digests[n]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('RCD-12 differ by what makes the one of the other', async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches, async (batches) => {
        const { digests, recording } = await recorded(batches);
        const fold = foldRecording(recording);
        for (const [from, to] of [
          [0, digests.length - 1],
          [digests.length - 1, 0],
        ] as const) {
          const before = await fold.stateAt(from);
          const changes = difference(before, await fold.stateAt(to));
          for (const { db, table, put, gone } of changes) {
            before.apply({ n: 0, at: 0, kind: 'commit', db, gone: { [table]: [...gone] }, put: { [table]: [...put] } });
          }
          expect(before.digest).toBe(digests[to]);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('RCD-15 are near another that is kept, in so many bytes, and kept ones stay what they were', async () => {
    const batches = Array.from({ length: 60 }, (_, n) => [oddsChanged(1 + (n % 2), n + 2, 150 + n, T0 + n)]);
    const { digests, recording } = await recorded(batches);
    const first = await recording.keyframeBefore(0);
    const kept = new KeptStates(0, 30_000);
    const state = first === undefined ? new RecordedState() : RecordedState.at(first);
    kept.keep(state);
    for (const entry of await recording.read(0, recording.entries)) {
      state.apply(entry);
      kept.keep(state);
      expect(kept.bytes).toBeLessThanOrEqual(30_000);
    }
    expect(kept.size).toBeGreaterThan(3);
    expect(kept.size).toBeLessThan(60);
    expect(kept.before(0)?.n).toBe(0);
    const fold = foldRecording(recording, kept);
    for (const n of [60, 0, 31, 30, 59, 2, 45]) {
      expect((await fold.stateAt(n)).digest).toBe(digests[n]);
      const near = kept.before(n);
      expect(near?.digest).toBe(digests[near?.n ?? -1]);
    }
  });
});
