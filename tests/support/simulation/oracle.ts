/**
 * Judges a run by the model origin's ledger and log, never by what the engine says of itself. Every rule has a name; a broken
 * one is reported once, with the instant and the facts.
 */
import type { Slip, SlipOutcome } from '../../../src/domain/bet-slip/slip.ts';
import type { HanpanDatabase } from '../../../src/db/database.ts';
import type { SnapshotRow } from '../../../src/db/rows.ts';
import { WATCHDOG_HEARTBEATS } from '../../../src/domain/events/connection.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { EventEnvelope } from '../../../src/domain/events/decode.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Member } from '../../../src/domain/session/member.ts';
import type { Agenda } from './agenda.ts';
import type { MemberModel } from './memberModel.ts';
import type { Row } from './memoryDisk.ts';
import type { ModelCall, OriginModel } from './originModel.ts';
import type { StreamConnection } from './streamWire.ts';
import { HEARTBEAT_MS } from './streamWire.ts';
import type { StreamModel } from './streamModel.ts';

export interface Violation {
  readonly rule: string;
  readonly at: number;
  readonly detail: string;
}

export interface Oracle {
  readonly violations: readonly Violation[];
  /** What slips have said of keys, latest word. */
  readonly told: ReadonlyMap<string, SlipOutcome['kind']>;
  /** Keys on the wire, and whose. */
  readonly sent: ReadonlyMap<string, string>;
  fail(rule: string, detail: string): void;
  onWritten(table: string, row: Row): void;
  onBetSent(call: ModelCall): void;
  onStreamOpened(connection: StreamConnection, all: readonly StreamConnection[]): void;
  onStreamAsked(name: string): void;
  onBytes(name: string): void;
  onAnswered(call: ModelCall, status: number): void;
  /** A worker died: what it knew and had not stored, nobody knows. */
  onDeath(): void;
  /** A confirmation by the member begins; a double click is one. */
  confirming(): void;
  /** Looks at what is stored, as one reader sees it. */
  inspect(db: HanpanDatabase): Promise<void>;
  /** State of a key in the outbox. */
  outboxStateOf(key: string): string | undefined;
}

const WINDOW_MS = 10_000;
/** Full jitter draws at most four short waits before its floor of half a second holds; workers that restart begin anew. */
const MOST_TRIES = 60;
const GRACE_MS = 3_000;
/** An image has no more bets than this. */
const NEWEST_BETS = 100;

