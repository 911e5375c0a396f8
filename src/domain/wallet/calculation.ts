/**
 * What a member's play comes to by product and day, and the settlement that a partner asks for a day that is over (WAL-05, rules CLC).
 */
import { z } from 'zod';
import { productOf } from '../bets/betTotals.ts';
import { DAY_MS } from '../kernel/seoulDay.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import type { BetStatus } from '../reference/statuses.ts';
import { PARTNER } from '../session/member.ts';

/** `all` of what was bet; `sports` pre-match and in play; `casino` draws, tables and slots; `event` points given; `tether` money by tether. */
export const AREAS = ['all', 'sports', 'casino', 'event', 'tether'] as const;
export const Area = z.enum(AREAS);
export type Area = z.infer<typeof Area>;

/** Areas a settlement can be asked of, and how much of what was rolled it is, hundredths of a percent. */
export const CALCULATION_RATES: { readonly [Name in Area]?: number } = { sports: 50, casino: 100 };

export const CALCULATION_STATES = ['requested', 'paid', 'rejected'] as const;
export type CalculationState = (typeof CALCULATION_STATES)[number];

const Count = z.number().int().min(0);

export const CalculationDay = z.object({
  area: Area,
  /** When it began in Seoul, epoch ms. */
  day: z.number().int().min(0),
  /** Bets; of events and tether, entries. */
  count: Count,
  /** Those of them that are still open. */
  open: Count,
  /** What was staked, or came in; won or points. */
  turnover: Won,
  /** What was paid back, or went out. */
  paid: Won,
  /** What the member has more by it; of bets by those that are decided. */
  net: WonDelta,
  /** Stakes of bets that were won or lost: voids and returned ones do not count (CLC-2). */
  rolling: Won,
  request: z
    .object({
      state: z.enum(CALCULATION_STATES),
      /** Points. */
      amount: Won,
      at: z.number().int().min(0),
      /** The house's words for one that was rejected. */
      reason: z.string().max(100),
    })
    .nullable(),
});
export type CalculationDay = z.infer<typeof CalculationDay>;

/** Bets of a day, of one page and status, added up. */
export interface DayGroup {
  readonly day: number;
  readonly page: string;
  readonly status: BetStatus;
  readonly count: number;
  readonly staked: number;
  readonly paid: number;
}

const isOfArea = (page: string, area: Area): boolean => area === 'all' || productOf(page) <= 2 === (area === 'sports');

/** What the bets of a day come to (CLC-1, CLC-2). */
export function sumsOf(groups: readonly DayGroup[], area: Area): Omit<CalculationDay, 'area' | 'day' | 'request'> {
  const fit = groups.filter(({ page }) => isOfArea(page, area));
  const sum = (of: (group: DayGroup) => number) => fit.reduce((total, group) => total + of(group), 0);
  const open = sum(({ status, count }) => (status === 0 ? count : 0));
  return {
    count: sum(({ count }) => count),
    open,
    turnover: sum(({ staked }) => staked),
    paid: sum(({ paid }) => paid),
    net: sum(({ status, staked, paid }) => (status === 0 ? 0 : paid - staked)),
    rolling: sum(({ status, staked }) => (status === 1 || status === 2 ? staked : 0)),
  };
}

export const CalculationAsked = z.strictObject({ area: Area, day: z.number().int().min(0) });
export type CalculationAsked = z.infer<typeof CalculationAsked>;

/**
 * `notEntitled`: who asks is no partner; `noArea`: nothing is settled of that area; `dayOpen`: until `at`; `openBets`: `count` of that day are not
 * decided; `nothing`: nothing was rolled; `asked`: before.
 */
export const CALCULATION_REASONS = ['notEntitled', 'noArea', 'dayOpen', 'openBets', 'nothing', 'asked'] as const;
export type CalculationReason = (typeof CALCULATION_REASONS)[number];

export const mayCalculate = (type: number): boolean => type === PARTNER;

/** Points of a settlement; fractions of one are dropped. */
export const calculatedOf = (area: Area, rolling: number): number =>
  Number((BigInt(rolling) * BigInt(CALCULATION_RATES[area] ?? 0)) / 10_000n);

/** Why a day is not settled, with the numbers of the reason (CLC-3, CLC-4); `undefined` where it can be. @param now epoch ms */
export function calculationRefusal(
  { area, day, open, rolling, request }: CalculationDay,
  type: number,
  now: number,
): { readonly reason: CalculationReason; readonly numbers: Readonly<Record<string, number>> } | undefined {
  if (!mayCalculate(type)) return { reason: 'notEntitled', numbers: {} };
  if (CALCULATION_RATES[area] === undefined) return { reason: 'noArea', numbers: {} };
  if (request !== null) return { reason: 'asked', numbers: { at: request.at } };
  if (day + DAY_MS > now) return { reason: 'dayOpen', numbers: { at: day + DAY_MS } };
  if (open > 0) return { reason: 'openBets', numbers: { count: open } };
  if (calculatedOf(area, rolling) === 0) return { reason: 'nothing', numbers: {} };
  return undefined;
}
