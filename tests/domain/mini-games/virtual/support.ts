/** Rated sides and a stream of numbers for tests of virtual sports. */
import type { MatchUp } from '../../../../src/domain/mini-games/virtual/matchUp.ts';

export const matchOf = (home: number, away: number): MatchUp => ({
  home: { team: 0, rating: home },
  away: { team: 1, rating: away },
});

/** The ratings a venue can have, at their ends and between. */
export const MATCHES = [matchOf(78, 78), matchOf(95, 61), matchOf(61, 95), matchOf(90, 84), matchOf(66, 71)];

/** Whole numbers below a bound, the same ones for the same seed. */
export function numbersOf(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
