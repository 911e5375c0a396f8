/**
 * The member's computer as its programs know it: a wall clock that someone may set, and sleep, during which no timer runs and
 * after which every timer still has left what it had before. The origin has a clock of its own.
 */
import type { SteadyClock } from '../../../src/worker/ports/clock.ts';
import type { Agenda } from './agenda.ts';

export interface MachineModel {
  /** What tabs and workers are handed. */
  readonly clock: SteadyClock;
  readonly isAsleep: boolean;
  /** All time slept so far, the whole of a sleep from its beginning, ms. */
  readonly slept: number;
  /** Sets the wall clock forward, or back. */
  moveClock(ms: number): void;
  /** @param onAwake called before anything else runs again */
  sleep(ms: number, onAwake: () => void): void;
}

export function createMachineModel(agenda: Agenda): MachineModel {
  let moved = 0;
  let slept = 0;
  let wakesAt = 0;
  const isAsleep = () => agenda.now() < wakesAt;
  return {
    clock: {
      now: () => agenda.now() + moved,
      // Nobody sets it, and it stands still in a sleep: the whole of one is counted from its beginning.
      elapsed: () => Math.max(agenda.now(), wakesAt) - slept,
      after: (ms, callback) => {
        let seen = slept;
        const ring = () => {
          const missed = slept - seen;
          seen = slept;
          if (missed <= 0 && !isAsleep()) callback();
          else cancel = agenda.after(Math.max(missed, wakesAt - agenda.now()), ring);
        };
        let cancel = agenda.after(ms, ring);
        return () => {
          cancel();
        };
      },
    },
    get isAsleep() {
      return isAsleep();
    },
    get slept() {
      return slept;
    },
    moveClock: (ms) => {
      moved += ms;
    },
    sleep: (ms, onAwake) => {
      if (isAsleep()) return;
      slept += ms;
      wakesAt = agenda.now() + ms;
      agenda.after(ms, onAwake);
    },
  };
}
