/** Chance that repeats: the same seed gives the same numbers on every machine, so that every subject gets the same updates. */

/** @returns a function that gives numbers in [0, 1) */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Draws ranks 0 … count−1, rank r with a weight of 1/(r+1): Zipf's law with exponent 1. */
export function zipfSampler(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let total = 0;
  for (let rank = 0; rank < count; rank += 1) {
    total += 1 / (rank + 1);
    sums[rank] = total;
  }
  return () => {
    const wanted = random() * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
