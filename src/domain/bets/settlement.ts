/**
 * What a bet is worth once its picks have results (rules SET-1 … SET-7): exact, rounded once, never below zero, and for a bet that
 * won on every pick to the won what it promised.
 */
import { foldsAskedBy, isBonus } from '../bet-slip/bonusPick.ts';
import { saturated } from '../kernel/money.ts';
import { totalOdds } from '../kernel/odds.ts';
import type { BetStatus, Settlement } from '../reference/statuses.ts';
import type { Bet, BetPick } from './bet.ts';

export interface BetResult {
  readonly status: BetStatus;
  /** Won to pay out, stake included. */
  readonly paid: number;
}

/**
 * @returns `undefined` while the bet is still open: no pick lost and at least one without a result
 */
export function resultOf(bet: Pick<Bet, 'stake' | 'picks'>): BetResult | undefined {
  const settlements = bet.picks.filter((pick) => !isBonus(pick)).map((pick) => pick.settlement);
  if (settlements.includes(1)) return { status: 1, paid: 0 };
  if (settlements.includes(null)) return undefined;
  return { status: statusOf(settlements), paid: payoutOf(bet.stake, withBonusResults(bet.picks)) };
}

/**
 * Gives bonus picks the result they follow from (rule SET-6): won if, all other picks being decided, as many of them are neither void
 * nor pushed as it asks for; otherwise special, which counts 1.00. Others are returned as they are.
 */
export function withBonusResults(picks: readonly BetPick[]): readonly BetPick[] {
  const others = picks.filter((pick) => !isBonus(pick)).map((pick) => pick.settlement);
  if (others.length === picks.length || others.includes(null)) return picks;
  const folds = others.filter((settlement) => !isVoid(settlement)).length;
  return picks.map((pick) => {
    if (!isBonus(pick) || isVoid(pick.settlement)) return pick;
    return { ...pick, settlement: foldsAskedBy(pick) <= folds ? 2 : 3 };
  });
}

const isVoid = (settlement: Settlement | null): boolean => settlement === -1 || settlement === 3;

/**
 * Stake × total odds of the won picks × half factors, fractions of a won dropped once (rules SET-3, SET-4). The total is rounded as it was
 * shown to the member, so that a bet won on every pick pays its expected winnings; void picks are 1.00 and leave no trace.
 */
function payoutOf(stake: number, picks: readonly BetPick[]): number {
  const won = picks.filter((pick) => pick.settlement === 2).map((pick) => pick.odds);
  const halves = picks.flatMap(halfFactorOf);
  const total = won.length === 0 ? 100 : totalOdds(won);
  const over = halves.reduce((product, factor) => product * factor, BigInt(stake) * BigInt(total));
  return saturated(over / (100n * 200n ** BigInt(halves.length)));
}

/** In two-hundredths: (1 + odds) ÷ 2 for half won, 1 ÷ 2 for half lost. */
function halfFactorOf({ settlement, odds }: BetPick): readonly bigint[] {
  if (settlement === 5) return [100n + BigInt(odds)];
  return settlement === 4 ? [100n] : [];
}

/** All cancelled −1; anything with a half loss, or without a win, 3; otherwise 2 (rule SET-5). */
function statusOf(settlements: readonly (Settlement | null)[]): BetStatus {
  if (settlements.every((settlement) => settlement === -1)) return -1;
  if (settlements.includes(4)) return 3;
  return settlements.includes(2) || settlements.includes(5) ? 2 : 3;
}

/** What a new result changes about a bet that may have had one before. Amounts in won. */
export type Resettlement =
  | { readonly kind: 'none' }
  /** It had no result: the held stake is released and `paid` is paid. */
  | { readonly kind: 'settled'; readonly paid: number }
  /** Its payout changes by `delta`, which may be zero when only the status does, and below zero. */
  | { readonly kind: 'corrected'; readonly delta: number }
  /** Its result was withdrawn: the stake is held again and `takenBack` is asked back. */
  | { readonly kind: 'reopened'; readonly takenBack: number };

/**
 * How to get from one result to the next (rule SET-7). The same result twice changes nothing, so that settling by
 * (bet, result version) may be repeated at will.
 *
 * @param before, after `undefined` for an open bet
 */
export function resettle(before: BetResult | undefined, after: BetResult | undefined): Resettlement {
  if (before === undefined) return after === undefined ? { kind: 'none' } : { kind: 'settled', paid: after.paid };
  if (after === undefined) return { kind: 'reopened', takenBack: before.paid };
  if (before.status === after.status && before.paid === after.paid) return { kind: 'none' };
  return { kind: 'corrected', delta: after.paid - before.paid };
}
