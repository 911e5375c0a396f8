import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, limitsFor } from '../../../src/domain/session/limits.ts';
import { checkBet } from '../../../src/domain/bet-slip/checkBet.ts';
import { PAGE_KINDS } from '../../../src/domain/reference/pages.ts';
import { aLevel } from '../../support/domain/eventFactory.ts';

describe('limits', () => {
  it('LIM-1 CRT-09 takes the set the page uses', () => {
    expect(limitsFor('wintielose', 0, aLevel(), 0)).toEqual({
      minStake: 5_000,
      maxStake: 2_000_000,
      maxWinnings: 5_000_000,
      maxOdds: 10_000,
    });
    expect(limitsFor('special', 0, aLevel(), 0)).toMatchObject({ minStake: 7_000, maxWinnings: 1_000_000 });
    expect(limitsFor('live', 0, aLevel(), 100_000_000)).toMatchObject({ minStake: 6_000, maxStake: 1_000_000 });
  });

  it('LIM-2 CRT-09 has defaults before level settings load', () => {
    expect(limitsFor('wintielose', 0, undefined, 1)).toEqual(DEFAULT_LIMITS);
    expect(DEFAULT_LIMITS).toEqual({ minStake: 5_000, maxStake: 50_000_000, maxWinnings: 3_000_000, maxOdds: 1_000 });
  });

  it('LIM-3 CRT-09 proto: stake and total odds are 5,000, and what they win may be won', () => {
    const limits = limitsFor('proto', 36, aLevel(), 1);
    expect(limits).toEqual({ minStake: 5_000, maxStake: 5_000, maxWinnings: aLevel().maxWinAmount, maxOdds: 500_000 });
    expect(checkBet(5_000, [215, 178], limits)).toBeUndefined();
    expect(limitsFor('proto', 0, undefined, 1).maxWinnings).toBe(DEFAULT_LIMITS.maxWinnings);
  });

  it('LIM-4 CRT-09 tendencies cap total odds, loaded or not', () => {
    expect([36, 37, 38, 22].map((tendency) => limitsFor('wintielose', tendency, aLevel(), 1).maxOdds)).toEqual([
      2_000, 3_000, 4_000, 10_000,
    ]);
    expect(limitsFor('wintielose', 36, undefined, 1).maxOdds).toBe(2_000);
  });

  it('LIM-4 CRT-09 caps hold on the general pre-match pages and nowhere else', () => {
    const capped = PAGE_KINDS.filter((kind) => limitsFor(kind, 36, aLevel(), 1).maxOdds === 2_000);
    expect(capped).toEqual(['cross', 'wintielose', 'handicap', 'europe']);
    expect(limitsFor('inplay', 36, undefined, 1).maxOdds).toBe(1_000);
  });

  it('LIM-1 CRT-09 in-play uses the live set, virtual and mini games the special one', () => {
    expect(limitsFor('inplay', 0, aLevel(), 100_000_000)).toMatchObject({ minStake: 6_000, maxWinnings: 2_000_000 });
    for (const kind of ['virtual', 'minigame'] as const) {
      expect(limitsFor(kind, 0, aLevel(), 1)).toMatchObject({ minStake: 7_000, maxStake: 500_000 });
    }
  });

  it('LIM-5 CRT-09 a percentage limits the stake to a share of the balance', () => {
    expect(limitsFor('live', 0, aLevel(), 33_333)).toMatchObject({ maxStake: 16_666, stakePercent: 50 });
    expect(limitsFor('live', 0, aLevel(), 100_000_000)).not.toHaveProperty('stakePercent');
  });
});
