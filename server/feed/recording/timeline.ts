/**
 * When each line of a recording is played: at the recorded pace divided by the speed, with long gaps cut short.
 *
 * The same mapping moves the start times in the reports, so that a market recorded three minutes before its start is played three
 * minutes (divided by the speed) before its start.
 */
export interface Timeline {
  /** Number of lines. */
  readonly lines: number;
  /** When the last line is played, ms after the beginning. */
  readonly length: number;
  /** Pauses that are cut short, and how much longer all of them were, ms of the recording. */
  readonly cuts: { readonly pauses: number; readonly ms: number };
  /** When a line is played, ms after the beginning. */
  playedAt(index: number): number;
  /** Where a moment of the recording, epoch ms, falls: ms after the beginning; below zero before the first line. */
  momentAt(recorded: number): number;
}

/**
 * @param stamps when each line was recorded, epoch ms; a missing or backward one counts as the one before
 * @param speed 1 is the recorded pace
 * @param longestGapMs no pause while playing is longer, after division by the speed
 */
export function createTimeline(stamps: readonly (number | undefined)[], speed: number, longestGapMs: number): Timeline {
  const first = stamps.find((stamp) => stamp !== undefined) ?? 0;
  const recorded: number[] = [];
  const played: number[] = [];
  let latest = first;
  let offset = 0;
  const cuts = { pauses: 0, ms: 0 };
  for (const stamp of stamps) {
    const next = Math.max(latest, stamp ?? latest);
    const gap = (next - latest) / speed;
    if (gap > longestGapMs) {
      cuts.pauses += 1;
      cuts.ms += (gap - longestGapMs) * speed;
    }
    offset += Math.min(gap, longestGapMs);
    latest = next;
    recorded.push(latest);
    played.push(offset);
  }
  return {
    lines: stamps.length,
    length: offset,
    cuts,
    playedAt: (index) => played[index] ?? offset,
    momentAt(moment) {
      if (moment <= first) return (moment - first) / speed;
      if (moment >= latest) return offset + (moment - latest) / speed;
      const after = firstAbove(recorded, moment);
      const [from, to] = [recorded[after - 1] ?? first, recorded[after] ?? latest];
      const [begin, end] = [played[after - 1] ?? 0, played[after] ?? offset];
      return begin + ((moment - from) / (to - from)) * (end - begin);
    },
  };
}

/** The first index whose value is above `limit`, in a list that never falls. */
function firstAbove(values: readonly number[], limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? Infinity) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
