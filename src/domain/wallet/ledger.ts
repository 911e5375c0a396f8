/**
 * Double-entry ledger (WAL-06, rules LED-1 … LED-4): every movement is a transfer between two accounts, so the sum over
 * all accounts is zero after each of them, and a balance is the sum of its entries.
 */
import { z } from 'zod';
import type { BetId, MemberId } from '../kernel/ids.ts';

export const TRANSFER_KINDS = ['funding', 'betHeld', 'betLost', 'betPaid', 'betReturned'] as const;
export const TransferKind = z.enum(TRANSFER_KINDS);
export type TransferKind = z.infer<typeof TransferKind>;

/** `available` is the member's to bet; `held` is staked on open bets. House accounts may go below zero. */
export type Account = `available:${string}` | `held:${string}` | 'house:funding' | 'house:result';

export const availableOf = (memberId: MemberId): Account => `available:${memberId}`;
export const heldOf = (memberId: MemberId): Account => `held:${memberId}`;

export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** Won, above zero. */
  readonly amount: number;
  readonly kind: TransferKind;
  readonly betId: BetId | null;
}

/** Play money given at the start, or by an operator. */
export function fundingTransfer(memberId: MemberId, amount: number): Transfer {
  return { from: 'house:funding', to: availableOf(memberId), amount, kind: 'funding', betId: null };
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
  return transfers.filter((transfer) => transfer.amount > 0);
}

/** Whether an account may be driven below zero. Members' accounts may not, ever (rule LED-2). */
export function mayBeNegative(account: Account): boolean {
  return account.startsWith('house:');
}
