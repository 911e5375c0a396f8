/**
 * The checks between the bet button and the confirm dialog (§5, CRT-05): in order, the first that fails is the answer.
 * The origin runs the same ones on what it believes, not on what it was told.
 */
import { stakeWithin, totalOdds, winningsOf } from '../kernel/odds.ts';
import type { Limits } from '../session/limits.ts';

/** Why a bet may not be placed, with the limit that was missed. Amounts in won, odds in hundredths. */
export type BetRejection =
  | { readonly reason: 'stakeRequired' }
  | { readonly reason: 'stakeNegative' }
  | { readonly reason: 'emptySlip' }
  | { readonly reason: 'belowMinStake'; readonly limit: number }
  | { readonly reason: 'aboveMaxStake'; readonly limit: number }
  | { readonly reason: 'aboveMaxWinnings'; readonly limit: number }
  | { readonly reason: 'aboveMaxOdds'; readonly limit: number }
  | { readonly reason: 'stakeNotInteger' }
  | { readonly reason: 'invalidForm' };

/**
 * The seven checks, in the specification's order (rules CHK-1 … CHK-7).
 *
 * @param stake won; may be fractional or negative, which is what checks 6 and 7 are for
 * @param odds hundredths of each pick
 * @returns `undefined` if the bet may be confirmed
 */
export function checkBet(stake: number, odds: readonly number[], limits: Limits): BetRejection | undefined {
  if (odds.length === 0) return { reason: 'emptySlip' };
  if (stake < limits.minStake) return { reason: 'belowMinStake', limit: limits.minStake };
  if (stake > limits.maxStake) return { reason: 'aboveMaxStake', limit: limits.maxStake };
  const total = totalOdds(odds);
  if (Math.ceil(stake) > stakeWithin(limits.maxWinnings, total)) {
    return { reason: 'aboveMaxWinnings', limit: limits.maxWinnings };
  }
  if (total > limits.maxOdds) return { reason: 'aboveMaxOdds', limit: limits.maxOdds };
  if (!Number.isInteger(stake)) return { reason: 'stakeNotInteger' };
  if (!Number.isSafeInteger(stake) || stake < 0) return { reason: 'invalidForm' };
  return undefined;
}

export interface SlipTotals {
  /** Hundredths; 0 for an empty slip. */
  readonly totalOdds: number;
  /** Won, never above the maximum winnings. */
  readonly expectedWinnings: number;
}

/** Totals as the slip shows them; winnings are capped at the maximum (§5). */
export function totalsOf(stake: number, odds: readonly number[], limits: Limits): SlipTotals {
  const total = totalOdds(odds);
  return { totalOdds: total, expectedWinnings: Math.min(winningsOf(stake, total), limits.maxWinnings) };
}

/** The stake reduced until its winnings fit the maximum (§5 "expected winnings are capped, reducing the amount"). */
export function stakeCappedByWinnings(stake: number, odds: readonly number[], limits: Limits): number {
  return odds.length === 0 ? stake : Math.min(stake, stakeWithin(limits.maxWinnings, totalOdds(odds)));
}
