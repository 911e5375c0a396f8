/** Whether snapshot and log of a stream lead to its checkpoint without a gap (law 4): only then do they prove anything. */
import type { Position } from '../../domain/kernel/position.ts';
import { continues } from '../projections/versions.ts';
import type { CheckpointRow, LogRow, LogStream, SnapshotRow } from '../tables/rows.ts';
import { readLog, type LogStore } from './logRecords.ts';

/** What a stream's state is made of. */
export interface History {
  readonly snapshot: SnapshotRow | undefined;
  readonly rows: readonly LogRow[];
}

/** Snapshot and log of a stream if together they prove its checkpoint without a gap, else `undefined`. */
export async function historyOf(db: LogStore, stream: LogStream): Promise<History | undefined> {
  const [checkpoint, snapshot] = await beginningOf(db, stream);
  const proof = proofOf(checkpoint, snapshot);
  const rows: LogRow[] = [];
  const isGapless = await readLog(db, stream, (row) => {
    rows.push(row);
    return proof?.follows(row) === true;
  });
  return isGapless && proof?.isWhole() === true ? { snapshot, rows } : undefined;
}

/** What a snapshot of each stream is the state of. */
const STATE_OF = { events: 'offer', bets: 'member', slip: 'slips' } as const;

/**
 * Where a stream stands, and where its log begins.
 *
 * @returns no checkpoint where the snapshot is of code that this does not go on from: it proves nothing (PRJ-2)
 */
export async function beginningOf(
  db: LogStore,
  stream: LogStream,
): Promise<readonly [CheckpointRow | undefined, SnapshotRow | undefined]> {
  const [checkpoint, snapshot] = await Promise.all([db.checkpoints.get(stream), db.snapshots.get(stream)]);
  const isOurs = snapshot === undefined || continues(STATE_OF[stream], snapshot.madeBy);
  return [isOurs ? checkpoint : undefined, snapshot];
}

/** Is shown the records of a log one after the other. */
export interface Proof {
  /** Whether a record follows the one before it, or the place it all begins. */
  follows(row: LogRow): boolean;
  /** Whether the last record leads to the checkpoint. */
  isWhole(): boolean;
}

/**
 * @param from where the log is to lead from, as a snapshot stands; the beginning if absent
 * @returns `undefined` if a checkpoint cannot be proved from there, or there is none
 */
export function proofOf(checkpoint: CheckpointRow | undefined, from: Position | undefined): Proof | undefined {
  if (checkpoint === undefined) return undefined;
  if (from !== undefined && from.epoch !== checkpoint.epoch) return undefined;
  let offset = from?.offset ?? 0;
  return {
    follows(row) {
      if (row.epoch !== checkpoint.epoch || row.from !== offset + 1) return false;
      offset = row.to;
      return true;
    },
    isWhole: () => offset === checkpoint.offset,
  };
}

/** What is stored may be of any shape (D9): reading it by what it should be may throw, and then it proves nothing. */
export function unlessUnreadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
