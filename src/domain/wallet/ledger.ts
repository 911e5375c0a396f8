/**
 * Double-entry ledger (WAL-06, rules LED-1 … LED-8): every movement is a transfer between two accounts, so the sum over
 * all accounts is zero after each of them, and a balance is the sum of its entries. What happens to a settled bet is in
 * `corrections.ts`.
 */
import { z } from 'zod';
import type { BetId, MemberId } from '../kernel/ids.ts';

export const TRANSFER_KINDS = [
  'funding',
  'betHeld',
  'betLost',
  'betPaid',
  'betReturned',
  'betCorrected',
  'betTakenBack',
  'betReopened',
  'debtRecorded',
  'debtRepaid',
  'pointsGranted',
  'pointsConverted',
  'charged',
  'bonusGranted',
  'exchangeHeld',
  'exchangePaid',
  'exchangeReturned',
  'couponUsed',
  'calculationPaid',
  'houseAdjusted',
  'casinoStaked',
  'casinoPaid',
  'casinoReturned',
] as const;
export const TransferKind = z.enum(TRANSFER_KINDS);
export type TransferKind = z.infer<typeof TransferKind>;

/**
 * `available` is the member's to bet; `held` is staked on open bets; `debt` is what the member owes after a correction, zero or more,
 * with `house:debt` as its other side; `points` are counted in points, with `house:points` as their other side;
 * `exchange` is what waits to be paid out. House accounts may go below
 * zero.
 */
export type Account =
  | `available:${string}`
  | `held:${string}`
  | `debt:${string}`
  | `points:${string}`
  | `exchange:${string}`
  | 'house:funding'
  | 'house:points'
  | 'house:result'
  | 'house:debt';

export const availableOf = (memberId: MemberId): Account => `available:${memberId}`;
export const heldOf = (memberId: MemberId): Account => `held:${memberId}`;
export const debtOf = (memberId: MemberId): Account => `debt:${memberId}`;
export const pointsOf = (memberId: MemberId): Account => `points:${memberId}`;
export const exchangeOf = (memberId: MemberId): Account => `exchange:${memberId}`;

export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** Won or points, above zero. */
  readonly amount: number;
  readonly kind: TransferKind;
  readonly betId: BetId | null;
  /** Id of what it is for, where that is no bet: a request, a coupon, a day. Its kind says what that is. */
  readonly cause?: string;
}

/** Play money given at the start, or by an operator. */
export function fundingTransfer(memberId: MemberId, amount: number): Transfer {
  return { from: 'house:funding', to: availableOf(memberId), amount, kind: 'funding', betId: null };
}

/** Points that the house gives. @param cause id of what they are for */
export function pointsTransfer(memberId: MemberId, points: number, cause?: string): Transfer {
  const granted = { from: 'house:points', to: pointsOf(memberId), kind: 'pointsGranted', betId: null } as const;
  return { ...granted, amount: points, ...(cause === undefined ? {} : { cause }) };
}

/** Points that come with a charge. @param cause id of its request */
export const bonusTransfer = (memberId: MemberId, points: number, cause: string): Transfer => ({
  ...pointsTransfer(memberId, points, cause),
  kind: 'bonusGranted',
});

/** What an operator gives, or takes below zero. @param reason the house's words, which the member is told */
export function adjustmentTransfer(
  memberId: MemberId,
  purse: 'money' | 'points',
  delta: number,
  reason: string,
): Transfer {
  const own = purse === 'points' ? pointsOf(memberId) : availableOf(memberId);
  const house = purse === 'points' ? 'house:points' : 'house:funding';
  const [from, to] = delta > 0 ? ([house, own] as const) : ([own, house] as const);
  return { from, to, amount: Math.abs(delta), kind: 'houseAdjusted', betId: null, cause: reason };
}

/** Points back to the house, and as many won to their member. */
export function conversionTransfers(memberId: MemberId, points: number): readonly Transfer[] {
  const part = { amount: points, kind: 'pointsConverted', betId: null } as const;
  return [
    { from: pointsOf(memberId), to: 'house:points', ...part },
    { from: 'house:funding', to: availableOf(memberId), ...part },
  ];
}

/** The debit of an accepted bet. */
export function holdTransfer(memberId: MemberId, betId: BetId, stake: number): Transfer {
  return { from: availableOf(memberId), to: heldOf(memberId), amount: stake, kind: 'betHeld', betId };
}

/**
 * Releases a held stake and pays the result (rule LED-3).
 *
 * @param paid won, stake included; 0 for a lost bet
 */
export function settleTransfers(memberId: MemberId, betId: BetId, stake: number, paid: number): readonly Transfer[] {
  const available = availableOf(memberId);
  const held = heldOf(memberId);
  const returned = Math.min(stake, paid);
  const transfers: readonly Transfer[] = [
    { from: held, to: available, amount: returned, kind: 'betReturned', betId },
    { from: held, to: 'house:result', amount: stake - returned, kind: 'betLost', betId },
    { from: 'house:result', to: available, amount: paid - returned, kind: 'betPaid', betId },
  ];
  return withoutEmpty(transfers);
}

/** Transfers of nothing are not transfers (rule LED-4). */
export function withoutEmpty(transfers: readonly Transfer[]): readonly Transfer[] {
  return transfers.filter((transfer) => transfer.amount > 0);
}
