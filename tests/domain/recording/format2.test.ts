/** What a file of today says shorter than the first ones did, and that those open still. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { loggedOffer } from '../../../src/db/recording/loggedRecord.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import { keyframeChanges, keyframeRows } from '../../../src/domain/recording/keyframeChanges.ts';
import { openRecording } from '../../../src/domain/recording/openRecording.ts';
import type { EntryBody, LoggedRecord } from '../../../src/domain/recording/recording.ts';
import { anyFeedEvent } from '../../support/engine/feedArbitraries.ts';
import { oddsChanged, T0 } from '../../support/engine/sampleData.ts';
import { act, all, opened, written } from '../../support/recording/recordings.ts';

/** A commit as a browser stores it: the events, and how far they lead. */
function commit(from: number, events: readonly FeedEvent[], at: number, epoch = 'e1'): EntryBody {
  const to = from + events.length - 1;
  const log: LoggedRecord[] = [loggedOffer({ stream: 'events', epoch, from, to, at, packed: packEvents(events) })];
  return { kind: 'commit', db: 'house', put: { checkpoints: [{ stream: 'events', epoch, offset: to }] }, log };
}

const linesOf = (members: readonly Uint8Array[]) =>
  gunzipSync(joinBytes(members))
    .toString()
    .split('\n')
    .filter((line) => line !== '');

