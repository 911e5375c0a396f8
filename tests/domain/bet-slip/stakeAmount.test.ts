import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuickAmount,
  asciiOf,
  cappedByBalance,
  checkTyped,
  largestStake,
  offeredStake,
  readStake,
  reducedByWinnings,
  stakeText,
} from '../../../src/domain/bet-slip/stakeAmount.ts';
import { totalOdds, winningsOf } from '../../../src/domain/kernel/odds.ts';
import { QUICK_AMOUNTS } from '../../../src/domain/reference/pages.ts';
import type { Limits } from '../../../src/domain/session/limits.ts';

const limits: Limits = { minStake: 5_000, maxStake: 100_000, maxWinnings: 300_000, maxOdds: 10_000 };

describe('the amount field', () => {
  it('AMT-1 CRT-04 given a balance of 10,000, an amount stops at the balance', () => {
    expect([5_000, 10_000, 10_001].map((won) => cappedByBalance(won, 10_000))).toEqual([5_000, 10_000, 10_000]);
    expect(cappedByBalance(5, -3)).toBe(0);
  });

  it('AMT-1 takes digits and signs of full width for their plain ones, and no other digit', () => {
    expect(asciiOf('５，０００．００')).toBe('5,000.00');
    expect(asciiOf('￦5。5')).toBe('₩5.5');
    expect(asciiOf('5²')).toBe('5²');
  });

  it('AMT-1 reads a text as a whole or not at all', () => {
    expect(readStake('5,000원')).toEqual({ kind: 'amount', won: 5_000 });
    expect(readStake('5000.00')).toEqual({ kind: 'amount', won: 5_000 });
    expect(readStake('9'.repeat(40))).toEqual({ kind: 'amount', won: Number.MAX_SAFE_INTEGER });
    expect(readStake(' ')).toEqual({ kind: 'none' });
    for (const text of ['.', ',', '5 000', '5,00', '1,0000', '1e5', '0x10', '+5', '5-', '오천', 'Infinity']) {
      expect(readStake(text), text).toEqual({ kind: 'unreadable' });
    }
  });

  it('AMT-2 CRT-04 shows an amount grouped, and nothing for no amount', () => {
    expect([0, 5, 1_284_500].map(stakeText)).toEqual(['', '5', '1,284,500']);
  });

  it('AMT-3 CRT-04 a quick amount adds, and stops at the balance', () => {
    expect(addQuickAmount(5_000, 10_000, 100_000)).toBe(15_000);
    expect(addQuickAmount(95_000, 10_000, 100_000)).toBe(100_000);
    expect(addQuickAmount(95_000, 5_000, 100_000)).toBe(100_000);
    expect(addQuickAmount(0, 5_000, -1)).toBe(0);
  });

  it('AMT-6 CRT-04 MAX is the balance, the maximum bet or what can be won, whichever is least', () => {
    const max = (odds: readonly number[], balance: number) => largestStake(odds, balance, limits);
    expect(max([150], 1_000_000)).toEqual({ kind: 'amount', won: 100_000, isReduced: false });
    expect(max([150], 70_000)).toEqual({ kind: 'amount', won: 70_000, isReduced: false });
    expect(max([600], 1_000_000)).toEqual({ kind: 'amount', won: 50_000, isReduced: true });
    expect(max([150], 4_999)).toEqual({ kind: 'none', rejection: { reason: 'belowMinStake', limit: 5_000 } });
    expect(max([7_000], 90_000)).toEqual({ kind: 'none', rejection: { reason: 'aboveMaxWinnings', limit: 300_000 } });
    expect(largestStake([5_000, 300], 90_000, { ...limits, maxWinnings: 50_000_000 })).toEqual({
      kind: 'none',
      rejection: { reason: 'aboveMaxOdds', limit: 10_000 },
    });
  });

  it('AMT-7 what one press bets is the amount that stands there, or the usual one as far as the checks take it', () => {
    const offered = (stake: number, usual: number, odds: readonly number[], balance: number) =>
      offeredStake(stake, usual, odds, balance, limits);
    expect(offered(7_000, 20_000, [150], 1_000_000)).toBe(7_000);
    expect(offered(0, 20_000, [150], 1_000_000)).toBe(20_000);
    expect(offered(0, 1_000, [150], 1_000_000)).toBe(5_000);
    expect(offered(0, 500_000, [150], 1_000_000)).toBe(100_000);
    expect(offered(0, 20_000, [150], 8_000)).toBe(8_000);
    expect(offered(0, 90_000, [600], 1_000_000)).toBe(50_000);
    expect(offered(0, 20_000, [150], 4_999)).toBeUndefined();
    expect(offered(0, 20_000, [7_000], 90_000)).toBeUndefined();
  });

  it('AMT-6 CRT-05 MAX never enters what is then refused, and one won more would be', () => {
    const won = fc.nat(60_000_000);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 101, max: 4_000 }), { minLength: 1, maxLength: 6 }),
        won,
        fc.record({ minStake: fc.nat(10_000), maxStake: won, maxWinnings: won, maxOdds: fc.nat(100_000) }),
        (odds, balance, bounds) => {
          const largest = largestStake(odds, balance, bounds);
          if (largest.kind === 'none') return;
          expect(checkTyped(largest, odds, bounds)).toBeUndefined();
          expect(largest.won).toBeLessThanOrEqual(balance);
          const more = { kind: 'amount', won: largest.won + 1 } as const;
          expect(more.won > balance || checkTyped(more, odds, bounds) !== undefined).toBe(true);
        },
      ),
    );
  });

  it('AMT-3 CRT-04 whatever is added, the stake is between zero and the balance', () => {
    fc.assert(
      fc.property(
        fc.nat(50_000_000),
        fc.array(fc.constantFrom(...QUICK_AMOUNTS), { maxLength: 12 }),
        (balance, amounts) => {
          let stake = 0;
          for (const amount of amounts) {
            stake = addQuickAmount(stake, amount, balance);
            expect(stake).toBeGreaterThanOrEqual(0);
            expect(stake).toBeLessThanOrEqual(balance);
          }
        },
      ),
    );
  });

  it('AMT-4 CRT-06 is reduced to what can be won, and left where even the least stake wins too much', () => {
    expect(reducedByWinnings(100_000, [400], limits)).toBe(75_000);
    expect(reducedByWinnings(75_000, [400], limits)).toBe(75_000);
    expect(reducedByWinnings(100_000, [9_900], limits)).toBe(100_000);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.integer({ min: 101, max: 900 }), { maxLength: 5 }), (stake, odds) => {
        const reduced = reducedByWinnings(stake, odds, limits);
        expect(reduced).toBeLessThanOrEqual(stake);
        if (reduced < stake) expect(winningsOf(reduced, totalOdds(odds))).toBeLessThanOrEqual(limits.maxWinnings);
      }),
    );
  });
});

