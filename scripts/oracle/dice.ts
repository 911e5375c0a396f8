/** Random whole numbers from a seed (mulberry32, public domain): the same run for the same seed on every machine. */

export interface Dice {
  /** From 0 to `below` − 1. */
  roll(below: number): number;
  /** From `first` to `last`, both included. */
  between(first: number, last: number): number;
  oneOf<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const roll = (below: number): number => Math.floor((next() / 4_294_967_296) * below);
  return {
    roll,
    between: (first, last) => first + roll(last - first + 1),
    oneOf: (values) => values[roll(values.length)] ?? values[0],
  };
}
