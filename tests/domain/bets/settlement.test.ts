import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resettle, resultOf, withBonusResults } from '../../../src/domain/bets/settlement.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { totalOdds, winningsOf } from '../../../src/domain/kernel/odds.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import { aBetPick } from '../../support/domain/eventFactory.ts';

const picks = (...results: readonly (readonly [odds: number, settlement: Settlement | null])[]) =>
  results.map(([odds, settlement], index) => aBetPick(`f${index}-h`, { odds, settlement }));

describe('settlement', () => {
  it('SET-1 one lost pick loses the bet at once', () => {
    expect(resultOf({ stake: 10_000, picks: picks([200, 1], [300, null]) })).toEqual({ status: 1, paid: 0 });
  });

  it('SET-2 an open pick and no lost one leave it open', () => {
    expect(resultOf({ stake: 10_000, picks: picks([200, 2], [300, null]) })).toBeUndefined();
  });

  it('SET-3 voids count 1.00, half results their halves', () => {
    expect(resultOf({ stake: 10_000, picks: picks([200, 2], [300, 3]) })).toEqual({ status: 2, paid: 20_000 });
    expect(resultOf({ stake: 10_000, picks: picks([200, 2], [300, -1]) })).toEqual({ status: 2, paid: 20_000 });
    expect(resultOf({ stake: 10_000, picks: picks([195, 5]) })).toEqual({ status: 2, paid: 14_750 });
    expect(resultOf({ stake: 10_001, picks: picks([195, 4]) })).toEqual({ status: 3, paid: 5_000 });
  });

  it('SET-5 SPT-06 cancelled, special and won', () => {
    expect(resultOf({ stake: 10_000, picks: picks([200, -1], [300, -1]) })).toEqual({ status: -1, paid: 10_000 });
    expect(resultOf({ stake: 10_000, picks: picks([200, 3], [300, -1]) })).toEqual({ status: 3, paid: 10_000 });
    expect(resultOf({ stake: 10_000, picks: picks([200, 2], [300, 2]) })).toEqual({ status: 2, paid: 60_000 });
    expect(resultOf({ stake: 10_000, picks: picks([200, 2], [300, 4]) })).toEqual({ status: 3, paid: 10_000 });
  });

  it('SET-4 CRT-06 a bet won on every pick pays its expected winnings, rounded total and all', () => {
    const two = picks([101, 2], [250, 2]);
    expect(resultOf({ stake: 10_000, picks: two })).toEqual({ status: 2, paid: 25_300 });
    const odds = fc.array(fc.integer({ min: 101, max: 10_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), odds, (stake, prices) => {
        const won = picks(...prices.map((price) => [price, 2] as const));
        expect(resultOf({ stake, picks: won })?.paid).toBe(winningsOf(stake, totalOdds(prices)));
      }),
    );
  });

  it('SET-4 half factors are exact, the total of the won picks is rounded once, fractions of a won are dropped once', () => {
    const decided = fc.tuple(fc.integer({ min: 101, max: 2_000 }), fc.constantFrom<Settlement>(2, 3, -1, 4, 5));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(decided, { minLength: 1, maxLength: 6 }),
        (stake, results) => {
          // Exact fractions, built factor by factor in another scale than the domain's.
          let [over, under, wonOver, wonUnder] = [BigInt(stake), 1n, 1n, 1n];
          for (const [odds, settlement] of results) {
            if (settlement === 2) {
              wonOver *= BigInt(odds);
              wonUnder *= 100n;
            }
            if (settlement === 5) over *= BigInt(100 + odds);
            if (settlement === 5) under *= 200n;
            if (settlement === 4) under *= 2n;
          }
          const hundredths = (wonOver * 200n + wonUnder) / (wonUnder * 2n);
          expect(resultOf({ stake, picks: picks(...results) })?.paid).toBe(
            Number((over * hundredths) / (under * 100n)),
          );
        },
      ),
    );
  });
});

