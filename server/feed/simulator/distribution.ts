/** Probabilities of whole numbers, as a model of a sport gives them and markets are priced from. */

/** Value → probability. Sums to 1. */
export type Distribution = ReadonlyMap<number, number>;

/** What a model expects of a game: how far home will be ahead, and how much both will score together. */
export interface Outlook {
  readonly margin: Distribution;
  readonly total: Distribution;
}

/** Adds up weights of values and makes them sum to 1. */
export function distributionOf(weighted: Iterable<readonly [value: number, weight: number]>): Distribution {
  const weights = new Map<number, number>();
  let sum = 0;
  for (const [value, weight] of weighted) {
    weights.set(value, (weights.get(value) ?? 0) + weight);
    sum += weight;
  }
  return new Map([...weights].map(([value, weight]) => [value, weight / sum]));
}

/** The expected value. */
export function meanOf(distribution: Distribution): number {
  let sum = 0;
  for (const [value, chance] of distribution) sum += value * chance;
  return sum;
}

/** Poisson probabilities of 0 … `last`; what lies beyond is left out. */
export function poissonChances(mean: number, last: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= last; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}

/** Weights of a normal density at whole numbers within four standard deviations. */
export function* normalWeights(mean: number, deviation: number): Generator<readonly [number, number]> {
  const last = Math.floor(mean + 4 * deviation);
  for (let value = Math.ceil(mean - 4 * deviation); value <= last; value += 1) {
    yield [value, Math.exp(-((value - mean) ** 2) / (2 * deviation ** 2))];
  }
}
