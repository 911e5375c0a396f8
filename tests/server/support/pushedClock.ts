/** The system's clock, that a test may also push on: what falls due by that is called back at once, in its order. For waits that nobody has to sit through. */
import { systemClock, type Clock } from '../../../server/clock.ts';

export interface PushedClock extends Clock {
  push(ms: number): void;
}

export function pushedClock(): PushedClock {
  let aheadMs = 0;
  const waiting = new Map<() => void, number>();
  const elapsed = () => systemClock.elapsed() + aheadMs;
  return {
    now: () => systemClock.now() + aheadMs,
    elapsed,
    after(ms, callback) {
      const cancel = () => {
        cancelTimer();
        waiting.delete(call);
      };
      const call = () => {
        cancel();
        callback();
      };
      waiting.set(call, elapsed() + ms);
      const cancelTimer = systemClock.after(ms, call);
      return cancel;
    },
    push(ms) {
      aheadMs += ms;
      const due = [...waiting].filter(([, at]) => at <= elapsed()).toSorted(([, a], [, b]) => a - b);
      for (const [call] of due) if (waiting.has(call)) call();
    },
  };
}
