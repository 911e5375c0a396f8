/**
 * One seed: a browser, a member and an origin under a swarm of faults (safety), then all faults off and everything demanded
 * within a bound of virtual time (liveness). Same seed, same trace.
 */
import { createAgenda } from './agenda.ts';
import { runBetSeed } from './betMachine.ts';
import { createBrowser } from './browser.ts';
import { losePower, startChaos, startOrigin, type Run } from './chaos.ts';
import { createDice, hashOf } from './dice.ts';
import { FAULT_KINDS, faultsOf, type FaultKind, type Profile } from './faults.ts';
import { createMemberScript } from './memberScript.ts';
import { judgeHealed } from './judgeHealed.ts';
import { createOracle, type Violation } from './oracle.ts';
import { createOriginModel, MEMBER_NAMES } from './originModel.ts';
import { takePlatformTasks } from './platformTasks.ts';
import { openStorage, type Level } from './storage.ts';
import { createWire } from './wire.ts';

export interface SeedOptions {
  readonly seed: number;
  readonly level: Level;
  readonly profile: Profile;
  /** Virtual seconds under faults; the profile's own if absent. */
  readonly seconds?: number;
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

const START = 1_700_000_000_000;
const SECONDS: Readonly<Record<Profile, number>> = { mixed: 180, bets: 900, streams: 120 };
const DEXIE_SHARE = 4;
const LAST_MS = 1_500;
/** Within this much virtual time of the last fault everything must be right again. */
export const LIVENESS_MS = 150_000;

export async function runSeed(options: SeedOptions): Promise<SeedReport> {
  return options.profile === 'bets' ? runBetSeed(options) : runBrowserSeed(options);
}

async function runBrowserSeed(options: SeedOptions): Promise<SeedReport> {
  const tasks = takePlatformTasks();
  const { seed, level, profile } = options;
  const dice = createDice(seed);
  const agenda = createAgenda(START, tasks);
  const origin = createOriginModel(dice.fork('origin'), agenda.now);
  const oracle = createOracle(agenda, origin);
  const faults = faultsOf(profile, dice.fork('faults'));
  const active = FAULT_KINDS.filter((kind) => faults[kind] > 0);
  let traceHash = hashOf(`${seed}`);
  let eventsDelivered = 0;
  const trace = (what: string) => {
    const line = `${agenda.now() - START} ${what}`;
    traceHash = hashOf(line, traceHash);
    options.onTrace?.(line);
  };
  const storage = openStorage(level, `seed-${seed}`);
  storage.onWritten = (table, row) => {
    oracle.onWritten(table, row);
  };
  const darkness = dice.fork('darkness');
  const wire = createWire({
    agenda,
    dice: dice.fork('wire'),
    faults,
    origin,
    traffic: {
      ...oracle,
      onBetSent: (call) => {
        oracle.onBetSent(call);
        // A cut that comes while a bet is on its way is the one that matters.
        if (darkness.chance(faults.powerCut * 15))
          agenda.after(darkness.between(1, 300), () => losePower(run, darkness));
      },
      onDelivered: (events) => {
        eventsDelivered += events;
      },
      onTrace: trace,
    },
  });
  const isDedicated = profile === 'mixed' && dice.chance(0.3);
  const browser = createBrowser({
    agenda,
    dice: dice.fork('browser'),
    storage,
    wire,
    isDedicated,
    onTrace: (what) => {
      if (what.includes('killed')) {
        oracle.onDeath();
        // What a dead worker left behind must be whole before anyone repairs it.
        agenda.after(1, () => void oracle.inspect(browser.stores.db).catch(() => undefined));
      }
      trace(what);
    },
  });
  const script = createMemberScript({ agenda, browser, dice: dice.fork('member'), oracle, profile, onTrace: trace });
  const run: Run = { options, agenda, dice, faults, origin, oracle, storage, browser, script, wire, trace };
  try {
    await underFaults(run);
    await healed(run);
    trace(`end ${eventsDelivered} ${oracle.sent.size} ${origin.feed.stream.head}`);
  } finally {
    browser.die();
    await tasks.rest();
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

async function underFaults(run: Run): Promise<void> {
  const { options, agenda, browser, script, trace } = run;
  const share = options.level === 'dexie' ? 1 / DEXIE_SHARE : 1;
  const end = START + 1_000 * (options.seconds ?? SECONDS[options.profile] * share);
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
  await agenda.runUntil(end - LAST_MS);
  // Most of the very last events are lost, so that nothing later gives the loss away.
  if (run.faults.dropped > 0) run.faults.dropped = 0.7;
  await agenda.runUntil(end);
  isOver = true;
  for (const kind of FAULT_KINDS) run.faults[kind] = 0;
  run.wire.interrupt(0);
  trace('heal');
  if (!(await agenda.runUntil(agenda.now() + LIVENESS_MS, () => isDone)))
    run.oracle.fail('a call never settled', 'script');
  else await acting;
}

function startInspections({ agenda, browser, dice, oracle, options }: Run): void {
  const chance = dice.fork('inspections');
  const inspect = () => {
    void oracle.inspect(browser.stores.db).catch((error: unknown) => {
      oracle.fail('storage could not be read', error instanceof Error ? error.message : 'unknown');
    });
    agenda.after(options.profile === 'bets' ? 30_000 : chance.between(200, 6_000), inspect);
  };
  agenda.after(500, inspect);
}

/** Every member in turn signs in again, and within the bound everything of theirs is right. */
async function healed(run: Run): Promise<void> {
  const { agenda, browser, oracle, origin, script, trace } = run;
  if (browser.tabs.length === 0) browser.openTab();
  for (const [index, name] of MEMBER_NAMES.entries()) {
    const member = origin.members.get(name);
    if (member === undefined) continue;
    let isRight = false;
    const working = (async () => {
      // Whoever was left signed in stays for the first turn: their session must heal by itself.
      const before = await browser.stores.db.sessions.get('session');
      if (index > 0 || before?.state !== 'signedIn' || before.memberId !== name) {
        await script.signOut();
        for (let tries = 0; tries < 8 && !(await script.signIn(name)); tries += 1) trace('signing in again');
      }
      while (!(await isSettled(run, name))) {
        await new Promise<void>((resolve) => void agenda.after(500, resolve));
        // A late answer of the time of faults may still end the session; a member signs in again.
        if ((await browser.stores.db.sessions.get('session'))?.state !== 'signedIn') await script.signIn(name);
      }
      isRight = true;
    })();
    const inTime = await agenda.runUntil(agenda.now() + LIVENESS_MS, () => isRight);
    trace(`healed ${name} ${inTime}`);
    if (!inTime) {
      oracle.fail('not healed in time', `${name}: ${await agenda.settle(stateOf(run, name))}`);
      return;
    }
    await working;
    await agenda.settle(judgeHealed(oracle, browser.stores.db, origin, member));
    await agenda.settle(oracle.inspect(browser.stores.db));
  }
}

async function isSettled({ browser, origin, oracle }: Run, name: string): Promise<boolean> {
  const { db } = browser.stores;
  const member = origin.members.get(name);
  const session = await db.sessions.get('session');
  if (member === undefined || session?.memberId !== name) return false;
  const heads = [
    ['events', origin.feed.stream],
    ['bets', member.stream],
  ] as const;
  for (const [stream, model] of heads) {
    const checkpoint = await db.checkpoints.get(stream);
    const health = await db.health.get(stream);
    if (health?.state !== 'live' || checkpoint?.epoch !== model.epoch || checkpoint.offset !== model.head) return false;
  }
  for (const [key, owner] of oracle.sent) {
    if (owner === name && ['intent', 'sent', 'unknown', undefined].includes(oracle.outboxStateOf(key))) return false;
  }
  const slips = await db.slips.toArray();
  return slips.every(({ phase }) => phase.at === 'open' || phase.at === 'changed');
}

async function stateOf({ browser, origin, oracle }: Run, name: string): Promise<string> {
  const { db } = browser.stores;
  const model = origin.members.get(name)?.stream;
  const wanted = `${origin.feed.stream.epoch}.${origin.feed.stream.head} ${model?.epoch}.${model?.head}`;
  const open = [...oracle.sent.keys()].filter((key) =>
    ['intent', 'sent', 'unknown'].includes(oracle.outboxStateOf(key) ?? 'intent'),
  );
  const state = {
    session: (await db.sessions.get('session'))?.memberId ?? null,
    checkpoints: (await db.checkpoints.toArray()).map(({ stream, epoch, offset }) => `${stream} ${epoch}.${offset}`),
    health: (await db.health.toArray()).map(({ stream, state: at, attempt }) => `${stream} ${at} ${attempt}`),
    slips: (await db.slips.toArray()).map(({ phase }) => phase.at),
    open,
    workers: browser.workers.filter((worker) => !worker.isDead).length,
  };
  return `wanted ${wanted}, is ${JSON.stringify(state)}`;
}
