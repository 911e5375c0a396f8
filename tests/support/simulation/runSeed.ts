/**
 * One seed: a browser, a member and an origin under a swarm of faults (safety), then all faults off and everything demanded
 * within a bound of virtual time (liveness). Same seed, same trace.
 */
import type { BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import type { FaultScript } from '../../../src/domain/faults/faultScript.ts';
import { createAgenda, START } from './agenda.ts';
import { runBetSeed } from './betMachine.ts';
import { createBrowser } from './browser.ts';
import { losePower, startChaos, startOrigin, type Run } from './chaos.ts';
import { createConsentJudge } from './consentJudge.ts';
import { createDice, hashOf } from './dice.ts';
import { FAULT_KINDS, faultsOf, type FaultKind, type Profile } from './faults.ts';
import type { Level } from './levels.ts';
import { createMemberScript } from './memberScript.ts';
import { healRun, LIVENESS_MS } from './healRun.ts';
import { createMachineModel } from './machineModel.ts';
import { createOracle, type Violation } from './oracle.ts';
import { openOrigin } from './openOrigin.ts';
import { takePlatformTasks } from './platformTasks.ts';
import { openScreen } from './screen.ts';
import { MEMBER_NAMES, type OriginKind } from './simulatedOrigin.ts';
import { scriptedWire, SCRIPT_BEGINS_MS } from './scriptedWire.ts';
import { openStorage } from './storage.ts';
import { createWire } from './wire.ts';

export interface SeedOptions {
  readonly seed: number;
  readonly level: Level;
  readonly profile: Profile;
  /** Virtual seconds under faults; the profile's own if absent. */
  readonly seconds?: number;
  /** `model` if absent. */
  readonly origin?: OriginKind;
  /** Faults that are on, whatever the seed says. */
  readonly sure?: readonly FaultKind[];
  /** Of its faults the seed has no others. */
  readonly faults?: readonly FaultKind[];
  /** Faults of a line as a tester switched them, in place of those of the seed. */
  readonly script?: FaultScript | undefined;
  /** The first broken rule is the end of it. */
  readonly endsWhenBroken?: boolean;
  /** Called with each step of the trace. */
  readonly onTrace?: (line: string) => void;
}

export interface SeedReport {
  readonly seed: number;
  readonly violations: readonly Violation[];
  readonly traceHash: number;
  readonly eventsDelivered: number;
  readonly betsPosted: number;
  readonly betsPlaced: number;
  readonly virtualMs: number;
  readonly steps: number;
  readonly faults: readonly FaultKind[];
}

const SECONDS: Readonly<Record<Profile, number>> = { mixed: 180, bets: 900, streams: 120 };
const DEXIE_SHARE = 4;
const LAST_MS = 1_500;

export async function runSeed(options: SeedOptions): Promise<SeedReport> {
  return options.profile === 'bets' ? runBetSeed(options) : runBrowserSeed(options);
}

async function runBrowserSeed(options: SeedOptions): Promise<SeedReport> {
  const tasks = takePlatformTasks();
  const { seed, level, profile } = options;
  const dice = createDice(seed);
  const agenda = createAgenda(START, tasks);
  const origin = await openOrigin(options.origin ?? 'model', agenda, dice.fork('origin'), (error) => {
    oracle.fail('the origin failed', String(error));
  });
  const machine = createMachineModel(agenda);
  const oracle = createOracle(agenda, machine, origin);
  const judge = createConsentJudge(agenda.now, oracle.fail);
  tasks.onPile = (listeners) => {
    oracle.fail('listeners pile up', `${listeners} on one signal`);
  };
  const only = options.script === undefined ? options.faults : [];
  const faults = faultsOf(profile, dice.fork('faults'), options.sure, only);
  const active = FAULT_KINDS.filter((kind) => faults[kind] > 0);
  let traceHash = hashOf(`${seed}`);
  let eventsDelivered = 0;
  const trace = (what: string) => {
    const line = `${agenda.now() - START} ${what}`;
    traceHash = hashOf(line, traceHash);
    options.onTrace?.(line);
  };
  const storage = openStorage(level, `seed-${seed}`);
  storage.onWritten = (database, table, row) => {
    oracle.onWritten(database, table, row);
  };
  const darkness = dice.fork('darkness');
  const prices = dice.fork('prices');
  const settleSoon = () => {
    for (const name of MEMBER_NAMES)
      for (let count = 0; count < 6; count += 1) {
        agenda.after(darkness.between(1, 400), () => {
          origin.settleSome(name);
        });
      }
  };
  const movePriceOf = ({ fixtureId, oddsId }: BettingRequest['bettings'][number]) => {
    trace(`fault priceMoved ${oddsId}`);
    origin.movePrice(fixtureId, oddsId);
  };
  const line = createWire({
    agenda,
    dice: dice.fork('wire'),
    faults,
    origin,
    isAsleep: () => machine.isAsleep,
    traffic: {
      ...oracle,
      onBetSent: (call) => {
        oracle.onBetSent(call);
        judge.onBetSent(call);
        if (prices.chance(faults.priceMoved)) movePriceOf(prices.oneOf((call.body as BettingRequest).bettings));
        // Where prices move questions about them are many: most of their bets are still on their way then, and others often answered.
        const isAnswer = faults.priceMoved > 0 && call.parentKey !== undefined;
        // A cut that comes while a bet is on its way is the one that matters.
        if (darkness.chance(faults.powerCut * (call.parentKey === undefined ? 30 : 120)))
          agenda.after(darkness.between(1, isAnswer ? 80 : 300), () => losePower(run, darkness));
      },
      onOutrun: () => {
        agenda.after(darkness.between(200, 4_000), () => void script.startOver());
      },
      onPollHeld: () => {
        void script.switchMember();
        // What is said to the one who goes is still on its way.
        settleSoon();
      },
      onRecordHeld: () => {
        settleSoon();
      },
      onDelivered: (events) => {
        eventsDelivered += events;
      },
      onTrace: trace,
    },
  });
  const scripted = options.script && scriptedWire(line, options.script, agenda, trace);
  const wire = scripted?.wire ?? line;
  const isDedicated = profile === 'mixed' && dice.chance(0.3);
  const browser = createBrowser({
    agenda,
    machine,
    dice: dice.fork('browser'),
    storage,
    wire,
    isDedicated,
    openScreen: (engine, clock) =>
      openScreen({
        engine,
        clock,
        db: browser.stores.db,
        dice: dice.fork('screen'),
        feed: origin.feed,
        fail: oracle.fail,
      }),
    onNewestRefused: () => {
      oracle.fail('newest code taken for older', origin.build);
    },
    onTrace: (what) => {
      if (what.includes('killed')) {
        oracle.onDeath();
        // What a dead worker left behind must be whole before anyone repairs it.
        agenda.after(1, () => void oracle.inspect(browser.stores.db).catch(() => undefined));
      }
      trace(what);
    },
  });
  const script = createMemberScript({
    agenda,
    machine,
    browser,
    dice: dice.fork('member'),
    oracle,
    judge,
    profile,
    faults,
    onTrace: trace,
  });
  const run: Run = { options, agenda, dice, faults, origin, oracle, storage, machine, browser, script, wire, trace };
  try {
    await underFaults(run);
    scripted?.heal();
    if (!isEnough(run)) await healRun(run);
    for (const wrong of origin.audit()) oracle.fail('books are wrong', wrong);
    trace(`end ${eventsDelivered} ${oracle.sent.size} ${origin.feed.stream.head}`);
  } finally {
    browser.die();
    await tasks.rest();
    origin.close();
    browser.forget();
    await storage.dispose();
    tasks.release();
  }
  let betsPlaced = 0;
  for (const { bets } of origin.members.values()) betsPlaced += bets.length;
  return {
    seed,
    violations: oracle.violations,
    traceHash,
    eventsDelivered,
    betsPosted: oracle.sent.size,
    betsPlaced,
    virtualMs: agenda.now() - START,
    steps: agenda.steps,
    faults: active,
  };
}

const isEnough = ({ options, oracle }: Run) => options.endsWhenBroken === true && oracle.violations.length > 0;

async function underFaults(run: Run): Promise<void> {
  const { options, agenda, browser, script, trace } = run;
  const share = options.level === 'dexie' ? 1 / DEXIE_SHARE : 1;
  // What the machine sleeps through does not count.
  const scripted = options.script && (SCRIPT_BEGINS_MS + options.script.lasts) / 1_000;
  const seconds = options.seconds ?? scripted ?? SECONDS[options.profile] * share;
  const end = () => run.machine.slept + START + 1_000 * seconds;
  let isOver = false;
  browser.openTab();
  startOrigin(run, () => isOver);
  startChaos(run, () => isOver);
  startInspections(run);
  let isDone = false;
  const acting = script
    .run(() => isOver)
    .catch((error: unknown) => {
      run.oracle.fail('the run itself failed', error instanceof Error ? (error.stack ?? error.message) : 'unknown');
    })
    .finally(() => {
      isDone = true;
    });
  const isBroken = () => isEnough(run);
  while (!isBroken() && agenda.now() < end() - LAST_MS) await agenda.runUntil(end() - LAST_MS, isBroken);
  // Most of the very last events are lost, so that nothing later gives the loss away.
  if (run.faults.dropped > 0) run.faults.dropped = 0.7;
  while (!isBroken() && agenda.now() < end()) await agenda.runUntil(end(), isBroken);
  isOver = true;
  if (isBroken()) return;
  const hasFullDisks = run.faults.diskFull > 0;
  for (const kind of FAULT_KINDS) run.faults[kind] = 0;
  run.wire.interrupt(0);
  // Where disks fill, half of them end without room for the log: everything else must be right all the same.
  run.storage.full = hasFullDisks && run.dice.chance(0.5) ? 'log' : 'no';
  if (run.storage.full === 'log') run.oracle.onDiskFull();
  trace('heal');
  if (!(await agenda.runUntil(agenda.now() + LIVENESS_MS, () => isDone)))
    run.oracle.fail('a call never settled', 'script');
  else await acting;
}

function startInspections({ agenda, browser, dice, machine, oracle, options }: Run): void {
  const chance = dice.fork('inspections');
  const inspect = () => {
    if (machine.isAsleep) {
      agenda.after(1_000, inspect);
      return;
    }
    void oracle.inspect(browser.stores.db).catch((error: unknown) => {
      oracle.fail('storage could not be read', error instanceof Error ? error.message : 'unknown');
    });
    agenda.after(options.profile === 'bets' ? 30_000 : chance.between(200, 6_000), inspect);
  };
  agenda.after(500, inspect);
}