export function createOracle(agenda: Agenda, origin: OriginModel): Oracle {
  const violations: Violation[] = [];
  const broken = new Set<string>();
  const told = new Map<string, SlipOutcome['kind']>();
  const sent = new Map<string, string>();
  const outbox = new Map<string, string>();
  const lastBytes = new Map<string, number>();
  const tries = new Map<string, number[]>();
  const ended = new Map<string, number>();
  /** Selections that are not open as stored here, and since when. */
  const closed = new Map<string, number>();
  /** The bet each slip waits for. */
  const waitedFor = new Map<string, string>();
  let memberId: string | null = null;
  let newest = 0;
  let lastDeath = agenda.now();
  let confirmed = 0;
  let keysAtConfirm = 0;

  const fail = (rule: string, detail: string) => {
    if (broken.has(rule)) return;
    broken.add(rule);
    violations.push({ rule, at: agenda.now(), detail });
  };
  const silence = (name: string) => agenda.now() - (lastBytes.get(name) ?? 0);
  const recordOf = (key: string) => {
    for (const member of origin.members.values()) {
      const record = member.keys.get(key);
      if (record !== undefined) return record;
    }
    return undefined;
  };
  const isPlaced = (key: string) => {
    const record = recordOf(key);
    return record !== undefined && record !== 'void' && record.answer.status === 200;
  };

  const noteStatuses = (fixture: Fixture) => {
    for (const { selectionId, status } of fixture.markets.flatMap(({ selections }) => selections)) {
      if (status === 'open') closed.delete(selectionId);
      else if (!closed.has(selectionId)) closed.set(selectionId, agenda.now());
    }
  };

  const onOutcome = (outcome: SlipOutcome) => {
    const { key, kind } = outcome;
    if (told.get(key) === kind) return;
    told.set(key, kind);
    if (kind === 'accepted' && !isPlaced(key)) fail('told accepted, was not placed', key);
    if (kind !== 'accepted' && isPlaced(key)) fail(`told ${kind}, was placed`, key);
    if (kind === 'notPlaced' && sent.has(key) && recordOf(key) === undefined) fail('told notPlaced, may still be', key);
  };

  const onSlip = ({ page, phase, outcome }: Slip) => {
    const waited = waitedFor.get(page);
    if (outcome !== null && waited !== undefined && outcome.key !== waited && phase.at === 'open') {
      fail('answer of another bet ended this one', `${outcome.key} for ${waited}`);
    }
    if (phase.at === 'sending' || phase.at === 'unknown') waitedFor.set(page, phase.key);
    else waitedFor.delete(page);
    if (outcome !== null) onOutcome(outcome);
  };

  const onMember = (member: Member) => {
    if (member.id !== memberId) fail('record of another member', `${member.id} in the session of ${memberId}`);
    const balance = origin.members.get(member.id)?.balances.get(member.updatedAt);
    if (balance !== member.emoney) fail('balance the ledger never had', `${member.emoney} at ${member.updatedAt}`);
    if (member.updatedAt < newest) fail('balance went back', `${member.updatedAt} after ${newest}`);
    newest = member.updatedAt;
  };

  return {
    violations,
    told,
    sent,
    fail,
    outboxStateOf: (key) => outbox.get(key),
    onWritten(table, row) {
      if (table === 'sessions') {
        if (memberId !== row['memberId']) newest = 0;
        memberId = row['memberId'] as string | null;
        waitedFor.clear();
      } else if (table === 'members') onMember(row as unknown as Member);
      else if (table === 'slips') onSlip(row as unknown as Slip);
      else if (table === 'fixtures') noteStatuses(row as unknown as Fixture);
      else if (table === 'intents') outbox.set(row['key'] as string, row['state'] as string);
      else if (table === 'bets' && !String(row['betId']).startsWith(`${memberId}-`)) {
        fail('bet of another member', `${String(row['betId'])} in the session of ${memberId}`);
      }
    },
    onBetSent({ key, token, body }) {
      const member = origin.whoIs(token);
      if (key === undefined) {
        fail('bet without a key', '');
        return;
      }
      if (!outbox.has(key)) fail('sent before it was durable', key);
      if (silence('events') > HEARTBEAT_MS * WATCHDOG_HEARTBEATS + 50)
        fail('bet on stale prices', `${silence('events')} ms`);
      for (const { oddsId } of (body as { readonly bettings: readonly { readonly oddsId: string }[] }).bettings) {
        const closedAt = closed.get(oddsId);
        if (closedAt !== undefined && agenda.now() > closedAt) fail('bet on a suspended price', oddsId);
      }
      if (sent.has(key)) fail('sent twice', key);
      sent.set(key, typeof member === 'number' ? (memberId ?? '') : member.id);
      if (sent.size - keysAtConfirm > 2) fail('more keys than clicks', `${sent.size - keysAtConfirm}`);
      let placed = 0;
      for (const { bets } of origin.members.values()) placed += bets.length;
      if (placed > confirmed) fail('more bets than confirmations', `${placed} of ${confirmed}`);
    },
    onStreamOpened(connection, all) {
      const same = all.filter(({ name }) => name === connection.name);
      if (same.length > 1) fail('two leaders', `${same.length} ${connection.name} streams at once`);
    },
    onStreamAsked(name) {
      const now = agenda.now();
      const recent = (tries.get(name) ?? []).filter((at) => at > now - WINDOW_MS);
      recent.push(now);
      tries.set(name, recent);
      if (recent.length > MOST_TRIES) fail('reconnects in a fast loop', `${recent.length} in ${WINDOW_MS} ms`);
    },
    onBytes: (name) => {
      lastBytes.set(name, agenda.now());
    },
    onAnswered({ token, path }, status) {
      const now = agenda.now();
      const isEnding = [401, 406, 500, 555, 556, 600].includes(status);
      if (token === undefined || path === '/member/logout') return;
      if (isEnding && !ended.has(token)) ended.set(token, now);
      const since = ended.get(token);
      if (since !== undefined && now - since > GRACE_MS + 25_000)
        fail('session went on after its end', `${now - since} ms`);
    },
    onDeath() {
      waitedFor.clear();
      lastDeath = agenda.now();
      ended.clear();
    },
    confirming() {
      confirmed += 1;
      keysAtConfirm = sent.size;
    },
    async inspect(db) {
      const tables = [db.sessions, db.checkpoints, db.snapshots, db.fixtures, db.members, db.bets, db.log, db.health];
      await db.transaction('r', tables, async () => {
        const session = await db.sessions.get('session');
        const checkpoint = await db.checkpoints.get('events');
        if (checkpoint !== undefined) {
          const expected = origin.feed.digestAt(checkpoint.epoch, checkpoint.offset);
          const found = digestOfFixtures(await db.fixtures.toArray());
          if (expected === undefined)
            fail('checkpoint the origin never gave', `${checkpoint.epoch}.${checkpoint.offset}`);
          else if (found !== expected)
            fail('projection is not the log up to its checkpoint', `${checkpoint.epoch}.${checkpoint.offset}`);
        }
        await inspectLog(db, 'events', origin.feed.stream, fail);
        const owner = session?.memberId ?? null;
        const strangers = (await db.members.toArray()).filter(({ id }) => id !== owner);
        if (strangers.length > 0) fail('record of another member', `${strangers[0]?.id ?? ''}, signed in: ${owner}`);
        const bets = (await db.bets.toArray()).filter(({ betId }) => !betId.startsWith(`${owner}-`));
        if (bets.length > 0) fail('bet of another member', `${bets[0]?.betId ?? ''}, signed in: ${owner}`);
        const member = owner === null ? undefined : origin.members.get(owner);
        if (member !== undefined) await inspectLog(db, 'bets', member.stream, fail);
        const own = await db.checkpoints.get('bets');
        if (member !== undefined && own?.epoch === member.stream.epoch) {
          const least = Math.min(NEWEST_BETS, member.betsAt(own.offset) ?? 0);
          const count = await db.bets.count();
          if (count < least) fail('bets missing', `${count} of ${least} at ${own.offset}`);
        }
        const health = await db.health.get('events');
        const isWatched = session?.state === 'signedIn' && agenda.now() - lastDeath > HEARTBEAT_MS * 4;
        const limit = HEARTBEAT_MS * WATCHDOG_HEARTBEATS + GRACE_MS;
        if (isWatched && health?.state === 'live' && silence('events') > limit) {
          fail('live without a byte', `${silence('events')} ms`);
        }
      });
    },
  };
}

