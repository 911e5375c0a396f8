import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketTable } from '../../../../src/domain/reference/marketTable.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import { hadOvertime, scoreOf, type FinalScore } from '../../../../src/domain/sports/outcomes/finalScore.ts';
import { quartersOf } from '../../../../src/domain/sports/outcomes/lineResults.ts';
import { outcomeOf } from '../../../../src/domain/sports/outcomes/outcomeOf.ts';

type Scores = Readonly<Record<number, readonly [home: number, away: number]>>;
const game = (sportId: string, scores: Scores): FinalScore => ({
  sportId,
  periods: new Map(Object.entries(scores).map(([code, [home, away]]) => [Number(code), { home, away }])),
});
const football = (scores: Scores) => game(SPORT.football, scores);
/** 2–1 after 1–1. */
const derby = football({ 10: [1, 1], 20: [1, 0] });
const tie = football({ 10: [1, 0], 20: [0, 1] });

const at = (of: FinalScore, marketId: string, pick: string, baseLine = '') => {
  const sides: readonly string[] = ['home', 'draw', 'away', 'over', 'under'];
  const side = sides.includes(pick) ? (pick as Side) : 'named';
  return outcomeOf({ marketId, baseLine }, { side, name: side === 'named' ? pick : '' }, of);
};
const each = (of: FinalScore, marketId: string, picks: readonly string[], baseLine = '') =>
  picks.map((pick) => at(of, marketId, pick, baseLine));

const THREE = ['home', 'draw', 'away'];
const PAIR = ['home', 'away'];
const TOTAL = ['over', 'under'];

describe('parts of a game', () => {
  const hockey = game(SPORT.iceHockey, { 1: [1, 0], 2: [0, 0], 3: [0, 1], 40: [1, 0] });
  const baseball = game(SPORT.baseball, {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((inning) => [inning, [1, inning > 5 ? 2 : 0]])),
    40: [0, 1],
  });

  it('OUT-1 regular time is without overtime, and a shoot-out counts nowhere', () => {
    const cup = football({ 10: [0, 0], 20: [1, 1], 30: [0, 1], 35: [1, 0], 50: [4, 3] });
    expect(scoreOf(cup, 'regular')).toEqual({ home: 1, away: 1 });
    expect(scoreOf(cup, 'overtime')).toEqual({ home: 2, away: 2 });
    expect(scoreOf(hockey, 'regular')).toEqual({ home: 1, away: 1 });
    expect(scoreOf(hockey, 'overtime')).toEqual({ home: 2, away: 1 });
    expect([hadOvertime(cup), hadOvertime(hockey), hadOvertime(derby)]).toEqual([true, true, false]);
  });

  it('OUT-1 halves are the sport’s: one period, two quarters, or none', () => {
    const basketball = game(SPORT.basketball, { 1: [20, 10], 2: [5, 5], 3: [1, 2], 4: [3, 4], 40: [9, 0] });
    expect(scoreOf(basketball, 'half1')).toEqual({ home: 25, away: 15 });
    expect(scoreOf(basketball, 'half2')).toEqual({ home: 4, away: 6 });
    expect(scoreOf(basketball, 'half2WithOvertime')).toEqual({ home: 13, away: 6 });
    expect(scoreOf(derby, 'half1')).toEqual({ home: 1, away: 1 });
    expect(scoreOf(derby, 'half2')).toEqual({ home: 1, away: 0 });
    expect(scoreOf(hockey, 'half1')).toBeUndefined();
    expect(scoreOf(game(SPORT.volleyball, { 1: [25, 20] }), 'half2WithOvertime')).toBeUndefined();
  });

  it('OUT-1 first and second period are halves where halves are played; others go by number', () => {
    expect(scoreOf(derby, 'firstPeriod')).toEqual({ home: 1, away: 1 });
    expect(scoreOf(derby, 'secondPeriod')).toEqual({ home: 1, away: 0 });
    expect(scoreOf(hockey, 'firstPeriod')).toEqual({ home: 1, away: 0 });
    expect(scoreOf(hockey, 'secondPeriod')).toEqual({ home: 0, away: 0 });
    expect(scoreOf(hockey, 'period3')).toEqual({ home: 0, away: 1 });
    expect(scoreOf(hockey, 'period4')).toBeUndefined();
    expect(scoreOf(game('999', { 1: [3, 2] }), 'firstPeriod')).toEqual({ home: 3, away: 2 });
  });

  it('OUT-1 the first five and seven innings are baseball’s', () => {
    expect(scoreOf(baseball, 'innings5')).toEqual({ home: 5, away: 0 });
    expect(scoreOf(baseball, 'innings7')).toEqual({ home: 7, away: 4 });
    expect(scoreOf(baseball, 'regular')).toEqual({ home: 9, away: 8 });
    expect(scoreOf(baseball, 'overtime')).toEqual({ home: 9, away: 9 });
    expect(scoreOf(hockey, 'innings5')).toBeUndefined();
  });

  it('OUT-2 a part that was not played to its end has no score', () => {
    expect(scoreOf(football({ 10: [1, 0] }), 'regular')).toBeUndefined();
    expect(scoreOf(football({ 10: [1, 0] }), 'overtime')).toBeUndefined();
    expect(scoreOf(football({ 10: [1, 0] }), 'half1')).toEqual({ home: 1, away: 0 });
    expect(scoreOf(game('999', { 1: [3, 2] }), 'regular')).toBeUndefined();
    expect(scoreOf(game('999', { 1: [3, 2] }), 'overtime')).toBeUndefined();
    expect(scoreOf(game(SPORT.volleyball, {}), 'regular')).toBeUndefined();
  });

  it('OUT-3 volleyball is won by sets; points are what was scored in them', () => {
    const sets = game(SPORT.volleyball, { 1: [25, 20], 2: [20, 25], 3: [25, 10], 4: [25, 23], 50: [1, 0] });
    expect(scoreOf(sets, 'regular')).toEqual({ home: 3, away: 1 });
    expect(scoreOf(sets, 'overtime')).toEqual({ home: 3, away: 1 });
    expect(scoreOf(sets, 'sets')).toEqual({ home: 3, away: 1 });
    expect(scoreOf(sets, 'points')).toEqual({ home: 95, away: 78 });
    expect(scoreOf(sets, 'firstPeriod')).toEqual({ home: 25, away: 20 });
    expect([scoreOf(derby, 'sets'), scoreOf(derby, 'points')]).toEqual([undefined, undefined]);
    expect(each(sets, MARKET.oneTwo, PAIR)).toEqual([2, 1]);
    expect(at(sets, MARKET.correctScore, '3-1')).toBe(2);
    expect(each(sets, MARKET.handicapSets, PAIR, '-1.5')).toEqual([2, 1]);
    expect(each(sets, MARKET.handicapPoints, PAIR, '-17.5')).toEqual([1, 2]);
    expect(each(sets, MARKET.overUnderFirstPeriod, TOTAL, '44.5')).toEqual([2, 1]);
    expect(each(sets, MARKET.overUnder, TOTAL, '3.5')).toEqual([undefined, undefined]);
    expect(each(sets, MARKET.handicapWithOvertime, PAIR, '1.5')).toEqual([undefined, undefined]);
  });
});

