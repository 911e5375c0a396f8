/**
 * Whether something that was sampled grows. Robust against collections, compactions and single outliers: samples are taken together by
 * fives, of each five the least counts, and the slope is the median of the slopes between any two of those (Theil and Sen).
 */
import { median } from '../report/statistics.ts';

export interface Sample {
  readonly minutes: number;
  readonly value: number;
}

const TOGETHER = 5;
/** What grows by less in a minute is flat. */
const FLAT_A_MINUTE = 0.02;
/** And so is what has not grown by this in all: a short soak cannot tell more. */
const FLAT_IN_ALL = 0.5;

/** @returns growth a minute, in the unit of the samples; 0 for too few of them */
export function slopeOf(samples: readonly Sample[]): number {
  const floors: Sample[] = [];
  for (let first = 0; first + TOGETHER <= samples.length; first += TOGETHER) {
    const together = samples.slice(first, first + TOGETHER);
    floors.push(together.reduce((least, sample) => (sample.value < least.value ? sample : least)));
  }
  const slopes = floors.flatMap((a, index) =>
    floors.slice(index + 1).map((b) => (b.value - a.value) / (b.minutes - a.minutes)),
  );
  return slopes.length === 0 ? 0 : median(slopes);
}

/** The slope above which something grows, for so many minutes of samples. */
export const flatUpTo = (minutes: number): number => Math.max(FLAT_A_MINUTE, FLAT_IN_ALL / Math.max(1, minutes));
