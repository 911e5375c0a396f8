/** Files that are not as they should be, each in its own way: told with the reason, never thrown, nothing shown that was not written, nothing lost that stood before the break. */
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import fc from 'fast-check';
import { Buffer } from 'node:buffer';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import { frameMember, readFrame, type MemberPlace } from '../../../src/domain/recording/memberFrame.ts';
import { openRecording, type Recording } from '../../../src/domain/recording/openRecording.ts';
import { T0 } from '../../support/engine/sampleData.ts';
import { all, opened, someActs } from '../../support/recording/recordings.ts';

type Members = readonly Uint8Array[];
const COUNT = 600;
const header = '{"hanpan":1,"build":"of somebody else","schemaEpoch":10}\n';
/** Header, keyframe, three blocks, end. */
const [KEYFRAME, FIRST, SECOND, THIRD, END] = [1, 2, 3, 4, 5] as const;

const textOf = (member: Uint8Array) => gunzipSync(member).toString();
const placeOf = (member: Uint8Array): MemberPlace => readFrame(member) ?? { kind: 'block', first: 0, count: 0, at: 0 };
const remade = (member: Uint8Array, text: string, place: Partial<MemberPlace> = {}) =>
  frameMember(new Uint8Array(gzipSync(text)), { ...placeOf(member), ...place });
/** The members with one of them made otherwise. */
const other = (members: Members, index: number, change: (member: Uint8Array) => Uint8Array): Members =>
  members.map((member, at) => (at === index ? change(member) : member));
/** The members with a line of one of them made otherwise, packed as it should be. */
const line = (index: number, at: number, change: (text: string) => string) => (members: Members) =>
  other(members, index, (member) =>
    remade(
      member,
      textOf(member)
        .split('\n')
        .map((text, place) => (place === at ? change(text) : text))
        .join('\n'),
    ),
  );
const flipped = (bytes: Uint8Array, at: number, bit = 0) =>
  bytes.map((byte, place) => (place === at ? byte ^ (1 << bit) : byte));
const json = (change: (value: Record<string, unknown>) => unknown) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
const set = (fields: Record<string, unknown>) => json((value) => ({ ...value, ...fields }));
const swap = (members: Members, a: number, b: number) =>
  members.map((member, at) => (at === a ? members[b] : at === b ? members[a] : member) ?? member);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What is done to a sound file, the reason that is told, and how many entries stand before it. */
