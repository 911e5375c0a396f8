/**
 * How far the origin's clock is ahead of this machine's, from what its heartbeats say (STL-6). A word is as old as it was under way and never
 * younger, so that of the last few the one that says most was under way shortest, and is right. Measured once for all tabs: each by itself
 * would stand at another second.
 */
export interface OffsetGauge {
  /** What was known when this machine last heard it, ms. */
  goOnFrom(offset: number): void;
  /** @param measured origin clock − this clock as a heartbeat came, ms @returns the best that is known, ms */
  take(measured: number): number;
}

const KEPT_WORDS = 6;
/** A word that says so much less is of a clock that was set: no line that is this late is live (S-6). Ms. */
const SET_MS = 10_000;
/** Less is told to nobody: all that shows a time would be drawn anew. Ms. */
const JITTER_MS = 20;

export function createOffsetGauge(): OffsetGauge {
  let words: readonly number[] = [];
  let told: number | undefined;
  return {
    goOnFrom(offset) {
      words = [offset];
      told = offset;
    },
    take(measured) {
      const isSet = measured < Math.max(...words) - SET_MS;
      words = isSet ? [measured] : [...words, measured].slice(-KEPT_WORDS);
      const best = Math.max(...words);
      if (told === undefined || Math.abs(best - told) >= JITTER_MS) told = best;
      return told;
    },
  };
}
