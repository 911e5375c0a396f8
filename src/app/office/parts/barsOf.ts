/** Where the bars of a small chart stand. Pure. */

export interface BarShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between two bars, px. */
const GAP = 2;
/** A bar of something is seen, however small; one of nothing is a line. */
const LEAST = 1;

/**
 * As many bars as values, side by side over the whole width; what is below zero has no height.
 *
 * @param places how many bars there is room for, so that the first hours of a day are no wider than the last
 */
export function barsOf(
  values: readonly number[],
  width: number,
  height: number,
  places = values.length,
): readonly BarShape[] {
  const most = Math.max(1, ...values);
  const each = (width + GAP) / Math.max(1, places, values.length) - GAP;
  return values.map((value, place) => {
    const high = Math.max(LEAST, (Math.max(0, value) / most) * height);
    return { x: place * (each + GAP), y: height - high, width: each, height: high };
  });
}
