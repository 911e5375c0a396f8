/** What is looked for in the log, as a person says it and as the call asks for it. Pure. */
import { DAY_MS, seoulDayOf } from '../../../../domain/kernel/seoulDay.ts';

export const AUDIT_DAYS = ['all', 'today', 'week', 'month'] as const;
export type AuditDays = (typeof AUDIT_DAYS)[number];

export interface AuditChoice {
  readonly search: string;
  readonly days: AuditDays;
  /** Id of an operator; empty for all. */
  readonly operator: string;
  /** Path of an act; empty for all. */
  readonly act: string;
  readonly isOfTwo: boolean;
}

export const NO_CHOICE: AuditChoice = { search: '', days: 'all', operator: '', act: '', isOfTwo: false };

const DAYS_BACK: Readonly<Record<Exclude<AuditDays, 'all'>, number>> = { today: 0, week: 6, month: 29 };

/** What is absent asks for nothing. @param now epoch ms of the origin */
export function auditQuery(choice: AuditChoice, now: number): Readonly<Record<string, string>> {
  const { search, days, operator, act, isOfTwo } = choice;
  const said = search.trim();
  return {
    ...(said === '' ? {} : { search: said }),
    ...(operator === '' ? {} : { operator }),
    ...(act === '' ? {} : { act }),
    ...(isOfTwo ? { two: '1' } : {}),
    ...(days === 'all' ? {} : { from: String(seoulDayOf(now) - DAYS_BACK[days] * DAY_MS) }),
  };
}
