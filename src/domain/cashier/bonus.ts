/**
 * Which bonus a charge may have (rules REQ-5, REQ-6): of all that the house offers exactly one is open at a time, the first in the order of the kinds, and
 * what it gives and asks for is told in points and won before it is chosen.
 */
import { z } from 'zod';
import { Won } from '../kernel/money.ts';

/** In the order in which they win: while a window of the house lasts; once ever; once a day, of Seoul; with every charge. */
export const BONUS_KINDS = ['surprise', 'joining', 'daily', 'each'] as const;
export const BonusKind = z.enum(BONUS_KINDS);
export type BonusKind = z.infer<typeof BonusKind>;

const Percent = z.number().int().min(1).max(100);

export const BonusRule = z.object({
  kind: BonusKind,
  /** Of the amount, given as points. */
  percent: Percent,
  /** Points at most for one charge. */
  most: Won,
  /** Percent of the amount to be staked before an exchange. */
  rollingPercent: z.number().int().min(0).max(10_000),
  /** From when until before when it holds, epoch ms; always where absent. */
  from: z.number().int().min(0).optional(),
  until: z.number().int().min(0).optional(),
});
export type BonusRule = z.infer<typeof BonusRule>;

/** When a bonus that is given once was asked for, by kind; epoch ms. A charge that waits has used it. */
export type UsedBonuses = { readonly [Kind in BonusKind]?: number | undefined };

/** How one bonus stands: `open`: the one that a charge may have; `used`: at an instant; `notNow`: outside its window; `after`: another comes first. */
export type BonusStanding =
  | { readonly rule: BonusRule; readonly state: 'open' | 'notNow' }
  | { readonly rule: BonusRule; readonly state: 'used'; readonly at: number }
  | { readonly rule: BonusRule; readonly state: 'after'; readonly winner: BonusKind };

/** All that the house offers, in the order in which they win; one of them at most is open. @param now epoch ms */
export function bonusStandings(rules: readonly BonusRule[], used: UsedBonuses, now: number): readonly BonusStanding[] {
  let winner: BonusKind | undefined;
  const rank = ({ kind }: BonusRule) => BONUS_KINDS.indexOf(kind);
  return rules
    .toSorted((a, b) => rank(a) - rank(b))
    .map((rule): BonusStanding => {
      const at = isOnce(rule.kind) ? used[rule.kind] : undefined;
      if (at !== undefined) return { rule, state: 'used', at };
      if (now < (rule.from ?? 0) || now >= (rule.until ?? Infinity)) return { rule, state: 'notNow' };
      if (winner !== undefined) return { rule, state: 'after', winner };
      winner = rule.kind;
      return { rule, state: 'open' };
    });
}

const isOnce = (kind: BonusKind): boolean => kind === 'joining' || kind === 'daily';

/** Points that a rule gives on a charge of so many won; never a fraction. */
export const bonusPoints = ({ percent, most }: BonusRule, amount: number): number =>
  Math.min(most, Math.floor((amount * percent) / 100));

/** Won to be staked before an exchange, by a charge of so many won. */
export const rollingOfCharge = (rollingPercent: number, amount: number): number =>
  Math.floor((amount * rollingPercent) / 100);
