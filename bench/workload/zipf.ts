/** Which fixture the next update is of: a few have most of them. */

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
