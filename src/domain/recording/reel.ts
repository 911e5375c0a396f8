/** The time of a recording that is open: which entries stand at a moment, and which moment an entry is of. */

/** A recording as far as it is sound, opened. */
export interface Reel {
  /** When each entry was stored, epoch ms, never less than the one before. */
  readonly times: ArrayLike<number>;
  /** Epoch ms of its beginning and its end. */
  readonly from: number;
  readonly until: number;
  /** What ends it early; absent for a file that is whole. */
  readonly breakage?: Breakage | undefined;
}

/** Where a file stops to be sound, and why. */
export interface Breakage {
  /** Number of the gzip member, from 0. */
  readonly member: number;
  readonly reason: string;
}

/** A place, and the time there. */
export interface Target {
  readonly place: number;
  readonly clock: number;
}

/** How many entries were stored by a moment. */
export function placeAt({ times }: Pick<Reel, 'times'>, clock: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= clock) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A place with the time of the entry before it. */
export function targetAt(reel: Reel, place: number): Target {
  const within = Math.max(0, Math.min(reel.times.length, Math.trunc(place)));
  return { place: within, clock: within === 0 ? reel.from : (reel.times[within - 1] ?? reel.from) };
}

/** A moment with all that was stored by then. */
export function targetAtClock(reel: Reel, clock: number): Target {
  const within = Math.max(reel.from, Math.min(reel.until, clock));
  return { place: placeAt(reel, within), clock: within };
}