describe('a bonus in a bet', () => {
  const bonus = (folds: string, over: Partial<BetPick> = {}) =>
    aBetPick(`bonus-${folds}`, { marketId: 'bonus', name: folds, odds: 110, settlement: null, ...over });

  it('SET-6 CRT-08 given three won picks and a bonus for three, the bonus counts', () => {
    const three = picks([200, 2], [200, 2], [200, 2]);
    expect(resultOf({ stake: 10_000, picks: [...three, bonus('3')] })).toEqual({ status: 2, paid: 88_000 });
  });

  it('SET-6 given one of them is void or pushed, its odds become 1.00', () => {
    for (const void_ of [-1, 3] as const) {
      const picksOfBet = [...picks([200, 2], [200, 2], [200, void_]), bonus('3')];
      expect(resultOf({ stake: 10_000, picks: picksOfBet })).toEqual({ status: 2, paid: 40_000 });
      expect(withBonusResults(picksOfBet).at(-1)?.settlement).toBe(3);
      expect(resultOf({ stake: 10_000, picks: [...picks([200, 2], [200, 2], [200, void_]), bonus('2')] })?.paid).toBe(
        44_000,
      );
    }
  });

  it('SET-6 half results count as folds', () => {
    expect(resultOf({ stake: 10_000, picks: [...picks([200, 5], [300, 4]), bonus('2')] })).toEqual({
      status: 3,
      paid: 8_250,
    });
  });

  it('SET-6 it never keeps a bet open, never loses it and never makes it won', () => {
    expect(resultOf({ stake: 10_000, picks: [...picks([200, 2]), bonus('1', { settlement: 1 })] })?.status).toBe(2);
    expect(resultOf({ stake: 10_000, picks: [...picks([200, -1]), bonus('1')] })).toEqual({ status: -1, paid: 10_000 });
    expect(resultOf({ stake: 10_000, picks: [...picks([200, 3]), bonus('1')] })).toEqual({ status: 3, paid: 10_000 });
    expect(resultOf({ stake: 10_000, picks: [...picks([200, null]), bonus('1')] })).toBeUndefined();
  });

  it('SET-6 a bonus the house cancelled stays cancelled and counts 1.00', () => {
    const cancelled = [...picks([200, 2]), bonus('1', { settlement: -1 })];
    expect(withBonusResults(cancelled)[1]?.settlement).toBe(-1);
    expect(resultOf({ stake: 10_000, picks: cancelled })?.paid).toBe(20_000);
  });

  it('SET-6 picks without a bonus, or not decided yet, are returned as they are', () => {
    const plain = picks([200, 2]);
    const open = [...picks([200, null]), bonus('1')];
    expect(withBonusResults(plain)).toBe(plain);
    expect(withBonusResults(open)).toBe(open);
    expect(withBonusResults([...plain, bonus('1')]).map((pick) => pick.settlement)).toEqual([2, 2]);
  });
});

describe('another result', () => {
  const lost = { status: 1, paid: 0 } as const;
  const won = { status: 2, paid: 18_500 } as const;

  it('SET-7 the first result settles, the same again changes nothing', () => {
    expect(resettle(undefined, won)).toEqual({ kind: 'settled', paid: 18_500 });
    expect(resettle(won, { ...won })).toEqual({ kind: 'none' });
    expect(resettle(undefined, undefined)).toEqual({ kind: 'none' });
  });

  it('SET-7 a corrected result pays or takes back the difference', () => {
    expect(resettle(lost, won)).toEqual({ kind: 'corrected', delta: 18_500 });
    expect(resettle(won, lost)).toEqual({ kind: 'corrected', delta: -18_500 });
    expect(resettle(won, { status: 2, paid: 10_000 })).toEqual({ kind: 'corrected', delta: -8_500 });
    expect(resettle({ status: -1, paid: 10_000 }, { status: 3, paid: 10_000 })).toEqual({
      kind: 'corrected',
      delta: 0,
    });
  });

  it('SET-7 a withdrawn result opens the bet again and asks the payout back', () => {
    expect(resettle(won, undefined)).toEqual({ kind: 'reopened', takenBack: 18_500 });
    expect(resettle(lost, undefined)).toEqual({ kind: 'reopened', takenBack: 0 });
  });
});
