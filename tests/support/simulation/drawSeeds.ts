/** Which seeds a run is of: in a row, or drawn so that nobody has looked at them before and anybody can draw them again. */
import { createDice } from './dice.ts';

/** Seeds are words of 32 bits. */
const WORDS = 2 ** 32;

export const seedsFrom = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_one, index) => from + index);

/** @param draw the same number draws the same seeds, in the same order, and the first of them whatever `count` is */
export function drawnSeeds(draw: number, count: number): readonly number[] {
  const dice = createDice(draw);
  const seeds = new Set<number>();
  while (seeds.size < count) seeds.add(dice.below(WORDS));
  return [...seeds];
}
