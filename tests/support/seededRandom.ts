/** Numbers that a seed repeats on every machine (mulberry32): good enough to choose what a test does next. */

const WORDS = 2 ** 32;

/** @returns a function that gives whole numbers in [0, 2^32) */
export function seededWords(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** @returns a function that gives numbers in [0, 1) */
export function seededRandom(seed: number): () => number {
  const word = seededWords(seed);
  return () => word() / WORDS;
}
