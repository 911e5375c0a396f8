/**
 * Where the simulator's chance comes from: numbers that depend on nothing but the keys they are asked with.
 *
 * `xmur3` turns the keys into state and `sfc32` (Chris Doty-Humphrey, PractRand) draws from it; both are in the public
 * domain. Not fit for anything secret.
 */

/** Draws the next number of a sequence, 0 ≤ x < 1. */
export type Random = () => number;

/** Part of what a number is asked for by; the same keys give the same number for ever. */
export type Key = string | number;

/** The sequence that belongs to these keys: the same keys always give the same sequence. */
export function randomOf(...keys: readonly Key[]): Random {
  const word = xmur3(keys.join('|'));
  return sfc32(word(), word(), word(), word());
}

/** A 32-bit unsigned number that belongs to these keys. */
export function hashOf(...keys: readonly Key[]): number {
  return xmur3(keys.join('|'))();
}

/** A whole number, `from` ≤ n ≤ `to`. */
export function wholeBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** The same items in an order drawn from `random`. */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A normal deviate, mean 0 and standard deviation 1 (Box–Muller), cut at ±`limit`. */
export function normalOf(random: Random, limit: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return Math.max(-limit, Math.min(limit, radius * Math.cos(2 * Math.PI * random())));
}

/** A Poisson deviate (Knuth's method): the means here are small. */
export function poissonOf(mean: number, random: Random): number {
  const threshold = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > threshold; product *= random()) count += 1;
  return count;
}

function xmur3(text: string): () => number {
  let state = 1_779_033_703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return state >>> 0;
  };
}

function sfc32(first: number, second: number, third: number, fourth: number): Random {
  let [a, b, c, counter] = [first, second, third, fourth];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first draws of close seeds resemble each other.
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return next;
}
