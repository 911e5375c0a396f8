import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resettle, type BetResult } from '../../../src/domain/bets/settlement.ts';
import { repayTransfers, resettleTransfers } from '../../../src/domain/wallet/corrections.ts';
import { fundingTransfer, holdTransfer, type Transfer } from '../../../src/domain/wallet/ledger.ts';
import { betId, memberId } from '../../support/domain/eventFactory.ts';

const me = memberId('m1');
const bet = { betId: betId('b1'), stake: 10_000 };
const short = (transfers: readonly Transfer[]) =>
  transfers.map(({ from, to, amount, kind }) => `${from} > ${to} ${amount} ${kind}`);
const rich = { available: 1_000_000, debt: 0 };

describe('corrections', () => {
  it('LED-5 a first result settles as ever', () => {
    expect(short(resettleTransfers(me, bet, { kind: 'settled', paid: 18_500 }, rich))).toEqual([
      'held:m1 > available:m1 10000 betReturned',
      'house:result > available:m1 8500 betPaid',
    ]);
    expect(resettleTransfers(me, bet, { kind: 'none' }, { available: 5, debt: 5 })).toEqual([]);
  });

  it('LED-5 a correction books the difference only', () => {
    expect(short(resettleTransfers(me, bet, { kind: 'corrected', delta: 8_500 }, rich))).toEqual([
      'house:result > available:m1 8500 betCorrected',
    ]);
    expect(short(resettleTransfers(me, bet, { kind: 'corrected', delta: -8_500 }, rich))).toEqual([
      'available:m1 > house:result 8500 betTakenBack',
    ]);
    expect(resettleTransfers(me, bet, { kind: 'corrected', delta: 0 }, rich)).toEqual([]);
    expect(resettleTransfers(me, bet, { kind: 'corrected', delta: 0 }, { available: 5, debt: 5 })).toEqual([]);
  });

  it('LED-5 a reopened bet holds its stake again and gives back what it paid', () => {
    expect(short(resettleTransfers(me, bet, { kind: 'reopened', takenBack: 18_500 }, rich))).toEqual([
      'house:result > held:m1 10000 betReopened',
      'available:m1 > house:result 18500 betTakenBack',
    ]);
  });

  it('LED-6 given 3,000 available, taking back 10,000 takes 3,000 and records a debt of 7,000', () => {
    const poor = { available: 3_000, debt: 100 };
    expect(short(resettleTransfers(me, bet, { kind: 'corrected', delta: -10_000 }, poor))).toEqual([
      'available:m1 > house:result 3000 betTakenBack',
      'house:debt > debt:m1 7000 debtRecorded',
    ]);
    expect(
      short(resettleTransfers(me, bet, { kind: 'reopened', takenBack: 10_000 }, { available: 0, debt: 0 })),
    ).toEqual(['house:result > held:m1 10000 betReopened', 'house:debt > debt:m1 10000 debtRecorded']);
  });

  it('LED-7 what comes in repays debt first, as far as it goes', () => {
    const owing = { available: 0, debt: 12_000 };
    expect(short(resettleTransfers(me, bet, { kind: 'settled', paid: 18_500 }, owing)).slice(2)).toEqual([
      'available:m1 > house:result 12000 debtRepaid',
      'debt:m1 > house:debt 12000 debtRepaid',
    ]);
    expect(short(resettleTransfers(me, bet, { kind: 'corrected', delta: 5_000 }, owing)).slice(1)).toEqual([
      'available:m1 > house:result 5000 debtRepaid',
      'debt:m1 > house:debt 5000 debtRepaid',
    ]);
    expect(resettleTransfers(me, bet, { kind: 'settled', paid: 0 }, owing).map((transfer) => transfer.kind)).toEqual([
      'betLost',
    ]);
    expect(repayTransfers(me, null, { available: 500, debt: 200 })).toEqual([
      { from: 'available:m1', to: 'house:result', amount: 200, kind: 'debtRepaid', betId: null },
      { from: 'debt:m1', to: 'house:debt', amount: 200, kind: 'debtRepaid', betId: null },
    ]);
    expect(repayTransfers(me, null, { available: 500, debt: 0 })).toEqual([]);
  });

  it('LED-4 every correction names its bet', () => {
    const all = [
      resettleTransfers(me, bet, { kind: 'reopened', takenBack: 10 }, { available: 4, debt: 0 }),
      resettleTransfers(me, bet, { kind: 'corrected', delta: 10 }, { available: 4, debt: 3 }),
      resettleTransfers(me, bet, { kind: 'settled', paid: 10 }, { available: 4, debt: 3 }),
    ].flat();
    expect(new Set(all.map((transfer) => transfer.betId))).toEqual(new Set([bet.betId]));
  });

  it('LED-5 a way nobody knows is a fault, not an empty booking', () => {
    expect(() => resettleTransfers(me, bet, { kind: 'other' } as never, rich)).toThrow(RangeError);
  });
});

describe('histories with corrections', () => {
  const result = fc.option(
    fc.record({
      status: fc.constantFrom(-1 as const, 1 as const, 2 as const, 3 as const),
      paid: fc.integer({ min: 0, max: 60_000 }),
    }),
    { nil: undefined },
  );
  const bets = fc.array(
    fc.record({ stake: fc.integer({ min: 1, max: 20_000 }), results: fc.array(result, { maxLength: 6 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );

  it('LED-1 LED-2 LED-8 WAL-06 sums to zero, never below zero, and worth what the last results alone are worth', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: 100_000 }), (history, funds) => {
        const sums = new Map<string, number>();
        const book = (transfers: readonly Transfer[]) => {
          for (const { from, to, amount } of transfers) {
            sums.set(from, (sums.get(from) ?? 0) - amount);
            sums.set(to, (sums.get(to) ?? 0) + amount);
            expect([...sums.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
          }
          for (const [account, balance] of sums)
            if (!account.startsWith('house:')) expect(balance).toBeGreaterThanOrEqual(0);
        };
        const balance = (account: string) => sums.get(account) ?? 0;
        const standing = () => ({ available: balance('available:m1'), debt: balance('debt:m1') });
        book([fundingTransfer(me, 200_000)]);
        let expected = 200_000;
        for (const [index, { stake, results }] of history.entries()) {
          const placed = { betId: betId(`b${index}`), stake };
          if (balance('available:m1') < stake) {
            book([fundingTransfer(me, funds + stake)]);
            book(repayTransfers(me, null, standing()));
            expected += funds + stake;
            if (balance('available:m1') < stake) continue;
          }
          book([holdTransfer(me, placed.betId, stake)]);
          let last: BetResult | undefined;
          for (const next of results) {
            book(resettleTransfers(me, placed, resettle(last, next), standing()));
            last = next;
          }
          expected += last === undefined ? 0 : last.paid - stake;
        }
        expect(balance('available:m1') + balance('held:m1') - balance('debt:m1')).toBe(expected);
        expect(balance('debt:m1') + balance('house:debt')).toBe(0);
      }),
    );
  });
});
