/** Which statement is shown, as its address says it: `purse`, `days` back from today, `group`. What the address says wrongly is not asked. */
import type { DayFilter, EntryFilter } from '../../../domain/lists/entryList.ts';
import { ENTRY_GROUPS, PURSES, type EntryGroup, type Purse } from '../../../domain/wallet/entry.ts';
import { dayOf, daysAfter, startOf } from '../../kit/timing/seoulDays.ts';

/** Days back, today counted: three months are one statement (FAIR-04). */
export const SPANS = [1, 7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

export interface StatementChoice {
  readonly purse: Purse;
  readonly span: Span;
  readonly group: EntryGroup | undefined;
}

export function choiceOf(params: Pick<URLSearchParams, 'get'>): StatementChoice {
  return {
    purse: PURSES.find((purse) => purse === params.get('purse')) ?? 'money',
    span: SPANS.find((span) => String(span) === params.get('days')) ?? 7,
    group: ENTRY_GROUPS.find((group) => group === params.get('group')),
  };
}

export const paramsOf = ({ purse, span, group }: StatementChoice): Record<string, string> => ({
  ...(purse === 'money' ? {} : { purse }),
  ...(span === 7 ? {} : { days: String(span) }),
  ...(group === undefined ? {} : { group }),
});

/** When a span began and the day of today ends, epoch ms. */
export function spanOf(span: Span, now: number): { readonly from: number; readonly until: number } {
  const today = dayOf(now);
  return { from: startOf(daysAfter(today, 1 - span)), until: startOf(daysAfter(today, 1)) };
}

export const dayFilterOf = ({ purse, span }: StatementChoice, now: number): DayFilter => ({
  purse,
  from: spanOf(span, now).from,
});

export const entryFilterOf = (choice: StatementChoice, now: number): EntryFilter => ({
  ...dayFilterOf(choice, now),
  ...(choice.group === undefined ? {} : { group: choice.group }),
});
