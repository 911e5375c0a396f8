/**
 * Judges a run by the model origin's ledger and log, never by what the engine says of itself. Every rule has a name; a broken
 * one is reported once, with the instant and the facts.
 */
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import { unpackFixture } from '../../../src/db/packing/packedFixtures.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { OPEN_STATES } from '../../../src/db/records/outbox.ts';
import type { SessionRow } from '../../../src/db/tables/rows.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import type { Slip } from '../../../src/domain/bet-slip/slip.ts';
import type { BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import { WATCHDOG_HEARTBEATS } from '../../../src/domain/events/connection.ts';
import { isOfTopics, type Topic, type Topics } from '../../../src/domain/events/topics.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import { digestOfGame, digestOfGames } from './offerHistory.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Member } from '../../../src/domain/session/member.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { Agenda } from './agenda.ts';
import { createIdentityJudge } from './identityJudge.ts';
import { inspectIndex } from './indexJudge.ts';
import { inspectLog } from './inspectLog.ts';
import type { MachineModel } from './machineModel.ts';
import type { Row } from './memoryDisk.ts';
import { createLivenessJudge, type LivenessJudge } from './livenessJudge.ts';
import { createSessionJudge } from './sessionJudge.ts';
import { HEARTBEAT_MS, type ModelCall, type SimulatedOrigin } from './simulatedOrigin.ts';
import { createSlipJudge, type SlipJudge } from './slipJudge.ts';
import type { StreamConnection } from './streamWire.ts';

export interface Violation {
  readonly rule: string;
  readonly at: number;
  readonly detail: string;
}

export interface Oracle extends Pick<SlipJudge, 'told' | 'passedOver'>, Pick<LivenessJudge, 'onDoomed'> {
  readonly violations: readonly Violation[];
  /** Keys on the wire, and whose. */
  readonly sent: ReadonlyMap<string, string>;
  fail(rule: string, detail: string): void;
  /** @param database its name */
  onWritten(database: string, table: string, row: Row): void;
  /** A database was deleted by somebody who is not the site. */
  onLost(database: string): void;
  /** The databases of members were. */
  onSlipsLost(): void;
  /** Garbage is written in the place of a game by somebody who is not the site; `undefined` once that has been looked at. */
  onDamaged(fixtureId: string | undefined): void;
  onBetSent(call: ModelCall): void;
  onStreamOpened(connection: StreamConnection, all: readonly StreamConnection[]): void;
  onBlockRead(worker: object, block: string, share: number): void;
  onStreamAsked(name: string): void;
  onBytes(name: string): void;
  onDiverged(topics: number): void;
  onLate(what: string): void;
  onAnswered(call: ModelCall, status: number): void;
  /** A worker died: what it knew and had not stored, nobody knows. */
  onDeath(): void;
  /** What was stored last may be gone: this is what is left. */
  onPowerLost(session: SessionRow | undefined, slips: readonly Slip[], followed: Topics): void;
  /** The machine woke, or its clock was set. */
  onDisturbed(): void;
  /** From now on a log may have been given up. */
  onDiskFull(): void;
  /** A confirmation by the member begins; a double click is one. */
  confirming(): void;
  /** Looks at what is stored, as one reader sees it. */
  inspect(db: HanpanDatabase): Promise<void>;
  /** State of a key in the outbox. */
  outboxStateOf(key: string): string | undefined;
}

const ASKED_WHILE_SIGNING_IN = /^\/(setting\/|member\/(user|logout)$)/;
const WINDOW_MS = 10_000;
/** Full jitter draws at most four short waits before its floor of half a second holds; workers that restart begin anew. */
const MOST_TRIES = 60;
/** A block is read once; once more after its database was lost, or an image that it was of could not be taken over. */
const MOST_TIMES = 2.5;
const GRACE_MS = 3_000;
/** Nobody tells a clock that was set back by less from two readings of it, ms. */
const CLOCK_SLACK_MS = 1_000;
/** An image has no more bets than this. */
const NEWEST_BETS = 100;

/** Rows that were read: a row is never written to again, another one takes its place. */
const fixturesInRows = new WeakMap<object, Fixture>();

function fixtureIn(row: object): Fixture | undefined {
  const known = fixturesInRows.get(row);
  if (known !== undefined) return known;
  const fixture = unpackFixture(row);
  if (fixture !== undefined) fixturesInRows.set(row, fixture);
  return fixture;
}

