/** The moves of one price, as far as they are known here (rules HIS). What is not known is a gap, never a flat line. */

/** A price from one moment on, until the next. */
export interface OddsPoint {
  /** Epoch ms of the origin's event. */
  readonly at: number;
  /** Hundredths, as they were offered. */
  readonly odds: number;
  /** Of the selection, which the origin counts one by one: one that is skipped was not seen here. */
  readonly version: number;
  /** Whether moves between the point before and this one may be missing. */
  readonly isAfterGap: boolean;
}

export interface OddsHistory {
  /** Oldest first; only moves, so that no two neighbours without a gap between them have the same odds. */
  readonly points: readonly OddsPoint[];
}

/** How much of a history is told (HIS-3). */
export interface HistoryLimits {
  readonly maxPoints: number;
  readonly maxAgeMs: number;
}

export const HISTORY_LIMITS: HistoryLimits = { maxPoints: 60, maxAgeMs: 3 * 3_600_000 };

/**
 * Adds what a selection is after a change.
 *
 * @returns the same list for what is known already, and for a change of something else than the price
 */
export function withPoint(points: readonly OddsPoint[], point: Omit<OddsPoint, 'isAfterGap'>): readonly OddsPoint[] {
  const last = points.at(-1);
  if (last === undefined) return [{ ...point, isAfterGap: false }];
  if (point.version <= last.version) return points;
  const isGap = point.version > last.version + 1;
  if (point.odds === last.odds && !isGap) return [...points.slice(0, -1), { ...last, version: point.version }];
  return [...points, { ...point, isAfterGap: isGap }];
}

/** The last of them that are no older than the limits say; the price that stood when those began is kept, as of then. @param now epoch ms */
export function withinLimits(points: readonly OddsPoint[], now: number, limits = HISTORY_LIMITS): readonly OddsPoint[] {
  const since = now - limits.maxAgeMs;
  const firstInside = points.findIndex(({ at }) => at >= since);
  const inside = firstInside < 0 ? [] : points.slice(firstInside);
  const standing = firstInside < 0 ? points.at(-1) : points[firstInside - 1];
  const kept = standing === undefined ? inside : [{ ...standing, at: since, isAfterGap: false }, ...inside];
  return kept.slice(-limits.maxPoints);
}
