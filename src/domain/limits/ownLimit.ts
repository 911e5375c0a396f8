/**
 * Limits that members set themselves (FAIR-03, rules OWN): what they are of, over which span, and how one is changed. What lowers holds at once; what raises
 * waits, and is said again before it holds.
 */
import { z } from 'zod';
import { DAY_MS, inSeoul, seoulDayOf } from '../kernel/seoulDay.ts';

/** `deposit`: charged; `loss`: staked and not come back; `stake`: staked in all; `bet`: by one bet; `session`: time signed in. */
export const OWN_LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session', 'bet'] as const;
export const OwnLimitKind = z.enum(OWN_LIMIT_KINDS);
export type OwnLimitKind = z.infer<typeof OwnLimitKind>;

/** Days of Seoul, weeks from Monday, months of the calendar; of one bet only `bet` is a limit. */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];
const LimitSpan = z.enum([...SPANS, 'bet']);
export type LimitSpan = z.infer<typeof LimitSpan>;

/** More than any sum there is; of minutes, more than a month has. */
const MOST = 1_000_000_000_000;
/** Won; minutes of a `session`. `null` for no limit. */
const Amount = z.number().int().min(0).max(MOST).nullable();

/** Which of a member's limits. */
const WhichLimit = z.strictObject({ kind: OwnLimitKind, span: LimitSpan });
export type WhichLimit = z.infer<typeof WhichLimit>;
const fits = ({ kind, span }: WhichLimit) => (kind === 'bet') === (span === 'bet');

/** Every limit there may be, in the order of pages. */
export const OWN_LIMITS: readonly WhichLimit[] = OWN_LIMIT_KINDS.flatMap((kind): readonly WhichLimit[] =>
  kind === 'bet' ? [{ kind, span: 'bet' }] : SPANS.map((span) => ({ kind, span })),
);

export const OwnLimit = WhichLimit.extend({
  /** What holds. */
  amount: Amount,
  /** What is to hold once it is said again, from `from` on, epoch ms. */
  raise: z.object({ amount: Amount, from: z.number().int() }).nullable(),
});
export type OwnLimit = z.infer<typeof OwnLimit>;

export const LimitChange = WhichLimit.extend({ amount: Amount }).refine(fits);
export const LimitConfirmation = WhichLimit.refine(fits);

/** `notYet`: `from`, epoch ms. */
export const CONFIRMATION_REASONS = ['nothingWaits', 'notYet'] as const;
type ConfirmationReason = (typeof CONFIRMATION_REASONS)[number];
export interface ConfirmationRefusal {
  readonly reason: ConfirmationReason;
  readonly numbers: Readonly<Record<string, number>>;
}

const heightOf = (amount: number | null): number => amount ?? Infinity;

/**
 * A limit as it is once its member has said another amount (OWN-1, OWN-2).
 *
 * @param now epoch ms
 * @param waitMs how long a raise waits
 */
export function changeLimit(limit: OwnLimit, amount: number | null, now: number, waitMs: number): OwnLimit {
  if (heightOf(amount) <= heightOf(limit.amount)) return { ...limit, amount, raise: null };
  // The same wish again does not begin to wait anew.
  if (limit.raise !== null && limit.raise.amount === amount) return limit;
  return { ...limit, raise: { amount, from: now + waitMs } };
}

/** Why a raise does not hold yet (OWN-2); `undefined` where it may. @param now epoch ms */
export function confirmationRefusal({ raise }: OwnLimit, now: number): ConfirmationRefusal | undefined {
  if (raise === null) return { reason: 'nothingWaits', numbers: {} };
  return now < raise.from ? { reason: 'notYet', numbers: { from: raise.from } } : undefined;
}

/** A limit whose raise was said again. */
export const confirmLimit = (limit: OwnLimit): OwnLimit =>
  limit.raise === null ? limit : { ...limit, amount: limit.raise.amount, raise: null };

/** When the span of a moment began in Seoul (OWN-3). Both epoch ms. */
export function spanStart(span: Span, at: number): number {
  const day = seoulDayOf(at);
  const date = inSeoul(day);
  if (span === 'week') return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return span === 'month' ? day - (date.getUTCDate() - 1) * DAY_MS : day;
}

/** When the next span begins: what was used up is free again. Both epoch ms. */
export function spanEnd(span: Span, at: number): number {
  const start = spanStart(span, at);
  if (span === 'day') return start + DAY_MS;
  return span === 'week' ? start + 7 * DAY_MS : spanStart('month', start + 31 * DAY_MS);
}
