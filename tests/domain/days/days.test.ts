/** What days bring: stamps and their rewards, quests by what was done, rankings (rules ATT, QST, TRN). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampOf, streakAt, type AttendanceRules, type Stamp } from '../../../src/domain/days/attendance.ts';
import { progressOf, type DayBet, type Quest } from '../../../src/domain/days/quests.ts';
import { maskedName, prizeOf, rank, windowAt, windowBefore, type Entry } from '../../../src/domain/days/tournament.ts';
import { DAY_MS, dayOfDate, seoulDate } from '../../../src/domain/kernel/seoulDay.ts';

const rules: AttendanceRules = {
  daily: 500,
  streaks: [
    { days: 5, points: 1_000 },
    { days: 7, points: 3_000 },
  ],
  month: { days: 20, points: 10_000 },
};
const start = dayOfDate('2026-10-01') ?? 0;
const dayAt = (place: number) => seoulDate(start + place * DAY_MS);
const stampsOf = (places: readonly number[]) =>
  places.reduce<readonly Stamp[]>((stamps, place) => [...stamps, stampOf(dayAt(place), stamps, rules)], []);

describe('attendance', () => {
  it('ATT-2 pays days in a row on the day they reach it, and begins anew after the longest', () => {
    const points = stampsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).map((stamp) => stamp.points);
    expect(points).toEqual([500, 500, 500, 500, 1_500, 500, 3_500, 500, 500, 500, 500, 1_500]);
    expect(stampsOf([0, 1, 3]).map(({ streak }) => streak)).toEqual([1, 2, 1]);
  });

  it('ATT-3 pays a month of enough days once, over the end of a month never', () => {
    const all = stampsOf(Array.from({ length: 40 }, (_, place) => place));
    const big = all.filter(({ points }) => points >= 10_000).map(({ day }) => day);
    expect(big).toEqual(['2026-10-20']);
  });

  it('ATT-2 days in a row still count today while today has no stamp, and not the day after', () => {
    const stamps = stampsOf([0, 1, 2]);
    expect([streakAt(dayAt(2), stamps), streakAt(dayAt(3), stamps), streakAt(dayAt(4), stamps)]).toEqual([3, 3, 0]);
  });
});

const bet = (change: Partial<DayBet> = {}): DayBet => ({ product: 1, folds: 1, stake: 10_000, status: 0, ...change });
const quest = (change: Partial<Quest>): Quest => ({ id: 'q', measure: 'bets', target: 2, points: 100, ...change });

describe('quests', () => {
  it('QST-1 count bets of their product, of enough picks, and void ones not', () => {
    const facts = {
      bets: [bet({ folds: 3 }), bet({ folds: 4, status: -1 }), bet({ product: 3, folds: 2 })],
      charged: 0,
    };
    expect(progressOf(quest({ folds: 3 }), facts)).toBe(1);
    expect(progressOf(quest({ product: 3 }), facts)).toBe(1);
    expect(progressOf(quest({ measure: 'stake', target: 15_000 }), facts)).toBe(15_000);
    expect(progressOf(quest({ measure: 'wins' }), { ...facts, bets: [bet({ status: 2 }), bet({ status: 1 })] })).toBe(
      1,
    );
    expect(progressOf(quest({ measure: 'charge', target: 50_000 }), { ...facts, charged: 20_000 })).toBe(20_000);
  });
});

describe('a tournament', () => {
  const entry = (memberId: string, paid: number, settledAt: number): Entry => ({
    ...{ memberId, betId: `${memberId} ${settledAt}`, stake: 10_000, paid, settledAt },
  });

  it('TRN-1 is a week of Seoul from Monday, and follows the one before', () => {
    const window = windowAt('sports', dayOfDate('2026-10-24') ?? 0);
    expect([window.id, seoulDate(window.from), seoulDate(window.until)]).toEqual([
      ...['sports 2026-10-19', '2026-10-19', '2026-10-26'],
    ]);
    expect(windowBefore(window)).toMatchObject({ id: 'sports 2026-10-12', until: window.from });
  });

  it('TRN-2 ranks members by their best bet, of equal ones the earlier first', () => {
    const ranked = rank([entry('a', 30_000, 5), entry('b', 45_500, 9), entry('b', 20_000, 1), entry('c', 45_500, 8)]);
    expect(ranked.map(({ memberId, place, score }) => [memberId, place, score])).toEqual([
      ['c', 1, 455],
      ['b', 2, 455],
      ['a', 3, 300],
    ]);
    expect([
      prizeOf({ minFolds: 1, minStake: 0, prizes: [5] }, 1),
      prizeOf({ minFolds: 1, minStake: 0, prizes: [5] }, 2),
    ]).toEqual([5, 0]);
  });

  it('TRN-2 is one for everybody, in whichever order its bets are read', () => {
    const entries = fc.array(
      fc.record({
        memberId: fc.constantFrom('a', 'b', 'c', 'd'),
        betId: fc.uuid(),
        stake: fc.integer({ min: 1, max: 100 }),
        paid: fc.integer({ min: 1, max: 1_000 }),
        settledAt: fc.integer({ min: 0, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(entries, (given) => {
        const ranked = rank(given);
        expect(rank(given.toReversed())).toEqual(ranked);
        expect(ranked.map(({ place }) => place)).toEqual(ranked.map((_, index) => index + 1));
        expect(new Set(ranked.map(({ memberId }) => memberId)).size).toBe(ranked.length);
      }),
    );
  });

  it('TRN-4 hides the second letter of a name, of whatever letters', () => {
    expect([maskedName('바다소년'), maskedName('가나'), maskedName('Ab')]).toEqual(['바*소년', '가*', 'A*']);
  });
});
