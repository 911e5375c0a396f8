/** Hours of each day in which something of the house is closed: the cashier, a game. */
import { z } from 'zod';
import { DAY_MS, seoulDayOf } from '../kernel/seoulDay.ts';

const MINUTE_MS = 60_000;

const MinuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

/** Minutes of a Seoul day, over midnight where `until` is the smaller, never where they are the same. */
export const ClosedHours = z.object({ from: MinuteOfDay, until: MinuteOfDay });
export type ClosedHours = z.infer<typeof ClosedHours>;

/** Whether it is closed at a moment, epoch ms. */
export function isClosedAt(hours: ClosedHours | null, at: number): boolean {
  if (hours === null) return false;
  const minute = Math.floor((at - seoulDayOf(at)) / MINUTE_MS);
  const { from, until } = hours;
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** When a minute of a Seoul day comes next: at a moment or after it, epoch ms. */
export function nextMinute(minute: number, from: number): number {
  const today = seoulDayOf(from) + minute * MINUTE_MS;
  return today >= from ? today : seoulDayOf(from + DAY_MS) + minute * MINUTE_MS;
}
