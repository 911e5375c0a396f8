/**
 * The results of a game of the simulator, by the rules the house reckons with (`src/domain/sports/outcomes`). What those leave to the feed,
 * the feed decides here: lines over games that are won by sets count sets (rules SIM-S1 … SIM-S5, docs/FEEDS.md).
 */
import { unreachable } from '../../../src/domain/kernel/decision.ts';
import type { SportId } from '../../../src/domain/reference/sports.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import type { FinalScore as ReckonedScore, SideScore } from '../../../src/domain/sports/outcomes/finalScore.ts';
import { handicapResult, totalResult } from '../../../src/domain/sports/outcomes/lineResults.ts';
import { outcomeOf } from '../../../src/domain/sports/outcomes/outcomeOf.ts';
import { threeWayResult, twoWayResult } from '../../../src/domain/sports/outcomes/winnerResults.ts';
import type { OfferedMarket, OfferedSelection } from './offer.ts';
import type { FinalScore } from './sportModel.ts';

/** What a market compares: who is ahead, who is ahead once the line is added, or the sum with the line. */
export type MarketKind = 'threeWay' | 'twoWay' | 'handicap' | 'total';

/** A side that the simulator prices and settles; it names no selections of its own. */
export type BackedSide = Exclude<Side, 'named'>;

/**
 * @returns 2 won, 1 lost, 3 push, 5 half won, 4 half lost
 * @throws RangeError for a side that its market does not have
 */
export function settlementOf(
  market: Pick<OfferedMarket, 'kind' | 'marketId' | 'baseLine' | 'quarters'>,
  selection: Pick<OfferedSelection, 'side' | 'name'>,
  sportId: SportId,
  final: FinalScore,
): Settlement {
  return (
    outcomeOf(market, selection, reckonedScore(sportId, final)) ??
    resultFrom(market.kind, selection.side, market.quarters, final)
  );
}

/**
 * The result of any market from the one number that decides: both sides' points together for totals, home's lead for all others.
 *
 * @param points whole; below zero when home is behind
 */
export const settlementAt = (kind: MarketKind, side: BackedSide, quarters: number, points: number): Settlement =>
  resultFrom(kind, side, quarters, { home: points, away: 0 });

function resultFrom(kind: MarketKind, side: BackedSide, quarters: number, score: SideScore): Settlement {
  const result = resultIn(kind, side, quarters, score);
  if (result === undefined) throw new RangeError(`${side} is no side of ${kind}`);
  return result;
}

function resultIn(kind: MarketKind, side: BackedSide, quarters: number, score: SideScore): Settlement | undefined {
  switch (kind) {
    case 'threeWay':
      return threeWayResult(side, score);
    case 'twoWay':
      return twoWayResult(side, score);
    case 'handicap':
      return handicapResult(side, quarters, score);
    case 'total':
      return totalResult(side, quarters, score.home + score.away);
    default:
      return unreachable(kind);
  }
}

function reckonedScore(sportId: SportId, { home, away, extra }: FinalScore): ReckonedScore {
  const regular = { home: home - (extra?.home ?? 0), away: away - (extra?.away ?? 0) };
  return { sportId, periods: new Map(), whole: { regular, overtime: { home, away }, hadOvertime: extra !== null } };
}
