/** Days as Seoul has them, whatever the zone of whoever asks (SES-15). Korea has no summer time: UTC + 9 h needs no table of zones. */
export const DAY_MS = 86_400_000;
/** Of Seoul's days and hours from those of UTC. */
export const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** When the day of a moment began in Seoul. Both epoch ms. */
export const seoulDayOf = (at: number): number =>
  Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS;

/** A moment as a date whose UTC fields are those of Seoul. @param at epoch ms */
export const inSeoul = (at: number): Date => new Date(at + SEOUL_OFFSET_MS);

/** `2026-10-24`, the day of a moment in Seoul. */
export const seoulDate = (at: number): string => inSeoul(at).toISOString().slice(0, 10);

/** When a day `YYYY-MM-DD` begins in Seoul, epoch ms; `undefined` for a text that is no day. */
export function dayOfDate(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`) - SEOUL_OFFSET_MS;
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && seoulDate(at) === text ? at : undefined;
}

/** Which day of the week a moment is in Seoul, from 0 for Sunday. @param at epoch ms */
export const weekdayOf = (at: number): number => inSeoul(at).getUTCDay();
