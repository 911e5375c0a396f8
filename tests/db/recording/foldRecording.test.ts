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
import { sharedPorts } from '../../../src/db/log/sharedRecords.ts';
import { base64Of } from '../../../src/db/packing/base64.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { RecordedState } from '../../../src/db/recording/recordedState.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import {
  SHARED,
  type EntryBody,
  type LoggedRecord,
  type RecordingEntry,
} from '../../../src/domain/recording/recording.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { anyFeedEvent } from '../../support/engine/feedArbitraries.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';
import { act, opened, written } from '../../support/recording/recordings.ts';

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
async function recorded(
  batches: readonly (readonly FeedEvent[])[],
  keyframes = 0,
  others: readonly (readonly EntryBody[])[] = [],
) {
  const { db } = openDatabases();
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: ['n'] }, T0);
  const digests: string[] = [];
  const digestNow = async () => RecordedState.at({ keyframe: 0, at: T0, ...(await rowsOf(db)) }).digest;
  const members = await written(async (sink) => {
    sink.keyframe(await rowsOf(db), T0);
    digests.push(await digestNow());
    // Of what no database was told, its keyframes come from what the entries come to.
    const played = RecordedState.at({ keyframe: 0, at: T0, ...(await rowsOf(db)) });
    const say = (body: EntryBody, at: number) => played.apply({ n: sink.entry(body, at), at, ...body });
    let offset = 0;
    for (const [index, batch] of batches.entries()) {
      const events = batch.map((event) => ({ offset: (offset += 1), event }));
      await ingestFeed(db, { epoch: 'e1', events }, T0 + index);
      say(await commitOf(db), T0 + index);
      for (const body of others[index] ?? []) say(body, T0 + index);
      if (keyframes > 0 && index % keyframes === keyframes - 1)
        sink.keyframe(others.length > 0 ? played.rows() : await rowsOf(db), T0 + index);
      digests.push(await digestNow());
    }
    await sink.end(others.length === 0 ? digests.at(-1) : '');
  });
  return { db, digests, recording: await opened(joinBytes(members)) };
}

const anyBatches = fc.array(fc.array(anyFeedEvent, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });

/** What says nothing of games or boards. */
const anyOther = fc.constantFrom<EntryBody>(
  act('/a'),
  { kind: 'commit', db: 'member', put: { settings: [{ key: 'autoLogoutMin', value: 30 }] } },
  { kind: 'commit', db: 'house', put: { settings: [{ key: 'followed', value: ['all'] }] } },
  { kind: 'commit', db: 'house', gone: { settings: ['followed'] } },
  { kind: 'commit', db: 'house', cleared: ['checkpoints'] },
);

