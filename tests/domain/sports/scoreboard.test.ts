import { describe, expect, test } from 'vitest';
import { cellText } from '../../../src/app/sports/copy/inplay.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Score } from '../../../src/domain/sports/fixture.ts';
import type { Play } from '../../../src/domain/sports/play.ts';
import {
  clockAt,
  clockRunsAhead,
  compactScoreboard,
  isBeingPlayed,
  scoreboardOf,
  shownAfter,
  toldScore,
  type Scoreboard,
} from '../../../src/domain/sports/scoreboard.ts';

const nothing: Play = { periods: [], counts: [], diamond: null, server: null, incidents: [], held: null };
const scoreOf = (over: Partial<Score>, play?: Partial<Play>): Score => ({
  period: 10,
  clockSeconds: 0,
  home: 0,
  away: 0,
  ...over,
  ...(play === undefined ? {} : { play: { ...nothing, ...play } }),
});
const period = (code: number, home: number, away: number) => ({ period: code, home, away });
const headOf = ({ columns }: Scoreboard) =>
  columns.map((column) => (column.of === 'period' ? column.period : column.of === 'count' ? column.count : 'total'));
const currentOf = ({ columns }: Scoreboard) =>
  columns.flatMap((column) => (column.of === 'period' && column.isCurrent ? [column.period] : []));

describe('the scoreboard of a sport', () => {
  test('SCB-1 SPT-03 cricket: runs, then wickets and overs', () => {
    const counts = [
      { of: 'wickets' as const, home: 7, away: 3 },
      { of: 'balls' as const, home: 120, away: 94 },
    ];
    const scoreboard = scoreboardOf({
      sportId: SPORT.cricket,
      score: scoreOf({ period: 2, home: 163, away: 94 }, { counts }),
    });
    expect(headOf(scoreboard)).toEqual(['total', 'wickets', 'balls']);
    expect(scoreboard.rows[1].cells).toEqual([94, 3, 94]);
    expect(scoreboard.columns.map((column, at) => cellText(column, scoreboard.rows[1].cells[at]))).toEqual([
      '94',
      '3',
      '15.4',
    ]);
  });

  test('SCB-1 SPT-03 football: both halves, corners and cards, the sum', () => {
    const score = scoreOf(
      { period: 20, home: 2, away: 1 },
      {
        periods: [period(10, 1, 1), period(20, 1, 0)],
        counts: [
          { of: 'corners', home: 5, away: 3 },
          { of: 'yellowCards', home: 1, away: 2 },
        ],
      },
    );
    const scoreboard = scoreboardOf({ sportId: SPORT.football, score });
    expect(headOf(scoreboard)).toEqual([10, 20, 'corners', 'yellowCards', 'total']);
    expect(scoreboard.rows).toEqual([
      { side: 'home', cells: [1, 1, 5, 1, 2], isServing: false },
      { side: 'away', cells: [1, 0, 3, 2, 1], isServing: false },
    ]);
    expect(currentOf(scoreboard)).toEqual([20]);
  });

  test('SCB-1 SPT-05 baseball: nine innings, the side that bats first on top, hits and errors after the runs', () => {
    const score = scoreOf(
      { period: 4, home: 3, away: 2 },
      {
        periods: [period(1, 1, 0), period(2, 0, 2), period(3, 0, 0), period(4, 2, 0)],
        counts: [
          { of: 'errors', home: 0, away: 1 },
          { of: 'hits', home: 7, away: 5 },
        ],
        diamond: { half: 'bottom', outs: 1, balls: 2, strikes: 1, bases: [true, false, true] },
      },
    );
    const scoreboard = scoreboardOf({ sportId: SPORT.baseball, score });
    expect(headOf(scoreboard)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 'total', 'hits', 'errors']);
    expect(scoreboard.rows.map(({ side }) => side)).toEqual(['away', 'home']);
    expect(scoreboard.rows[1].cells).toEqual([1, 0, 0, 2, null, null, null, null, null, 3, 7, 0]);
    expect(scoreboard.half).toBe('bottom');
  });

  test('SCB-1 volleyball: five sets and who serves; ice hockey: three periods and shots; basketball: four quarters', () => {
    const volleyball = scoreboardOf({
      sportId: SPORT.volleyball,
      score: scoreOf({ period: 3, home: 1, away: 1 }, { periods: [period(1, 25, 22)], server: 'away' }),
    });
    expect(headOf(volleyball)).toEqual([1, 2, 3, 4, 5, 'total']);
    expect(volleyball.rows.map(({ isServing }) => isServing)).toEqual([false, true]);
    const hockey = scoreboardOf({
      sportId: SPORT.iceHockey,
      score: scoreOf({ period: 2 }, { periods: [period(1, 1, 0)], counts: [{ of: 'shots', home: 17, away: 14 }] }),
    });
    expect(headOf(hockey)).toEqual([1, 2, 3, 'shots', 'total']);
    const basketball = scoreboardOf({
      sportId: SPORT.basketball,
      score: scoreOf({ period: 3 }, { periods: [period(1, 22, 19)] }),
    });
    expect(headOf(basketball)).toEqual([1, 2, 3, 4, 'total']);
  });

  test('SCB-1 a narrow column has the periods around the one that is played, and what is counted', () => {
    const innings = (code: number) =>
      headOf(
        compactScoreboard(
          scoreboardOf({
            sportId: SPORT.baseball,
            score: scoreOf(
              { period: code },
              { periods: [period(1, 0, 1)], counts: [{ of: 'hits', home: 1, away: 2 }] },
            ),
          }),
          5,
        ),
      );
    expect(innings(1)).toEqual([1, 2, 3, 4, 5, 'total', 'hits']);
    expect(innings(6)).toEqual([3, 4, 5, 6, 7, 'total', 'hits']);
    expect(innings(9)).toEqual([5, 6, 7, 8, 9, 'total', 'hits']);
    expect(innings(40)).toEqual([6, 7, 8, 9, 40, 'total', 'hits']);
    const football = scoreboardOf({ sportId: SPORT.football, score: scoreOf({}, { periods: [period(10, 0, 0)] }) });
    expect(compactScoreboard(football, 5)).toEqual(football);
  });

  test('SCB-2 extra time has its column once it has begun, and not before', () => {
    const of = (code: number, periods: Play['periods']) =>
      headOf(scoreboardOf({ sportId: SPORT.football, score: scoreOf({ period: code }, { periods }) }));
    expect(of(20, [period(10, 0, 0)])).not.toContain(30);
    expect(of(30, [period(10, 0, 0)])).toContain(30);
    expect(of(50, [period(10, 0, 0), period(30, 0, 0)])).toEqual([10, 20, 30, 50, 'total']);
  });

  test('SCB-3 a feed that tells only the score has the sum alone: an empty column would say that nothing was scored', () => {
    expect(headOf(scoreboardOf({ sportId: SPORT.baseball, score: scoreOf({ home: 4, away: 4 }) }))).toEqual(['total']);
    const untold = scoreboardOf({ sportId: SPORT.basketball, score: scoreOf({ home: 4 }, {}) });
    expect(headOf(untold)).toEqual(['total']);
    expect(scoreboardOf({ sportId: SPORT.football, score: null }).rows[0].cells).toEqual([null]);
    expect(headOf(scoreboardOf({ sportId: '1', score: scoreOf({}, { periods: [period(7, 1, 1)] }) }))).toEqual([
      'total',
    ]);
  });
});

