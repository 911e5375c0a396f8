import { describe, expect, it } from 'vitest';
import { numberCountsOf } from '../../../../src/domain/mini-games/boards/numberCounts.ts';
import type { FamilyId } from '../../../../src/domain/mini-games/familyId.ts';
import type { Round, RoundId } from '../../../../src/domain/mini-games/round.ts';

const aRound = (drawn: readonly number[]): Round => ({
  roundId: 'mg.216.20261024.1' as RoundId,
  gameId: '216',
  drawsAt: 0,
  state: 'drawn',
  drawn,
  seed: '',
});

describe('counts of numbers', () => {
  it.each<readonly [FamilyId, number, number]>([
    ['powerball', 28, 5],
    ['keno', 70, 22],
    ['roulette', 37, 1],
    ['oneRing', 12, 1],
    // No market sells the sums of three equal dice, 3 and 18.
    ['sicbo', 14, 214 / 216],
    ['dice', 11, 1],
  ])('PTN-7 %s has %i numbers, of which %d are expected a round', (family, numbers, drawn) => {
    const rows = numberCountsOf(family, []);
    expect(rows).toHaveLength(numbers);
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(drawn, 9);
    expect(rows.every(({ count }) => count === 0)).toBe(true);
  });

  it('PTN-7 counts each number as often as it came, and nothing of numbers that are no draw', () => {
    const rounds = [
      [1, 2, 3, 4, 5, 9],
      [1, 6, 7, 8, 28, 0],
      [1, 1, 1, 1, 1, 1],
    ].map(aRound);
    const counts = new Map(numberCountsOf('powerball', rounds).map(({ value, count }) => [value, count]));
    expect([counts.get(1), counts.get(28), counts.get(9)]).toEqual([2, 1, 0]);
    const sums = numberCountsOf('sicbo', [aRound([1, 1, 2]), aRound([6, 5, 6])]);
    expect(sums.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual([4, 17]);
  });

  it('PTN-7 there are none for a family without numbers of its own', () => {
    expect(numberCountsOf('baccarat', [])).toEqual([]);
  });
});
