/**
 * What the amount field makes of what a member does (§2, §5; CRT-04, CRT-05, CRT-06, rules AMT-1 … AMT-5). Everything in won; nothing
 * exceeds the balance while typing or adding, and digits are never joined over something that is none.
 */
import { formatWon, parseWon } from '../kernel/money.ts';
import { totalOdds } from '../kernel/odds.ts';
import type { Limits } from '../session/limits.ts';
import { checkBet, stakeCappedByWinnings, type BetRejection } from './checkBet.ts';

/** A text as an amount, or why it is none. */
export type TypedStake =
  /** Nothing was typed. */
  | { readonly kind: 'none' }
  /** Whole won. */
  | { readonly kind: 'amount'; readonly won: number }
  /** Not whole: as near as a number comes to it. */
  | { readonly kind: 'fraction'; readonly won: number }
  | { readonly kind: 'negative' }
  | { readonly kind: 'unreadable' };

const MINUS = /^[-\u2010-\u2015\u2212]/;
/** Whole won, plain or grouped by threes, and what follows the point. */
const AMOUNT = /^(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;

/** Reads a text as a whole (rule AMT-1): digits of either width, grouped by threes or not at all. */
export function readStake(text: string): TypedStake {
  const typed = withoutCurrency(asciiOf(text));
  if (typed === '') return { kind: 'none' };
  if (MINUS.test(typed)) return { kind: 'negative' };
  const [, whole = '', part = ''] = AMOUNT.exec(typed) ?? [];
  if (whole + part === '') return { kind: 'unreadable' };
  const won = parseWon(whole);
  return /[1-9]/.test(part) ? { kind: 'fraction', won: Number(`${won}.${part}`) } : { kind: 'amount', won };
}

/**
 * Full-width digits and signs as an input method types them; nothing else becomes a digit that is none, as a superscript would by
 * Unicode's own folding.
 */
export function asciiOf(text: string): string {
  return text
    .replace(/[\uff0b-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .replaceAll('\uffe6', '\u20a9');
}

const withoutCurrency = (text: string) =>
  text
    .trim()
    .replace(/^\u20a9\s*/, '')
    .replace(/\s*\uC6D0$/, '');

/** What may be bet of an amount: no more than the balance (rule AMT-1). */
export function cappedByBalance(won: number, balance: number): number {
  return Math.min(won, Math.max(0, balance));
}

/** How the field shows an amount: grouped; empty for none, so that the next digit typed is the first (rule AMT-2). */
export function stakeText(stake: number): string {
  return stake === 0 ? '' : formatWon(stake);
}

/** A quick amount added to what is there, capped at the balance (rule AMT-3). */
export function addQuickAmount(stake: number, amount: number, balance: number): number {
  return cappedByBalance(stake + amount, balance);
}

/**
 * The amount reduced to what can be won (CRT-06, rule AMT-4). Where even the least stake would win too much it stays as it is, for the
 * checks to say why.
 *
 * @param odds hundredths of each pick
 */
export function reducedByWinnings(stake: number, odds: readonly number[], limits: Limits): number {
  const reduced = stakeCappedByWinnings(stake, odds, limits);
  return reduced < limits.minStake ? stake : reduced;
}

/** What MAX comes to: an amount that may be bet, or why none may. */
export type LargestStake =
  | { readonly kind: 'amount'; readonly won: number; readonly isReduced: boolean }
  | { readonly kind: 'none'; readonly rejection: BetRejection };

/**
 * The largest amount that the checks take (CRT-04, rule AMT-6): within balance and maximum bet, reduced to what can be won.
 *
 * @param odds hundredths of each pick
 */
export function largestStake(odds: readonly number[], balance: number, limits: Limits): LargestStake {
  const asked = cappedByBalance(limits.maxStake, balance);
  const won = reducedByWinnings(asked, odds, limits);
  const rejection = checkBet(won, odds, limits);
  return rejection === undefined ? { kind: 'amount', won, isReduced: won < asked } : { kind: 'none', rejection };
}

/**
 * What can be bet with one press (rule AMT-7), won: the amount that stands there, or of none the usual one, as much of it as the checks take.
 *
 * @param usual what the member usually bets
 * @param odds hundredths of each pick
 * @returns `undefined` where nothing may be bet
 */
export function offeredStake(
  stake: number,
  usual: number,
  odds: readonly number[],
  balance: number,
  limits: Limits,
): number | undefined {
  if (stake > 0) return stake;
  const largest = largestStake(odds, balance, limits);
  return largest.kind === 'none' ? undefined : Math.min(Math.max(usual, limits.minStake), largest.won);
}

/**
 * The form messages and the seven checks on what stands in the field (CRT-05, rule AMT-5): nothing typed and below zero come first, a
 * fraction in its turn, what cannot be read last, where the form check would say so.
 *
 * @param odds hundredths of each pick
 */
export function checkTyped(typed: TypedStake, odds: readonly number[], limits: Limits): BetRejection | undefined {
  if (odds.length === 0) return { reason: 'emptySlip' };
  switch (typed.kind) {
    case 'none':
      return { reason: 'stakeRequired' };
    case 'negative':
      return { reason: 'stakeNegative' };
    case 'amount':
      return checkBet(typed.won, odds, limits);
    case 'fraction':
      // Too fine for a number to hold, it is a fraction still.
      return checkBet(typed.won, odds, limits) ?? { reason: 'stakeNotInteger' };
    case 'unreadable':
      return totalOdds(odds) > limits.maxOdds
        ? { reason: 'aboveMaxOdds', limit: limits.maxOdds }
        : { reason: 'invalidForm' };
  }
}