const verified = new WeakSet<object>();

/** The local log is the origin's, from the snapshot to the checkpoint, without gap or repetition. */
async function inspectLog(
  db: HanpanDatabase,
  stream: 'events' | 'bets',
  model: StreamModel,
  fail: Oracle['fail'],
): Promise<void> {
  const checkpoint = await db.checkpoints.get(stream);
  const snapshot: SnapshotRow | undefined = await db.snapshots.get(stream);
  if (checkpoint === undefined || checkpoint.epoch !== model.epoch) return;
  if (checkpoint.offset > model.head) fail('checkpoint ahead of the origin', `${checkpoint.offset} of ${model.head}`);
  const rows = (await db.log.toArray()).filter((row) => row.stream === stream);
  let next = (snapshot?.epoch === checkpoint.epoch ? snapshot.offset : 0) + 1;
  for (const row of rows) {
    if (row.from !== next) fail('local log has a gap or a repetition', `${stream} ${row.from} instead of ${next}`);
    next = row.to + 1;
    // A row that was right once stays right: it is never written again.
    if (verified.has(row)) continue;
    verified.add(row);
    const expected: string[] = [];
    for (let offset = row.from; offset <= row.to; offset += 1) {
      const event = model.at(offset);
      if (event !== undefined && !event.isForeign) expected.push(event.text.slice(0, 60));
    }
    const found = (row.events as EventEnvelope[]).map((event) => JSON.stringify(event).slice(0, 60));
    if (found.length !== expected.length || found.some((text, index) => !sameStart(text, expected[index]))) {
      fail("local log is not the origin's", `${stream} ${row.from}–${row.to}: ${found.length} of ${expected.length}`);
    }
  }
  if (next !== checkpoint.offset + 1)
    fail('checkpoint is not the end of the log', `${stream} ${next - 1}, ${checkpoint.offset}`);
}

