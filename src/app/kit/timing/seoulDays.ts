/** Days as addresses and fields of the page tell them, `YYYY-MM-DD`: Seoul's, for every member (SES-15). */
import { DAY_MS, dayOfDate, seoulDate } from '../../../domain/kernel/seoulDay.ts';

export type Day = `${number}-${number}-${number}`;

/** The day of an instant, epoch ms. */
export const dayOf = (at: number): Day => seoulDate(at) as Day;

/** When a day begins, epoch ms; `NaN` for what is none. */
export const startOf = (day: Day): number => dayOfDate(day) ?? Number.NaN;

/** So many days later; earlier below zero. */
export const daysAfter = (day: Day, count: number): Day => dayOf(startOf(day) + count * DAY_MS);

/** A day of this century as an address or a field tells it; `undefined` for what is no day of the calendar. */
export const readDay = (text: string | null): Day | undefined =>
  text?.startsWith('20') === true && dayOfDate(text) !== undefined ? (text as Day) : undefined;
