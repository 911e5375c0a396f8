/** The clocks of the machine that runs this. */
import { timerClock, type SteadyClock } from '../../../src/worker/ports/clock.ts';

export const realClock: SteadyClock = {
  ...timerClock({
    now: () => Date.now(),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  }),
  elapsed: () => performance.now(),
};
