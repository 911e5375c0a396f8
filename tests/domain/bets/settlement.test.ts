import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../src/domain/bets/settlement.ts';
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

  it('SET-4 pays the exact product, rounded down once', () => {
    const won = fc.tuple(fc.integer({ min: 101, max: 2_000 }), fc.constantFrom<Settlement>(2, 3, -1, 4, 5));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(won, { minLength: 1, maxLength: 6 }),
        (stake, results) => {
          // An exact fraction built factor by factor, in another scale than the domain's.
          let [over, under] = [BigInt(stake), 1n];
          for (const [odds, settlement] of results) {
            const [top, bottom] = {
              2: [odds, 100],
              3: [1, 1],
              [-1]: [1, 1],
              4: [1, 2],
              5: [100 + odds, 200],
              1: [0, 1],
            }[settlement] as [number, number];
            over *= BigInt(top);
            under *= BigInt(bottom);
          }
          expect(resultOf({ stake, picks: picks(...results) })?.paid).toBe(Number(over / under));
        },
      ),
    );
  });
});
