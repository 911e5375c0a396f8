/** The system's clock, moved on by a test: for what is counted by the time between two acts. */
import { systemClock, type Clock } from '../../../server/clock.ts';

export function movedClock() {
  let aheadMs = 0;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
  const pass = (ms: number) => {
    aheadMs += ms;
  };
  return { clock, pass };
}
