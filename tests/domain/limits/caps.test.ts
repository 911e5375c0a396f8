/** Caps of the house by page, sport and type of market: the lowest always counts (rule LIM-6). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cappedLimits, isCapped, type CappedPick } from '../../../src/domain/limits/cappedLimits.ts';
import { Cap, capKey, type CapTarget } from '../../../src/domain/limits/caps.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { PAGE_KINDS } from '../../../src/domain/reference/pages.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Limits } from '../../../src/domain/session/limits.ts';

const LIMITS: Limits = { minStake: 5_000, maxStake: 1_000_000, maxWinnings: 3_000_000, maxOdds: 10_000 };
const cap = (target: CapTarget, maxStake: number | null, maxWinnings: number | null = null) =>
  Cap.parse({ target, maxStake, maxWinnings });
const goal: CappedPick = { sportId: SPORT.football, marketId: MARKET.correctScore };
const side: CappedPick = { sportId: SPORT.baseball, marketId: MARKET.oneTwo };

describe('caps', () => {
  it('LIM-6 reach a bet by its page, or by any of its picks', () => {
    const targets = [
      { scope: 'page', page: 'special' },
      { scope: 'sport', sportId: SPORT.football },
      { scope: 'market', marketId: MARKET.correctScore },
      { scope: 'marketOfSport', sportId: SPORT.football, marketId: MARKET.correctScore },
    ] as const;
    const reached = (page: 'special' | 'cross', picks: readonly CappedPick[]) =>
      targets.filter((target) => isCapped(target, page, picks)).map(({ scope }) => scope);
    expect(reached('special', [side])).toEqual(['page']);
    expect(reached('cross', [side, goal])).toEqual(['sport', 'market', 'marketOfSport']);
    expect(reached('cross', [{ ...goal, sportId: SPORT.baseball }])).toEqual(['market']);
    expect(
      reached('cross', [
        { ...side, sportId: SPORT.football },
        { ...goal, sportId: SPORT.baseball },
      ]),
    ).toEqual([...['sport', 'market']]);
    expect(reached('special', [])).toEqual(['page']);
  });

  it('LIM-6 CRT-18 the lowest of each sum counts; a share of the balance is named no more where a cap is lower', () => {
    const shared: Limits = { ...LIMITS, maxStake: 500_000, stakePercent: 50 };
    const stake = cap({ scope: 'sport', sportId: SPORT.football }, 100_000);
    const win = cap({ scope: 'market', marketId: MARKET.correctScore }, 200_000, 1_000_000);
    expect(cappedLimits(shared, [stake, win], 'cross', [goal])).toEqual({
      ...LIMITS,
      ...{ maxStake: 100_000, maxWinnings: 1_000_000 },
    });
    expect(cappedLimits(shared, [stake, win], 'cross', [side])).toBe(shared);
    expect(cappedLimits(shared, [cap({ scope: 'page', page: 'cross' }, 900_000)], 'cross', [goal])).toBe(shared);
  });

  it('LIM-6 whatever caps there are, in whatever order, the lowest that reaches the bet counts and none raises a limit', () => {
    const sports = fc.constantFrom<string>(SPORT.football, SPORT.baseball, SPORT.tennis);
    const markets = fc.constantFrom<string>(MARKET.oneTwo, MARKET.correctScore, MARKET.overUnder);
    const pages = fc.constantFrom(...PAGE_KINDS);
    const pick = fc.record({ sportId: sports, marketId: markets });
    const target = fc.oneof<fc.Arbitrary<CapTarget>[]>(
      pages.map((page) => ({ scope: 'page', page })),
      sports.map((sportId) => ({ scope: 'sport', sportId })),
      markets.map((marketId) => ({ scope: 'market', marketId })),
      pick.map((both) => ({ scope: 'marketOfSport', ...both })),
    );
    const sum = fc.option(fc.integer({ min: 1, max: 5_000_000 }));
    const caps = fc.array(fc.record({ target, maxStake: sum, maxWinnings: sum }), { maxLength: 12 });
    fc.assert(
      fc.property(caps, pages, fc.array(pick, { maxLength: 4 }), (all, page, picks) => {
        const laid = cappedLimits(LIMITS, all, page, picks);
        const over = all.filter((one) => isCapped(one.target, page, picks));
        for (const which of ['maxStake', 'maxWinnings'] as const) {
          const sums = over.flatMap((one) => one[which] ?? []);
          expect(laid[which]).toBe([LIMITS[which], ...sums].toSorted((a, b) => a - b)[0]);
        }
        expect(cappedLimits(LIMITS, all.toReversed(), page, picks)).toEqual(laid);
        expect([laid.minStake, laid.maxOdds]).toEqual([LIMITS.minStake, LIMITS.maxOdds]);
      }),
    );
  });

  it('LIM-6 has one key for equal targets, and no sum below one or beyond what can be meant', () => {
    const keys = [
      { scope: 'sport', sportId: SPORT.football },
      { scope: 'market', marketId: SPORT.football },
      { scope: 'marketOfSport', sportId: SPORT.football, marketId: SPORT.football },
      { scope: 'page', page: 'cross' },
    ] as const;
    expect(new Set(keys.map(capKey)).size).toBe(4);
    for (const wrong of [0, -1, 1.5, 1_000_000_000_001])
      expect(Cap.safeParse({ target: keys[0], maxStake: wrong, maxWinnings: null }).success).toBe(false);
  });
});
