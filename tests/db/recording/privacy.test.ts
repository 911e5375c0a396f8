/**
 * What never leaves in a recording: secrets are planted in every field of every row, record and call that holds one, and in fields that nobody named, and then looked for in
 * the bytes of the file and in its text, as they are, in base64 and in hex.
 */
import { joinBytes } from '../../../src/domain/kernel/bytes.ts';
import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allowRows } from '../../../src/db/recording/allowedRows.ts';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { countedPseudonyms, knownPseudonym } from '../../../src/db/recording/pseudonyms.ts';
import { recordedTables } from '../../../src/db/recording/recordedTables.ts';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { boardsOf } from '../../../src/db/projections/boards.ts';
import { listId } from '../../../src/domain/lists/list.ts';
import { emptySlip } from '../../../src/domain/bet-slip/slip.ts';
import type { RecordedDatabase } from '../../../src/domain/recording/recording.ts';
import { allowCalls } from '../../../src/worker/recording/allowedCalls.ts';
import { callTable, type CallName } from '../../../src/worker/callTable.ts';
import {
  oddsChanged,
  sampleBet,
  sampleFixture,
  sampleLevel,
  sampleMember,
  T0,
} from '../../support/engine/sampleData.ts';
import { all, opened, written } from '../../support/recording/recordings.ts';

let planted = 0;
const secrets: string[] = [];
/** A text that stands nowhere else, long enough for a key and short enough for a name. */
function secret(): string {
  planted += 1;
  const text = `S3cret${planted.toString(36).padStart(4, '0')}zQ9x${(planted * 7919).toString(36).padStart(12, 'k')}`;
  secrets.push(text);
  return text;
}

/** The same value with a field that nobody named in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)] as const);
  return { ...Object.fromEntries(fields), unnamed: secret(), [secret()]: 1 };
}

const fixture = sampleFixture(1);
const position = { epoch: 'e1', offset: 3 };
const common = () => ({
  log: [{ seq: 1, stream: 'events', epoch: 'e1', from: 1, to: 1, at: T0, packed: secret() }],
  checkpoints: [{ stream: 'events', epoch: 'e1', offset: 3 }],
  snapshots: [{ stream: 'bets', ...position, state: { member: sampleMember({ nickname: secret() }), bets: [] } }],
  settings: [
    { key: 'levels', value: [sampleLevel] },
    { key: 'news', value: ['news'] },
    { key: 'term', value: { number: 1, holder: secret() } },
    { key: 'unheardOf', value: secret() },
    { key: `favourites ${secret()}`, value: [{ kind: 'team', id: '1:A', name: 'A' }] },
    { key: `slip ${secret()}`, value: { token: secret() } },
    { key: 'image', value: { digest: secret() } },
  ],
  documents: [
    { name: 'messages', value: [letter()], fetchedAt: T0, hasFailed: false },
    { name: 'maintenance', value: { siteNoticeFlg: 0 }, fetchedAt: T0, hasFailed: false },
    { name: 'unheardOf', value: secret(), fetchedAt: T0, hasFailed: false },
  ],
  health: [
    { stream: 'bets', state: 'live', lastByteAt: 1, asOf: 1, heartbeatMs: 100, retryAt: 0, attempt: 0, clockOffset: 0 },
  ],
  quarantine: [{ id: 1, at: T0, source: 'tab', kind: 'k', detail: secret(), sample: secret() }],
});
const letter = () => ({ id: secret(), title: secret(), contents: secret(), sentAt: T0, readAt: null });
const bet = () => ({ ...sampleBet(1), key: secret() });

/** A row at least of every table there is. */
const rows = (): Readonly<Record<RecordedDatabase, Readonly<Record<string, readonly unknown[]>>>> => ({
  house: {
    ...common(),
    fixtures: [packFixture(fixture).row, { fixtureId: 'f9', about: secret(), state: secret() }],
    boards: boardsOf([fixture]),
    sessions: [
      {
        id: 'session',
        state: 'signedIn',
        memberId: secret(),
        sessionId: secret(),
        database: secret(),
        expiresAt: 1,
        ending: null,
      },
    ],
    looks: [{ tabId: secret(), lockName: secret(), topics: ['all'] }],
    blocks: [{ name: 'a'.repeat(32), bytes: new TextEncoder().encode(secret()) }],
    namedBoards: boardsOf([fixture]),
    namedLeagues: [{ leagueId: 'k1', games: [fixture] }],
  },
  member: {
    ...common(),
    slips: [
      { ...emptySlip('cross'), phase: { at: 'unknown', key: secret() }, outcome: { kind: 'notPlaced', key: secret() } },
      { ...emptySlip('special'), phase: { at: 'sending', key: secret() } },
    ],
    bets: [bet()],
    members: [
      { ...sampleMember(), id: secret(), userId: secret(), nickname: secret(), password: secret(), phone: secret() },
    ],
    lists: [
      list({}),
      list({ from: 5 }),
      { ...list({}), name: 'results', id: listId('results', { search: secret() }), filter: { search: secret() } },
    ],
    listRows: [{ name: 'bets', id: 'b1', row: bet(), position }],
    fence: [{ id: 'fence', sessionId: secret(), memberId: secret() }],
    vault: [{ id: 'token', key: secret(), iv: new Uint8Array(2), cipher: secret(), sessionId: secret() }],
  },
});
const list = (filter: Readonly<Record<string, number>>) => ({
  ...{ id: listId('bets', filter), name: 'bets', filter, position, askedAt: 1, usedAt: 1 },
  runs: [{ keys: [{ at: 1, id: 'b1' }], next: '1.b1', isOld: false }],
});

