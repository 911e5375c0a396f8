/**
 * One seed: a browser, a member and an origin under a swarm of faults (safety), then all faults off and everything demanded
 * within a bound of virtual time (liveness). Same seed, same trace.
 */
import { createAgenda, type Agenda } from './agenda.ts';
import { runBetSeed } from './betMachine.ts';
import { createBrowser, type Browser } from './browser.ts';
import { createDice, hashOf, type Dice } from './dice.ts';
import { FAULT_KINDS, faultsOf, type FaultKind, type Faults, type Profile } from './faults.ts';
import { createMemberScript, type MemberScript } from './memberScript.ts';
import { createOracle, judgeHealed, type Oracle, type Violation } from './oracle.ts';
import { createOriginModel, MEMBER_NAMES, type OriginModel } from './originModel.ts';
import { takePlatformTasks } from './platformTasks.ts';
import { openStorage, type Level, type Storage } from './storage.ts';
import { createWire, type Wire } from './wire.ts';

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

interface Run {
  readonly options: SeedOptions;
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly origin: OriginModel;
  readonly oracle: Oracle;
  readonly storage: Storage;
  readonly browser: Browser;
  readonly script: MemberScript;
  readonly wire: Wire;
  trace(what: string): void;
}

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

/** Things happen at the origin, whoever listens. */
function startOrigin({ agenda, dice, faults, origin, options }: Run, isOver: () => boolean): void {
  const chance = dice.fork('happenings');
  const isStreams = options.profile === 'streams';
  const happen = () => {
    if (isOver()) return;
    const burst = isStreams ? chance.between(20, 120) : chance.chance(0.05) ? chance.between(10, 80) : 1;
    for (let count = 0; count < burst; count += 1) origin.feed.happen();
    if (chance.chance(faults.foreignEvent)) origin.feed.sayForeign();
    for (const member of origin.members.values()) if (chance.chance(0.05)) member.settleSome();
    agenda.after(
      options.profile === 'bets' ? chance.between(200, 3_000) : chance.between(5, isStreams ? 300 : 900),
      happen,
    );
  };
  agenda.after(100, happen);
}

/** The machine goes dark and comes back: nothing runs, and the last commits of the relaxed database may be gone. */
function losePower({ agenda, browser, storage }: Run, chance: Dice): void {
  browser.die();
  storage.losePower(chance.between(0, 6));
  agenda.after(500, () => {
    if (browser.tabs.length === 0) browser.openTab();
  });
}

/** What befalls workers, tabs, machine and origin, once a second. */
function startChaos(run: Run, isOver: () => boolean): void {
  const { agenda, browser, dice, faults, origin, trace, wire } = run;
  const chance = dice.fork('chaos');
  let epochs = 1;
  const living = () => browser.workers.filter((worker) => !worker.isDead);
  const befall: Partial<Record<FaultKind, () => void>> = {
    originDown: () => {
      wire.interrupt(chance.between(1_000, 25_000));
    },
    workerKilled: () => {
      if (living().length > 0) chance.oneOf(living()).kill();
    },
    workerKilledInStorage: () => {
      // Half of the time while an image is stored, which is the longest of all transactions.
      if (chance.chance(0.5)) {
        origin.feed.stream.trim(0);
        wire.interrupt(1);
      }
      for (const worker of living()) worker.killAtOperation(chance.between(1, 60));
    },
    secondWorker: () => {
      browser.moveAddress();
      browser.openTab();
    },
    powerCut: () => {
      losePower(run, chance);
    },
    tabClosed: () => {
      if (browser.tabs.length > 0) chance.oneOf(browser.tabs).close();
    },
    tabHidden: () => {
      if (browser.tabs.length === 0) return;
      const tab = chance.oneOf(browser.tabs);
      tab.hide();
      agenda.after(chance.between(10, 4_000), tab.show);
    },
    sessionEnded: () => {
      origin.endSessions(chance.oneOf(MEMBER_NAMES), chance.oneOf([401, 406, 555, 556, 600]));
    },
    logTrimmed: () => {
      origin.feed.stream.trim(chance.between(0, 5));
      for (const member of origin.members.values()) member.stream.trim(chance.between(0, 3));
    },
    epochChanged: () => {
      epochs += 1;
      origin.feed.restart(`e${epochs}`);
      for (const member of origin.members.values()) member.restart(`${member.id}e${epochs}`);
    },
  };
  const second = () => {
    if (isOver()) return;
    for (const kind of FAULT_KINDS) {
      const act = befall[kind];
      if (act === undefined || !chance.chance(faults[kind])) continue;
      trace(`fault ${kind}`);
      act();
    }
    if (browser.tabs.length < 3 && (browser.tabs.length === 0 || chance.chance(0.1))) browser.openTab();
    agenda.after(1_000, second);
  };
  agenda.after(1_000, second);
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
      while (!(await isSettled(run, name))) await new Promise<void>((resolve) => void agenda.after(500, resolve));
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
