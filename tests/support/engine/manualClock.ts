/** A clock that stands still until a test moves it. */
import type { SteadyClock } from '../../../src/worker/ports/clock.ts';

export interface ManualClock extends SteadyClock {
  /** Moves on by `ms`, firing what falls due in order, and gives everything else time to react after each. */
  advance(ms: number): Promise<void>;
  /** Sets what it shows, as a user or a correction does; what falls due falls due when it would have. */
  setBy(ms: number): void;
  readonly pending: number;
}

/** Steps of the event loop in one turn: a stored row takes several, and of a busy machine's millisecond one step is all there is. */
const STEPS = 12;

/** Lets promises, fake IndexedDB and ports come to rest for a moment of real time. */
export const settle = (turns = 4): Promise<void> =>
  new Promise((resolve) => {
    const step = (left: number, then: () => void): void =>
      left === 0 ? then() : void setImmediate(step, left - 1, then);
    const turn = (left: number): void =>
      left === 0 ? resolve() : void setTimeout(step, 1, STEPS, () => turn(left - 1));
    turn(turns);
  });

const LONGEST_PAUSE_MS = 25;
/** Between two looks, for a condition that also watches what is there for a moment only. */
export const NO_PAUSE_MS = 0;

/**
 * Waits for a condition in real time, at most `ms`. Looks at once again at first, and seldomer the longer it takes: by a twentieth of the wait at most it comes late,
 * and what is waited for for seconds has the processor meanwhile.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 20_000,
  longestPauseMs = LONGEST_PAUSE_MS,
): Promise<void> {
  const beganAt = performance.now();
  for (let waited = 0; waited < ms; waited = performance.now() - beganAt) {
    if (await holds()) return;
    const pauseMs = Math.min(longestPauseMs, waited / 20);
    if (pauseMs < 1) await settle(1);
    else await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`never came true: ${what}`);
}

export function manualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  let set = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now + set,
    elapsed: () => now,
    setBy(ms) {
      set += ms;
    },
    after(ms, callback) {
      const timer = { at: now + Math.max(0, ms), callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due);
        now = Math.max(now, due.at);
        due.callback();
        await settle(2);
      }
      now = end;
      await settle();
    },
    get pending() {
      return timers.size;
    },
  };
}
