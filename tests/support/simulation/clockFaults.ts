/**
 * The machine's clock is set, and the machine sleeps. Where sessions are short, and one is near its end, both go past that end: it must
 * be noticed, and so the clock is left alone for a while afterwards.
 */
import type { Run } from './chaos.ts';
import type { Dice } from './dice.ts';

export interface ClockFaults {
  /** A session was just leapt over: what should come of it comes first. */
  readonly isCalm: boolean;
  move(): void;
  sleep(): void;
}

/** By how much a wall clock is set, s: a correction, summer time, the wrong day. */
const CLOCK_MOVES_S = [5, 45, 600, 3_600, 86_400];
/** A session with more than this left is not leapt over, ms. */
const LONGEST_LEAP_MS = 300_000;
const LEAP_MARGIN_MS = 5_000;
/** Longer than an engine may take to notice, ms. */
const CALM_MS = 75_000;

export function createClockFaults(run: Run, chance: Dice): ClockFaults {
  const { agenda, browser, faults, machine, oracle, wire } = run;
  let calmUntil = 0;

  /** Calls back with what takes the clock past the end of the session that runs, if that is near, else with `usual`. Ms. */
  const beyondSession = (usual: number, act: (ms: number) => void): void => {
    if (faults.shortSession === 0) {
      act(usual);
      return;
    }
    void browser.stores.db.sessions.get('session').then((session) => {
      const left = session?.state === 'signedIn' ? session.expiresAt - machine.clock.now() : 0;
      const isNear = left > 0 && left < LONGEST_LEAP_MS;
      if (isNear) calmUntil = agenda.now() + left + CALM_MS;
      act(isNear ? left + LEAP_MARGIN_MS : usual);
    });
  };

  return {
    get isCalm() {
      return agenda.now() < calmUntil;
    },
    move: () => {
      const ms = chance.oneOf([-1, 1]) * 1_000 * chance.oneOf(CLOCK_MOVES_S);
      beyondSession(ms, (by) => {
        machine.moveClock(by);
        oracle.onDisturbed();
      });
      if (chance.chance(ms < 0 ? 0.8 : 0.3)) for (const connection of wire.connections) connection.silence();
    },
    sleep: () => {
      for (const connection of wire.connections) connection.silence();
      const ms = chance.between(2_000, chance.chance(0.5) ? 20_000 : 300_000);
      beyondSession(ms, (length) => {
        machine.sleep(length, () => {
          oracle.onDisturbed();
          if (chance.chance(0.5)) for (const tab of browser.tabs) void tab.engine.wake('visible');
        });
      });
    },
  };
}
