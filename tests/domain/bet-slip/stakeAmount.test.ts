import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addQuickAmount, stakeText, typedStake } from '../../../src/domain/bet-slip/stakeAmount.ts';
import { QUICK_AMOUNTS } from '../../../src/domain/reference/pages.ts';

describe('the amount field', () => {
  it('AMT-1 CRT-04 given a balance of 10,000, typing keeps digits and stops at the balance', () => {
    expect(typedStake('5,000원', 10_000)).toBe(5_000);
    expect(typedStake('10000', 10_000)).toBe(10_000);
    expect(typedStake('10,001', 10_000)).toBe(10_000);
    expect(typedStake('9'.repeat(40), 10_000)).toBe(10_000);
    expect(typedStake('', 10_000)).toBe(0);
    expect(typedStake('5', -3)).toBe(0);
  });

  it('AMT-2 CRT-04 shows what was typed, grouped, and nothing for no amount', () => {
    expect([0, 5, 1_284_500].map(stakeText)).toEqual(['', '5', '1,284,500']);
  });

  it('AMT-3 CRT-04 a quick amount adds, and stops at the balance', () => {
    expect(addQuickAmount(5_000, 10_000, 100_000)).toBe(15_000);
    expect(addQuickAmount(95_000, 10_000, 100_000)).toBe(100_000);
    expect(addQuickAmount(95_000, 5_000, 100_000)).toBe(100_000);
    expect(addQuickAmount(0, 5_000, -1)).toBe(0);
  });

  it('AMT-1 AMT-3 CRT-04 whatever is typed and added, the stake is between zero and the balance', () => {
    const step = fc.oneof(fc.string(), fc.constantFrom(...QUICK_AMOUNTS));
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.array(step, { maxLength: 12 }), (balance, steps) => {
        let stake = 0;
        for (const each of steps) {
          stake = typeof each === 'string' ? typedStake(each, balance) : addQuickAmount(stake, each, balance);
          expect(stake).toBeGreaterThanOrEqual(0);
          expect(stake).toBeLessThanOrEqual(balance);
        }
      }),
    );
  });
});
