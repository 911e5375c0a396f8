/** Which code made a stored state: rows of another version of it are made again from snapshot and log (rules PRJ). */

/** Stands beside the code that it numbers. */
export interface ProjectionVersion {
  /** Raise it when the same events come to another state. A row of another shape is another schema epoch instead. */
  readonly version: number;
  /**
   * The oldest version whose state this code goes on from: its own, unless what changed is only in how later events are applied. A snapshot
   * of an older one proves nothing (PRJ-2).
   */
  readonly continues: number;
}

/** Of rows from before there were versions. */
export const FIRST_VERSION = 1;

/** What is stored of events. `offer`: games and news. `member`: the record and the bets. */
export type ProjectionName = 'offer' | 'boards' | 'member' | 'slips';

/** Who made a state: the origin, or a version of our own code. */
export type MadeBy = 'origin' | number;
