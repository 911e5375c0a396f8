/**
 * Random slips: total odds, winnings, the stake within a maximum of winnings, and what the bet pays once its picks have results, against
 * exact rationals (rules ODD-3 … ODD-5, SET-1 … SET-6). Nothing here calls the product but to ask for the answer that is compared.
 */
import type { BetPick } from '../../src/domain/bets/bet.ts';
import { resultOf } from '../../src/domain/bets/settlement.ts';
import { stakeWithin, totalOdds, winningsOf } from '../../src/domain/kernel/odds.ts';
import { createCounter, type Comparison, type Progress } from './comparison.ts';
import type { Dice } from './dice.ts';
import { floor, fraction, isAtMost, roundHalfUp, times, type Fraction } from './fraction.ts';

type Result = BetPick['settlement'];

export function compareSlips(count: number, dice: Dice, progress: Progress): Comparison {
  const counter = createCounter(count, progress);
  for (let done = 0; done < count; done += 1) {
    const slip = randomSlip(dice);
    const fault = faultOf(slip);
    if (fault === undefined) counter.agreed();
    else counter.count(false, () => `${fault}: ${JSON.stringify(slip)}`);
  }
  return counter.result();
}

interface RandomSlip {
  readonly stake: number;
  readonly maxWinnings: number;
  readonly odds: readonly number[];
  readonly results: readonly Result[];
  /** Folds and odds of a bonus, if there is one. */
  readonly bonus: { readonly folds: number; readonly odds: number } | undefined;
}

/** Mostly decided picks: a result of every kind, now and then an open one. */
const RESULTS: readonly [Result, ...Result[]] = [2, 2, 2, 2, 2, 2, 3, -1, 5, 4, 1, null];

function randomSlip(dice: Dice): RandomSlip {
  const folds = 1 + Math.min(dice.roll(10), dice.roll(10));
  const high = dice.oneOf([200, 400, 10_000]);
  const odds = Array.from({ length: folds }, () => dice.between(101, high));
  return {
    stake: dice.between(1, 2_000_000),
    maxWinnings: dice.between(1, 50_000_000),
    odds,
    results: odds.map(() => dice.oneOf(RESULTS)),
    bonus: dice.roll(8) === 0 ? { folds: dice.between(1, 6), odds: dice.between(101, 150) } : undefined,
  };
}

/** The first answer of the product that is not the exact one, by name. */
function faultOf({ stake, maxWinnings, odds, results, bonus }: RandomSlip): string | undefined {
  const exactTotal = roundedProduct(odds);
  const total = totalOdds(odds);
  if (BigInt(total) !== exactTotal) return 'total odds';
  const winnings: Fraction = { over: BigInt(stake) * exactTotal, under: 100n };
  if (BigInt(winningsOf(stake, total)) !== upTo(floor(winnings))) return 'winnings';
  if (!isLargestWithin(stakeWithin(maxWinnings, total), maxWinnings, exactTotal)) return 'stake within';
  const got = resultOf({ stake, picks: picksOf(odds, results, bonus) });
  const expected = exactResult(stake, odds, results, bonus);
  return got?.paid === expected?.paid && got?.status === expected?.status ? undefined : 'result';
}

/** The product of odds in hundredths, each over a hundred, to the nearest hundredth. */
const roundedProduct = (odds: readonly number[]): bigint => {
  let over = 100n;
  for (const price of odds) over *= BigInt(price);
  return upTo(roundHalfUp({ over, under: 100n ** BigInt(odds.length) }));
};

/** No answer is above 2^53 − 1 (rule MON-3). */
const MOST = 9_007_199_254_740_991n;
const upTo = (value: bigint): bigint => (value > MOST ? MOST : value);

/** Its winnings, cut to whole won, fit; those of one won more do not. */
function isLargestWithin(stake: number, maxWinnings: number, total: bigint): boolean {
  const limit: Fraction = { over: BigInt(maxWinnings), under: 1n };
  const cut = (won: number): Fraction => ({ over: floor({ over: BigInt(won) * total, under: 100n }), under: 1n });
  return isAtMost(cut(stake), limit) && !isAtMost(cut(stake + 1), limit);
}

/** What a bet is worth by the rules, told in fractions: `undefined` while it is open. */
function exactResult(
  stake: number,
  odds: readonly number[],
  results: readonly Result[],
  bonus: RandomSlip['bonus'],
): { readonly status: number; readonly paid: number } | undefined {
  if (results.includes(1)) return { status: 1, paid: 0 };
  if (results.includes(null)) return undefined;
  const standing = results.filter((result) => result === 2 || result === 4 || result === 5).length;
  const won = odds.filter((_, index) => results[index] === 2);
  if (bonus !== undefined && bonus.folds <= standing) won.push(bonus.odds);
  let worth: Fraction = { over: BigInt(stake) * roundedProduct(won), under: 100n };
  for (const [index, price] of odds.entries()) {
    if (results[index] === 5) worth = times(worth, fraction(100 + price, 200));
    if (results[index] === 4) worth = times(worth, fraction(1, 2));
  }
  return { status: statusOf(results), paid: Number(upTo(floor(worth))) };
}

function statusOf(results: readonly Result[]): number {
  const kinds = new Set(results);
  if (kinds.size === 1 && kinds.has(-1)) return -1;
  if (kinds.has(4)) return 3;
  return kinds.has(2) || kinds.has(5) ? 2 : 3;
}

function picksOf(odds: readonly number[], results: readonly Result[], bonus: RandomSlip['bonus']): BetPick[] {
  const picks = odds.map((price, index) => pickOf('1', '1', price, results[index] ?? null));
  return bonus === undefined ? picks : [...picks, pickOf('bonus', bonus.folds.toString(), bonus.odds, null)];
}

/** The fields that rules of money read. */
const pickOf = (marketId: string, name: string, odds: number, settlement: Result): BetPick =>
  ({ marketId, name, odds, settlement }) as BetPick;
