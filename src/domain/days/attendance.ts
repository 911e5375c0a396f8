/** One stamp a Seoul day, and what days in a row and in a month bring (COM-03, rules ATT). */
import { z } from 'zod';
import { DAY_MS, dayOfDate, seoulDate } from '../kernel/seoulDay.ts';

/** `2026-10-24`, of Seoul. */
export const Day = z.string().refine((text) => dayOfDate(text) !== undefined);

const Count = z.number().int().min(0).max(1_000);
const Points = z.number().int().min(0).max(10_000_000);

/** What stamps bring, points: each one, so many in a row, so many in a month. */
export const AttendanceRules = z.object({
  daily: Points.min(1),
  streaks: z.array(z.object({ days: Count.min(2), points: Points })).max(10),
  month: z.object({ days: Count.min(1).max(28), points: Points }),
});
export type AttendanceRules = z.infer<typeof AttendanceRules>;

export const Stamp = z.object({
  day: Day,
  /** Days in a row with this one. */
  streak: z.number().int().min(1),
  /** All it brought. */
  points: z.number().int().min(1),
});
export type Stamp = z.infer<typeof Stamp>;

/** `at`: epoch ms; stamps of this month and the two before, by day. */
export const Attendance = z.object({
  at: z.number().int(),
  today: Day,
  rules: AttendanceRules,
  stamps: z.array(Stamp).max(93),
});
export type Attendance = z.infer<typeof Attendance>;

/** `otherDay`: the day it was said of is over, or has not begun; `stamped`: that day has its stamp. */
export const STAMP_REASONS = ['otherDay', 'stamped'] as const;

const dayBefore = (day: string): string => seoulDate((dayOfDate(day) ?? 0) - DAY_MS);

/**
 * The stamp of a day (ATT-2, ATT-3): rewards for days in a row begin anew once the longest was reached.
 *
 * @param before stamps of the same month and of the day before, in any order; none of the day itself
 */
export function stampOf(day: string, before: readonly Stamp[], rules: AttendanceRules): Stamp {
  const streak = (before.find((stamp) => stamp.day === dayBefore(day))?.streak ?? 0) + 1;
  const inMonth = before.filter((stamp) => stamp.day.slice(0, 7) === day.slice(0, 7)).length + 1;
  const month = inMonth === rules.month.days ? rules.month.points : 0;
  return { day, streak, points: rules.daily + streakPoints(streak, rules) + month };
}

/** What a day in a row brings beside its own points. */
export function streakPoints(streak: number, { streaks }: AttendanceRules): number {
  const longest = Math.max(0, ...streaks.map(({ days }) => days));
  if (longest === 0) return 0;
  const place = ((streak - 1) % longest) + 1;
  return streaks.reduce((sum, { days, points }) => (days === place ? sum + points : sum), 0);
}

/** Days in a row as of today: those that ended yesterday still count, for today is not over. */
export function streakAt(today: string, stamps: readonly Stamp[]): number {
  const streakOf = (day: string) => stamps.find((stamp) => stamp.day === day)?.streak;
  return streakOf(today) ?? streakOf(dayBefore(today)) ?? 0;
}
