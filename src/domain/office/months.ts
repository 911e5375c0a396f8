/** Months of Seoul, the newest first. */
import { dayOfDate, seoulDate } from '../kernel/seoulDay.ts';

export interface Month {
  /** `2026-10`. */
  readonly name: string;
  readonly number: number;
  /** Epoch ms, `until` not among them. */
  readonly from: number;
  readonly until: number;
}

/** The month of a moment and those before it, the newest first. @param now epoch ms */
export function monthsBefore(now: number, count: number): readonly Month[] {
  const [year = 0, month = 1] = seoulDate(now).split('-').map(Number);
  const startOf = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, back) => ({
    name: startOf(back).slice(0, 7),
    number: Number(startOf(back).slice(5, 7)),
    from: dayOfDate(startOf(back)) ?? 0,
    until: dayOfDate(startOf(back - 1)) ?? 0,
  }));
}
