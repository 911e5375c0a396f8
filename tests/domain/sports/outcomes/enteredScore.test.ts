/** Scores that operators enter part by part, what follows from them, and which are refused (rules RSL-6 … RSL-9). */
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
  scoreFault,
  toldResult,
  toldScore,
  WHOLE_MATCH,
} from '../../../../src/domain/sports/outcomes/enteredScore.ts';
import { matchPartsOf } from '../../../../src/domain/sports/outcomes/matchParts.ts';

type Pair = readonly [home: number, away: number];
const entered = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null, isOver = total !== null) =>
  EnteredScore.parse({
    parts: Object.entries(parts).map(([period, [home, away]]) => ({ period: Number(period), home, away })),
    total: total === null ? null : { home: total[0], away: total[1] },
    isOver,
  });
const known = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null) => entered(parts, total);
const home = (sportId: string, marketId: string, score: EnteredScore, baseLine = '') =>
  enteredResult({ marketId, baseLine }, { side: 'home', name: '1' }, sportId, score);
const fault = (sportId: string, score: EnteredScore, before?: EnteredScore) => scoreFault(sportId, score, before);

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

describe('a score that is refused', () => {
  it.each([
    ['nothing at all', SPORT.football, entered({}), { reason: 'scoreMissing', at: WHOLE_MATCH }],
    ['a part of another sport', SPORT.football, entered({ 1: [1, 0] }), { reason: 'scorePart', at: 1 }],
    ['parts of a sport without any', SPORT.cricket, entered({ 1: [1, 0] }), { reason: 'scorePart', at: 1 }],
    [
      'a whole of a match that goes on',
      SPORT.football,
      entered({ 10: [1, 0] }, [1, 0], false),
      { reason: 'scoreOpen', at: WHOLE_MATCH },
    ],
    [
      'another whole than the parts come to',
      SPORT.basketball,
      entered({ 1: [20, 10], 2: [20, 10], 3: [20, 10], 4: [20, 10], 40: [5, 0] }, [80, 40]),
      { reason: 'scoreSum', at: WHOLE_MATCH, home: 85, away: 40 },
    ],
    [
      'a whole below the parts that are known',
      SPORT.football,
      entered({ 10: [2, 0] }, [1, 3]),
      { reason: 'scoreSum', at: WHOLE_MATCH, home: 2, away: 0 },
    ],
    ['a set without the one before', SPORT.tennis, entered({ 2: [6, 4] }), { reason: 'scoreGap', at: 1 }],
    ['a set that nobody won', SPORT.volleyball, entered({ 1: [20, 20] }), { reason: 'scoreTied', at: 1 }],
    [
      'a set after the match was won',
      SPORT.volleyball,
      entered({ 1: [25, 1], 2: [25, 1], 3: [25, 1], 4: [25, 1] }),
      { reason: 'scoreSets', at: 4, home: 3, away: 0 },
    ],
    [
      'more sets than there are',
      SPORT.badminton,
      entered({}, [3, 0]),
      { reason: 'scoreSets', at: WHOLE_MATCH, home: 3 },
    ],
    [
      'an end before anybody has won',
      SPORT.volleyball,
      entered({ 1: [25, 1], 2: [25, 1] }, null, true),
      { reason: 'scoreShort', at: WHOLE_MATCH, home: 2, away: 0 },
    ],
    [
      'other sets than were won',
      SPORT.tennis,
      entered({ 1: [6, 1], 2: [6, 1] }, [2, 1]),
      { reason: 'scoreSum', at: WHOLE_MATCH, home: 2, away: 0 },
    ],
  ])('RSL-7 %s', (_, sportId, score, expected) => {
    expect(fault(sportId, score)).toMatchObject(expected);
  });

  it('RSL-7 less than is known of a part or of the whole, unless that is corrected', () => {
    const before = known({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    const less = entered({ 10: [0, 0], 20: [1, 1] }, [1, 1]);
    expect(fault(SPORT.football, less, before)).toEqual({ reason: 'scoreBelow', at: 10, home: 1, away: 0 });
    expect(fault(SPORT.football, entered({}, [2, 0]), before)).toMatchObject({ reason: 'scoreBelow', at: WHOLE_MATCH });
    expect(fault(SPORT.football, entered({ 10: [1, 0], 20: [1, 2] }, [2, 2]), before)).toBeUndefined();
    expect(fault(SPORT.football, less)).toBeUndefined();
  });
});
