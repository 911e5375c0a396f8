/** The bar of time as numbers: where a moment stands on it, and what is drawn in each of its columns. Pure. */
import type { Film } from '../playback/film.ts';
import type { Mark } from '../playback/marks.ts';

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Share of the bar at a moment, 0 to 1. A recording of one moment stands at its beginning. */
export function shareOf({ from, until }: Span, at: number): number {
  return until <= from ? 0 : Math.max(0, Math.min(1, (at - from) / (until - from)));
}

export const momentAt = ({ from, until }: Span, share: number): number =>
  from + Math.max(0, Math.min(1, share)) * (until - from);

/** Changes in each of so many equal parts of the bar. */
export function changesIn({ reel, weights }: Pick<Film, 'reel' | 'weights'>, parts: number): Float64Array {
  const sums = new Float64Array(parts);
  for (let n = 0; n < reel.times.length; n += 1) {
    const part = Math.min(parts - 1, Math.floor(shareOf(reel, reel.times[n] ?? 0) * parts));
    sums[part] = (sums[part] ?? 0) + (weights[n] ?? 0);
  }
  return sums;
}

const MINUTE_MS = 60_000;
const STEPS_MS = [
  1_000,
  5_000,
  15_000,
  30_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
  360 * MINUTE_MS,
];

/** Moments that are written under the bar: whole steps of the clock, never more than so many. */
export function ticksOf({ from, until }: Span, most: number): readonly number[] {
  const step = STEPS_MS.find((ms) => (until - from) / ms <= most) ?? (until - from) / most;
  const ticks: number[] = [];
  // What is written at an edge would be cut.
  const edge = (until - from) / most / 4;
  for (let at = Math.ceil((from + edge) / step) * step; at <= until - edge && step > 0; at += step) ticks.push(at);
  return ticks;
}

/** The mark nearest to a moment among those that a pointer may mean. */
export function markNear(marks: readonly Mark[], at: number, reach: number): Mark | undefined {
  let nearest: Mark | undefined;
  let least = reach;
  for (const mark of marks) {
    const away = at < mark.from ? mark.from - at : Math.max(0, at - (mark.until ?? mark.from));
    if (away > least || (away === least && nearest !== undefined)) continue;
    nearest = mark;
    least = away;
  }
  return nearest;
}

/** The place that comes next in a list of ascending ones, forwards or back; `undefined` at its end. */
export function nextPlace(places: readonly number[], from: number, isBack: boolean): number | undefined {
  return isBack ? places.findLast((place) => place < from) : places.find((place) => place > from);
}

/** The next entry that ends a transaction of a kind, forwards or back. */
export function nextOfCode(codes: ArrayLike<number>, code: number, from: number, isBack: boolean): number | undefined {
  for (let n = isBack ? from - 2 : from; n >= 0 && n < codes.length; n += isBack ? -1 : 1)
    if (codes[n] === code) return n + 1;
  return undefined;
}
