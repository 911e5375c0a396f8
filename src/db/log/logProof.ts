/** Whether snapshot and log of a stream lead to its checkpoint without a gap (law 4): only then do they prove anything. */
import type { Position } from '../../domain/kernel/position.ts';
import type { CheckpointRow, LogRow, LogStream, SnapshotRow } from '../tables/rows.ts';
import { readLog, type LogStore } from './eventLog.ts';

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

/** Where a stream stands, and where its log begins. */
export const beginningOf = async (db: LogStore, stream: LogStream) =>
  Promise.all([db.checkpoints.get(stream), db.snapshots.get(stream)]);

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
