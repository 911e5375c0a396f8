/** What a member may stake and win: level settings, defaults before they load, proto, tendency caps (§9; CRT-09). */
import { z } from 'zod';
import { pageRules, type LimitSet } from '../reference/pageRules.ts';
import type { PageKind } from '../reference/pages.ts';

const amount = z.number().int().min(0);
const percent = z.number().min(0).max(100);

/** One row of `GET /setting/level`. Amounts in won; percentages of the balance, 0 for none. */
export const LevelSetting = z.object({
  level: z.number().int(),
  minBetAmount: amount,
  maxBetAmount: amount,
  maxWinAmount: amount,
  maxBetPercent: percent,
  minLiveBetAmount: amount,
  maxLiveBetAmount: amount,
  maxLiveWinAmount: amount,
  maxLiveBetPercent: percent,
  minSpecialBetAmount: amount,
  maxSpecialBetAmount: amount,
  maxSpecialWinAmount: amount,
  maxSpecialBetPercent: percent,
});
export type LevelSetting = z.infer<typeof LevelSetting>;

/** Limits of one slip. Amounts in won, `maxOdds` in hundredths. */
export interface Limits {
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxWinnings: number;
  readonly maxOdds: number;
  /** Of the balance, where this share is what limits the stake (CRT-18). */
  readonly stakePercent?: number;
}

/** Before the level settings have loaded (§9). */
export const DEFAULT_LIMITS: Limits = {
  minStake: 5_000,
  maxStake: 50_000_000,
  maxWinnings: 3_000_000,
  maxOdds: 1_000,
};

/** Total odds allowed to a member without a tendency cap once level settings are known. Hundredths (rule LIM-4). */
export const MAX_ODDS = 10_000;

/** Least and largest stake in won, and the most total odds, of the proto page. */
export const PROTO_LIMIT = 5_000;

/** By tendency; hundredths (rule LIM-4). */
export const TENDENCY_CAPS: Readonly<Record<number, number>> = { 36: 2_000, 37: 3_000, 38: 4_000 };

/**
 * Limits of a page for a member (rules LIM-1 … LIM-5).
 *
 * @param setting the row of the member's level, `undefined` before it has loaded
 * @param balance won, for the percentage limit
 */
export function limitsFor(
  page: PageKind,
  tendency: number,
  setting: LevelSetting | undefined,
  balance: number,
): Limits {
  if (page === 'proto') return protoLimits(setting);
  const capped = pageRules[page].isCappedByTendency ? TENDENCY_CAPS[tendency] : undefined;
  if (setting === undefined) return { ...DEFAULT_LIMITS, maxOdds: capped ?? DEFAULT_LIMITS.maxOdds };
  const { min, max, winnings, percent: share } = limitSumsOf(setting, pageRules[page].limitSet);
  const limits = { minStake: min, maxStake: max, maxWinnings: winnings, maxOdds: capped ?? MAX_ODDS };
  const shared = Math.floor((balance * share) / 100);
  return share > 0 && shared < max ? { ...limits, maxStake: shared, stakePercent: share } : limits;
}

/** Winnings are those of other pages (rule LIM-3): at 5,000 every bet would win too much, as none is smaller. */
function protoLimits(setting: LevelSetting | undefined): Limits {
  const maxWinnings = setting?.maxWinAmount ?? DEFAULT_LIMITS.maxWinnings;
  return { minStake: PROTO_LIMIT, maxStake: PROTO_LIMIT, maxWinnings, maxOdds: PROTO_LIMIT * 100 };
}

/** What a level allows on the pages of one set: won, and a percentage of the balance, 0 for none. */
export interface LimitSums {
  readonly min: number;
  readonly max: number;
  readonly winnings: number;
  readonly percent: number;
}

/** One of the three sets of a level. */
export function limitSumsOf(setting: LevelSetting, set: LimitSet): LimitSums {
  const sums = (min: number, max: number, winnings: number, of: number) => ({ min, max, winnings, percent: of });
  switch (set) {
    case 'normal':
      return sums(setting.minBetAmount, setting.maxBetAmount, setting.maxWinAmount, setting.maxBetPercent);
    case 'live':
      return sums(
        setting.minLiveBetAmount,
        setting.maxLiveBetAmount,
        setting.maxLiveWinAmount,
        setting.maxLiveBetPercent,
      );
    case 'special':
      return sums(
        setting.minSpecialBetAmount,
        setting.maxSpecialBetAmount,
        setting.maxSpecialWinAmount,
        setting.maxSpecialBetPercent,
      );
  }
}