const kinds: readonly (readonly [
  name: string,
  make: (members: Members) => Members,
  reason: string,
  entries: number,
])[] = [
  ['is empty', () => [], 'cut', -1],
  ['is cut in its first header', (all) => [joinBytes(all).subarray(0, 20)], 'cut', -1],
  ['is cut in its first member', (all) => [joinBytes(all).subarray(0, 60)], 'cut', -1],
  ['has nothing but a header', (all) => all.slice(0, 1), 'cut', 0],
  ['is cut behind the keyframe', (all) => all.slice(0, FIRST), 'cut', 0],
  [
    'is cut in a block',
    (all) => [...all.slice(0, SECOND), all[SECOND]?.subarray(0, 70) ?? new Uint8Array()],
    'cut',
    256,
  ],
  [
    'is cut in the header of a block',
    (all) => [...all.slice(0, SECOND), all[SECOND]?.subarray(0, 9) ?? new Uint8Array()],
    'cut',
    256,
  ],
  ['has no end', (all) => all.slice(0, END), 'cut', COUNT],
  ['has bits flipped in its first byte', (all) => other(all, 0, (one) => flipped(one, 0)), 'foreign', -1],
  ['has bits flipped in the length of a block', (all) => other(all, SECOND, (one) => flipped(one, 16)), 'damaged', 256],
  ['says that a block is huge', (all) => other(all, SECOND, (one) => flipped(one, 19, 7)), 'tooLarge', 256],
  [
    'says that a block is of no length',
    (all) => other(all, SECOND, (one) => one.map((byte, at) => (at >= 16 && at < 20 ? 0 : byte))),
    'foreign',
    256,
  ],
  ['has bits flipped in a body', (all) => other(all, SECOND, (one) => flipped(one, 60)), 'damaged', 256],
  [
    'has bits flipped in a checksum',
    (all) => other(all, SECOND, (one) => flipped(one, one.length - 6)),
    'damaged',
    256,
  ],
  ['has bits flipped in a size', (all) => other(all, THIRD, (one) => flipped(one, one.length - 1)), 'damaged', 512],
  [
    'has a member of an unknown kind',
    (all) => other(all, SECOND, (one) => one.map((byte, at) => (at === 24 ? 9 : byte))),
    'foreign',
    256,
  ],
  ['has its blocks in another order', (all) => swap(all, SECOND, THIRD), 'outOfOrder', 256],
  ['has a block twice', (all) => [...all.slice(0, SECOND), ...all.slice(FIRST)], 'outOfOrder', 256],
  ['has a block left out', (all) => all.filter((_, at) => at !== SECOND), 'outOfOrder', 256],
  ['has no keyframe', (all) => all.filter((_, at) => at !== KEYFRAME), 'outOfOrder', 0],
  ['has two headers', (all) => [...all.slice(0, 1), ...all], 'outOfOrder', 0],
  ['has no header', (all) => all.slice(1), 'outOfOrder', -1],
  ['goes on behind its end', (all) => [...all, ...all.slice(END)], 'outOfOrder', COUNT],
  ['is followed by something else', (all) => [...all, new TextEncoder().encode('x'.repeat(100))], 'foreign', COUNT],
  ['is gzip of something else', () => [new Uint8Array(gzipSync(header.repeat(3)))], 'foreign', -1],
  ['is no gzip', () => [new TextEncoder().encode('{"hanpan":1}\n'.repeat(9))], 'foreign', -1],
  ['was packed anew as a whole', (all) => [new Uint8Array(gzipSync(gunzipSync(joinBytes(all))))], 'foreign', -1],
  [
    'has a block that unpacks to no end',
    (all) => other(all, SECOND, (one) => remade(one, ' '.repeat(17_000_000))),
    'damaged',
    256,
  ],
  [
    'has a million empty lines',
    (all) => other(all, SECOND, (one) => remade(one, '\n'.repeat(1_000_000))),
    'outOfOrder',
    256,
  ],
  ['has a line of eight million characters', line(SECOND, 3, () => `"${'x'.repeat(8_000_000)}"`), 'unknownLine', 258],
  ['has entries in another order', line(SECOND, 3, set({ n: 700 })), 'outOfOrder', 258],
  ['has time running backwards', line(SECOND, 3, set({ at: T0 })), 'outOfOrder', 258],
  ['has a kind of entry that nobody knows', line(SECOND, 3, set({ kind: 'later' })), 'unknownLine', 258],
  ['has a line that is no JSON', line(SECOND, 3, (text) => text.slice(0, -3)), 'notJson', 258],
  ['has brackets within brackets', line(SECOND, 3, () => nested(5_000)), 'tooDeep', 258],
  ['has a line less than it says', line(SECOND, 0, set({ count: 255 })), 'outOfOrder', 256],
  ['has a block that says another place', line(SECOND, 0, set({ first: 0 })), 'outOfOrder', 256],
  [
    'has a block after another one than it should',
    line(SECOND, 0, set({ before: '0'.repeat(64) })),
    'otherBefore',
    256,
  ],
  ['has a header of a newer format', line(0, 0, set({ hanpan: 3 })), 'newerFormat', -1],
  ['has rows of another epoch', line(0, 0, set({ schemaEpoch: 9 })), 'otherEpoch', -1],
  ['has a header of no format', line(0, 0, set({ hanpan: 'one' })), 'unknownLine', -1],
  ['has an end that counts otherwise', line(END, 0, set({ entries: 7 })), 'outOfOrder', COUNT],
  ['has an end with a line too many', line(END, 0, (text) => `${text}\n{}`), 'outOfOrder', COUNT],
  ['has a keyframe that is none', line(KEYFRAME, 0, set({ house: 5 })), 'unknownLine', 0],
  ['has a line changed and packed well', line(SECOND, 3, (text) => text.replace('/p258', '/p999')), 'otherBefore', 512],
];

/** Opened, checked, and all of it read and folded. */
async function readAll(bytes: Uint8Array): Promise<Recording | undefined> {
  const result = await openRecording(bytes, webPorts);
  if (!result.ok) return undefined;
  await result.value.check();
  await foldRecording(result.value).stateAt(Infinity);
  return result.value;
}