const logs = () => [
  { stream: 'events' as const, epoch: 'e1', from: 1, to: 1, at: T0, packed: packEvents([oddsChanged(1, 2, 190)]) },
  {
    ...{ stream: 'bets' as const, epoch: 'e1', from: 1, to: 3, at: T0 },
    events: [
      { type: 'BetAccepted', v: 1, at: T0, data: withMore({ bet: bet() }) },
      { type: 'PointsChanged', v: 1, at: T0, data: withMore({ point: 5 }) },
      { type: 'UnheardOf', v: 1, at: T0, data: { token: secret() } },
    ],
  },
  {
    ...{ stream: 'slip' as const, epoch: 'local', from: 1, to: 2, at: T0 },
    events: [
      withMore({ type: 'BetNotPlaced', page: 'cross', key: secret() }),
      { type: 'UnheardOf', key: secret() },
    ] as never,
  },
];

/** What a call might be given and answer at worst: secrets everywhere. */
const consent = () => ({ question: secret(), terms: { picks: [], stake: 5_000, policy: 'none' } });
const form = () => ({
  userId: secret(),
  password: secret(),
  phone: secret(),
  pin: secret(),
  nickname: secret(),
  ticket: secret(),
});
const given: Partial<Record<CallName, () => readonly unknown[]>> = {
  placeBet: () => ['cross', withMore(consent())],
  acceptChangedOdds: () => ['cross', withMore(consent())],
  readMessage: () => [secret()],
  lookAt: () => [secret(), secret(), ['all']],
  showPage: () => [secret(), 'cross'],
  readList: () => ['results', { search: secret() }, null],
};
const answers: Partial<Record<CallName, () => unknown>> = {
  placeBet: () => withMore({ kind: 'accepted', betId: 'b1' }),
  findPassword: () => ({ ok: true, value: { ticket: secret() } }),
  login: () => ({ ok: true, value: { step: 'enrol', ticket: secret(), secret: secret(), uri: secret() } }),
  launch: () => ({ ok: true, value: { url: secret() } }),
};

/** Of games, alerts, popups and bets: no name of them is anybody's. */
const TAKE_PUBLIC_NAMES: readonly CallName[] = ['viewGame', 'snoozePopup', 'claimAlert', 'cancelBet', 'readOdds'];
/** Keys that have something of a member in them. */
const GONE: readonly (readonly [table: string, keyOf: (text: string) => unknown])[] = [
  ['members', (text) => text],
  ['looks', (text) => text],
  ['settings', (text) => `favourites ${text}`],
  ['lists', (text) => listId('results', { search: text })],
  ['vault', (text) => text],
  ['fence', (text) => text],
  ['quarantine', (text) => text],
];

