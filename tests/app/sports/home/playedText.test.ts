/** How far a game in play is, in words. */
import { describe, expect, it } from 'vitest';
import { playedText } from '../../../../src/app/sports/copy/home.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

const at = (period: number, clockSeconds: number) => ({ period, clockSeconds, home: 0, away: 0 });

describe('SPT-05 NAV-14 period and clock of a game in play', () => {
  it.each([
    [SPORT.football, at(20, 67 * 60 + 21), '후반전 67분'],
    [SPORT.football, at(10, 20), '전반전'],
    [SPORT.baseball, at(7, 0), '7이닝'],
    [SPORT.volleyball, at(2, 18 * 60), '2세트 18분'],
    ['unknown', at(3, 0), ''],
    ['unknown', at(3, 600), '10분'],
  ])('%s %o: %s', (sportId, score, text) => {
    expect(playedText(sportId, score)).toBe(text);
  });
});