describe('lines', () => {
  it('OUT-4 are read in quarters of a point; what is none is none', () => {
    const read = ['0', '-0', '2', '+1', '-0.75', '2.5', '2.50', '0.25', '-10.00', '1.0'].map(quartersOf);
    expect(read).toEqual([0, 0, 8, 4, -3, 10, 10, 1, -40, 4]);
    const none = ['', '1.3', '2.', '.5', '1.250', '1e3', '12345', ' 1', '1 ', '--1', '2.5 (0-0)'].map(quartersOf);
    expect(none).toEqual(Array.from({ length: 11 }, () => undefined));
  });

  it.each([
    ['-0.5', [2, 1]],
    ['-0.75', [5, 4]],
    ['-1', [3, 3]],
    ['-1.25', [4, 5]],
    ['-1.5', [1, 2]],
    ['+0', [2, 1]],
  ])('OUT-5 a home win by one against handicap %s', (line, results) => {
    expect(each(derby, MARKET.asianHandicap, PAIR, line)).toEqual(results);
  });

  it.each([
    ['2.5', [2, 1]],
    ['2.75', [5, 4]],
    ['3', [3, 3]],
    ['3.25', [4, 5]],
    ['3.5', [1, 2]],
  ])('OUT-6 three goals against a total of %s', (line, results) => {
    expect(each(derby, MARKET.overUnder, TOTAL, line)).toEqual(results);
  });

  it('OUT-6 one side’s goals alone', () => {
    expect(each(derby, MARKET.overUnderHome, TOTAL, '1.5')).toEqual([2, 1]);
    expect(each(derby, MARKET.overUnderAway, TOTAL, '1.5')).toEqual([1, 2]);
  });

  it('OUT-4 a market with an unreadable line, or a side it does not have, is left to the feed', () => {
    expect(at(derby, MARKET.overUnder, 'over', '')).toBeUndefined();
    expect(at(derby, MARKET.overUnder, 'home', '2.5')).toBeUndefined();
    expect(at(derby, MARKET.asianHandicap, 'draw', '1')).toBeUndefined();
  });

  it('OUT-5 OUT-6 the two sides of a line mirror each other at every line and score', () => {
    const mirror = { 2: 1, 1: 2, 3: 3, 5: 4, 4: 5 } as const;
    const goals = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -40, max: 60 }), (home, away, quarters) => {
        const played = football({ 10: [home, 0], 20: [0, away] });
        const line = (quarters / 4).toString();
        for (const [market, pair] of [
          [MARKET.asianHandicap, PAIR],
          [MARKET.overUnder, TOTAL],
        ] as const) {
          const [one, other] = each(played, market, pair, line);
          expect(other).toBe(mirror[one as keyof typeof mirror]);
        }
      }),
    );
  });

  it('OUT-4 a quarter line is half a bet on either neighbour', () => {
    const halves: Record<string, number> = { '2,2': 2, '2,3': 5, '1,3': 4, '1,1': 1 };
    const goals = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -8, max: 8 }), (home, away, half) => {
        const played = football({ 10: [home, 0], 20: [0, away] });
        const result = (line: number) => at(played, MARKET.asianHandicap, 'home', line.toString());
        const neighbours = [result(half / 2), result(half / 2 + 0.5)].toSorted((a, b) => (a ?? 0) - (b ?? 0));
        expect(result(half / 2 + 0.25)).toBe(halves[neighbours.join(',')]);
      }),
    );
  });
});

