/**
 * Chances as whole weights, so that what is drawn and what is priced is one table (rule VIR-3), and as exact sums of products, so that every
 * machine has the same price: nothing here needs `Math.exp` or `Math.pow`, whose last digits are each engine's own.
 */

/** Weights of a table add up to this. */
export const WHOLE = 1_000_000;

/** Weights of 0, 1, 2 …, of a total of `WHOLE`. */
export type Weights = readonly number[];

/** Shares of any total as whole weights; what cutting leaves over goes to the largest. */
export function wholeOf(shares: readonly number[]): Weights {
  const sum = sumOf(shares);
  const weights = shares.map((share) => Math.floor((WHOLE * share) / sum));
  const largest = weights.indexOf(Math.max(...weights));
  return weights.with(largest, (weights[largest] ?? 0) + WHOLE - sumOf(weights));
}

/** Poisson of a mean, cut after `most` and made whole again. */
export function poisson(mean: number, most: number): Weights {
  const shares = [1];
  for (let count = 1; count <= most; count += 1) shares.push(((shares[count - 1] ?? 0) * mean) / count);
  return wholeOf(shares);
}

/** Which place of a table a number below its total falls on. */
export function placeOf(weights: Weights, number: number): number {
  let left = number;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** How the sum of two independent counts is spread; indices are counts. */
export function sumSpread(a: readonly number[], b: readonly number[]): readonly number[] {
  const spread = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (let countA = 0; countA < a.length; countA += 1) {
    const shareA = a[countA] ?? 0;
    if (shareA === 0) continue;
    for (let countB = 0; countB < b.length; countB += 1) {
      spread[countA + countB] = (spread[countA + countB] ?? 0) + shareA * (b[countB] ?? 0);
    }
  }
  return spread;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
