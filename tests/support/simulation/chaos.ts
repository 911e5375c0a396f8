/** What happens in a run by itself: news at the origin, and what befalls workers, tabs, the machine and the origin. */
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import { topicOfFixture, topicOfSport, type Topic } from '../../../src/domain/events/topics.ts';
import type { Agenda } from './agenda.ts';
import { MOST_BUSY_MS, type Browser } from './browser.ts';
import { createClockFaults } from './clockFaults.ts';
import { damageRow } from './damageRow.ts';
import type { Dice } from './dice.ts';
import { FAULT_KINDS, type FaultKind, type Faults } from './faults.ts';
import { SPORTS } from './feedModel.ts';
import type { MachineModel } from './machineModel.ts';
import type { MemberScript } from './memberScript.ts';
import type { Oracle } from './oracle.ts';
import { MEMBER_NAMES, type SimulatedOrigin } from './simulatedOrigin.ts';
import type { SeedOptions } from './runSeed.ts';
import type { Storage } from './storage.ts';
import type { Wire } from './wire.ts';

/** By how much an origin's clock is set, s: forward less, so that the games of its offer are not all over. */
const ORIGIN_MOVES_S = [5, 45, 600, -5, -45, -600, -3_600, -86_400];

/** The parts of one run. */
export interface Run {
  readonly options: SeedOptions;
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly origin: SimulatedOrigin;
  readonly oracle: Oracle;
  readonly storage: Storage;
  readonly machine: MachineModel;
  readonly browser: Browser;
  readonly script: MemberScript;
  readonly wire: Wire;
  trace(what: string): void;
}

/** Things happen at the origin, whoever listens. */
export function startOrigin({ agenda, dice, faults, origin, options }: Run, isOver: () => boolean): void {
  const chance = dice.fork('happenings');
  const isStreams = options.profile === 'streams';
  const happen = () => {
    if (isOver()) return;
    const burst = isStreams ? chance.between(20, 120) : chance.chance(0.05) ? chance.between(10, 80) : 1;
    origin.happen(burst);
    if (chance.chance(faults.foreignEvent)) origin.sayForeign();
    if (faults.unreadableEvent > 0 && chance.chance(faults.unreadableEvent)) origin.sayUnreadable();
    for (const name of MEMBER_NAMES) if (chance.chance(0.05)) origin.settleSome(name);
    agenda.after(
      options.profile === 'bets' ? chance.between(200, 3_000) : chance.between(5, isStreams ? 300 : 900),
      happen,
    );
  };
  agenda.after(100, happen);
}

/** The machine goes dark and comes back: nothing runs, and the last commits of the relaxed database may be gone. */
export function losePower({ agenda, browser, oracle, storage, trace }: Run, chance: Dice): void {
  trace('power lost');
  browser.die();
  storage.losePower(chance.between(0, 6));
  void judgeWhatIsLeft(browser, oracle);
  agenda.after(500, () => {
    if (browser.tabs.length === 0) browser.openTab();
  });
}

/** Somebody clears what the browser keeps for this site, or a part of it; bets about to be sent are kept. */
async function loseDatabases({ browser, oracle, storage, trace }: Run, chance: Dice): Promise<void> {
  const what = chance.oneOf([['house'], ['members'], ['members', 'house']] as const);
  trace(`databases lost: ${what.join(' ')}`);
  for (const part of what) {
    for (const name of await storage.lose(part)) oracle.onLost(name);
    if (part === 'members') oracle.onSlipsLost();
  }
  await judgeWhatIsLeft(browser, oracle);
}

async function judgeWhatIsLeft({ stores: { db } }: Browser, oracle: Oracle): Promise<void> {
  const theirs = theirsOf(db).then((found) => found?.slips.toArray() ?? []);
  oracle.onPowerLost(...(await Promise.all([db.sessions.get('session'), theirs, followedTopics(db)])));
}

/** What a tab may look at: nothing, a sport or two, a game, everything. */
function someTopics({ origin }: Run, chance: Dice): readonly Topic[] {
  const kind = chance.below(10);
  if (kind === 0) return ['all'];
  if (kind < 3) return [];
  if (kind < 5) return [topicOfFixture(chance.oneOf([...origin.feed.fixtures.keys()]))];
  return [...new Set([topicOfSport(chance.oneOf(SPORTS)), ...(kind < 7 ? [topicOfSport(chance.oneOf(SPORTS))] : [])])];
}

