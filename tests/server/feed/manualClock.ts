/** A clock that stands still until the test moves it; timers fire in order, and what they start gets to run in between. */
import type { Clock } from '../../../server/clock.ts';

export interface ManualClock extends Clock {
  /** Moves on by `ms`, firing every timer that comes due on the way at its own moment. */
  advance(ms: number): Promise<void>;
  /** Sleeps: time goes on, and nothing happens meanwhile. */
  sleep(ms: number): void;
  /** Timers that wait. */
  readonly waiting: number;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

export function createManualClock(start: number): ManualClock {
  const timers = new Set<Timer>();
  let now = start;
  let order = 0;
  const nextBefore = (end: number) =>
    [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
  return {
    now: () => now,
    elapsed: () => now,
    after(ms, callback) {
      order += 1;
      const timer = { at: now + ms, order, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        now = timer.at;
        timers.delete(timer);
        timer.callback();
        await settled();
      }
      now = end;
    },
    sleep(ms) {
      now += ms;
    },
    get waiting() {
      return timers.size;
    },
  };
}

/** Lets promises and file reads that are ready run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
