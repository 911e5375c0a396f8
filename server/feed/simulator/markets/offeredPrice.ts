/** What a selection is offered at: its chance by the model, the margin of the house, cut to hundredths. */
import type { SelectionId } from '../../../../src/domain/kernel/ids.ts';
import type { Prospect } from '../sportModel.ts';
import { fairChance } from './fairChance.ts';
import { MARGINS } from './marketPlan.ts';
import type { OfferedMarket } from './offeredMarkets.ts';

/** Nothing is offered below 1.01 or above 151.00. Hundredths. */
export const LOWEST_ODDS = 101;
export const HIGHEST_ODDS = 15_100;
/** What is surer or less sure than this is not sold in play: of two sides, and of many. */
const LEAST_OF_TWO = 0.03;
const LEAST_OF_MANY = 0.004;

/** A price, and whether it may be sold in play. */
export interface OfferedPrice {
  /** Hundredths. */
  readonly odds: number;
  readonly isSold: boolean;
}

/**
 * @param overround what the chances of the market sum to as offered, above 1
 * @returns hundredths, within the limits never better for the member than the exact price
 */
export function offeredOdds(chance: number, overround: number): number {
  return Math.max(LOWEST_ODDS, Math.min(HIGHEST_ODDS, Math.floor(100 / (chance * overround))));
}

/** What every selection of some markets is offered at. */
export function offeredPrices(
  markets: readonly OfferedMarket[],
  prospect: Prospect,
): ReadonlyMap<SelectionId, OfferedPrice> {
  return new Map(
    markets.flatMap(({ plan, quarters, selections }) =>
      selections.map(({ selectionId, side, name }): [SelectionId, OfferedPrice] => {
        const chance = fairChance({ plan, quarters, side, name }, prospect);
        const least = selections.length === 2 ? LEAST_OF_TWO : LEAST_OF_MANY;
        const isSold = chance >= least && chance <= 1 - LEAST_OF_TWO;
        return [selectionId, { odds: offeredOdds(chance, MARGINS[plan.margin]), isSold }];
      }),
    ),
  );
}