/** Every tab says what it looks at, and now and then one looks at something else. */
function moveLooks(run: Run, chance: Dice): void {
  const { browser, faults } = run;
  for (const tab of browser.tabs)
    if (tab.looked === undefined || chance.chance(faults.lookMoved / browser.tabs.length))
      tab.lookAt(withGame(run, someTopics(run, chance), chance));
}

/** A board says both its sport and the games that it shows, and which of them counts is the worker's to decide (LIN-3, LIN-10). */
function withGame({ faults, origin }: Run, topics: readonly Topic[], chance: Dice): readonly Topic[] {
  if (faults.offerWidened === 0 || topics.length === 0 || chance.chance(0.3)) return topics;
  return [...new Set([...topics, topicOfFixture(chance.oneOf([...origin.feed.fixtures.keys()]))])];
}

/** What befalls workers, tabs, machine and origin, once a second. */
export function startChaos(run: Run, isOver: () => boolean): void {
  const { agenda, browser, dice, faults, machine, oracle, origin, storage, trace, wire } = run;
  const chance = dice.fork('chaos');
  let deploys = 1;
  let protocols = 0;
  const clock = createClockFaults(run, chance);
  // Dice of their own: a seed without them is what it was before there were any.
  const looks = dice.fork('looks');
  const busy = dice.fork('busy');
  const lost = dice.fork('lost');
  const origins = dice.fork('origin clock');
  const rows = dice.fork('rows');
  const widths = dice.fork('widths');
  const living = () => browser.workers.filter((worker) => !worker.isDead);
  const deploy = (raisesProtocol: boolean) => {
    deploys += 1;
    if (raisesProtocol) protocols += 1;
    origin.build = `build${deploys}`;
    browser.deploy({ build: origin.build, level: protocols });
    browser.openTab();
  };
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
        origin.trimLog(0);
        wire.interrupt(1);
      }
      for (const worker of living()) worker.killAtOperation(chance.between(1, 60));
    },
    workerKilledInImage: () => {
      for (const worker of living()) worker.killInImage(chance.between(1, 6));
      // Behind by at least one event, with a log that does not reach back: an image must come.
      wire.interrupt(1);
      origin.happen(1);
      origin.trimLog(0);
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
      origin.trimLog(chance.between(0, 5), chance.between(0, 3));
    },
    epochChanged: () => {
      origin.restartLog();
    },
    clockMoved: clock.move,
    machineSlept: clock.sleep,
    diskFull: () => {
      storage.full = chance.chance(0.6) ? 'log' : chance.oneOf(['outbox', 'everything'] as const);
      oracle.onDiskFull();
      agenda.after(storage.full === 'everything' ? chance.between(200, 4_000) : chance.between(2_000, 60_000), () => {
        if (!isOver()) storage.full = 'no';
      });
    },
    deployed: () => {
      deploy(chance.chance(0.5));
      // Deploys come in pairs: the second finds code that has just asked which build is current.
      if (chance.chance(0.5)) agenda.after(chance.between(1_000, 20_000), () => !isOver() && deploy(false));
    },
  };
  const second = () => {
    if (isOver()) return;
    // Nothing befalls a machine that sleeps.
    if (machine.isAsleep) {
      agenda.after(1_000, second);
      return;
    }
    for (const kind of FAULT_KINDS) {
      const act = befall[kind];
      if (act === undefined || !chance.chance(faults[kind])) continue;
      if (clock.isCalm && (kind === 'clockMoved' || kind === 'machineSlept')) continue;
      trace(`fault ${kind}`);
      act();
    }
    if (faults.lookMoved > 0) moveLooks(run, looks);
    if (faults.databaseLost > 0 && lost.chance(faults.databaseLost)) void loseDatabases(run, lost);
    if (faults.rowDamaged > 0 && rows.chance(faults.rowDamaged)) void damageRow(run, rows);
    if (faults.offerWidened > 0 && widths.chance(faults.offerWidened)) {
      wire.widen();
      trace(`fault offerWidened ${wire.isWide}`);
    }
    if (faults.originClockMoved > 0 && origins.chance(faults.originClockMoved)) {
      trace('fault originClockMoved');
      origin.moveClock(1_000 * origins.oneOf(ORIGIN_MOVES_S));
    }
    if (faults.tabBusy > 0 && browser.tabs.length > 0 && busy.chance(faults.tabBusy)) {
      trace('fault tabBusy');
      busy.oneOf(browser.tabs).occupy(busy.between(1_000, MOST_BUSY_MS));
    }
    if (browser.tabs.length < 3 && (browser.tabs.length === 0 || chance.chance(0.1))) browser.openTab();
    agenda.after(1_000, second);
  };
  agenda.after(1_000, second);
}