describe('the clock between two scores', () => {
  const said = (clockSeconds: number, code = 10) => scoreOf({ clockSeconds, period: code });
  const { football, basketball, tennis } = SPORT;

  test('SCB-4 runs by the time of the origin since it was told, and no further ahead than its sport allows', () => {
    const told = toldScore(basketball, null, said(100), 1_000_000);
    const shownAt = (now: number) => clockAt(told, now, clockRunsAhead(basketball));
    expect([1_000_000, 1_012_900, 1_500_000, 990_000].map(shownAt)).toEqual([100, 112, 130, 100]);
  });

  test('SCB-4 one that was never told when stands', () => {
    expect(clockAt(said(100), 1_500_000, 30)).toBe(100);
    expect(toldScore(tennis, null, said(100), 1_000_000).told).toBeUndefined();
    expect(toldScore(football, null, said(100, 80), 1_000_000).told).toBeUndefined();
  });

  test('SCB-4 never goes back within a period, and begins anew with the next one', () => {
    const first = toldScore(football, null, said(100), 1_000_000);
    expect(clockAt(first, 1_020_000, 120)).toBe(120);
    const behind = toldScore(football, first, said(110), 1_020_500);
    expect([1_020_500, 1_030_400, 1_035_500].map((now) => clockAt(behind, now, 120))).toEqual([120, 120, 125]);
    const next = toldScore(football, behind, said(0, 20), 1_036_000);
    expect(clockAt(next, 1_036_000, 120)).toBe(0);
  });

  test('SCB-4 goes back where the feed has corrected it by more than it may run ahead', () => {
    const first = toldScore(football, null, said(2_000), 1_000_000);
    const corrected = toldScore(football, first, said(1_500), 1_010_000);
    expect(clockAt(corrected, 1_010_000, 120)).toBe(1_620);
    expect(clockAt(corrected, 1_500_000, 120)).toBe(1_620);
  });

  test('SCB-4 does not go back on a page that ran on while a score was on its way', () => {
    const first = toldScore(basketball, null, said(100), 1_000_000);
    const next = toldScore(basketball, first, said(101), 1_004_000);
    const before = shownAfter(undefined, first, 1_009_000, 30);
    const came = shownAfter(before, next, 1_009_000, 30);
    expect([before.shown, came.shown, clockAt(next, 1_009_000, 30)]).toEqual([109, 109, 106]);
    const late = shownAfter({ period: 10, shown: 125 }, next, 1_005_000, 30);
    expect([late.shown, shownAfter(late, said(50), 1_006_000, 30).shown]).toEqual([125, 80]);
    expect(shownAfter(late, said(0, 20), 1_006_000, 30).shown).toBe(0);
  });

  test('SCB-4 runs on where a score tells the same clock again: a goal does not stop it', () => {
    let told = toldScore(football, null, said(600), 1_000_000);
    for (const home of [1, 2, 3]) told = toldScore(football, told, { ...said(600), home }, 1_000_000 + home * 10_000);
    expect(told.home).toBe(3);
    expect(clockAt(told, 1_060_000, 120)).toBe(660);
  });

  test('SCB-4 goes on with each score from what was shown, or from what the feed says where that is more', () => {
    let told = toldScore(football, null, said(0), 0);
    for (const [at, clockSeconds] of [
      [30_000, 25],
      [61_000, 58],
      [90_000, 95],
      [200_000, 180],
    ] as const) {
      const before = clockAt(told, at, 120);
      told = toldScore(football, told, said(clockSeconds), at);
      expect(clockAt(told, at, 120)).toBe(Math.max(before, clockSeconds));
    }
  });

  test('SCB-4 stands in a break, before the start and after the end', () => {
    expect([-1, 80, 100, 101, 102].filter((code) => isBeingPlayed({ period: code }))).toEqual([]);
    expect([1, 9, 10, 20, 40, 50].every((code) => isBeingPlayed({ period: code }))).toBe(true);
  });
});
