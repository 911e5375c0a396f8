import { describe, expect, it } from 'vitest';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { GameResult } from '../../../src/domain/results/gameResult.ts';
import { withEnteredScore } from '../../../src/domain/results/withEnteredScore.ts';

type Pair = readonly [home: number, away: number];
const tally = (period: number, [home, away]: Pair) => ({ period, home, away });
const entered = (parts: Readonly<Record<number, Pair>>, total: Pair | null, isOver = true) => ({
  parts: Object.entries(parts).map(([period, pair]) => tally(Number(period), pair)),
  total: total === null ? null : { home: total[0], away: total[1] },
  isOver,
});

const told = (over: Partial<GameResult> = {}): GameResult => ({
  ...{ fixtureId: FixtureId.parse('1'), sportId: SPORT.football, locationId: LocationId.parse('410') },
  ...{ locationName: 'Korea Republic', leagueId: LeagueId.parse('2'), leagueName: 'K', home: 'A', away: 'B' },
  ...{ startAt: 1_000, status: 'interrupted', endedAt: 2_000, score: tally(100, [1, 1]) },
  ...{ periods: [tally(10, [1, 1])], markets: [], ...over },
});
const winMarket = (settlement: -1 | 1 | 2 | null) => ({
  ...{ marketId: MARKET.oneXTwo, name: '1X2', baseLine: '' },
  selections: (['home', 'draw', 'away'] as const).map((side, place) => ({
    ...{ selectionId: SelectionId.parse(`s${place}`), side, name: ['1', 'X', '2'][place] ?? '', line: '', settlement },
  })),
});

describe('a game by the score that was entered', () => {
  it('RES-6 has ended with it, and everything else of it stays', () => {
    const before = told();
    const after = withEnteredScore(before, entered({ 20: [0, 1], 10: [2, 1] }, [2, 2]));
    const periods = [tally(10, [2, 1]), tally(20, [0, 1])];
    expect(after).toEqual({ ...before, status: 'finished', score: tally(100, [2, 2]), periods });
  });

  it('RES-6 is what was told while the match is not said to be over', () => {
    const before = told();
    expect(withEnteredScore(before, entered({ 10: [2, 1] }, null, false))).toBe(before);
    expect(withEnteredScore(before, entered({ 10: [2, 1] }, null))).toBe(before);
  });

  it('RES-6 comes to what its parts come to, and is one after overtime where a part of it was entered', () => {
    expect(withEnteredScore(told(), entered({ 10: [1, 0], 20: [1, 1] }, null)).score).toEqual(tally(100, [2, 1]));
    const overtime = withEnteredScore(told(), entered({ 10: [1, 0], 20: [0, 1], 30: [1, 0], 35: [0, 0] }, null));
    expect(overtime.score).toEqual(tally(101, [2, 1]));
    const sets = entered({ 1: [25, 20], 2: [25, 20], 3: [20, 25], 4: [25, 20] }, null);
    expect(withEnteredScore(told({ sportId: SPORT.volleyball }), sets).score).toEqual(tally(100, [3, 1]));
  });

  it('RES-6 has the parts that were told where the whole alone was entered, and is the same', () => {
    expect(withEnteredScore(told(), entered({}, [1, 1])).periods).toEqual([tally(10, [1, 1])]);
    expect(withEnteredScore(told(), entered({}, [1, 2])).periods).toEqual([]);
  });

  it('RES-6 its markets end as follows from it; what does not follow stays, and so does what is void', () => {
    const after = withEnteredScore(
      told({ markets: [winMarket(null), winMarket(-1), { ...winMarket(2), marketId: MARKET.firstTeamToScore }] }),
      entered({}, [2, 1]),
    );
    expect(after.markets.map(({ selections }) => selections.map(({ settlement }) => settlement))).toEqual([
      [2, 1, 1],
      [-1, -1, -1],
      [2, 2, 2],
    ]);
  });
});
