/**
 * The result of one selection, from the final score (rules SIM-S1 … SIM-S4, docs/FEEDS.md).
 *
 * Lines are kept in quarters of a point, as whole numbers, so that -0.75 is exact.
 */
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';

/** What a market compares: who is ahead, who is ahead once the line is added, or the sum with the line. */
export type MarketKind = 'threeWay' | 'twoWay' | 'handicap' | 'total';

export type BackedSide = Exclude<Side, 'named'>;

interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * @param quarters the market's line from home's view, in quarters of a point; 0 where the market has none
 * @returns 2 won, 1 lost, 3 push, 5 half won, 4 half lost
 */
export function settlementOf(kind: MarketKind, side: BackedSide, quarters: number, { home, away }: Score): Settlement {
  return settlementAt(kind, side, quarters, kind === 'total' ? home + away : home - away);
}

/**
 * The same from the one number that decides: both sides' points together for totals, home's lead for all other markets.
 *
 * @param points whole; below zero when home is behind
 */
export function settlementAt(kind: MarketKind, side: BackedSide, quarters: number, points: number): Settlement {
  return ofDistance(distanceOf(kind, side, quarters, points));
}

/**
 * How far a selection is from a push, in quarters of a point; above zero is good for it.
 *
 * A draw wins the draw (rule SIM-S1) and pushes the two-way market (SIM-S2).
 */
function distanceOf(kind: MarketKind, side: BackedSide, quarters: number, points: number): number {
  if (kind === 'total') return side === 'over' ? 4 * points - quarters : quarters - 4 * points;
  if (side === 'draw') return points === 0 ? 4 : -4;
  const lead = side === 'home' ? points : -points;
  if (kind === 'threeWay') return lead > 0 ? 4 : -4;
  return 4 * lead + (kind === 'handicap' ? (side === 'home' ? quarters : -quarters) : 0);
}

/** A quarter line is half a bet on either neighbour, so one quarter away from a push is half a result (rule SIM-S4). */
function ofDistance(distance: number): Settlement {
  if (distance >= 2) return 2;
  if (distance === 1) return 5;
  if (distance === 0) return 3;
  return distance === -1 ? 4 : 1;
}
