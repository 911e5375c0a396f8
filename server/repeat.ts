/** Work that is done again and again by the clock, one round at a time. */
import type { Clock } from './clock.ts';

export interface Repeating {
  /** No round begins after this; resolves once the one under way is over. */
  readonly stop: () => Promise<void>;
}

/**
 * Begins after one period; each round begins a period after the end of the one before. What fails is told and tried again.
 *
 * @param everyMs ms
 */
export function repeat(
  clock: Clock,
  everyMs: number,
  turn: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeating {
  let isStopped = false;
  let round: Promise<void> | undefined;
  const next = () => {
    round = turn()
      .catch(onFailure)
      .finally(() => {
        round = undefined;
        if (!isStopped) cancel = clock.after(everyMs, next);
      });
  };
  let cancel = clock.after(everyMs, next);
  return {
    async stop() {
      isStopped = true;
      cancel();
      await round;
    },
  };
}
