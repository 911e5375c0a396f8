/**
 * Bets by the thousand: the engine's own placing and reconciling over the lossy wire, with workers that crash between any two
 * operations on storage, and nothing else running, so that a million posts take minutes.
 */
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { memberDatabaseName } from '../../../src/db/tables/database.ts';
import { beginSession } from '../../../src/db/records/sessions.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import { placeBet, acceptChangedOdds, type PlaceBetDeps } from '../../../src/worker/commands/placeBet.ts';
import { reconcileBets } from '../../../src/worker/commands/reconciler.ts';
import { slipHandlers } from '../../../src/worker/commands/slip.ts';
import { pause } from '../../../src/worker/ports/clock.ts';
import { currentCredentials } from '../../../src/worker/session/currentCredentials.ts';
import { randomId } from '../../../src/worker/ports/randomness.ts';
import { consentOf } from '../engine/consentOf.ts';
import { memoryLocks } from '../engine/memoryLocks.ts';
import { sampleLevel } from '../engine/sampleData.ts';
import { createAgenda, START } from './agenda.ts';
import { startBetWorker, type BetMachine, type BetWorker } from './betWorker.ts';
import { createDice, hashOf } from './dice.ts';
import { FAULT_KINDS, noFaults, type Faults } from './faults.ts';
import { createOracle } from './oracle.ts';
import { openOrigin } from './openOrigin.ts';
import { takePlatformTasks } from './platformTasks.ts';
import type { SeedOptions, SeedReport } from './runSeed.ts';
import { openStorage } from './storage.ts';
import { createWire } from './wire.ts';

/** Posts of one seed, at least. */
const POSTS = 1_000;
const PAGE = 'wintielose';
const LONGEST_WAIT_MS = 600_000;
const FAULTS: Partial<Faults> = {
  requestLost: 0.3,
  replyLost: 0.3,
  requestDoubled: 0.1,
  callRefused: 0.03,
  slowReply: 0.05,
};
/** Crashes per bet: between two operations on storage, and at any instant. */
const CRASH_IN_STORAGE = 0.04;
const CRASH_AT_ANY_TIME = 0.03;

export async function runBetSeed(options: SeedOptions): Promise<SeedReport> {
  const tasks = takePlatformTasks();
  const dice = createDice(options.seed);
  const agenda = createAgenda(START, tasks);
  const origin = await openOrigin(options.origin ?? 'model', agenda, dice.fork('origin'), (error) => {
    oracle.fail('the origin failed', String(error));
  });
  const oracle = createOracle(agenda, { clock: agenda, slept: 0 }, origin);
  tasks.onPile = (listeners) => {
    oracle.fail('listeners pile up', `${listeners} on one signal`);
  };
  const faults: Faults = { ...noFaults(), ...FAULTS };
  let traceHash = hashOf(`${options.seed}`);
  const trace = (what: string) => {
    const line = `${agenda.now() - START} ${what}`;
    traceHash = hashOf(line, traceHash);
    options.onTrace?.(line);
  };
  const storage = openStorage(options.level, `bets-${options.seed}`);
  storage.onWritten = (database, table, row) => {
    oracle.onWritten(database, table, row);
  };
  const ignore = () => undefined;
  const unheard = { onDelivered: ignore, onOutrun: ignore, onPollHeld: ignore, onRecordHeld: ignore };
  const traffic = { ...oracle, ...unheard, onTrace: trace };
  const wire = createWire({ agenda, dice: dice.fork('wire'), faults, origin, isAsleep: () => false, traffic });
  const machine: BetMachine = { agenda, dice, origin, oracle, storage, wire, locks: memoryLocks() };
  let workers = 0;
  try {
    let isDone = false;
    const running = play(machine, (count) => {
      workers = count;
    }).finally(() => {
      isDone = true;
    });
    await agenda.runUntil(START + 1_000 * 3_600 * 24, () => oracle.sent.size >= POSTS || isDone);
    for (const kind of FAULT_KINDS) faults[kind] = 0;
    await agenda.runUntil(agenda.now() + LONGEST_WAIT_MS, () => isDone);
    if (!isDone) oracle.fail('not healed in time', 'bets');
    else await running;
    judge(machine);
    trace(`end ${oracle.sent.size} ${workers}`);
  } finally {
    origin.close();
    await storage.dispose();
    tasks.release();
  }
  return {
    seed: options.seed,
    violations: oracle.violations,
    traceHash,
    eventsDelivered: 0,
    betsPosted: oracle.sent.size,
    betsPlaced: origin.members.get('m1')?.bets.length ?? 0,
    virtualMs: agenda.now() - START,
    steps: agenda.steps,
    faults: FAULT_KINDS.filter((kind) => (FAULTS[kind] ?? 0) > 0),
  };
}

/** Every key on the wire ended as the ledger says, and the slip said so; nothing was paid for twice. */
function judge({ oracle, origin }: BetMachine): void {
  const member = origin.members.get('m1');
  if (member === undefined) return;
  for (const key of oracle.sent.keys()) {
    const record = member.keys.get(key);
    const state = oracle.outboxStateOf(key);
    const isPlaced = record !== undefined && record !== 'void' && record.answer.status === 200;
    if (state === undefined || ['intent', 'sent', 'unknown'].includes(state))
      oracle.fail('bet of unknown outcome after healing', key);
    else if (isPlaced !== (state === 'accepted')) oracle.fail('outbox contradicts the ledger', `${key} ${state}`);
    if (isPlaced && oracle.told.get(key) !== 'accepted') oracle.fail('placed and never told', key);
  }
  const keys = member.bets.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) oracle.fail('two bets of one key', '');
  if (member.debits() !== member.bets.length)
    oracle.fail('debits and bets differ', `${member.debits()} ${member.bets.length}`);
  for (const wrong of origin.audit()) oracle.fail('books are wrong', wrong);
  const balance = member.ledgerSum();
  if (balance !== member.record.emoney) oracle.fail('balance is not the sum of the ledger', `${balance}`);
}

