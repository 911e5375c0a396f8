/** Waits for something, but not for ever. */
import type { Clock } from './clock.ts';

/** @returns whether it came to its end within `ms`; `false` as well where it failed */
export function within(clock: Clock, ms: number, waited: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDone: boolean) => () => {
      cancel();
      resolve(isDone);
    };
    const cancel = clock.after(ms, () => resolve(false));
    waited.then(end(true), end(false));
  });
}
