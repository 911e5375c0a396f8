/** A clock of the origin that goes on only when it is told, with as many timers as a million connections need: by the millisecond in which they are due. */
import type { Clock } from '../../../server/clock.ts';

export interface VirtualClock extends Clock {
  /** Goes on so many ms, and calls back what falls due in its order. */
  advance(ms: number): void;
  /** Timers that wait. */
  readonly pending: number;
}

export function virtualClock(start: number): VirtualClock {
  let now = start;
  const due = new Map<number, Set<() => void>>();
  return {
    now: () => now,
    elapsed: () => now - start,
    after(ms, callback) {
      const at = now + Math.max(1, Math.ceil(ms));
      const timers = due.get(at) ?? new Set();
      // One callback may be set twice.
      const call = () => callback();
      due.set(at, timers.add(call));
      return () => {
        timers.delete(call);
        if (timers.size === 0) due.delete(at);
      };
    },
    get pending() {
      return [...due.values()].reduce((sum, timers) => sum + timers.size, 0);
    },
    advance(ms) {
      for (const end = now + ms; now < end;) {
        now += 1;
        const timers = due.get(now);
        if (timers === undefined) continue;
        due.delete(now);
        for (const call of timers) call();
      }
    },
  };
}
