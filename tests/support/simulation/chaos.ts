/** What happens in a run by itself: news at the origin, and what befalls workers, tabs, the machine and the origin. */
import type { Agenda } from './agenda.ts';
import type { Browser } from './browser.ts';
import type { Dice } from './dice.ts';
import { FAULT_KINDS, type FaultKind, type Faults } from './faults.ts';
import type { MemberScript } from './memberScript.ts';
import type { Oracle } from './oracle.ts';
import { MEMBER_NAMES, type OriginModel } from './originModel.ts';
import type { SeedOptions } from './runSeed.ts';
import type { Storage } from './storage.ts';
import type { Wire } from './wire.ts';

/** The parts of one run. */
export interface Run {
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

/** Things happen at the origin, whoever listens. */
export function startOrigin({ agenda, dice, faults, origin, options }: Run, isOver: () => boolean): void {
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
export function losePower({ agenda, browser, storage }: Run, chance: Dice): void {
  browser.die();
  storage.losePower(chance.between(0, 6));
  agenda.after(500, () => {
    if (browser.tabs.length === 0) browser.openTab();
  });
}

/** What befalls workers, tabs, machine and origin, once a second. */
export function startChaos(run: Run, isOver: () => boolean): void {
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
