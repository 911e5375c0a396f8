/** A member's own limits: how they change, over which spans, and what they refuse (rules OWN, FAIR-03). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsLater, exclusionEnd, isExcluded, type ExclusionLength } from '../../../src/domain/limits/exclusion.ts';
import { checkDueAt } from '../../../src/domain/limits/ownDocument.ts';
import {
  changeLimit,
  confirmationRefusal,
  confirmLimit,
  spanEnd,
  SPANS,
  spanStart,
  type OwnLimit,
} from '../../../src/domain/limits/ownLimit.ts';
import {
  bySpan,
  chargeRefusal,
  NOTHING_USED,
  stakeRefusal,
  type OwnStanding,
  type Used,
} from '../../../src/domain/limits/ownRefusal.ts';
import { turnoverOf } from '../../../src/domain/limits/turnover.ts';
import { DAY_MS, dayOfDate, seoulDate } from '../../../src/domain/kernel/seoulDay.ts';

const WAIT = DAY_MS;
const none: OwnLimit = { kind: 'stake', span: 'day', amount: null, raise: null };
const at = (date: string, hours = 0) => (dayOfDate(date) ?? NaN) + hours * 3_600_000;
const NOW = at('2026-10-24', 13);

const standing = (limits: readonly OwnLimit[], used: Partial<Used> = {}): OwnStanding => ({
  exclusion: undefined,
  limits,
  used: bySpan(() => ({ ...NOTHING_USED, ...used })),
  now: NOW,
});
const limit = (kind: OwnLimit['kind'], span: OwnLimit['span'], amount: number): OwnLimit => ({
  ...{ kind, span, amount, raise: null },
});

describe("a member's own limit", () => {
  it('OWN-1 holds at once where it is set or lowered, and takes back a raise', () => {
    const set = changeLimit(none, 100_000, NOW, WAIT);
    expect(set).toEqual({ ...none, amount: 100_000 });
    const raising = changeLimit(set, 200_000, NOW, WAIT);
    expect(changeLimit(raising, 50_000, NOW, WAIT)).toEqual({ ...none, amount: 50_000 });
    expect(changeLimit(raising, 100_000, NOW, WAIT)).toEqual(set);
  });

  it('OWN-2 holds as it was until a raise has waited and was said again; the same wish does not wait anew', () => {
    const set = changeLimit(none, 100_000, NOW, WAIT);
    const raising = changeLimit(set, null, NOW, WAIT);
    expect(raising).toEqual({ ...set, raise: { amount: null, from: NOW + WAIT } });
    expect(changeLimit(raising, null, NOW + 5_000, WAIT)).toBe(raising);
    expect(confirmationRefusal(raising, NOW + WAIT - 1)).toEqual({ reason: 'notYet', numbers: { from: NOW + WAIT } });
    expect(confirmationRefusal(raising, NOW + WAIT)).toBeUndefined();
    expect(confirmLimit(raising)).toEqual(none);
    expect(confirmationRefusal(set, NOW)).toMatchObject({ reason: 'nothingWaits' });
    expect(confirmLimit(set)).toBe(set);
  });

  it('OWN-1 OWN-2 whatever is wished in whichever order, nothing holds that is higher than before, sooner than a wait after it was wished', () => {
    const wish = fc.record({
      amount: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
      later: fc.integer({ min: 0, max: 2 * WAIT }),
      confirms: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        let now = NOW;
        let held = none;
        let wished: { readonly amount: number | null; readonly at: number } | undefined;
        for (const { amount, later, confirms } of wishes) {
          now += later;
          const before = held;
          if (confirms) {
            if (confirmationRefusal(held, now) === undefined) held = confirmLimit(held);
          } else {
            held = changeLimit(held, amount, now, WAIT);
            if (wished?.amount !== amount) wished = { amount, at: now };
          }
          const isHigher = (held.amount ?? Infinity) > (before.amount ?? Infinity);
          if (isHigher) expect([held.amount, now - (wished?.at ?? now) >= WAIT]).toEqual([wished?.amount, true]);
        }
      }),
    );
  });
});

describe('spans', () => {
  it('OWN-3 are days of Seoul, weeks from Monday and months of the calendar', () => {
    expect(SPANS.map((span) => seoulDate(spanStart(span, NOW)))).toEqual(['2026-10-24', '2026-10-19', '2026-10-01']);
    expect(SPANS.map((span) => seoulDate(spanEnd(span, NOW)))).toEqual(['2026-10-25', '2026-10-26', '2026-11-01']);
    expect(seoulDate(spanStart('week', at('2026-10-26')))).toBe('2026-10-26');
    expect(seoulDate(spanEnd('month', at('2027-02-01')))).toBe('2027-03-01');
  });

  it('OWN-3 every moment is in the one that begins no later and ends after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SPANS), fc.integer({ min: 0, max: 4_000_000_000_000 }), (span, moment) => {
        const [start, end] = [spanStart(span, moment), spanEnd(span, moment)];
        expect(start <= moment && moment < end).toBe(true);
        expect([spanStart(span, start), spanStart(span, end - 1), spanStart(span, end)]).toEqual([start, start, end]);
      }),
    );
  });
});

describe('what limits refuse', () => {
  it('OWN-4 of limits that hold together the one that leaves least is told', () => {
    const limits = [limit('stake', 'day', 100_000), limit('stake', 'month', 60_000), limit('loss', 'day', 90_000)];
    const used = { stake: 50_000, loss: 40_000 };
    expect(stakeRefusal(standing(limits, used), 10_000)).toBeUndefined();
    expect(stakeRefusal(standing(limits, used), 60_000)).toEqual({
      ...{ reason: 'aboveOwnLimit', kind: 'stake', span: 'month', limit: 60_000, used: 50_000 },
    });
    expect(stakeRefusal(standing([limit('bet', 'bet', 5_000)]), 5_001)).toMatchObject({ kind: 'bet', limit: 5_000 });
  });

  it('OWN-4 who is ahead has no more to lose than the limit says; a charge counts by itself', () => {
    expect(stakeRefusal(standing([limit('loss', 'day', 10_000)], { loss: -90_000 }), 10_001)).toMatchObject({
      used: 0,
    });
    const charged = standing([limit('deposit', 'week', 100_000)], { deposit: 70_000 });
    expect([chargeRefusal(charged, 30_000), chargeRefusal(charged, 30_001)?.reason]).toEqual([
      undefined,
      'aboveOwnLimit',
    ]);
  });

  it('OWN-4 time that is used up takes no bet, and lets money in', () => {
    const over = standing([limit('session', 'day', 60)], { session: 60 });
    expect(stakeRefusal(over, 1)).toMatchObject({ kind: 'session', used: 60 });
    expect(chargeRefusal(over, 1)).toBeUndefined();
    expect(stakeRefusal(standing([limit('session', 'day', 60)], { session: 59 }), 1)).toBeUndefined();
  });

  it('OWN-4 a bet that is taken breaks no limit, whatever limits there are and whatever was used', () => {
    const won = fc.integer({ min: 0, max: 200 });
    const kinds = fc.constantFrom('stake' as const, 'loss' as const, 'bet' as const);
    const limits = fc.array(fc.record({ kind: kinds, span: fc.constantFrom(...SPANS), amount: won }), { maxLength: 6 });
    fc.assert(
      fc.property(limits, won, won, won, (set, stake, loss, more) => {
        const own = set.map(({ kind, span, amount }) => limit(kind, kind === 'bet' ? 'bet' : span, amount));
        const refusal = stakeRefusal(standing(own, { stake, loss }), more);
        const after = { stake: stake + more, loss: loss + more, bet: more };
        const isBroken = set.some(({ kind, amount }) => after[kind] > amount);
        expect(refusal !== undefined).toBe(isBroken);
      }),
    );
  });
});

describe('an exclusion', () => {
  it('OWN-5 lasts as long as it says, a month that has no such day to the next', () => {
    const ends = (length: ExclusionLength, from = NOW) => exclusionEnd(length, from);
    expect(ends('today')).toBe(at('2026-10-25'));
    expect([ends('hours24'), ends('days30')]).toEqual([NOW + DAY_MS, NOW + 30 * DAY_MS]);
    expect([ends('months6'), ends('year1')]).toEqual([at('2027-04-24', 13), at('2027-10-24', 13)]);
    expect(ends('months6', at('2026-08-31', 1))).toBe(at('2027-03-03', 1));
    expect(ends('permanent')).toBeNull();
  });

  it('OWN-6 shuts betting and charging until it ends, and only a longer one takes its place', () => {
    const excluded = (until: number | null): OwnStanding => ({
      ...standing([]),
      exclusion: { length: 'hours24', since: NOW, until },
    });
    const says = { reason: 'excluded', until: NOW + 1 };
    expect([stakeRefusal(excluded(NOW + 1), 1), chargeRefusal(excluded(NOW + 1), 1)]).toEqual([says, says]);
    expect(stakeRefusal(excluded(NOW), 1)).toBeUndefined();
    expect(isExcluded({ until: null }, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect([endsLater(null, 5), endsLater(6, 5), endsLater(5, 5), endsLater(null, null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what was played', () => {
  it('OWN-7 FAIR-04 a check is due an interval after the session began, or after the last one was acknowledged in it', () => {
    expect(checkDueAt(0, NOW, undefined)).toBeNull();
    expect(checkDueAt(60, NOW, undefined)).toBe(NOW + 3_600_000);
    expect(checkDueAt(15, NOW, NOW - 5)).toBe(NOW + 900_000);
    expect(checkDueAt(15, NOW, NOW + 5)).toBe(NOW + 900_005);
  });

  it('OWN-8 FAIR-04 is stakes and what came back of them; points and void bets are no play', () => {
    const moves = [
      { kind: 'betHeld', delta: -30_000 },
      { kind: 'betReturned', delta: 20_000 },
      { kind: 'betPaid', delta: 8_500 },
      { kind: 'betTakenBack', delta: -500 },
      { kind: 'pointsConverted', delta: 5_000 },
      { kind: 'funding', delta: 1_000_000 },
    ] as const;
    expect(turnoverOf(moves, { voided: 10_000, takenBack: 0 })).toEqual({
      deposit: 0,
      stakes: 20_000,
      returned: 18_000,
    });
  });

  it('OWN-8 LBY-7 a stake that a supplier took back is none, and what it gave back is no outcome', () => {
    const moves = [
      { kind: 'casinoStaked', delta: -30_000 },
      { kind: 'casinoReturned', delta: 50_000 },
      { kind: 'casinoPaid', delta: 7_000 },
    ] as const;
    expect(turnoverOf(moves, { voided: 0, takenBack: 20_000 })).toEqual({
      deposit: 0,
      stakes: 10_000,
      returned: 7_000,
    });
  });
});
