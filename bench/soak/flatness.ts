/**
 * Whether something that was sampled grows. Robust against collections, compactions and single outliers: samples are taken together by
 * fives, or by whole periods of what goes up and down, of each the least counts, and the slope is the median of the slopes between any two of those (Theil and Sen).
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

/**
 * @param periodMinutes of what goes up and down by itself: the least of a whole period counts
 * @returns growth a minute, in the unit of the samples; `undefined` for too few of them
 */
export function slopeOf(samples: readonly Sample[], periodMinutes = 0): number | undefined {
  const floors: Sample[] = [];
  const [a, b] = samples;
  const perPeriod = a === undefined || b === undefined ? 0 : Math.ceil(periodMinutes / (b.minutes - a.minutes));
  const size = Math.max(TOGETHER, perPeriod);
  for (let first = 0; first + size <= samples.length; first += size) {
    const together = samples.slice(first, first + size);
    floors.push(together.reduce((least, sample) => (sample.value < least.value ? sample : least)));
  }
  const slopes = floors.flatMap((a, index) =>
    floors.slice(index + 1).map((b) => (b.value - a.value) / (b.minutes - a.minutes)),
  );
  return slopes.length === 0 ? undefined : median(slopes);
}

/** The slope above which something grows, for so many minutes of samples. */
export const flatUpTo = (minutes: number): number => Math.max(FLAT_A_MINUTE, FLAT_IN_ALL / Math.max(1, minutes));
