/** A game in play as numbers: read back as it was, and whatever else the numbers are, it is no play or a sound one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packPlay, unpackPlay } from '../../../src/domain/sports/packedPlay.ts';
import { Play } from '../../../src/domain/sports/play.ts';
import { isSameScore } from '../../../src/domain/sports/fixture.ts';
import { anyPlay } from '../../support/engine/playArbitraries.ts';

const readerOf = (numbers: readonly number[]) => {
  const rest = [...numbers];
  return { next: () => rest.shift() ?? Number.NaN, left: () => rest.length };
};

describe('a game in play', () => {
  test('PLY-1: is read back as it was, and nothing is left over', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const reader = readerOf(packPlay(play));
        expect(unpackPlay(reader.next)).toEqual(play);
        expect(reader.left()).toBe(0);
      }),
    );
  });

  test('PLY-1: numbers that are none of ours are refused or are a sound play, and never throw', () => {
    const anyNumber = fc.oneof(fc.nat({ max: 40 }), fc.integer(), fc.double(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 60 }), (numbers) => {
        const play = unpackPlay(readerOf(numbers).next);
        if (play === undefined) return;
        expect(Play.parse(play)).toEqual(play);
        expect(unpackPlay(readerOf(packPlay(play)).next)).toEqual(play);
      }),
      { numRuns: 500 },
    );
  });

  test('PLY-2: a score that tells another play is another score, the same told again is not', () => {
    const score = { period: 10, clockSeconds: 60, home: 0, away: 0 };
    fc.assert(
      fc.property(anyPlay, anyPlay, (one, other) => {
        expect(isSameScore({ ...score, play: one }, { ...score, play: structuredClone(one) })).toBe(true);
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(isSameScore({ ...score, play: one }, { ...score, play: other })).toBe(isSame);
        expect(isSameScore(score, { ...score, play: one })).toBe(false);
      }),
    );
  });
});
