/** What a selection is offered at: its chance by the model, the margin of the house, cut to hundredths. */
import type { Outlook } from './distribution.ts';
import { settlementAt, type BackedSide, type MarketKind } from './settle.ts';

/** Nothing is offered below 1.01 or above 60.00. Hundredths. */
const LOWEST = 101;
const HIGHEST = 6_000;

/**
 * The chance at which a bet is fair, pushes and half results taken into account.
 *
 * @returns 0 … 1; over the sides of one market these sum to 1
 */
export function fairChance(kind: MarketKind, side: BackedSide, quarters: number, outlook: Outlook): number {
  let won = 0;
  let lost = 0;
  for (const [points, chance] of kind === 'total' ? outlook.total : outlook.margin) {
    const settlement = settlementAt(kind, side, quarters, points);
    if (settlement === 2) won += chance;
    else if (settlement === 1) lost += chance;
    else if (settlement === 5) won += chance / 2;
    else if (settlement === 4) lost += chance / 2;
  }
  return won / (won + lost);
}

/**
 * @param overround what the chances of the market sum to as offered, above 1
 * @returns hundredths, never better for the member than the exact price
 */
export function offeredPrice(chance: number, overround: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, Math.floor(100 / (chance * overround))));
}