/** A game's row in which reading its prices counts. */
function countedRow(n: number) {
  const { row } = packFixture(sampleFixture(n));
  const counted = { ...row, reads: 0 };
  return Object.defineProperty(counted, 'state', {
    enumerable: true,
    get: () => {
      counted.reads += 1;
      return row.state;
    },
  });
}

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

  it('RCD-11 RCD-17 are from anywhere to anywhere what playing each entry comes to, also where they are read later', async () => {
    const anySeek = fc.record({ place: fc.nat({ max: 40 }), isFresh: fc.boolean(), isRead: fc.boolean() });
    const anyOthers = fc.array(fc.array(anyOther, { maxLength: 3 }), { minLength: 1, maxLength: 12 });
    const anySeeks = fc.array(anySeek, { minLength: 1, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(anyBatches, anyOthers, anySeeks, async (batches, others, seeks) => {
        const { recording } = await recorded(batches, 4, others);
        const first = await recording.keyframeBefore(0);
        const played = first === undefined ? new RecordedState() : RecordedState.at(first);
        const digests = [played.digest];
        for (const entry of await recording.read(0, recording.entries)) {
          played.apply(entry);
          digests.push(played.digest);
        }
        const fold = foldRecording(recording);
        const states: RecordedState[] = [];
        for (const { place, isFresh, isRead } of seeks) {
          const n = Math.min(place, recording.entries);
          const state = await fold.stateAt(n, isFresh);
          if (isRead) expect(state.digest).toBe(digests[n]);
          states.push(state);
          // Folded on as the player does it: from a copy.
          const on = state.copy();
          on.applyAll(await recording.read(n, Math.min(n + 3, recording.entries)));
          expect(on.digest).toBe(digests[on.n]);
        }
        for (const state of states.toReversed()) expect(state.digest).toBe(digests[state.n]);
      }),
      { numRuns: 25 },
    );
  });

  it('RCD-17 make nothing of a game that nobody asks for, whatever stands between its prices', () => {
    const rows = [countedRow(1), countedRow(2)];
    const state = RecordedState.at({ keyframe: 0, at: T0, house: { fixtures: rows }, member: {} });
    const entries = Array.from({ length: 30 }, (_, n): RecordingEntry => {
      const at = T0 + n;
      if (n % 3 === 2) return { n, at, ...act('/a') };
      if (n % 3 === 1)
        return { n, at, kind: 'commit', db: 'house', put: { settings: [{ key: 'news', value: [`${n}`] }] } };
      const packed = packEvents([oddsChanged(1, n + 2, 150 + n, at), oddsChanged(2, n + 2, 250 + n, at)]);
      const row = { stream: 'events', epoch: 'e1', from: n, to: n, at, packed } as const;
      return { n, at, kind: 'commit', db: 'house', log: [loggedOffer(row)] };
    });
    state.applyAll(entries);
    expect(rows.map(({ reads }) => reads)).toEqual([0, 0]);
    expect(state.fixtureOf(fixtureIdOf(1))?.markets[0]?.selections[0]?.odds).toBe(177);
    expect(rows[0]?.reads).toBeGreaterThan(0);
    expect(rows[1]?.reads).toBe(0);
    const packed = packEvents([oddsChanged(1, 99, 199)]);
    const row = { stream: 'events', epoch: 'e1', from: 30, to: 30, at: T0, packed } as const;
    // What was told before is held on to no longer than until more is told.
    state.copy().applyAll([{ n: 30, at: T0 + 30, kind: 'commit', db: 'house', log: [loggedOffer(row)] }]);
    expect(rows[1]?.reads).toBeGreaterThan(0);
    const played = RecordedState.at({ keyframe: 0, at: T0, house: { fixtures: [1, 2].map(countedRow) }, member: {} });
    for (const entry of entries) played.apply(entry);
    expect(state.row('house', 'fixtures', fixtureIdOf(2))).toEqual(played.row('house', 'fixtures', fixtureIdOf(2)));
  });

  it('RCD-17 say of which entry it was that could not be read, whatever came behind it', () => {
    const state = new RecordedState();
    const packed = { columns: '%', fixtures: '', selections: '', others: '[]' };
    const record = { stream: 'events', epoch: 'e1', from: 7, to: 8, at: T0, packed } as const;
    state.applyAll([
      { n: 0, at: T0, ...act('/a') },
      { n: 1, at: T0, kind: 'commit', db: 'house', log: [{ ...record, packed: { ...packed, columns: 'AAAA' } }] },
      { n: 2, at: T0, ...act('/b') },
      { n: 3, at: T0, ...act('/c') },
    ]);
    expect(state.problems).toEqual([{ n: 1, detail: 'events 7 to 8 cannot be read' }]);
  });

  it('RCD-7 take no room for events that a file only says it has', () => {
    const { columns, ...texts } = packEvents([oddsChanged(1, 2, 150)]);
    const events = sharedPorts.share({ columns: base64Of(columns), ...texts });
    const said = { stream: 'events', epoch: 'e1', from: 1, to: 1_000_000_000, at: T0 } as const;
    const record: LoggedRecord = { ...said, [SHARED]: { events, first: 0, count: 1_000_000_000 } };
    const state = new RecordedState();
    state.applyAll([{ n: 0, at: T0, kind: 'commit', db: 'house', log: [record] }]);
    expect(state.problems).toEqual([{ n: 0, detail: 'events 1 to 1000000000 cannot be read' }]);
  });
});
