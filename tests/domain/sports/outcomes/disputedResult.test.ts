/** What the last score of a fixture says of a result that the feed tells. */
import { describe, expect, it } from 'vitest';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { disputedResult } from '../../../../src/domain/sports/outcomes/disputedResult.ts';
import { reckonedResult } from '../../../../src/domain/sports/outcomes/reckonedResult.ts';
import { finalScoreOf, hadOvertime, scoreOf } from '../../../../src/domain/sports/outcomes/finalScore.ts';

const over = (home: number, away: number, period = 100) => ({
  sportId: SPORT.football as string,
  status: 'finished' as const,
  score: { period, clockSeconds: 5_400, home, away },
});
const market = (marketId: string, baseLine = '') => ({ marketId, baseLine });
const home = { side: 'home', name: '1' } as const;

describe('the final score of a fixture', () => {
  it('OUT-15 is that of the whole game, and of no part of it', () => {
    const game = finalScoreOf(over(2, 1))!;
    expect(scoreOf(game, 'regular')).toEqual({ home: 2, away: 1 });
    expect(scoreOf(game, 'overtime')).toEqual({ home: 2, away: 1 });
    expect([scoreOf(game, 'firstPeriod'), scoreOf(game, 'half1'), scoreOf(game, 'sets')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(hadOvertime(game)).toBe(false);
    const sets = finalScoreOf({ ...over(3, 1), sportId: SPORT.volleyball })!;
    expect(scoreOf(sets, 'sets')).toEqual({ home: 3, away: 1 });
  });

  it('OUT-15 after overtime says nothing of regular time', () => {
    const game = finalScoreOf(over(3, 2, 101))!;
    expect(scoreOf(game, 'regular')).toBeUndefined();
    expect(scoreOf(game, 'overtime')).toEqual({ home: 3, away: 2 });
    expect(hadOvertime(game)).toBe(true);
  });

  it('OUT-2 is none before the game is over', () => {
    expect(finalScoreOf({ ...over(2, 1), status: 'inPlay' })).toBeUndefined();
    expect(finalScoreOf(over(2, 1, 20))).toBeUndefined();
    expect(finalScoreOf({ ...over(2, 1), score: null })).toBeUndefined();
  });
});

describe('a result of the feed', () => {
  it('DIS-1 is disputed where the score comes to another, and not where it comes to the same', () => {
    expect(disputedResult(1, reckonedResult(over(2, 1), market('1'), home))).toBe(2);
    expect(disputedResult(2, reckonedResult(over(2, 1), market('1'), home))).toBeUndefined();
    expect(disputedResult(2, reckonedResult(over(2, 2), market('3', '-0.25'), home))).toBe(4);
    expect(disputedResult(4, reckonedResult(over(2, 2), market('3', '-0.25'), home))).toBeUndefined();
  });

  it('DIS-2 is not disputed where it cancels, is taken back, comes too early or follows from no score', () => {
    expect(disputedResult(-1, reckonedResult(over(2, 1), market('1'), home))).toBeUndefined();
    expect(disputedResult(null, reckonedResult(over(2, 1), market('1'), home))).toBeUndefined();
    expect(disputedResult(2, reckonedResult({ ...over(0, 1), status: 'inPlay' }, market('1'), home))).toBeUndefined();
    expect(disputedResult(2, reckonedResult(over(0, 1), market('16'), home))).toBeUndefined();
    expect(disputedResult(2, reckonedResult(over(0, 1, 101), market('1'), home))).toBeUndefined();
    expect(disputedResult(2, reckonedResult(over(0, 1), market('3', 'a goal'), home))).toBeUndefined();
  });
});
