/** Frames of a browser that draws sixty a second, counted by what lies between those that it showed. */
import { quantile } from '../report/statistics.ts';

/** Of a screen that draws sixty a second, ms. */
export const FRAME_MS = 1_000 / 60;

export interface ShownFrames {
  /** Frames that were due, and those of them that nothing was shown in. */
  readonly due: number;
  readonly missed: number;
  /** Between one frame shown and the next, ms. */
  readonly p99: number;
}

/** @param between one frame shown and the next, ms: a frame may not even begin where nobody had time for it */
export function countFrames(between: readonly number[]): ShownFrames {
  const missed = between.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS) - 1, 0);
  return { due: between.length + missed, missed, p99: quantile(between, 0.99) };
}