/** Type and time; key order of the data is the schema's. */
function sameStart(a: string, b: string | undefined): boolean {
  const start = (text: string) => /^.*?"at":\d+/.exec(text)?.[0];
  return b !== undefined && start(a) === start(b);
}

/** After the run has healed and `member` was signed in: everything told, everything equal. */
export async function judgeHealed(
  oracle: Oracle,
  db: HanpanDatabase,
  origin: OriginModel,
  member: MemberModel,
): Promise<void> {
  const expectEqual = (what: string, found: unknown, expected: unknown) => {
    const [a, b] = [canonical(found), canonical(expected)];
    if (a !== b) oracle.fail(`${what} differ after healing`, `${member.id}: ${differenceOf(a, b)}`);
  };
  expectEqual(
    'fixtures',
    sortedBy(await db.fixtures.toArray(), 'fixtureId'),
    sortedBy([...origin.feed.fixtures.values()], 'fixtureId'),
  );
  expectEqual('member records', (await db.members.toArray())[0], member.record);
  const balance = member.ledger.reduce((sum, entry) => sum + entry.amount, 0);
  expectEqual('balance and ledger', (await db.members.toArray())[0]?.emoney, balance);
  const stored = await db.bets.toArray();
  const newest = member.bets.slice(-stored.length);
  expectEqual('bets', sortedBy(stored, 'betId'), sortedBy(newest, 'betId'));
  for (const slip of await db.slips.toArray()) {
    if (slip.phase.at === 'sending' || slip.phase.at === 'unknown') oracle.fail('slip waits for ever', slip.phase.at);
  }
  for (const [key, owner] of oracle.sent) {
    if (owner !== member.id) continue;
    const record = member.keys.get(key);
    const state = oracle.outboxStateOf(key);
    const isPlaced = record !== undefined && record !== 'void' && record.answer.status === 200;
    if (state === undefined || ['intent', 'sent', 'unknown'].includes(state)) {
      oracle.fail('bet of unknown outcome after healing', `${key} ${state ?? 'forgotten'}`);
    } else if (isPlaced !== (state === 'accepted')) oracle.fail('outbox contradicts the ledger', `${key} ${state}`);
    else if (isPlaced && oracle.told.get(key) !== 'accepted') oracle.fail('placed and never told', key);
    else if (record === undefined) oracle.fail('outcome without a decision', `${key} ${state}`);
  }
}

const sortedBy = <Item>(items: readonly Item[], field: keyof Item): Item[] =>
  items.toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1));

/** JSON with keys in order, so that only values count. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'nothing'
  );
}

function differenceOf(a: string, b: string): string {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return `…${a.slice(Math.max(0, index - 60), index + 40)} ≠ …${b.slice(index, index + 40)}`;
}
