/** Which starts the day of a board's address means (SPT-10; rule BRD-8). */
import { DAY_MS, dayOfDate, seoulDayOf } from '../kernel/seoulDay.ts';
import type { StartWindow } from './boardPage.ts';

/** `soon`: within three hours. */
export const NAMED_DAYS = ['soon', 'today', 'tomorrow'] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];

const SOON_MS = 3 * 3_600_000;

/**
 * A game that has started and is still listed is of today, and of what starts soon.
 *
 * @param day one of `NAMED_DAYS` or `YYYY-MM-DD`, in Seoul
 * @param now epoch ms
 * @returns `undefined` for a text that is no day: then every game is meant
 */
export function startsOfDay(day: string | undefined, now: number): StartWindow | undefined {
  const today = seoulDayOf(now);
  switch (day) {
    case undefined:
      return undefined;
    case 'soon':
      return [0, now + SOON_MS];
    case 'today':
      return [0, today + DAY_MS];
    case 'tomorrow':
      return [today + DAY_MS, today + 2 * DAY_MS];
    default: {
      const from = dayOfDate(day);
      return from === undefined ? undefined : [from, from + DAY_MS];
    }
  }
}
