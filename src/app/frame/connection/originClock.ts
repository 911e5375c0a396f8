/**
 * The origin's time in a tab. Until the worker has told anew how far it is ahead (STL-7) a clock that was set back changes nothing: it goes by one that
 * nobody sets, or, where that one stood still in a sleep, by the clock of the machine. The later of the two is right, or closes too soon.
 */

/** As the worker last told it. */
export interface ToldTime {
  /** Origin clock − this machine's, ms. */
  readonly offset: number;
  /** When the worker last heard of the origin, epoch ms of this machine's clock as it was then; 0 for never. */
  readonly heardAt: number;
}

export interface OriginClock {
  /** The origin's time, epoch ms. */
  readonly read: () => number;
  readonly offset: number;
}

/** What was told longer ago was perhaps told by a clock that was set since, ms. */
const YOUNG_MS = 1_000;
/** Two readings of one clock in one browser are no further apart, ms. */
const SLACK_MS = 500;
/** What may have passed since the worker last heard of the origin: a heartbeat, and the time that a page takes to load, ms. */
const UNHEARD_MS = 7_000;
/** Less is told to nobody: all that shows a time would be drawn anew, ms. */
const MORE_MS = 20;

/**
 * @param going the clock of this tab so far: it stays, unless what is told now is of just now and says otherwise. It may have begun while the machine's
 *   was ahead for a moment, of which the worker heard nothing.
 * @param now epoch ms of this machine
 * @param elapsed ms, by the clock that nobody sets
 */
export function originClock(
  going: OriginClock | undefined,
  now: () => number,
  elapsed: () => number,
  { offset, heardAt }: ToldTime,
): OriginClock {
  // What was heard later than it is now was heard before the clock was set back.
  const at = heardAt - now() > SLACK_MS ? heardAt + UNHEARD_MS : now();
  const ahead = at + offset - elapsed();
  const read = () => Math.max(now() + offset, Math.floor(elapsed() + ahead));
  const age = now() - heardAt;
  const isYoung = age >= 0 && age <= YOUNG_MS;
  const goesOn = going?.offset === offset && (!isYoung || Math.abs(read() - going.read()) < MORE_MS);
  return goesOn ? going : { read, offset };
}