async function storedFixtures(db: HanpanDatabase): Promise<readonly Fixture[]> {
  const rows: readonly object[] = await db.fixtures.toArray();
  return rows.flatMap((row) => fixtureIn(row) ?? []);
}

export function createOracle(
  agenda: Agenda,
  machine: Pick<MachineModel, 'slept'> & { readonly clock: Pick<Clock, 'now'> },
  origin: SimulatedOrigin,
): Oracle {
  const { clock } = machine;
  const violations: Violation[] = [];
  const broken = new Set<string>();
  const sent = new Map<string, string>();
  const outbox = new Map<string, string>();
  const lastBytes = new Map<string, { readonly at: number; readonly byClock: number; readonly slept: number }>();
  const tries = new Map<string, number[]>();
  /** How often each block was read, in wholes, by worker and session. */
  const blocksOf = new WeakMap<object, Map<string, number>>();
  const ended = new Map<string, number>();
  /** Selections that are not open as stored here, and since when. */
  const closed = new Map<string, number>();
  let damaged: string | undefined;
  let memberId: string | null = null;
  /** The latest record that was stored; streams of two members may be of one epoch. */
  let newest: Pick<Member, 'id' | 'position'> | undefined;
  let lastDeath = agenda.now();
  let confirmed = 0;
  let keysAtConfirm = 0;
  let mayLackLog = false;
  /** As stored; `undefined` while nothing was ever left out. */
  let followed: Topics | undefined;
  /** Of each selection that was ever stored. */
  const fixtureOf = new Map<string, Pick<Fixture, 'fixtureId' | 'sportId'>>();

  const fail = (rule: string, detail: string) => {
    if (broken.has(rule)) return;
    broken.add(rule);
    violations.push({ rule, at: agenda.now(), detail });
  };
  const silence = (name: string) => agenda.now() - (lastBytes.get(name)?.at ?? 0);
  /**
   * Of this silence a machine can know: not if its clock was set back just as far as it slept, so that neither its clock nor what its
   * timers count says that more than `limit` has passed. No program could.
   */
  const isSilent = (name: string, limit: number) => {
    const last = lastBytes.get(name);
    if (last === undefined) return true;
    const byClock = clock.now() - last.byClock;
    const isUnknowable =
      byClock >= -CLOCK_SLACK_MS && byClock <= limit && silence(name) - (machine.slept - last.slept) <= limit;
    return silence(name) > limit && !isUnknowable;
  };
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

  const mayLack = (offset: number) => followed !== undefined || origin.feed.isLeftOut(offset);

  const slips = createSlipJudge({ fail, isPlaced, isDecided: (key) => recordOf(key) !== undefined });
  const sessions = createSessionJudge(agenda, clock, fail);
  const liveness = createLivenessJudge(agenda, machine, fail);
  const identity = createIdentityJudge(fail, origin.ownerOf);

  const noteStatuses = (fixture: Fixture) => {
    for (const { selectionId, status } of fixture.markets.flatMap(({ selections }) => selections)) {
      fixtureOf.set(selectionId, fixture);
      if (status === 'open') closed.delete(selectionId);
      else if (!closed.has(selectionId)) closed.set(selectionId, agenda.now());
    }
  };

  const onMember = (member: Member) => {
    const { epoch, offset } = member.position;
    const balance = origin.members.get(member.id)?.balanceAt(member.position);
    if (balance !== member.emoney) fail('balance is not the ledger’s there', `${member.emoney} at ${epoch}.${offset}`);
    const before = newest?.id === member.id && newest.position.epoch === epoch ? newest.position.offset : 0;
    if (offset < before) fail('balance went back', `${offset} after ${before}`);
    newest = member;
  };

  /** Whatever is followed is as it was at the checkpoint; of the rest, what everyone is told. */
  const isAsFollowed = async (db: HanpanDatabase, { epoch, offset }: Position): Promise<boolean> => {
    const topics = await followedTopics(db);
    const isPartial = (await readPartial(db)) !== undefined;
    // Of a partial offer nothing is known but what is followed (S-25).
    const known = (fixtures: readonly Fixture[]) => fixtures.filter((one) => !isPartial || isOfTopics(topics, one));
    const [stored, then] = [known(await storedFixtures(db)), known(origin.feed.fixturesAt(epoch, offset))];
    const digestOf = (fixtures: readonly Fixture[]) =>
      digestOfGames(fixtures.map((one) => (isOfTopics(topics, one) ? one : { ...one, markets: [] })));
    if (digestOf(stored) === digestOf(then)) return true;
    return isAsOwed(stored, then, topics, { epoch, offset });
  };

  /** Of a client that was slow, or is told a few times a second: what is overtaken by then may be missing of what is followed (S-21, S-28). */
  const isAsOwed = (stored: readonly Fixture[], then: readonly Fixture[], topics: Topics, at: Position): boolean => {
    const known = new Map(stored.map((one) => [one.fixtureId as string, one]));
    if (known.size !== then.length) return false;
    return then.every((truth) => {
      const one = known.get(truth.fixtureId);
      if (one === undefined) return false;
      const isSame = digestOfGame(one) === digestOfGame(truth);
      return isSame || !isOfTopics(topics, one) || origin.feed.mayBeOwed(one, at, at.offset);
    });
  };

  /** What is the member's, if somebody is signed in. */
  const inspectTheirs = async (db: HanpanDatabase): Promise<void> => {
    const theirs = await theirsOf(db);
    if (theirs === undefined) return;
    const tables = [theirs.fence, theirs.members, theirs.bets, theirs.log, theirs.checkpoints, theirs.snapshots];
    await theirs.transaction('r', tables, async () => {
      const owner = (await theirs.fence.get('fence'))?.memberId;
      const strangers = (await theirs.members.toArray()).filter(({ id }) => id !== owner);
      if (strangers.length > 0) fail('record of another member', `${strangers[0]?.id ?? ''}, of: ${owner}`);
      const bets = (await theirs.bets.toArray()).filter(({ betId }) => origin.ownerOf(betId) !== owner);
      if (bets.length > 0) fail('bet of another member', `${bets[0]?.betId ?? ''}, of: ${owner}`);
      const member = owner === undefined ? undefined : origin.members.get(owner);
      if (member === undefined) return;
      await inspectLog(theirs, 'bets', member.stream, mayLackLog, () => false, fail);
      const own = await theirs.checkpoints.get('bets');
      if (own?.epoch !== member.stream.epoch) return;
      const least = Math.min(NEWEST_BETS, member.betsAt(own.offset) ?? 0);
      const count = await theirs.bets.count();
      if (count < least) fail('bets missing', `${count} of ${least} at ${own.offset}`);
    });
  };

  return {
    violations,
    told: slips.told,
    passedOver: slips.passedOver,
    onDoomed: liveness.onDoomed,
    sent,
    fail,
    outboxStateOf: (key) => outbox.get(key),
    onLost: identity.onLost,
    onSlipsLost: slips.onLost,
    onDamaged: (fixtureId) => (damaged = fixtureId),
    onWritten(database, table, row) {
      identity.onWritten(database, table, row);
      if (table === 'sessions') {
        if (memberId !== row['memberId']) newest = undefined;
        memberId = row['memberId'] as string | null;
        const session = row as unknown as SessionRow;
        slips.onSession(`${session.sessionId} ${session.state}`);
        sessions.onSession(session);
      } else if (table === 'members') onMember(row as unknown as Member);
      else if (table === 'slips') {
        if (identity.isNamed(database)) slips.onSlip(row as unknown as Slip, memberId);
      } else if (table === 'fixtures') {
        const fixture = fixtureIn(row);
        if (fixture !== undefined) noteStatuses(fixture);
        else if (row['fixtureId'] !== damaged) fail('stored game that no schema accepts', String(row['fixtureId']));
      } else if (table === 'settings' && row['key'] === 'followed') {
        followed = new Set(row['value'] as Topic[]);
      } else if (table === 'intents') {
        const [key, state] = [row['key'] as string, row['state'] as string];
        outbox.set(key, state);
        if (!OPEN_STATES.some((open) => open === state)) slips.onSettled(key);
      }
    },
    onBetSent({ key, parentKey, body }) {
      if (key === undefined) {
        fail('bet without a key', '');
        return;
      }
      if (!outbox.has(key)) fail('sent before it was durable', key);
      if (isSilent('events', HEARTBEAT_MS * WATCHDOG_HEARTBEATS + 50))
        fail('bet on stale prices', `${silence('events')} ms`);
      const { bettings, memberId: owner } = body as BettingRequest;
      for (const { oddsId } of bettings) {
        const closedAt = closed.get(oddsId);
        const fixture = fixtureOf.get(oddsId);
        if (followed !== undefined && fixture !== undefined && !isOfTopics(followed, fixture))
          fail('bet on a price that is not followed', oddsId);
        if (closedAt !== undefined && agenda.now() > closedAt) fail('bet on a suspended price', oddsId);
      }
      if (sent.has(key)) fail('sent twice', key);
      sent.set(key, owner);
      slips.onSent(
        key,
        owner,
        bettings.map(({ oddsId }) => oddsId),
        parentKey,
      );
      if (sent.size - keysAtConfirm > 2) fail('more keys than clicks', `${sent.size - keysAtConfirm}`);
      let placed = 0;
      for (const { bets } of origin.members.values()) placed += bets.length;
      if (placed > confirmed) fail('more bets than confirmations', `${placed} of ${confirmed}`);
    },
    onStreamOpened(connection, all) {
      const same = all.filter(({ name }) => name === connection.name);
      if (same.length > 1) fail('two leaders', `${same.length} ${connection.name} streams at once`);
    },
    onBlockRead(worker, block, share) {
      const blocks = blocksOf.get(worker) ?? new Map<string, number>();
      blocksOf.set(worker, blocks);
      const read = (blocks.get(block) ?? 0) + share;
      blocks.set(block, read);
      if (read > MOST_TIMES) fail('a block is sent over and over', `${read.toFixed(1)} times`);
    },
    onStreamAsked(name) {
      const now = agenda.now();
      const recent = (tries.get(name) ?? []).filter((at) => at > now - WINDOW_MS);
      recent.push(now);
      tries.set(name, recent);
      if (recent.length > MOST_TRIES) fail('reconnects in a fast loop', `${recent.length} in ${WINDOW_MS} ms`);
    },
    onBytes: (name) => {
      lastBytes.set(name, { at: agenda.now(), byClock: clock.now(), slept: machine.slept });
    },
    onDiverged(topics) {
      fail('a true topic was taken for a false one', `${topics}`);
    },
    onLate(what) {
      fail('told later than it may be', what);
    },
    onAnswered({ token, path }, status) {
      const now = agenda.now();
      const isEnding = [401, 406, 500, 555, 556, 600].includes(status);
      // What is asked while signing in ends no session: there is none yet.
      if (token === undefined || ASKED_WHILE_SIGNING_IN.test(path)) return;
      if (isEnding && !ended.has(token)) ended.set(token, now);
      const since = ended.get(token);
      if (since !== undefined && now - since > GRACE_MS + 25_000)
        fail('session went on after its end', `${now - since} ms`);
    },
    onDeath() {
      slips.onDeath();
      sessions.onDeath();
      lastDeath = agenda.now();
      ended.clear();
    },
    onPowerLost(session, left, followedThen) {
      newest = undefined;
      followed &&= followedThen;
      memberId = session?.memberId ?? null;
      slips.onRestored(left, memberId);
      sessions.onPutBack(session);
    },
    onDisturbed() {
      sessions.onDisturbed();
      liveness.onDisturbed();
      lastDeath = agenda.now();
    },
    onDiskFull() {
      mayLackLog = true;
    },
    confirming() {
      confirmed += 1;
      keysAtConfirm = sent.size;
    },
    async inspect(db) {
      await sessions.inspect(db);
      const boards = [db.boards, db.namedBoards];
      const tables = [
        db.sessions,
        db.checkpoints,
        db.snapshots,
        db.fixtures,
        db.settings,
        db.log,
        db.health,
        ...boards,
      ];
      await db.transaction('r', tables, async () => {
        const session = await db.sessions.get('session');
        const checkpoint = await db.checkpoints.get('events');
        if (checkpoint !== undefined) {
          const expected = origin.feed.digestAt(checkpoint.epoch, checkpoint.offset);
          const found = digestOfGames(await storedFixtures(db));
          if (expected === undefined)
            fail('checkpoint the origin never gave', `${checkpoint.epoch}.${checkpoint.offset}`);
          else if (found !== expected && !(await isAsFollowed(db, checkpoint)))
            fail('projection is not the log up to its checkpoint', `${checkpoint.epoch}.${checkpoint.offset}`);
          // Without a log nobody knows what befell a game that is only named.
          if (!mayLackLog) await inspectIndex(db, checkpoint, origin.feed, fail);
        }
        await inspectLog(db, 'events', origin.feed.stream, mayLackLog, mayLack, fail);
        const health = await db.health.get('events');
        const isWatched = session?.state === 'signedIn' && agenda.now() - lastDeath > HEARTBEAT_MS * 4;
        const limit = HEARTBEAT_MS * WATCHDOG_HEARTBEATS + GRACE_MS;
        if (isWatched && health?.state === 'live' && silence('events') > limit) {
          fail('live without a byte', `${silence('events')} ms`);
        }
      });
      await inspectTheirs(db);
    },
  };
}
