/** What a selection is offered at: its chance by the model, the margin of the house, cut to hundredths. */
import { chanceOf, type Outlook } from './distribution.ts';
import { settlementOf, type BackedSide, type MarketKind } from './settle.ts';

/** Nothing is offered below 1.01 or above 60.00. Hundredths. */
const LOWEST = 101;
const HIGHEST = 6_000;

/**
 * The chance at which a bet is fair, pushes and half results taken into account.
 *
 * @returns 0 … 1; over the sides of one market these sum to 1
 */
export function fairChance(kind: MarketKind, side: BackedSide, quarters: number, outlook: Outlook): number {
  const won = weightOf(2, 5, kind, side, quarters, outlook);
  const lost = weightOf(1, 4, kind, side, quarters, outlook);
  return won / (won + lost);
}

/**
 * @param overround what the chances of the market sum to as offered, above 1
 * @returns hundredths, never better for the member than the exact price
 */
export function offeredPrice(chance: number, overround: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, Math.floor(100 / (chance * overround))));
}

/** The chance of a whole result plus half the chance of the half one. */
function weightOf(
  whole: number,
  half: number,
  kind: MarketKind,
  side: BackedSide,
  quarters: number,
  outlook: Outlook,
): number {
  const values = kind === 'total' ? outlook.total : outlook.margin;
  const resultOf = (value: number) =>
    // A margin or total stands for every score that has it.
    settlementOf(kind, side, quarters, kind === 'total' ? { home: value, away: 0 } : scoreOf(value));
  return (
    chanceOf(values, (value) => resultOf(value) === whole) + chanceOf(values, (value) => resultOf(value) === half) / 2
  );
}

const scoreOf = (margin: number) => ({ home: Math.max(0, margin), away: Math.max(0, -margin) });
