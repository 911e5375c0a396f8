/** Whether the feed's result of a selection and our own reckoning disagree (rules DIS-1, DIS-2). */
import type { Settlement } from '../../reference/statuses.ts';

const CANCELLED: Settlement = -1;

/**
 * @param said by the feed; `null` takes a result back
 * @param reckoned by us, `undefined` where there is nothing to compare
 * @returns our own reckoning where it is another
 */
export function disputedResult(said: Settlement | null, reckoned: Settlement | undefined): Settlement | undefined {
  // No score says whether a bet is to be given back: a cancellation is the feed's to tell.
  return said === null || said === CANCELLED || said === reckoned ? undefined : reckoned;
}
