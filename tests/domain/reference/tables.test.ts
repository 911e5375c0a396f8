import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../src/domain/reference/marketFamilies.ts';
import { MARKET_FAMILIES, marketRowOf, marketTable } from '../../../src/domain/reference/marketTable.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { WIN_MARKETS } from '../../../src/domain/reference/winMarkets.ts';
import { MINI_GAME, miniGameOf } from '../../../src/domain/reference/miniGames.ts';
import { gameDetailTypeOf, pageRules } from '../../../src/domain/reference/pageRules.ts';
import { PAGE_KINDS } from '../../../src/domain/reference/pages.ts';
import { PERIOD_LABELS, periodLabelOf } from '../../../src/domain/reference/periods.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';

describe('markets', () => {
  it('SPT-05 each has a row of its own, about eighty of them', () => {
    const ids = Object.values(MARKET);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(marketTable).toSorted()).toEqual([...ids].toSorted());
    expect(ids.length).toBeGreaterThanOrEqual(70);
    expect(marketRowOf('constructor')).toBeUndefined();
    for (const id of WIN_MARKETS) expect(marketRowOf(id)).toBeDefined();
    expect(WIN_MARKETS).toEqual([MARKET.oneXTwo, MARKET.oneTwoWithOvertime, MARKET.oneTwo, MARKET.outrightWinner]);
  });

  it('SPT-05 CRT-07 families hold what they say: lines for handicaps and totals, none for winners', () => {
    for (const [id, row] of Object.entries(marketTable)) {
      expect(MARKET_FAMILIES).toContain(row.family);
      if (row.family === 'handicap' || row.family === 'overUnder') expect(row.hasLine, id).toBe(true);
      if (row.family === 'oneXTwo' || row.family === 'winLose') expect(row.hasLine, id).toBe(false);
    }
    expect(['1', '52', '3', '28', '5', '4242'].map(familyOf)).toEqual([
      'oneXTwo',
      'winLose',
      'handicap',
      'overUnder',
      'other',
      'other',
    ]);
  });
});

describe('periods', () => {
  it('SPT-05 the same code is called what the sport calls it', () => {
    const first = [SPORT.football, SPORT.basketball, SPORT.baseball, SPORT.volleyball, SPORT.iceHockey, SPORT.eSports];
    expect(first.map((sport) => periodLabelOf(sport, 1))).toEqual([
      undefined,
      'quarter1',
      'inning1',
      'set1',
      'period1',
      'map1',
    ]);
    expect([10, 20, 25, 30, 35, 50].map((code) => periodLabelOf(SPORT.football, code))).toEqual([
      'firstHalf',
      'secondHalf',
      'thirdHalf',
      'extraFirst',
      'extraSecond',
      'penalties',
    ]);
    expect([10, 20, 40].map((code) => periodLabelOf(SPORT.basketball, code))).toEqual([
      'firstHalf',
      'secondHalf',
      'overtime',
    ]);
    expect([9, 40, 62].map((code) => periodLabelOf(SPORT.baseball, code))).toEqual([
      'inning9',
      'extraInnings',
      'errors',
    ]);
    expect([5, 50].map((code) => periodLabelOf(SPORT.volleyball, code))).toEqual(['set5', 'goldenSet']);
    expect([3, 40, 50].map((code) => periodLabelOf(SPORT.iceHockey, code))).toEqual([
      'period3',
      'overtime',
      'penalties',
    ]);
    expect([60, 61].map((code) => periodLabelOf(SPORT.tennis, code))).toEqual(['game', 'tieBreak']);
    expect([SPORT.handball, SPORT.americanFootball, SPORT.tableTennis].map((sport) => periodLabelOf(sport, 7))).toEqual(
      [undefined, undefined, 'set7'],
    );
    expect([9, 65].map((code) => periodLabelOf(SPORT.eSports, code))).toEqual(['map9', 'round']);
  });

  it('SPT-05 codes of every sport mean the same everywhere, known sport or not', () => {
    for (const sport of [...Object.values(SPORT), '4242', 'toString']) {
      expect([-1, 80, 99, 100, 101, 102, 77].map((code) => periodLabelOf(sport, code))).toEqual([
        'notStarted',
        'break',
        'none',
        'fullTime',
        'fullTimeWithOvertime',
        'fullTimeWithPenalties',
        undefined,
      ]);
    }
  });

  it('SPT-05 no label is out of reach', () => {
    const codes = Array.from({ length: 104 }, (_, index) => index - 1);
    const reached = Object.values(SPORT).flatMap((sport) => codes.map((code) => periodLabelOf(sport, code)));
    expect(PERIOD_LABELS.filter((label) => !reached.includes(label))).toEqual([]);
  });
});

describe('mini games and pages', () => {
  it('SPT-05 mini games have the ids of the specification’s ranges, each once', () => {
    const ranges = [
      [101, 105],
      [211, 217],
      [231, 235],
      [251, 254],
      [301, 308],
      [401, 410],
    ] as const;
    const ids = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n));
    expect(Object.values(MINI_GAME).toSorted((a, b) => a - b)).toEqual(ids);
    expect(miniGameOf(105)).toBe('mgmGoStop');
    expect(miniGameOf(100)).toBeUndefined();
  });

  it('BET-5 CRT-13 no two pages write the same gameDetailType and style', () => {
    const written = PAGE_KINDS.flatMap((page) =>
      [1, 2, 3].map((folds) => `${pageRules[page].betStyle} ${gameDetailTypeOf(page, folds)}`),
    );
    expect(new Set(written).size).toBe(PAGE_KINDS.length - 1 + 3);
  });
});
