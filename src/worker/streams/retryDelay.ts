/** How long to wait before the next try (S-10): what the server asked for, and then full jitter under a growing cap, so that not all come at once. */

const FIRST_CAP_MS = 500;
const LONGEST_MS = 10_000;
/** Full jitter may draw zero many times in a row; from this try on it may not. */
const FAST_LOOP_ATTEMPTS = 4;
const FAST_LOOP_FLOOR_MS = 500;
/** Health after which tries are counted from zero again, ms (S-10). */
export const HEALTHY_MS = 10_000;

/**
 * @param attempt tries since the stream was last healthy, from 0
 * @param floorMs what `Retry-After` or `retry:` asked for
 * @param fraction in [0, 1)
 */
export function retryDelay(attempt: number, floorMs: number, fraction: number): number {
  const cap = Math.min(LONGEST_MS, FIRST_CAP_MS * 2 ** Math.min(attempt, 10));
  const guard = attempt >= FAST_LOOP_ATTEMPTS ? FAST_LOOP_FLOOR_MS : 0;
  return floorMs + Math.max(guard, Math.floor(fraction * cap));
}
