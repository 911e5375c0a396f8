/** Which games the house puts first. */
import { describe, expect, it } from 'vitest';
import { LeagueId } from '../../../src/domain/kernel/ids.ts';
import { topGames } from '../../../src/domain/sports/topGames.ts';
import { sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const HOUR_MS = 3_600_000;
let count = 0;
const game = (league: string, hours: number, over = {}) => {
  count += 1;
  return sampleFixture(count, { leagueId: LeagueId.parse(league), startAt: T0 + hours * HOUR_MS, ...over });
};

describe('HOM-1 games put first', () => {
  it('are those of the weightiest leagues, by start among equals; the others fill what is left', () => {
    const [small, second, first, korea] = [game('99999', 1), game('10201', 30), game('10201', 20), game('20101', 2)];
    expect(topGames([small, second, first, korea])).toEqual([first, second, korea, small]);
  });

  it('begin within 48 hours after the soonest, and have not begun', () => {
    const [soonest, late, begun] = [game('1', 10), game('10201', 59), game('10201', 1, { status: 'inPlay' })];
    expect(topGames([late, begun, soonest])).toEqual([soonest]);
  });

  it('are ten, and three of a league with weight', () => {
    const games = [
      ...Array.from({ length: 5 }, (_, at) => game('10201', at)),
      ...Array.from({ length: 9 }, () => game('7', 1)),
    ];
    const leagues = topGames(games).map(({ leagueId }) => leagueId);
    expect(leagues).toEqual([...Array.from({ length: 3 }, () => '10201'), ...Array.from({ length: 7 }, () => '7')]);
    expect(topGames([])).toEqual([]);
  });
});