describe('AMT-5 CRT-05: the checks on what stands in the field', () => {
  const check = (text: string, odds: readonly number[] = [185]) => checkTyped(readStake(text), odds, limits)?.reason;

  it.each([
    ['', 'stakeRequired'],
    ['-5,000', 'stakeNegative'],
    ['0', 'belowMinStake'],
    ['4,999', 'belowMinStake'],
    ['4999.5', 'belowMinStake'],
    ['100,000.5', 'aboveMaxStake'],
    ['5000.5', 'stakeNotInteger'],
    [`5000.${'0'.repeat(30)}1`, 'stakeNotInteger'],
    ['1e5', 'invalidForm'],
    ['5,000', undefined],
    ['100,000', undefined],
  ])('"%s" is %s', (text, reason) => {
    expect(check(text)).toBe(reason);
  });

  it('says the first in the order of the specification', () => {
    expect(check('', [])).toBe('emptySlip');
    expect(check('99999.5', [5_000])).toBe('aboveMaxWinnings');
    expect(check('5000.5', [5_900])).toBe('stakeNotInteger');
    expect(checkTyped(readStake('5000.5'), [5_900], { ...limits, maxOdds: 1_000 })?.reason).toBe('aboveMaxOdds');
    expect(checkTyped(readStake('x'), [5_900], { ...limits, maxOdds: 1_000 })?.reason).toBe('aboveMaxOdds');
  });
});
