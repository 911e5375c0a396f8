/** Scores that operators enter, and which are refused (rule RSL-7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketTable } from '../../../../src/domain/reference/marketTable.ts';
import { SPORT, type SportId } from '../../../../src/domain/reference/sports.ts';
import type { Settlement } from '../../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import {
  EnteredScore,
  enteredResult,
  periodsOf,
  WHOLE_MATCH,
  type KnownMatch,
  type KnownScore,
} from '../../../../src/domain/sports/outcomes/enteredScore.ts';
import { scoreFault } from '../../../../src/domain/sports/outcomes/scoreFault.ts';

type Pair = readonly [home: number, away: number];
const entered = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null, isOver = total !== null) =>
  EnteredScore.parse({
    parts: Object.entries(parts).map(([period, [home, away]]) => ({ period: Number(period), home, away })),
    total: total === null ? null : { home: total[0], away: total[1] },
    isOver,
  });
const fault = (sportId: string, score: EnteredScore, known?: Partial<KnownMatch>) =>
  scoreFault(sportId, score, known === undefined ? undefined : { entered: null, told: null, ...known });
const after = (before: EnteredScore): Partial<KnownMatch> => ({ entered: before });
const fed = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null): Partial<KnownMatch> => {
  const told: KnownScore = entered(parts, total);
  return { told };
};

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
    ['an end with as many sets', SPORT.tennis, entered({}, [2, 2]), { reason: 'scoreShort', at: WHOLE_MATCH, home: 2 }],
    ['an end with the most sets twice', SPORT.tennis, entered({}, [3, 3]), { reason: 'scoreShort', home: 3, away: 3 }],
    ['a tie of volleyball', SPORT.volleyball, entered({}, [3, 3]), { reason: 'scoreShort', home: 3, away: 3 }],
    ['a tie of table tennis', SPORT.tableTennis, entered({}, [3, 3]), { reason: 'scoreShort', home: 3, away: 3 }],
    [
      'a greater tie of table tennis',
      SPORT.tableTennis,
      entered({}, [4, 4]),
      { reason: 'scoreShort', home: 4, away: 4 },
    ],
    ['a tie of badminton', SPORT.badminton, entered({}, [2, 2]), { reason: 'scoreShort', home: 2, away: 2 }],
    [
      'an end with as many sets, set by set',
      SPORT.tennis,
      entered({ 1: [6, 4], 2: [4, 6], 3: [6, 3], 4: [2, 6] }, null, true),
      { reason: 'scoreShort', at: WHOLE_MATCH, home: 2, away: 2 },
    ],
    [
      'an end with a set that its winner lost',
      SPORT.tennis,
      entered({ 1: [6, 4], 2: [6, 4], 3: [1, 6] }, null, true),
      { reason: 'scoreShort', at: WHOLE_MATCH, home: 2, away: 1 },
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

  it.each([
    ['best of three', SPORT.tennis, entered({}, [2, 1])],
    ['best of five', SPORT.tennis, entered({}, [2, 3])],
    ['best of five, set by set', SPORT.tennis, entered({ 1: [6, 4], 2: [6, 4], 3: [1, 6], 4: [6, 0] }, [3, 1])],
    ['best of seven', SPORT.tableTennis, entered({}, [4, 3])],
    ['drawn match of maps', SPORT.eSports, entered({ 1: [13, 9], 2: [7, 13] }, [1, 1])],
    ['match whose maps were all played', SPORT.eSports, entered({ 1: [1, 0], 2: [1, 0], 3: [0, 1] }, null, true)],
  ])('RSL-7 takes the end of a %s', (_, sportId, score) => {
    expect(fault(sportId, score)).toBeUndefined();
  });
});

describe('a score beside what was entered', () => {
  const { football, tennis, basketball } = SPORT;
  const halves = entered({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
  const late = entered({ 10: [1, 1], 20: [0, 0], 30: [1, 0] }, [2, 1]);
  const sets = entered({ 1: [6, 4], 2: [4, 6], 3: [3, 6] }, null, true);

  it.each([
    ['a part below it', football, halves, entered({ 10: [0, 0], 20: [1, 1] }, [1, 1]), 'scoreBelow', 10],
    ['a part above it', football, halves, entered({ 10: [1, 0], 20: [1, 2] }, [2, 2]), 'scoreOther', 20],
    ['a part left out', football, halves, entered({ 10: [1, 0] }, [2, 1]), 'scoreLeftOut', 20],
    ['all parts left out', football, halves, entered({}, [2, 1]), 'scoreLeftOut', 10],
    ['overtime left out', football, late, entered({ 10: [1, 1], 20: [0, 0] }, null, true), 'scoreLeftOut', 30],
    ['a set left out', tennis, sets, entered({ 1: [6, 4], 2: [7, 6] }, null, true), 'scoreOther', 2],
    ['the last set left out', tennis, sets, entered({ 1: [6, 4], 2: [4, 6] }), 'scoreLeftOut', 3],
    [
      'parts that come to less',
      ...([football, entered({}, [2, 1]), entered({ 10: [0, 1], 20: [0, 0] }, null, true)] as const),
      ...(['scoreBelow', WHOLE_MATCH] as const),
    ],
    [
      'parts that come to more',
      ...([football, entered({}, [2, 1]), entered({ 10: [2, 1], 20: [0, 1] }, null, true)] as const),
      ...(['scoreOther', WHOLE_MATCH] as const),
    ],
    [
      'the whole left out',
      football,
      entered({}, [2, 1]),
      entered({ 10: [1, 0] }, null, true),
      'scoreLeftOut',
      WHOLE_MATCH,
    ],
    ['an end taken back', football, halves, { ...halves, total: null, isOver: false }, 'scoreReopened', WHOLE_MATCH],
    [
      'overtime after an end without it',
      ...([football, entered({}, [2, 1]), entered({ 10: [1, 1], 20: [0, 0], 30: [1, 0] }, [2, 1])] as const),
      ...(['scoreEnded', 30] as const),
    ],
    [
      'more overtime after the end of some',
      ...([football, late, entered({ 10: [1, 1], 20: [0, 0], 30: [1, 0], 35: [0, 0] }, [2, 1])] as const),
      ...(['scoreEnded', 35] as const),
    ],
  ])('RSL-7 takes no %s, unless that is corrected', (_, sportId, before, score, reason, at) => {
    expect(fault(sportId, before)).toBeUndefined();
    expect(fault(sportId, score, after(before))).toMatchObject({ reason, at });
    expect(fault(sportId, score)).toBeUndefined();
  });

  it('RSL-7 adds to it, and may be said again', () => {
    const quarters = entered({ 1: [20, 10], 2: [20, 10] });
    const over = entered({ 1: [20, 10], 2: [20, 10] }, [80, 40]);
    const all = entered({ 1: [20, 10], 2: [20, 10], 3: [20, 10], 4: [20, 10] }, null, true);
    expect(fault(basketball, over, after(quarters))).toBeUndefined();
    expect(fault(basketball, all, after(over))).toBeUndefined();
    expect(fault(football, late, after(entered({ 30: [1, 0] }, [2, 1])))).toBeUndefined();
    for (const score of [halves, late]) expect(fault(football, score, after(score))).toBeUndefined();
  });
});

describe('a score beside what the feed tells', () => {
  const { football, tennis } = SPORT;

  it.each([
    ['a part below it', football, fed({ 10: [2, 0] }), entered({ 10: [1, 0] }), 'scoreBelow', 10],
    ['a whole below it', football, fed({}, [2, 1]), entered({}, [1, 1]), 'scoreBelow', WHOLE_MATCH],
    [
      'parts that come to less',
      ...([football, fed({}, [2, 1]), entered({ 10: [0, 1], 20: [0, 0] }, null, true)] as const),
      ...(['scoreBelow', WHOLE_MATCH] as const),
    ],
    [
      'a whole below its parts',
      football,
      fed({ 10: [2, 0], 20: [1, 1] }),
      entered({}, [2, 2]),
      'scoreBelow',
      WHOLE_MATCH,
    ],
    [
      'an end without the overtime in which nobody scored',
      ...([football, fed({ 30: [0, 0] }), entered({}, [1, 1]), 'scoreLeftOut', 30] as const),
    ],
    ['an end before a set that was played', tennis, fed({ 3: [1, 0] }), entered({}, [2, 0]), 'scoreLeftOut', 3],
  ])('RSL-7 takes no %s, unless that is corrected', (_, sportId, known, score, reason, at) => {
    expect(fault(sportId, score, known)).toMatchObject({ reason, at });
    expect(fault(sportId, score)).toBeUndefined();
  });

  it('RSL-7 may leave out parts of it, be above it, and is held to what was entered where there is both', () => {
    const inPlay = fed({ 10: [1, 0], 20: [0, 0] });
    expect(fault(football, entered({ 10: [1, 0] }), inPlay)).toBeUndefined();
    expect(fault(football, entered({ 10: [2, 0] }), inPlay)).toBeUndefined();
    expect(fault(football, entered({}, [1, 2]), inPlay)).toBeUndefined();
    expect(fault(tennis, entered({ 1: [6, 4] }), fed({ 1: [6, 4], 2: [0, 0] }))).toBeUndefined();
    expect(fault(tennis, entered({}, [2, 0]), fed({ 3: [0, 0] }))).toBeUndefined();
    const corrected = entered({ 10: [0, 0], 20: [0, 0] }, [0, 0]);
    expect(fault(football, corrected, { ...fed({ 10: [1, 0] }, [1, 0]), ...after(corrected) })).toBeUndefined();
  });
});

describe('scores that are entered one after the other', () => {
  const SEED = 20_261_126;
  const SPORTS = [
    ...[SPORT.football, SPORT.basketball, SPORT.iceHockey, SPORT.baseball, SPORT.handball, SPORT.cricket],
    ...[SPORT.volleyball, SPORT.tennis, SPORT.eSports, SPORT.tableTennis, SPORT.badminton],
  ];
  const ASKED: readonly { readonly side: Side; readonly name: string }[] = [
    ...(['home', 'draw', 'away', 'over', 'under'] as const).map((side) => ({ side, name: '' })),
    ...['Odd', 'Yes', 'No', '1X', '1/1', '2-1', '1 & Over', 'Exact'].map((name) => ({ side: 'named' as const, name })),
  ];
  const goals = fc.nat(3);
  const pair = fc.record({ home: goals, away: goals });
  /** What an operator does to what was entered before. */
  const change = fc.oneof(
    { weight: 6, arbitrary: fc.record({ does: fc.constant('next' as const), score: pair }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('part' as const), place: fc.nat(20), score: pair }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), place: fc.nat(20) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('end' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('total' as const), score: fc.option(pair) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('clear' as const) }) },
  );
  type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

  function changed(sportId: SportId, score: EnteredScore, one: Change): EnteredScore {
    const { parts } = score;
    const periods = periodsOf(sportId);
    switch (one.does) {
      case 'part': {
        const period = periods[one.place % (periods.length || 1)] ?? WHOLE_MATCH;
        return { ...score, parts: [...parts.filter((part) => part.period !== period), { period, ...one.score }] };
      }
      case 'next': {
        const period = periods.find((next) => parts.every((part) => part.period !== next));
        return period === undefined ? score : { ...score, parts: [...parts, { period, ...one.score }] };
      }
      case 'leave':
        return { ...score, parts: parts.filter((_, place) => place !== one.place % parts.length) };
      case 'end':
        return { ...score, total: null, isOver: !score.isOver };
      case 'total':
        return { ...score, total: one.score, isOver: score.isOver || one.score !== null };
      case 'clear':
        return { ...score, parts: [] };
    }
  }

  /** Every result that follows from a score, by market and selection. */
  function resultsOf(sportId: SportId, score: EnteredScore, baseLine: string): ReadonlyMap<string, Settlement> {
    const results = new Map<string, Settlement>();
    for (const marketId of Object.keys(marketTable))
      for (const asked of ASKED) {
        const result = enteredResult({ marketId, baseLine }, asked, sportId, score);
        if (result !== undefined) results.set(`${marketId} ${asked.side} ${asked.name}`, result);
      }
    return results;
  }

  it.each(SPORTS)('RSL-7 of sport %s decide nothing another way without a correction', (sportId) => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
        fc.constantFrom('1.5', '2', '-0.75'),
        (entries, baseLine) => {
          let last: EnteredScore | null = null;
          const decided = new Map<string, Settlement>();
          for (const changes of entries) {
            const before: EnteredScore = last ?? { parts: [], total: null, isOver: false };
            const score = changes.reduce((so, one) => changed(sportId, so, one), before);
            if (scoreFault(sportId, score, { entered: last, told: null }) !== undefined) continue;
            if (last !== null) taken += 1;
            last = score;
            for (const [name, result] of resultsOf(sportId, score, baseLine)) {
              expect([name, decided.get(name) ?? result]).toEqual([name, result]);
              decided.set(name, result);
            }
          }
        },
      ),
      { numRuns: 60, seed: SEED },
    );
    console.log('TAKEN', sportId, taken);
    expect(taken).toBeGreaterThan(15);
  });
});