describe('a hostile file', () => {
  it.each(kinds)('RCD-7 that %s is told, and read up to there', async (_, make, reason, entries) => {
    const sound = await someActs(COUNT);
    const written = await all(await opened(joinBytes(sound)));
    const bytes = joinBytes(make(sound));
    const result = await openRecording(bytes, webPorts);
    if (!result.ok) {
      expect([result.failure.reason, -1]).toEqual([reason, entries]);
      return;
    }
    const recording = await readAll(bytes);
    expect(recording?.problems[0]?.reason).toBe(reason);
    expect(recording?.entries).toBe(entries);
    const read = await recording?.read(0, Infinity);
    const differs = read?.filter((entry, n) => JSON.stringify(entry) !== JSON.stringify(written[n])) ?? [];
    // A line that was changed and packed well is known by the hash behind it, once that is compared.
    expect(differs.length).toBe(reason === 'otherBefore' && entries === 512 ? 1 : 0);
    expect(recording?.end === undefined || reason === 'foreign' || entries === COUNT).toBe(true);
  });

  it('RCD-7 cut at any place is read up to its last whole member', async () => {
    const members = await someActs(COUNT);
    const bytes = joinBytes(members);
    const ends = members.map((_, at) => joinBytes(members.slice(0, at + 1)).length);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
        const recording = await readAll(bytes.slice(0, length));
        const whole = ends.filter((end) => end <= length).length;
        expect(recording?.entries ?? 0).toBe([0, 0, 0, 256, 512, COUNT, COUNT][whole]);
        if (recording !== undefined) expect(recording.problems.map(({ reason }) => reason)).toEqual(['cut']);
      }),
      { numRuns: 60 },
    );
  });

  it('RCD-7 with any bit flipped throws nothing and shows nothing that was not written', async () => {
    const bytes = joinBytes(await someActs(COUNT));
    const written = (await all(await opened(bytes))).map((entry) => JSON.stringify(entry));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }), async (at, bit) => {
        const recording = await readAll(flipped(bytes, at, bit));
        const read = (await recording?.read(0, Infinity)) ?? [];
        expect(read.map((entry) => JSON.stringify(entry))).toEqual(written.slice(0, read.length));
        if (recording !== undefined && read.length < COUNT) expect(recording.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it("RCD-8 with rows of tables that are in no recording, or another's secrets, shows none of them", async () => {
    const token = 'another-token-that-was-planted';
    const rows = {
      vault: [{ id: 'token', token }],
      sessions: [
        {
          id: 'session',
          state: 'signedIn',
          memberId: token,
          sessionId: token,
          database: token,
          expiresAt: 1,
          ending: null,
        },
      ],
      members: [{ id: token, nickname: token }],
      __proto__: [{ token }],
      constructor: [{ token }],
    };
    const members = line(KEYFRAME, 0, (text) =>
      text.replace(
        '"house":{}',
        `"house":${JSON.stringify(rows).replace('{', `{"__proto__":[{"token":"${token}"}],`)}`,
      ),
    )(await someActs(3));
    const recording = await opened(joinBytes(members));
    const state = await foldRecording(recording).stateAt(3);
    const shown = JSON.stringify(
      [...state.tables('house'), ...state.tables('member')].map(([name, table]) => [name, [...table]]),
    );
    expect(shown).not.toContain(token);
    expect(state.problems.length).toBeGreaterThan(0);
    expect(({} as Record<string, unknown>)['token']).toBeUndefined();
    expect(Buffer.from(joinBytes(members)).length).toBeGreaterThan(0);
  });

  it('RCD-6 has many keyframes that cannot be read: a dozen are tried, and the first one serves', async () => {
    const members = await someActs(1);
    const block = members[2] ?? new Uint8Array();
    const [count, before] = [300, '0'.repeat(64)];
    const more = Array.from({ length: count }, (_, index) => {
      const [n, at] = [index + 1, T0];
      const entry = { n, at, kind: 'act', tab: 't1', act: { act: 'went', path: '/' } };
      const head = { block: n, first: n, count: 1, from: at, until: at, before };
      return [
        frameMember(new Uint8Array(gzipSync('{}\n')), { kind: 'keyframe', first: n, count: 0, at }),
        remade(block, `${JSON.stringify(head)}\n${JSON.stringify(entry)}\n`, { first: n, at }),
      ];
    }).flat();
    let unpacked = 0;
    const file = await openRecording(joinBytes([...members.slice(0, 3), ...more]), {
      ...webPorts,
      gunzip(member, most) {
        unpacked += 1;
        return webPorts.gunzip(member, most);
      },
    });
    if (!file.ok) throw new Error(file.failure.detail);
    expect(file.value.entries).toBe(count + 1);
    expect((await file.value.keyframeBefore(count))?.keyframe).toBe(0);
    expect(unpacked).toBeLessThan(20);
  });
});