async function play(machine: BetMachine, onWorkers: (count: number) => void): Promise<void> {
  const { agenda, dice, oracle, origin } = machine;
  const login = await origin.answer({
    method: 'POST',
    path: '/member/login',
    query: '',
    headers: { 'content-type': 'application/json' },
    token: undefined,
    key: undefined,
    body: { userId: 'm1', password: 'pw' },
  });
  const { token } = login.body as { readonly token: string };
  const member = origin.members.get('m1');
  if (member === undefined) return;
  for (let started = 1; ; started += 1) {
    onWorkers(started);
    const worker = startBetWorker(machine);
    const { deps } = worker;
    const term = new AbortController();
    if (started === 1) {
      const sealed = await deps.vault.seal(token);
      const expiresAt = agenda.now() + 1_000 * 3_600 * 24 * 365;
      await beginSession(deps.db, {
        sessionId: 's1',
        database: memberDatabaseName(deps.db.name, '0'.repeat(32)),
        member: member.record,
        levels: [sampleLevel],
        autoLogoutMin: 60,
        expiresAt,
        sealed,
      });
    }
    const signedIn = await worker.orDeath(currentCredentials(deps.db, deps.vault));
    if (signedIn !== undefined) void reconcileBets(deps, signedIn, term.signal);
    // Its live queries would otherwise be asked for ever.
    worker.onDeath(() => {
      term.abort();
    });
    while (!worker.isDead) {
      const isLast = oracle.sent.size >= POSTS;
      const isOver = await worker.orDeath(oneBet(machine, worker, isLast));
      if (isOver === true) {
        worker.kill();
        return;
      }
      await pause(agenda, dice.between(1, 300));
    }
  }
}

/** One confirmation, from picks to outcome; none more if it `isLast`. Resolves with whether nothing is under way any more then. */
async function oneBet(
  machine: BetMachine,
  { deps, kill, killAtOperation }: BetWorker,
  isLast: boolean,
): Promise<boolean> {
  const { agenda, dice, oracle, origin } = machine;
  const { feed } = origin;
  const phase = async () => (await (await theirsOf(deps.db))?.slips.get(PAGE))?.phase.at ?? 'open';
  const asked = () => consentOf(deps.db, PAGE, () => randomId(dice));
  if ((await phase()) === 'open') {
    const open = await deps.outbox.intents
      .where('[memberId+state]')
      .anyOf(['intent', 'sent', 'unknown'].map((at) => ['m1', at]))
      .count();
    if (isLast) return open === 0;
    if (dice.chance(0.05)) {
      const position = { epoch: feed.stream.epoch, offset: feed.stream.head };
      await swapFeedImage(deps.db, { position, fixtures: [...feed.fixtures.values()], news: [] }, agenda.now());
    }
    await fillSlip(machine, deps);
    if (dice.chance(0.2)) origin.happen(1);
    if (dice.chance(CRASH_IN_STORAGE)) killAtOperation(dice.between(1, 60));
    if (dice.chance(CRASH_AT_ANY_TIME)) agenda.after(dice.between(0, 4_000), kill);
    oracle.onBytes('events');
    oracle.confirming();
    const yes = await asked();
    await Promise.all(Array.from({ length: dice.chance(0.1) ? 2 : 1 }, () => placeBet(deps, PAGE, yes, null)));
  }
  while ((await phase()) === 'changed') {
    oracle.onBytes('events');
    oracle.confirming();
    if (dice.chance(0.7)) await acceptChangedOdds(deps, PAGE, await asked());
    else await slipCallsOf(deps).declineChangedOdds.answer(PAGE);
  }
  for (let waits = 0; waits < 120 && (await phase()) !== 'open'; waits += 1) await pause(deps.clock, 1_000);
  // A bet before this one may still be asked for, whatever the slip says.
  return false;
}

/** Nothing is told beside the database here. */
const slipCallsOf = ({ db, clock }: PlaceBetDeps) => slipHandlers({ db, clock, whenStored: async () => undefined });

async function fillSlip({ agenda, dice }: BetMachine, deps: PlaceBetDeps): Promise<void> {
  const { db } = deps;
  const calls = slipCallsOf(deps);
  await db.health.put({
    stream: 'events',
    state: 'live',
    lastByteAt: agenda.now(),
    asOf: agenda.now(),
    heartbeatMs: 5_000,
    retryAt: 0,
    attempt: 0,
    clockOffset: 0,
  });
  if (((await (await theirsOf(db))?.slips.get(PAGE))?.picks.length ?? 0) > 0) await calls.clearSlip.answer(PAGE);
  const fixtures = await allFixtures(db);
  if (fixtures.length === 0) return;
  const fixture = dice.oneOf(fixtures);
  const selection = dice.oneOf(fixture.markets.flatMap(({ selections }) => selections));
  await calls.togglePick.answer(PAGE, fixture.fixtureId, selection.selectionId);
  await calls.changeStake.answer(PAGE, dice.between(5_000, 90_000));
}
