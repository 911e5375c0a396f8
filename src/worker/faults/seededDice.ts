/** Chance of a script: the same seed loses and doubles the same frames of the same line. */
import type { Randomness } from '../ports/randomness.ts';

/** Mulberry32: a word of state, which is enough for one in a hundred. */
export function seededDice(seed: number): Pick<Randomness, 'fraction'> {
  let state = seed >>> 0;
  return {
    fraction() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
    },
  };
}
