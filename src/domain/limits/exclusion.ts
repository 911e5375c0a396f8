/** How members shut themselves out (FAIR-03, rules OWN): for hours, days, years or for good, at once, and not to be taken back before it ends. */
import { z } from 'zod';
import { DAY_MS, inSeoul, seoulDayOf } from '../kernel/seoulDay.ts';

/** A while without betting; `today` until the day of Seoul is over. */
export const COOL_OFFS = ['today', 'hours24', 'hours72', 'days7', 'days30'] as const;
/** Longer, for those who mean to stop. */
export const SELF_EXCLUSIONS = ['months6', 'year1', 'years5', 'permanent'] as const;
export const CoolOff = z.enum(COOL_OFFS);
export const SelfExclusion = z.enum(SELF_EXCLUSIONS);
export const ExclusionLength = z.enum([...COOL_OFFS, ...SELF_EXCLUSIONS]);
export type ExclusionLength = z.infer<typeof ExclusionLength>;

/** One that holds, or held. */
export const Exclusion = z.object({
  length: ExclusionLength,
  /** Epoch ms. */
  since: z.number().int(),
  /** Epoch ms; `null` for good. */
  until: z.number().int().nullable(),
});
export type Exclusion = z.infer<typeof Exclusion>;

const HOUR_MS = 3_600_000;
const LENGTHS_MS = { hours24: 24 * HOUR_MS, hours72: 72 * HOUR_MS, days7: 7 * DAY_MS, days30: 30 * DAY_MS };
const MONTHS = { months6: 6, year1: 12, years5: 60 };

/** When an exclusion that begins now ends (OWN-5); `null` for one for good. @param now epoch ms */
export function exclusionEnd(length: ExclusionLength, now: number): number | null {
  if (length === 'permanent') return null;
  if (length === 'today') return seoulDayOf(now) + DAY_MS;
  return length in LENGTHS_MS
    ? now + LENGTHS_MS[length as keyof typeof LENGTHS_MS]
    : monthsAfter(now, MONTHS[length as keyof typeof MONTHS]);
}

/** The same time of the same day, or of the next one where the month has no such day: never sooner. */
function monthsAfter(now: number, months: number): number {
  const date = inSeoul(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() + (now - inSeoul(now).getTime());
}

/** Whether an exclusion holds. @param at epoch ms */
export const isExcluded = (exclusion: Pick<Exclusion, 'until'> | undefined, at: number): boolean =>
  exclusion !== undefined && (exclusion.until === null || at < exclusion.until);

/** Whether one would end later than another: an exclusion is only ever made longer (OWN-6). */
export const endsLater = (until: number | null, than: number | null): boolean =>
  than !== null && (until === null || until > than);
