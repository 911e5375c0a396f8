/** When the offer index is to be asked for (S-30): what is stored grows old, and where there was none it is not asked for again at once. */

/** What is stored is asked for anew after this, ms: what a member looks at is told by the stream, and the rest is names. */
export const STALE_MS = 300_000;

export interface IndexTimes {
  /** When what is stored was true last, epoch ms; `undefined` where nothing is stored. */
  readonly storedAt: number | undefined;
  /** When it was last found that there is none to be had, or no room for it, epoch ms; -Infinity for never. */
  readonly noneAt: number;
}

/** `now` in epoch ms; due when neither what is stored nor a refusal is younger than five minutes (S-30). */
export function isIndexDue({ storedAt = -Infinity, noneAt }: IndexTimes, now: number): boolean {
  return !isFresh(noneAt, now) && !isFresh(storedAt, now);
}

/** Until it may be due, ms; never more than until it has grown old. */
export function msUntilIndexDue({ storedAt = -Infinity, noneAt }: IndexTimes, now: number): number {
  return Math.min(STALE_MS, Math.max(1, Math.max(noneAt, storedAt) + STALE_MS - now));
}

/** A clock that was set back makes nothing fresh. */
const isFresh = (at: number, now: number): boolean => at <= now && now < at + STALE_MS;
