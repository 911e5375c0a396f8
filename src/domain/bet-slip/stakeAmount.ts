/**
 * What the amount field makes of what a member does (§2, §5; CRT-04, rules MON-2, AMT-1 … AMT-3). Everything in won; nothing exceeds the
 * balance while typing or adding.
 */
import { formatWon, parseWon } from '../kernel/money.ts';

/** What is typed: digits count, the rest is dropped, and no more than the balance is taken (rule AMT-1). */
export function typedStake(text: string, balance: number): number {
  return Math.min(parseWon(text), Math.max(0, balance));
}

/** How the field shows an amount: grouped; empty for none, so that the next digit typed is the first (rule AMT-2). */
export function stakeText(stake: number): string {
  return stake === 0 ? '' : formatWon(stake);
}

/** A quick amount added to what is there, capped at the balance (rule AMT-3). */
export function addQuickAmount(stake: number, amount: number, balance: number): number {
  return Math.min(stake + amount, Math.max(0, balance));
}