describe('who wins', () => {
  it('OUT-7 1X2 has one winner and no push', () => {
    expect(each(derby, MARKET.oneXTwo, THREE)).toEqual([2, 1, 1]);
    expect(each(tie, MARKET.oneXTwo, THREE)).toEqual([1, 2, 1]);
    expect(each(football({ 10: [0, 0], 20: [0, 1] }), MARKET.oneXTwo, THREE)).toEqual([1, 1, 2]);
    expect(at(derby, MARKET.oneXTwo, 'over')).toBeUndefined();
  });

  it('OUT-7 a European handicap adds whole goals to home', () => {
    expect(each(derby, MARKET.europeanHandicap, THREE, '-1')).toEqual([1, 2, 1]);
    expect(each(derby, MARKET.europeanHandicap, THREE, '-2')).toEqual([1, 1, 2]);
    expect(each(derby, MARKET.europeanHandicap, THREE, '1')).toEqual([2, 1, 1]);
    expect(at(derby, MARKET.europeanHandicap, 'home', '-1.5')).toBeUndefined();
  });

  it('OUT-8 win-lose pushes both sides on a tie', () => {
    expect(each(derby, MARKET.oneTwo, PAIR)).toEqual([2, 1]);
    expect(each(tie, MARKET.oneTwo, PAIR)).toEqual([3, 3]);
    expect(at(tie, MARKET.oneTwo, 'draw')).toBeUndefined();
  });

  it('OUT-9 a double chance wins on two of three', () => {
    expect(each(derby, MARKET.doubleChance, ['1X', '12', 'X2'])).toEqual([2, 2, 1]);
    expect(each(tie, MARKET.doubleChance, ['X1', '21', '2X'])).toEqual([2, 1, 2]);
    expect(each(derby, MARKET.doubleChance, ['1', '11', '1X2', 'x1', ' 1X'])).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it('OUT-10 half time and full time must both be right', () => {
    expect(each(derby, MARKET.halfTimeFullTime, ['X/1', '1/1', 'X/X', '2/2'])).toEqual([2, 1, 1, 1]);
    expect(each(derby, MARKET.halfTimeFullTime, ['X1', 'X/1/', ' X/1', 'X-1'])).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    const hockey = game(SPORT.iceHockey, { 1: [1, 0], 2: [0, 0], 3: [0, 1] });
    expect(at(hockey, MARKET.halfTimeFullTime, '1/X')).toBeUndefined();
  });
});

describe('the score itself', () => {
  it('OUT-11 odd or even; nil is even', () => {
    expect(each(derby, MARKET.oddEven, ['Odd', 'Even'])).toEqual([2, 1]);
    expect(each(football({ 10: [0, 0], 20: [0, 0] }), MARKET.oddEven, ['Odd', 'Even'])).toEqual([1, 2]);
    expect(at(derby, MARKET.oddEven, 'odd')).toBeUndefined();
  });

  it('OUT-12 the exact score, and nothing for another name', () => {
    expect(each(derby, MARKET.correctScore, ['2-1', '1-2', '2-0', '12-1', 'Any Other', '2:1', '2-1 '])).toEqual([
      2,
      1,
      1,
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(at(derby, MARKET.correctScoreFirstPeriod, '1-1')).toBe(2);
    expect(at(football({ 10: [2, 0], 20: [0, 3] }), MARKET.correctScore, '2-1')).toBe(1);
  });

  it('OUT-12 both teams to score, in the part that is asked about', () => {
    expect(each(derby, MARKET.bothTeamsToScore, ['Yes', 'No', 'yes'])).toEqual([2, 1, undefined]);
    expect(each(derby, MARKET.bothTeamsToScoreFirstHalf, ['Yes', 'No'])).toEqual([2, 1]);
    expect(each(derby, MARKET.bothTeamsToScoreSecondHalf, ['Yes', 'No'])).toEqual([1, 2]);
    expect(at(football({ 10: [0, 1], 20: [0, 0] }), MARKET.bothTeamsToScore, 'Yes')).toBe(1);
  });

  it('OUT-13 under, exactly or over a whole number', () => {
    const names = ['Under', 'Exact', 'Over', 'Equal'];
    expect(each(derby, MARKET.underExactOver, names, '2')).toEqual([1, 1, 2, undefined]);
    expect(each(derby, MARKET.underExactOver, names, '3')).toEqual([1, 2, 1, undefined]);
    expect(each(derby, MARKET.underExactOver, names, '4')).toEqual([2, 1, 1, undefined]);
    expect(at(derby, MARKET.underExactOver, 'Over', '2.5')).toBeUndefined();
  });

  it('OUT-14 winner and total: both must be right, and a total can push', () => {
    expect(each(derby, MARKET.winnerAndTotal, ['1 & Over', '1&under', 'x And Over', '2/Under'], '2.5')).toEqual([
      2, 1, 1, 1,
    ]);
    expect(each(derby, MARKET.winnerAndTotal, ['1 & Over', 'X & Over'], '3')).toEqual([3, 1]);
    expect(each(derby, MARKET.winnerAndTotal, ['1 Over', '1 & Over ', 'a1 & Over'], '3')).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('OUT-1 whether overtime was played', () => {
    expect(each(derby, MARKET.overtimePlayed, ['Yes', 'No'])).toEqual([1, 2]);
    expect(
      each(football({ 10: [0, 0], 20: [0, 0], 30: [0, 0], 35: [0, 0] }), MARKET.overtimePlayed, ['Yes', 'No']),
    ).toEqual([2, 1]);
  });
});

describe('the market table', () => {
  it('OUT-2 SPT-05 what only the feed can decide, and what the table does not know, is left to it', () => {
    expect(at(derby, MARKET.firstPlayerToScore, 'home')).toBeUndefined();
    expect(at(derby, 'toString', 'home')).toBeUndefined();
    expect(at(derby, '99999', 'home')).toBeUndefined();
  });

  it('OUT-1 SPT-05 every market that follows from scores settles some selection of some game', () => {
    const innings = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((inning) => [inning, [2, 1] as const]));
    const games = [
      football({ 10: [1, 0], 20: [1, 1] }),
      game(SPORT.basketball, { 1: [9, 8], 2: [9, 8], 3: [9, 8], 4: [9, 8] }),
      game(SPORT.baseball, innings),
      game(SPORT.volleyball, { 1: [25, 20], 2: [25, 20], 3: [25, 20], 4: [20, 25], 5: [15, 13] }),
      game(SPORT.eSports, { 1: [9, 1], 2: [9, 1], 3: [1, 9], 4: [1, 9], 5: [1, 9], 6: [9, 1], 7: [9, 1] }),
    ];
    const picks = ['home', 'over', 'Odd', 'Yes', '2-1', '1-0', '1X', '1/1', 'Exact', '1 & Over'];
    const silent = Object.entries(marketTable).filter(
      ([id, row]) =>
        (row.outcome === 'fromFeed') ===
        games.some((played) => picks.some((pick) => at(played, id, pick, row.hasLine ? '2' : '') !== undefined)),
    );
    expect(silent.map(([id]) => id)).toEqual([]);
  });
});
