/**
 * Which bets the history shows, as its address says it: `days` back from today, or own dates `from` and `to`; `status`, `product`; and `before`, an
 * instant from which older ones are gone on with. What the address says wrongly is not asked.
 */
import { PRODUCT_CODES, type ProductCode } from '../../../domain/bets/betTotals.ts';
import type { BetFilter } from '../../../domain/lists/betList.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import { dayOf, daysAfter, readDay, startOf, type Day } from '../../kit/timing/seoulDays.ts';

/** Days back, today counted; 0 is all there is. */
export const SPANS = [0, 1, 7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** In the order of their going: what is open stands first. */
export const STATUSES: readonly BetStatus[] = [0, 2, 1, 3, -1];

/** Own dates, both counted. */
export interface OwnDates {
  readonly from: Day;
  readonly to: Day;
}

export interface HistoryChoice {
  readonly span: Span;
  /** They go before the span. */
  readonly dates: OwnDates | undefined;
  readonly status: BetStatus | undefined;
  readonly product: ProductCode | undefined;
  /** Only bets placed before it, epoch ms. */
  readonly before: number | undefined;
}

export function choiceOf(params: Pick<URLSearchParams, 'get'>): HistoryChoice {
  const [days, status, product] = [params.get('days'), params.get('status'), params.get('product')];
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  const before = params.get('before') ?? '';
  return {
    span: SPANS.find((span) => String(span) === days) ?? 0,
    dates: from === undefined || to === undefined || from > to ? undefined : { from, to },
    status: STATUSES.find((known) => String(known) === status),
    product: PRODUCT_CODES.find((known) => String(known) === product),
    before: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
  };
}

export function paramsOf({ span, dates, status, product, before }: HistoryChoice): Record<string, string> {
  return {
    ...(dates === undefined ? (span === 0 ? {} : { days: String(span) }) : dates),
    ...(status === undefined ? {} : { status: String(status) }),
    ...(product === undefined ? {} : { product: String(product) }),
    ...(before === undefined ? {} : { before: String(before) }),
  };
}

/** @param now epoch ms; the same list all day long, and another one on the next day */
export function filterOf({ span, dates, status, product, before }: HistoryChoice, now: number): BetFilter {
  const from = dates?.from ?? (span === 0 ? undefined : daysAfter(dayOf(now), 1 - span));
  const end = dates === undefined ? undefined : startOf(daysAfter(dates.to, 1));
  const until = before === undefined ? end : Math.min(before, end ?? before);
  return {
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(until === undefined ? {} : { until }),
    ...(status === undefined ? {} : { status }),
    ...(product === undefined ? {} : { product }),
  };
}
