import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundingTransfer, holdTransfer, settleTransfers, type Transfer } from '../../../src/domain/wallet/ledger.ts';
import { betId, memberId } from '../../support/domain/eventFactory.ts';

const me = memberId('m1');

/** Balances by adding entries up, one account at a time. */
function balances(transfers: readonly Transfer[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { from, to, amount } of transfers) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return sums;
}

describe('ledger', () => {
  const bets = fc.array(
    fc.record({
      stake: fc.integer({ min: 1, max: 100_000 }),
      result: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  );

  it('LED-1 LED-3 WAL-06 sums to zero and pays exactly the result', () => {
    fc.assert(
      fc.property(bets, (history) => {
        const transfers = [fundingTransfer(me, 10_000_000)];
        let expected = 10_000_000;
        for (const [index, { stake, result }] of history.entries()) {
          const id = betId(`b${index}`);
          transfers.push(holdTransfer(me, id, stake));
          expected -= stake;
          if (result !== undefined) {
            transfers.push(...settleTransfers(me, id, stake, result));
            expected += result;
          }
        }
        const sums = balances(transfers);
        expect([...sums.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
        expect(sums.get(`available:${me}`)).toBe(expected);
        const open = history.reduce((sum, bet) => sum + (bet.result === undefined ? bet.stake : 0), 0);
        expect(sums.get(`held:${me}`) ?? 0).toBe(open);
      }),
    );
  });

  it('LED-4 has no empty transfer', () => {
    for (const paid of [0, 4_000, 5_000, 9_000]) {
      expect(settleTransfers(me, betId('b'), 5_000, paid).every((transfer) => transfer.amount > 0)).toBe(true);
    }
    expect(settleTransfers(me, betId('b'), 5_000, 0).map((transfer) => transfer.kind)).toEqual(['betLost']);
    expect(settleTransfers(me, betId('b'), 5_000, 5_000).map((transfer) => transfer.kind)).toEqual(['betReturned']);
  });

  it('LED-3 funding, holding and losing name their accounts and kinds', () => {
    const id = betId('b');
    expect(fundingTransfer(me, 5)).toEqual({
      from: 'house:funding',
      to: 'available:m1',
      amount: 5,
      kind: 'funding',
      betId: null,
    });
    expect(holdTransfer(me, id, 5)).toEqual({
      from: 'available:m1',
      to: 'held:m1',
      amount: 5,
      kind: 'betHeld',
      betId: 'b',
    });
    expect(settleTransfers(me, id, 5, 3)).toEqual([
      { from: 'held:m1', to: 'available:m1', amount: 3, kind: 'betReturned', betId: 'b' },
      { from: 'held:m1', to: 'house:result', amount: 2, kind: 'betLost', betId: 'b' },
    ]);
  });
});
