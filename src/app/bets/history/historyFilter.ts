/** Which bets the history shows, as its address says it: `days` back from today, `status`. What the address says wrongly is not asked. */
import type { BetFilter } from '../../../domain/lists/betList.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import { dayOf, daysAfter, startOf } from '../../kit/timing/seoulDays.ts';

/** Days back, today counted; 0 is all there is. */
export const SPANS = [0, 1, 7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** In the order of their going: what is open stands first. */
export const STATUSES: readonly BetStatus[] = [0, 2, 1, 3, -1];

export interface HistoryChoice {
  readonly span: Span;
  readonly status: BetStatus | undefined;
}

export function choiceOf(params: Pick<URLSearchParams, 'get'>): HistoryChoice {
  const [days, status] = [params.get('days'), params.get('status')];
  return {
    span: SPANS.find((span) => String(span) === days) ?? 0,
    status: STATUSES.find((known) => String(known) === status),
  };
}

export function paramsOf({ span, status }: HistoryChoice): Record<string, string> {
  return {
    ...(span === 0 ? {} : { days: String(span) }),
    ...(status === undefined ? {} : { status: String(status) }),
  };
}

/** @param now epoch ms; the same list all day long, and another one on the next day */
export function filterOf({ span, status }: HistoryChoice, now: number): BetFilter {
  return {
    ...(span === 0 ? {} : { from: startOf(daysAfter(dayOf(now), 1 - span)) }),
    ...(status === undefined ? {} : { status }),
  };
}
