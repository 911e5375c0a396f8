/** The file of a recording: what is written is read, from any place of it, and is a text to every other tool. */
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { act, all, header, opened, someActs, written } from '../../support/recording/recordings.ts';
import { readFrame } from '../../../src/domain/recording/memberFrame.ts';
import { T0 } from '../../support/engine/sampleData.ts';

describe('a recording', () => {
  it('RCD-1 is lines to whoever unpacks it', async () => {
    const text = gunzipSync(joinBytes(await someActs(3))).toString();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines[0]).toEqual(header);
    expect(lines[1]).toMatchObject({ keyframe: 0 });
    expect(lines[2]).toMatchObject({ block: 0, first: 0, count: 3, from: T0, until: T0 + 2_000 });
    expect(lines.slice(3, 6)).toMatchObject([{ n: 0 }, { n: 1 }, { n: 2 }]);
    expect(lines[6]).toMatchObject({ end: true, entries: 3, digest: 'd'.repeat(16) });
  });

  it.each([0, 1, 255, 256, 257, 1_000])('RCD-5 gives %i entries back, from any to any', async (count) => {
    const recording = await opened(joinBytes(await someActs(count)));
    expect(recording).toMatchObject({ entries: count, header, problems: [], end: { entries: count } });
    const entries = await all(recording);
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, n) => n));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: count + 3 }), fc.nat({ max: count + 3 }), async (from, to) => {
        expect(await recording.read(from, to)).toEqual(entries.slice(from, Math.max(from, to)));
      }),
      { numRuns: 20 },
    );
    expect(await recording.check()).toEqual([]);
  });

  it('RCD-5 finds the first entry that is not before a moment', async () => {
    const recording = await opened(joinBytes(await someActs(600)));
    for (const at of [0, 1, 255, 256, 300.5, 599, 700]) {
      expect(await recording.entryAt(T0 + at * 1_000)).toBe(Math.min(600, Math.ceil(at)));
    }
  });

  it('RCD-2 says in the header of each member where the next one begins, and what it holds', async () => {
    const members = await someActs(300);
    expect(members.map((member) => readFrame(member))).toMatchObject([
      { kind: 'header', first: 0, count: 0, at: T0 },
      { kind: 'keyframe', first: 0, count: 0, at: T0 },
      { kind: 'block', first: 0, count: 256, at: T0 },
      { kind: 'block', first: 256, count: 44, at: T0 + 256_000 },
      { kind: 'end', first: 300, count: 0, at: T0 + 299_000 },
    ]);
    expect(members.map((member) => readFrame(member)?.bytes)).toEqual(members.map(({ length }) => length));
    for (const member of members) expect(() => gunzipSync(member)).not.toThrow();
  });

  it('RCD-3 stamps what comes late with the time of what came before it', async () => {
    const members = await written(async (sink) => {
      sink.keyframe({ house: {}, member: {} }, T0);
      sink.entry(act('/a'), T0 + 5);
      sink.entry(act('/b'), T0 + 1);
      await sink.end();
    });
    expect((await all(await opened(joinBytes(members)))).map(({ at }) => at - T0)).toEqual([5, 5]);
  });

  it('RCD-4 says in several lines of one transaction what is too large for one', async () => {
    const rows = Array.from({ length: 30 }, (_, id) => ({ name: `d${id}`, value: `${id}`.repeat(30_000) }));
    const members = await written(async (sink) => {
      sink.keyframe({ house: { documents: rows }, member: {} }, T0);
      sink.entry({ kind: 'commit', db: 'house', cleared: ['documents'], put: { documents: rows } }, T0);
      await sink.end();
    });
    const recording = await opened(joinBytes(members));
    const entries = await all(recording);
    expect(entries.length).toBeGreaterThan(1);
    const commits = entries.flatMap((entry) => (entry.kind === 'commit' ? [entry] : []));
    expect(commits.flatMap(({ put }) => put?.['documents'] ?? [])).toEqual(rows);
    expect(commits.map(({ more }) => more === true)).toEqual(commits.map((_, n) => n < commits.length - 1));
    expect(commits.map(({ cleared }) => cleared?.length ?? 0)).toEqual(commits.map((_, n) => (n === 0 ? 1 : 0)));
    expect((await recording.keyframeBefore(0))?.house['documents']).toEqual(rows);
    expect(await recording.check()).toEqual([]);
  });

  it('RCD-6 gives the last keyframe that is not behind an entry', async () => {
    const members = await written(async (sink) => {
      for (let n = 0; n < 10; n += 1) {
        if (n % 4 === 0) sink.keyframe({ house: { settings: [{ key: `k${n}` }] }, member: {} }, T0 + n);
        sink.entry(act(`/${n}`), T0 + n);
      }
      await sink.end();
    });
    const recording = await opened(joinBytes(members));
    for (const n of [0, 3, 4, 7, 8, 10]) {
      expect((await recording.keyframeBefore(n))?.keyframe).toBe(Math.min(8, n - (n % 4)));
    }
  });
});
