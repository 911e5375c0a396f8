/** Rest between tries of whoever works in a loop, which what happens meanwhile may end. */
import { pause, type Clock } from './clock.ts';
import { linkedAbort } from './linkedAbort.ts';
import { untilAborted } from './locks.ts';

/** One sleeper at a time; a wake while nobody sleeps is remembered for the next. */
export interface Sleep {
  wake(): void;
  /** @param ms `undefined`: until woken */
  until(ms: number | undefined, signal: AbortSignal): Promise<void>;
}

/** Rest that can be ended; a wake that comes before it is not lost. */
export function createSleep(clock: Clock): Sleep {
  let isWoken = false;
  let wakeUp = () => {};
  return {
    wake() {
      isWoken = true;
      wakeUp();
    },
    async until(ms, signal) {
      const woken = linkedAbort(signal);
      wakeUp = woken.abort;
      if (!isWoken) await (ms === undefined ? untilAborted(woken.signal) : pause(clock, ms, woken.signal));
      isWoken = false;
      wakeUp = () => {};
      woken.unlink();
    },
  };
}
