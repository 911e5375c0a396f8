/**
 * Odds: integer hundredths. 185 is 1.85.
 *
 * Floats are wrong here: `(1.01 * 2.5).toFixed(2)` is 2.52 and the exact answer is 2.53. Totals are exact products rounded
 * once (rule ODD-3), and screens, worker, origin and simulator all call these functions.
 */
import { z } from 'zod';
import { formatWon, saturated } from './money.ts';

const LEAST_ODDS = 100;
/** Odds of a selection that has had no price yet, hundredths: the least there are, which pay nothing. */
export const NO_PRICE_YET = LEAST_ODDS;
const MOST_ODDS = 10_000_000;
/** The least odds that pay anything, hundredths: no selection is offered below them. */
export const LEAST_OFFERED = LEAST_ODDS + 1;

/** Odds in hundredths: 1.00 (a void pick) to 100,000.00. */
export const Odds = z.number().int().min(LEAST_ODDS).max(MOST_ODDS);

/** What `Odds` accepts, for whole numbers read a million at a time. */
export const isOdds = (hundredths: number): boolean => hundredths >= LEAST_ODDS && hundredths <= MOST_ODDS;

const HUNDRED = 100n;
/** All of a price, in hundredths of a percent. */
const WHOLE = 10_000;
const DECIMAL = /^(\d{1,6})(?:\.(\d{1,12}))?$/;

/**
 * Reads decimal odds from text (rule ODD-1, ODD-2).
 *
 * More than two decimals are cut, not rounded: a feed's `17.0579` is offered as 17.05, never better than the feed's price.
 *
 * @returns hundredths, or `undefined` for a text that is not odds of at least 1.00
 */
export function parseOdds(text: string): number | undefined {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0').slice(0, 2));
  return hundredths >= LEAST_ODDS && hundredths <= MOST_ODDS ? hundredths : undefined;
}

/** `185` → `1.85`, as calls carry it and prices are shown. Always two decimals (§9 of the specification). */
export function formatOdds(hundredths: number): string {
  const cents = hundredths % 100;
  return `${Math.trunc(hundredths / 100)}.${cents < 10 ? '0' : ''}${cents}`;
}

/** `26789440` → `267,894.40`: total odds for a reader, with the separators that sums have. */
export function formatTotalOdds(hundredths: number): string {
  return formatWon(Math.trunc(hundredths / 100)) + formatOdds(hundredths).slice(-3);
}

/**
 * Total odds of a slip: the exact product, rounded once, half up, to hundredths (CRT-06, rule ODD-3).
 *
 * @returns hundredths; 0 for no picks
 */
export function totalOdds(odds: readonly number[]): number {
  if (odds.length === 0) return 0;
  const product = odds.reduce((total, price) => total * BigInt(price), 1n);
  const scale = HUNDRED ** BigInt(odds.length - 1);
  return saturated((product * 2n + scale) / (scale * 2n));
}

/** What a won bet pays, stake included: stake × total odds, fractions of a won dropped (rule ODD-4). Won. */
export function winningsOf(stake: number, total: number): number {
  return saturated((BigInt(stake) * BigInt(total)) / HUNDRED);
}

/** The largest stake whose winnings do not exceed `maxWinnings` at these total odds (CRT-06, rule ODD-5). Won. */
export function stakeWithin(maxWinnings: number, total: number): number {
  if (total <= 0) return maxWinnings;
  // winningsOf drops fractions, so the bound is the last stake before maxWinnings + 1.
  const bound = (BigInt(maxWinnings) + 1n) * HUNDRED - 1n;
  return saturated(bound / BigInt(total));
}

/**
 * The price offered in place of a feed's: lower by a share of it, or higher where that is below zero (rule RSK-10). Rounded once, half down, in whole numbers: the house
 * never gives half a hundredth away. Never below 1.01, the least that pays anything, and never above the largest odds.
 *
 * @param odds hundredths, from 1.01 on
 * @param shift hundredths of a percent
 * @returns hundredths
 */
export function shiftedOdds(odds: number, shift: number): number {
  const twice = 2 * odds * (WHOLE - shift) + WHOLE - 1;
  const rounded = (twice - (twice % (2 * WHOLE))) / (2 * WHOLE);
  return Math.min(MOST_ODDS, Math.max(LEAST_OFFERED, rounded));
}

/** Which way a price moved; red and blue on the screen. */
export type Movement = 'up' | 'down' | 'none';

export function movementOf(before: number, after: number): Movement {
  if (after > before) return 'up';
  return after < before ? 'down' : 'none';
}
