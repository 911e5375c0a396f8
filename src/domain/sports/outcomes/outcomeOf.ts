/**
 * The result of one selection from the final score (rules OUT-1 … OUT-14): what the market table says a market asks, answered. A result
 * the feed sends goes first; this is the second opinion, and the first for what has none.
 */
import { unreachable } from '../../kernel/decision.ts';
import { marketRowOf, type MarketRow, type OutcomeKind } from '../../reference/marketTable.ts';
import type { Settlement } from '../../reference/statuses.ts';
import type { Market, Selection } from '../fixture.ts';
import { countsSets, hadOvertime, scoreOf, type FinalScore, type SideScore } from './finalScore.ts';
import { handicapResult, quartersOf, totalResult } from './lineResults.ts';
import {
  bothToScoreResult,
  correctScoreResult,
  oddEvenResult,
  underExactOverResult,
  winnerAndTotalResult,
  yesNoResult,
} from './scoreResults.ts';
import {
  doubleChanceResult,
  europeanHandicapResult,
  halfFullResult,
  threeWayResult,
  twoWayResult,
} from './winnerResults.ts';

/**
 * @returns `undefined` if it does not follow from the score: an unknown market, one only the feed can decide, a part that was not played
 *   to its end, a name or line of another shape
 */
export function outcomeOf(
  market: Pick<Market, 'marketId' | 'baseLine'>,
  selection: Pick<Selection, 'side' | 'name'>,
  game: FinalScore,
): Settlement | undefined {
  const row = marketRowOf(market.marketId);
  if (row === undefined || isAmbiguous(row, game)) return undefined;
  const score = scoreOf(game, row.scope);
  if (score === undefined) return undefined;
  const quarters = row.hasLine ? quartersOf(market.baseLine) : 0;
  return quarters === undefined ? undefined : answerTo(row.outcome, selection, quarters, score, game);
}

/**
 * Over a whole game won by sets a line may count sets or points, and feeds do not agree on it: only who won, and the score in sets, follow.
 * The markets that say what they count (866 sets, 1558 points) are not concerned (rule OUT-3).
 */
export function isAmbiguous({ scope, outcome }: MarketRow, game: FinalScore): boolean {
  const isWhole = scope === 'regular' || scope === 'overtime';
  return countsSets(game) && isWhole && !['oneXTwo', 'oneTwo', 'correctScore'].includes(outcome);
}

/**
 * What one question comes to at a score: also for who knows better than the table which part of a game a market is about.
 *
 * @param quarters the line from home's view in quarters of a point, 0 without one
 * @param game asked for what the score does not say: half time, overtime
 */
export function answerTo(
  outcome: OutcomeKind,
  { side, name }: Pick<Selection, 'side' | 'name'>,
  quarters: number,
  score: SideScore,
  game: FinalScore,
): Settlement | undefined {
  switch (outcome) {
    case 'oneXTwo':
      return threeWayResult(side, score);
    case 'oneTwo':
      return twoWayResult(side, score);
    case 'doubleChance':
      return doubleChanceResult(name, score);
    case 'halfFull': {
      const half = scoreOf(game, 'half1');
      return half === undefined ? undefined : halfFullResult(name, half, score);
    }
    case 'handicap':
      return handicapResult(side, quarters, score);
    case 'europeanHandicap':
      return europeanHandicapResult(side, quarters, score);
    case 'overUnder':
      return totalResult(side, quarters, score.home + score.away);
    case 'homeOverUnder':
      return totalResult(side, quarters, score.home);
    case 'awayOverUnder':
      return totalResult(side, quarters, score.away);
    case 'underExactOver':
      return underExactOverResult(name, quarters, score.home + score.away);
    case 'oddEven':
      return oddEvenResult(name, score);
    case 'bothToScore':
      return bothToScoreResult(name, score);
    case 'correctScore':
      return correctScoreResult(name, score);
    case 'winnerAndTotal':
      return winnerAndTotalResult(name, quarters, score);
    case 'overtimePlayed':
      return yesNoResult(name, hadOvertime(game));
    case 'fromFeed':
      return undefined;
    default:
      return unreachable(outcome);
  }
}
