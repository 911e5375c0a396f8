/** What a decided bet is shown to have been multiplied by is what it paid (SET-3, SET-4, SPT-13). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { factorOf, settledOdds } from '../../../src/domain/bets/settledOdds.ts';
import { resultOf } from '../../../src/domain/bets/settlement.ts';
import { sampleBet } from '../../support/engine/sampleData.ts';

const pick = fc.record({
  odds: fc.integer({ min: 100, max: 3_000 }),
  settlement: fc.constantFrom(-1 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
});

it('SET-4 the stake times the odds that are shown is what was paid, to the won', () => {
  fc.assert(
    fc.property(
      fc.array(pick, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (made, stake) => {
        const [sample] = sampleBet(1).picks;
        const picks = made.map((one) => ({ ...sample!, ...one }));
        const result = resultOf({ stake, picks })!;
        const total = settledOdds({ picks, status: result.status });
        const isHalf = picks.some(({ settlement }) => settlement === 4 || settlement === 5);
        if (result.status === 1 || isHalf) expect(total).toBeUndefined();
        else expect(Number((BigInt(stake) * BigInt(total!)) / 100n)).toBe(result.paid);
      },
    ),
  );
});

it('SET-3 a pick counts its odds, 1.00 where it is void, half of either where it is half won or lost', () => {
  const factors = [null, 1, 2, -1, 3, 4, 5].map((settlement) => factorOf({ odds: 185, settlement: settlement as 1 }));
  expect(factors).toEqual([undefined, 0, 370, 200, 200, 100, 285]);
});
