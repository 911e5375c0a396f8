import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBet, stakeCappedByWinnings, totalsOf } from '../../../src/domain/bet-slip/checkBet.ts';
import { winningsOf, totalOdds } from '../../../src/domain/kernel/odds.ts';
import type { Limits } from '../../../src/domain/session/limits.ts';

const limits: Limits = { minStake: 5_000, maxStake: 100_000, maxWinnings: 300_000, maxOdds: 1_000 };

describe('the checks before a bet, in order', () => {
  it.each([
    ['CHK-1 CRT-05 no picks', 0, [], { reason: 'emptySlip' }],
    ['CHK-2 CRT-05 below the minimum', 4_999, [185], { reason: 'belowMinStake', limit: 5_000 }],
    ['CHK-3 CRT-05 above the maximum', 100_001, [185], { reason: 'aboveMaxStake', limit: 100_000 }],
    ['CHK-4 CRT-05 above the winnings', 100_000, [301], { reason: 'aboveMaxWinnings', limit: 300_000 }],
    ['CHK-5 CRT-05 above the odds', 5_000, [1_001], { reason: 'aboveMaxOdds', limit: 1_000 }],
    ['CHK-6 CRT-05 a fraction of a won', 5_000.5, [185], { reason: 'stakeNotInteger' }],
  ])('%s', (_title, stake, odds, rejection) => {
    expect(checkBet(stake, odds, limits)).toEqual(rejection);
  });

  it('CHK-7 CRT-05 anything else that is not an amount', () => {
    expect(checkBet(Number.NaN, [185], limits)?.reason).toBe('stakeNotInteger');
    expect(checkBet(-5, [185], { ...limits, minStake: -10 })).toEqual({ reason: 'invalidForm' });
  });

  it('CRT-05 accepts the limits themselves', () => {
    expect(checkBet(5_000, [185], limits)).toBeUndefined();
    expect(checkBet(100_000, [300], limits)).toBeUndefined();
    expect(checkBet(30_000, [1_000], limits)).toBeUndefined();
  });

  it('CHK-7 CRT-05 zero is an amount where there is no minimum', () => {
    expect(checkBet(0, [185], { ...limits, minStake: 0 })).toBeUndefined();
  });

  it('MON-3 CHK-4 odds beyond all numbers are above every limit', () => {
    const many = Array.from({ length: 20 }, () => 10_000_000);
    expect(checkBet(5_000, many, limits)?.reason).toBe('aboveMaxWinnings');
    expect(checkBet(5_000, many, { ...limits, maxWinnings: Number.MAX_SAFE_INTEGER })?.reason).toBe('aboveMaxWinnings');
    expect(totalsOf(5_000, many, limits).expectedWinnings).toBe(300_000);
  });

  it('CRT-05 the first failing check answers', () => {
    expect(checkBet(1, [], limits)?.reason).toBe('emptySlip');
    expect(checkBet(100_000.5, [5_000], limits)?.reason).toBe('aboveMaxStake');
    expect(checkBet(99_999, [5_000], limits)?.reason).toBe('aboveMaxWinnings');
    expect(checkBet(5_000.5, [1_500], limits)?.reason).toBe('aboveMaxOdds');
  });
});

describe('totals', () => {
  it('CRT-06 shows winnings no higher than the maximum', () => {
    expect(totalsOf(100_000, [400], limits)).toEqual({ totalOdds: 400, expectedWinnings: 300_000 });
    expect(totalsOf(50_000, [215, 198], limits)).toEqual({ totalOdds: 426, expectedWinnings: 213_000 });
    expect(totalsOf(50_000, [], limits)).toEqual({ totalOdds: 0, expectedWinnings: 0 });
  });

  it('CRT-06 ODD-5 reduces the amount until winnings fit, and no further', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 101, max: 900 }), { maxLength: 5 }),
        (stake, odds) => {
          const capped = stakeCappedByWinnings(stake, odds, limits);
          expect(capped).toBeLessThanOrEqual(stake);
          if (odds.length === 0) expect(capped).toBe(stake);
          else expect(winningsOf(capped, totalOdds(odds))).toBeLessThanOrEqual(limits.maxWinnings);
        },
      ),
    );
  });
});
