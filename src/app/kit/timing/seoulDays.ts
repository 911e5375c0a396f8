/** Days as they begin for every member: in Seoul, which has no summer time (SES-15). A day is told as `YYYY-MM-DD`. */
import { machineTime } from '../copy/time.ts';

const DAY_MS = 86_400_000;

export type Day = `${number}-${number}-${number}`;

/** The day of an instant, epoch ms. */
export const dayOf = (at: number): Day => machineTime(at).slice(0, 10) as Day;

/** When a day begins, epoch ms. */
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00+09:00`);

/** So many days later; earlier below zero. */
export const daysAfter = (day: Day, count: number): Day => dayOf(startOf(day) + count * DAY_MS);

/** A day as an address or a field tells it; `undefined` for what is no day of the calendar. */
export function readDay(text: string | null): Day | undefined {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = text as Day;
  return Number.isFinite(startOf(day)) && dayOf(startOf(day)) === day ? day : undefined;
}
