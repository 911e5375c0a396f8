/** Whether the feed's result of a selection and our own reckoning disagree (rules DIS-1, DIS-2). */
import type { Settlement } from '../../reference/statuses.ts';
import type { Fixture, Market, Selection } from '../fixture.ts';
import { finalScoreOf } from './finalScore.ts';
import { outcomeOf } from './outcomeOf.ts';

const CANCELLED: Settlement = -1;

/**
 * @param fixture with the score that is known when the result comes
 * @param said by the feed; `null` takes a result back
 * @returns our own reckoning where it is another; `undefined` where the two agree, or there is nothing to compare
 */
export function disputedResult(
  fixture: Pick<Fixture, 'sportId' | 'status' | 'score'>,
  market: Pick<Market, 'marketId' | 'baseLine'>,
  selection: Pick<Selection, 'side' | 'name'>,
  said: Settlement | null,
): Settlement | undefined {
  // No score says whether a bet is to be given back: a cancellation is the feed's to tell.
  if (said === null || said === CANCELLED) return undefined;
  const game = finalScoreOf(fixture);
  const reckoned = game === undefined ? undefined : outcomeOf(market, selection, game);
  return reckoned === said ? undefined : reckoned;
}
