/** What follows from a score that operators enter part by part (rules RSL-6, RSL-8, RSL-9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketTable } from '../../../../src/domain/reference/marketTable.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Settlement } from '../../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import {
  decidedByScore,
  EnteredScore,
  enteredResult,
  toldResult,
  toldScore,
} from '../../../../src/domain/sports/outcomes/enteredScore.ts';
import { matchPartsOf } from '../../../../src/domain/sports/outcomes/matchParts.ts';

type Pair = readonly [home: number, away: number];
const entered = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null, isOver = total !== null) =>
  EnteredScore.parse({
    parts: Object.entries(parts).map(([period, [home, away]]) => ({ period: Number(period), home, away })),
    total: total === null ? null : { home: total[0], away: total[1] },
    isOver,
  });
const home = (sportId: string, marketId: string, score: EnteredScore, baseLine = '') =>
  enteredResult({ marketId, baseLine }, { side: 'home', name: '1' }, sportId, score);

describe('what follows from a score', () => {
  it('RSL-6 a half decides its own markets alone; regular time decides without the end, overtime waits for it', () => {
    const { football } = SPORT;
    const half = entered({ 10: [1, 0] });
    expect(home(football, MARKET.firstPeriodWinner, half)).toBe(2);
    expect(home(football, MARKET.oneXTwo, half)).toBeUndefined();
    const regular = entered({ 10: [1, 0], 20: [0, 1] });
    expect(home(football, MARKET.oneXTwo, regular)).toBe(1);
    expect(home(football, MARKET.oneTwoWithOvertime, regular)).toBeUndefined();
    expect(home(football, MARKET.oneTwoWithOvertime, { ...regular, isOver: true })).toBe(3);
    const late = entered({ 10: [1, 0], 20: [0, 1], 30: [1, 0], 35: [0, 0] }, [2, 1]);
    expect(home(football, MARKET.oneTwoWithOvertime, late)).toBe(2);
    expect(home(football, MARKET.oneXTwo, late)).toBe(1);
  });

  it('RSL-6 sets decide themselves as they come, and the match once it is over', () => {
    const { volleyball } = SPORT;
    const two = entered({ 1: [25, 20], 2: [25, 20] });
    expect(home(volleyball, MARKET.oneTwoFirstPeriod, two)).toBe(2);
    for (const market of [MARKET.oneTwo, MARKET.handicapSets, MARKET.handicapPoints])
      expect(home(volleyball, market, two, '-1.5')).toBeUndefined();
    const won = entered({ 1: [25, 20], 2: [25, 20], 3: [25, 20] }, [3, 0]);
    expect(home(volleyball, MARKET.oneTwo, won)).toBe(2);
    expect(home(volleyball, MARKET.handicapSets, won, '-2.5')).toBe(2);
    expect(home(volleyball, MARKET.handicapPoints, won, '-15.5')).toBe(1);
  });

  it('RSL-6 the whole counts where parts are missing, without regular time where overtime was entered', () => {
    const { basketball } = SPORT;
    const whole = entered({}, [90, 80]);
    expect(home(basketball, MARKET.oneTwo, whole)).toBe(2);
    expect(home(basketball, MARKET.oneTwoWithOvertime, whole)).toBe(2);
    expect(home(basketball, MARKET.firstPeriodWinner, whole)).toBeUndefined();
    const late = entered({ 40: [10, 0] }, [90, 80]);
    expect(home(basketball, MARKET.oneTwo, late)).toBeUndefined();
    expect(home(basketball, MARKET.oneTwoWithOvertime, late)).toBe(2);
    expect(home(SPORT.cricket, MARKET.oneTwo, entered({}, [180, 170]))).toBe(2);
  });

  it('RSL-6 what parts decide, in any order, is what the whole match decides, of every market', () => {
    const sides: readonly { readonly side: Side; readonly name: string }[] = [
      ...(['home', 'draw', 'away', 'over', 'under'] as const).map((side) => ({ side, name: '' })),
      ...['Odd', 'Yes', '1X', '1/1', '2-1', '1 & Over', 'Exact'].map((name) => ({ side: 'named' as const, name })),
    ];
    const sports = [SPORT.football, SPORT.basketball, SPORT.iceHockey, SPORT.baseball, SPORT.handball];
    fc.assert(
      fc.property(
        fc.constantFrom(...sports),
        fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 9, maxLength: 9 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]),
        fc.constantFrom('1.5', '2', '-0.75'),
        (sportId, scores, kept, baseLine) => {
          const parts = (matchPartsOf(sportId)?.regular ?? []).map((period, place) => ({
            ...{ period, home: scores[place]?.[0] ?? 0, away: scores[place]?.[1] ?? 0 },
          }));
          const all: EnteredScore = { parts, total: null, isOver: true };
          const some: EnteredScore = { ...all, parts: parts.filter((_, place) => kept.includes(place)), isOver: false };
          for (const marketId of Object.keys(marketTable)) {
            for (const selection of sides) {
              const early = enteredResult({ marketId, baseLine }, selection, sportId, some);
              if (early === undefined) continue;
              expect([marketId, early]).toEqual([
                marketId,
                enteredResult({ marketId, baseLine }, selection, sportId, all),
              ]);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('RSL-8 what the feed tells of parts counts once they are over', () => {
    const periods = [
      { period: 10, home: 1, away: 0 },
      { period: 20, home: 0, away: 1 },
      { period: 50, home: 4, away: 3 },
    ];
    const score = { period: 20, home: 1, away: 1 };
    const playing = { sportId: SPORT.football, status: 'inPlay' as const, score, periods };
    expect(toldScore(playing)).toEqual({ parts: periods.slice(0, 2), total: null });
    const asked = (marketId: string, match: Parameters<typeof toldResult>[2]) =>
      toldResult({ marketId, baseLine: '' }, { side: 'home', name: '1' }, match);
    expect(asked(MARKET.firstPeriodWinner, playing)).toBe(2);
    expect(asked(MARKET.oneXTwo, playing)).toBeUndefined();
    const over = { ...playing, status: 'finished' as const, score: { ...score, period: 100 } };
    expect(toldScore(over)?.total).toEqual({ home: 1, away: 1 });
    expect([asked(MARKET.oneXTwo, over), asked(MARKET.secondPeriodWinner, over)]).toEqual([1, 1]);
    expect(toldScore({ ...playing, score: null })).toBeNull();
  });

  it('RSL-9 what is void stays so, and what does not follow is left', () => {
    const row = (marketId: string, recorded: Settlement | null) => ({
      ...{ marketId, baseLine: '', side: 'home' as const, name: '1', recorded },
    });
    const rows = [row(MARKET.oneXTwo, null), row(MARKET.oneXTwo, -1), row(MARKET.firstTeamToScore, null)];
    const { decided, left } = decidedByScore(SPORT.football, entered({ 10: [1, 0], 20: [0, 0] }), rows);
    expect(decided).toEqual([{ ...rows[0], settlement: 2 }]);
    expect(left).toEqual(rows.slice(1));
  });
});
