/** Every product of two odds, from the first to the last hundredths, each pair once (rule ODD-3). */
import { totalOdds } from '../../src/domain/kernel/odds.ts';
import { createCounter, type Comparison, type Progress } from './comparison.ts';

/**
 * The exact product of two odds in ten-thousandths is below 2^53, so that whole numbers are exact here: 50 more, and cut to hundredths, is
 * rounding half up.
 */
export function comparePairs(first: number, last: number, progress: Progress): Comparison {
  const size = last - first + 1;
  const counter = createCounter((size * (size + 1)) / 2, progress);
  for (let one = first; one <= last; one += 1) {
    for (let other = one; other <= last; other += 1) {
      const product = one * other + 50;
      const exact = (product - (product % 100)) / 100;
      const got = totalOdds([one, other]);
      if (got === exact) counter.agreed();
      else counter.count(false, () => `${one} × ${other}: ${got} instead of ${exact}`);
    }
  }
  return counter.result();
}