/** Everything there is, in a file. */
async function file() {
  const pseudonyms = countedPseudonyms();
  const [allowed, calls] = [allowRows(pseudonyms), allowCalls(pseudonyms)];
  const told = (db: RecordedDatabase, of: Readonly<Record<string, readonly unknown[]>>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([table, some]) => {
        const left = some.flatMap((row) => allowed.row(db, table, row) ?? []);
        return left.length === 0 ? [] : [[table, left]];
      }),
    );
  const planting = rows();
  const more = (db: RecordedDatabase) =>
    Object.fromEntries(Object.entries(rows()[db]).map(([table, some]) => [table, some.map(withMore)]));
  return written(async (sink) => {
    sink.keyframe({ house: told('house', planting.house), member: told('member', planting.member) }, T0);
    for (const db of ['house', 'member'] as const) {
      sink.entry({ kind: 'commit', db, put: told(db, more(db)) }, T0);
      const gone = Object.fromEntries(
        GONE.map(([table, keyOf]) => [table, [keyOf(secret())].flatMap((key) => allowed.key(db, table, key) ?? [])]),
      );
      sink.entry({ kind: 'commit', db, gone }, T0);
    }
    for (const row of logs()) sink.entry({ kind: 'commit', db: 'member', log: [allowed.record(row)] }, T0);
    for (const name of Object.keys(callTable) as CallName[]) {
      const loose = TAKE_PUBLIC_NAMES.includes(name) ? [] : [[secret()], [secret(), secret()]];
      for (const one of [given[name]?.() ?? [], [form()], ...loose, [withMore(form()), secret()]]) {
        sink.entry({ kind: 'call', tab: 't1', id: 1, name, given: [...calls.given(name, one)] }, T0);
      }
      const failure = { ok: false, failure: { kind: 'unexpected', detail: secret() } };
      for (const one of [answers[name]?.(), { ok: true, value: secret() }, withMore(form()), secret(), failure]) {
        sink.entry({ kind: 'answer', tab: 't1', id: 1, ms: 1, answer: calls.answer(name, one) }, T0);
      }
    }
    await sink.end();
  });
}

/** A secret as it is, backwards through every offset of base64, and in hex. */
const guises = (text: string): readonly string[] => [
  text,
  ...[0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  ),
  Buffer.from(text).toString('hex'),
];

describe('what leaves in a recording', () => {
  it('RCD-20 is nothing that somebody must not know, however it is written', async () => {
    const members = await file();
    const text = gunzipSync(joinBytes(members)).toString('utf8');
    const bytes = Buffer.from(joinBytes(members)).toString('latin1');
    expect(secrets.length).toBeGreaterThan(400);
    const found = secrets.filter((one) => guises(one).some((guise) => text.includes(guise) || bytes.includes(guise)));
    expect(found).toEqual([]);
    // That they would have been found.
    expect(guises('S3cret').every((guise) => guise.length > 2)).toBe(true);
  });

  it('RCD-21 is of every table that has rows for screens, and what screens need of it', async () => {
    const recording = await opened(joinBytes(await file()));
    const state = await foldRecording(recording).stateAt(1);
    for (const db of ['house', 'member'] as const) {
      for (const table of recordedTables(db))
        expect([db, table, state.table(db, table).size > 0]).toEqual([db, table, true]);
    }
    expect(state.problems).toEqual([]);
    expect(state.fixtureOf('f1')).toEqual(fixture);
    expect([...state.table('member', 'members').values()]).toMatchObject([{ nickname: 'Recorded', emoney: 1_000_000 }]);
    expect(await all(recording)).toHaveLength(recording.entries);
  });

  it('RCD-22 names one value by one name, in rows and keys', () => {
    const allowed = allowRows(countedPseudonyms());
    const session = {
      id: 'session',
      state: 'signedIn',
      memberId: 'm1',
      sessionId: 's',
      database: 'd',
      expiresAt: 1,
      ending: null,
    };
    const told = allowed.row('house', 'sessions', session);
    const member = allowed.row('member', 'members', sampleMember());
    expect(told).toMatchObject({ memberId: (member as { id: string }).id, database: 'member' });
    expect(allowed.key('member', 'members', 'm1')).toBe((member as { id: string }).id);
    expect(allowed.key('house', 'settings', 'favourites m1')).toBe(`favourites ${(member as { id: string }).id}`);
    // And what was told is told as it is, by whoever reads the file.
    const again = allowRows(knownPseudonym);
    expect(again.row('house', 'sessions', told)).toEqual(told);
    expect(again.row('member', 'members', member)).toEqual(member);
    expect(again.row('member', 'members', sampleMember())).toBeUndefined();
  });
});
