/** Chance of one seed: the same seed throws the same numbers, on every machine. */
import type { Randomness } from '../../../src/worker/ports/randomness.ts';
import { seededWords } from '../seededRandom.ts';

export interface Dice extends Randomness {
  /** An integer in [0, n). */
  below(n: number): number;
  /** An integer in [low, high]. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  /** Dice of their own for one part, so that a throw more in one part changes nothing in another. */
  fork(part: string): Dice;
}

export function createDice(seed: number): Dice {
  const next = seededWords(seed);
  const dice: Dice = {
    fraction: () => next() / 4_294_967_296,
    bytes: (length) => Uint8Array.from({ length }, () => next() >>> 24),
    below: (n) => Math.floor(dice.fraction() * n),
    between: (low, high) => low + dice.below(high - low + 1),
    chance: (probability) => dice.fraction() < probability,
    oneOf: (items) => {
      const item = items[dice.below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
    fork: (part) => createDice(hashOf(part, seed ^ 0x9e3779b9)),
  };
  return dice;
}

/** FNV-1a over a text, from a start value. */
export function hashOf(text: string, start = 0x811c9dc5): number {
  let value = start >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