describe('commits of nothing but events of the offer', () => {
  it('RCD-13 stand in one line, and are read as they were given', async () => {
    const batch = fc.record({ events: fc.array(anyFeedEvent, { minLength: 1, maxLength: 4 }), gap: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { minLength: 1, maxLength: 12 }),
        fc.nat(12),
        fc.integer({ min: -3, max: 9 }),
        async (batches, other, late) => {
          const given: { readonly body: EntryBody; readonly at: number }[] = [];
          let from = 1;
          for (const [index, { events, gap }] of batches.entries()) {
            if (index === other) given.push({ body: act('/between'), at: T0 + index });
            from += gap;
            given.push({ body: commit(from, events, T0 + index - late, index > 8 ? 'e2' : 'e1'), at: T0 + index });
            from += events.length;
          }
          const members = await written(async (sink) => {
            sink.keyframe({ house: {}, member: {} }, T0);
            for (const { body, at } of given) sink.entry(body, at);
            await sink.end();
          });
          const recording = await opened(joinBytes(members));
          expect(await recording.check()).toEqual([]);
          const read = await all(recording);
          expect(JSON.parse(JSON.stringify(read))).toEqual(
            given.map(({ body, at }, n) => JSON.parse(JSON.stringify({ n, at, ...body })) as unknown),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('RCD-13 take one line for hundreds, and less than a tenth of what they took', async () => {
    const commits = Array.from({ length: 400 }, (_, n) =>
      commit(n + 1, [oddsChanged(1 + (n % 9), n + 2, 150 + n)], T0 + n),
    );
    const file = async (bodies: readonly EntryBody[]) =>
      written(async (sink) => {
        sink.keyframe({ house: {}, member: {} }, T0);
        for (const [n, body] of bodies.entries()) sink.entry(body, T0 + n);
        await sink.end();
      });
    const run = await file(commits);
    // A row beside them is what cannot be said in a run.
    const apart = await file(commits.map((one) => (one.kind === 'commit' ? { ...one, gone: { looks: ['t'] } } : one)));
    expect(linesOf(run).filter((line) => line.includes('"run":400'))).toHaveLength(1);
    expect(joinBytes(run).length).toBeLessThan(joinBytes(apart).length / 4);
  });

  it('RCD-13 that no code can pack together stand on lines of their own', async () => {
    const broken = commit(1, [oddsChanged(1, 2, 150)], T0);
    const record = broken.kind === 'commit' ? broken.log?.[0] : undefined;
    const packed = { columns: '!', fixtures: '', selections: '', others: '[]' };
    const bodies = [{ ...broken, log: [{ ...record, packed }] } as EntryBody, commit(2, [oddsChanged(1, 3, 160)], T0)];
    const members = await written(async (sink) => {
      sink.keyframe({ house: {}, member: {} }, T0);
      for (const body of bodies) sink.entry(body, T0);
      await sink.end();
    });
    expect(linesOf(members).some((line) => line.includes('"run"'))).toBe(false);
    const recording = await opened(joinBytes(members));
    expect((await all(recording)).map(({ kind }) => kind)).toEqual(['commit', 'commit']);
    const state = await foldRecording(recording).stateAt(2);
    expect(state.problems.map(({ detail }) => detail)).toEqual(['events 1 to 1 cannot be read']);
  });
});

describe('a keyframe behind the first', () => {
  const value = fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 3 }));
  const row = fc.oneof(
    fc.dictionary(fc.constantFrom('id', 'about', 'state'), value),
    fc.record({ id: fc.constantFrom('a', 'b', 'c'), about: value, state: value }),
  );
  const rows = fc.record({
    house: fc.dictionary(fc.constantFrom('fixtures', 'boards', 'settings'), fc.array(row, { maxLength: 6 })),
    member: fc.dictionary(fc.constantFrom('bets', 'slips'), fc.array(row, { maxLength: 3 })),
  });
  const texts = (all: { house: object; member: object }) =>
    [all.house, all.member].map((tables) =>
      Object.entries(tables)
        .map(([table, some]) => [table, (some as unknown[]).map((one) => canonical(one)).toSorted()] as const)
        .filter(([, some]) => some.length > 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const canonical = (one: unknown) =>
    JSON.stringify(Object.entries(one as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

  it('RCD-14 says what is other than in it, and comes to the same rows', () => {
    fc.assert(
      fc.property(rows, rows, (base, later) => {
        const said = JSON.parse(JSON.stringify(keyframeChanges(base, later))) as ReturnType<typeof keyframeChanges>;
        const read = keyframeRows(base, said);
        expect(read === undefined ? undefined : texts(read)).toEqual(texts(later));
      }),
    );
  });

  it('RCD-14 that speaks of rows the first one has not is told, and the first one serves', async () => {
    const games = (odds: number) => [
      { key: 'news', value: [`${odds}`] },
      { key: 'followed', value: ['all'] },
    ];
    const members = await written(async (sink) => {
      sink.keyframe({ house: { settings: games(1) }, member: {} }, T0);
      sink.entry(act('/a'), T0);
      sink.keyframe({ house: { settings: games(2) }, member: {} }, T0);
      await sink.end();
    });
    const recording = await opened(joinBytes(members));
    expect((await recording.keyframeBefore(1))?.house['settings']).toEqual(games(2));
    expect(linesOf(members).filter((line) => line.includes('"followed"'))).toHaveLength(1);
    expect(
      keyframeRows(
        { house: {}, member: {} },
        { house: {}, member: {}, changed: { house: { settings: [[3, {}]] }, member: {} } },
      ),
    ).toBeUndefined();
  });
});

describe('a file of format 1', () => {
  it('RCD-16 opens, plays and comes to its digests', async () => {
    const bytes = readFileSync(path.resolve(import.meta.dirname, '../../recordings/hanpan/format-1.hanpan'));
    expect(gunzipSync(bytes).toString().slice(0, 20)).toContain('"hanpan":1');
    const { schemaEpoch: _today, ...ports } = webPorts;
    const file = await openRecording(new Uint8Array(bytes), ports);
    if (!file.ok) throw new Error(file.failure.detail);
    const recording = file.value;
    expect(recording).toMatchObject({ header: { hanpan: 2 }, entries: 640, problems: [] });
    expect(await recording.check()).toEqual([]);
    const fold = foldRecording(recording);
    for await (const { first, entries, digest } of recording.blocks())
      expect((await fold.stateAt(first + entries.length)).digest).toBe(digest);
    expect((await fold.stateAt(Infinity)).digest).toBe(recording.end?.digest);
  });
});
