/** What our own reckoning of a finished fixture comes to (rule DIS-1). */
import type { Settlement } from '../../reference/statuses.ts';
import type { Fixture, Market, Selection } from '../fixture.ts';
import { finalScoreOf } from './finalScore.ts';
import { outcomeOf } from './outcomeOf.ts';

/**
 * @param fixture with the score that is known by now
 * @returns `undefined` before the final score, and where none decides it
 */
export function reckonedResult(
  fixture: Pick<Fixture, 'sportId' | 'status' | 'score'>,
  market: Pick<Market, 'marketId' | 'baseLine'>,
  selection: Pick<Selection, 'side' | 'name'>,
): Settlement | undefined {
  const game = finalScoreOf(fixture);
  return game === undefined ? undefined : outcomeOf(market, selection, game);
}
