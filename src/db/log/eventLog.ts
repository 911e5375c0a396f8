/**
 * The event log and its checkpoints: which events of a batch are new, and their record in the log.
 *
 * Called inside the transaction that also changes the projections (law 4), so that the stored checkpoint is what decides,
 * whoever else may be writing: a batch applied twice or out of order changes nothing.
 */
import Dexie from 'dexie';
import { continuityOf, type Position } from '../../domain/kernel/position.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import type { LogContents, LogRow, LogStream, SnapshotRow } from '../tables/rows.ts';

/** Epoch of the slips' log, which this browser makes itself: no origin can begin it anew. */
export const LOCAL_EPOCH = 'local';

/** A database with streams: the house's or a member's. */
export type LogStore = Pick<HanpanDatabase, 'log' | 'checkpoints' | 'snapshots'>;

/** Events in stream order. `null` counts as applied: one that is unreadable (rule S-9), or those passed over from `from` on (S-18). */
export interface StreamBatch<Event> {
  readonly epoch: string;
  readonly events: readonly StreamEntry<Event>[];
}

export interface StreamEntry<Event> {
  /** The first offset it stands for, if not `offset`. */
  readonly from?: number;
  readonly offset: number;
  readonly event: Event | null;
}

/** What storing a batch came to. `discontinuous`: it does not follow the checkpoint; resume from there (rule S-7). */
export type IngestOutcome =
  | { readonly kind: 'applied'; readonly position: Position }
  | { readonly kind: 'nothingNew' }
  | { readonly kind: 'discontinuous' }
  /** The member it was for is not signed in any more; nothing was written. */
  | { readonly kind: 'otherSession' }
  /** Another worker leads, or the database was made anew; nothing was written. */
  | { readonly kind: 'otherTerm' };

/** The part of a batch that follows the checkpoint, or why there is none. */
export async function admit<Event>(
  db: LogStore,
  stream: LogStream,
  batch: StreamBatch<Event>,
): Promise<StreamBatch<Event>['events'] | 'nothingNew' | 'discontinuous'> {
  const checkpoint = await db.checkpoints.get(stream);
  if (checkpoint === undefined) return 'discontinuous';
  let last: Position = checkpoint;
  const fresh = [];
  for (const entry of batch.events) {
    const position = { epoch: batch.epoch, offset: entry.offset };
    const continuity = continuityOf(last, position, entry.from);
    if (continuity === 'repeated') continue;
    if (continuity !== 'next') return 'discontinuous';
    last = position;
    fresh.push(entry);
  }
  return fresh.length === 0 ? 'nothingNew' : fresh;
}

/** Appends one record to the log, unless storage is too full for a log, and moves the checkpoint. */
export async function appendToLog(
  db: LogStore,
  entry: LogContents & {
    readonly epoch: string;
    readonly from: number;
    readonly to: number;
    readonly at: number;
  },
  keepsLog: boolean,
): Promise<void> {
  await Promise.all([
    keepsLog ? db.log.add({ ...entry }) : undefined,
    db.checkpoints.put({ stream: entry.stream, epoch: entry.epoch, offset: entry.to }),
  ]);
}

/** All log records of a stream, in order. */
export function logOf(db: LogStore, stream: LogStream) {
  return db.log.where('[stream+to]').between([stream, Dexie.minKey], [stream, Dexie.maxKey]);
}

/** Records read in one request. */
const PAGE = 100;

/**
 * Hands the log records of a stream over, in order, until `take` refuses one. The next ones are read while these are taken.
 *
 * @param from offset from which on: records that end before it are not read
 * @returns `false` if one was refused
 */
export async function readLog(
  db: LogStore,
  stream: LogStream,
  take: (row: LogRow) => boolean,
  from = 0,
): Promise<boolean> {
  const pageAfter = async (to: number) =>
    db.log.where('[stream+to]').between([stream, to], [stream, Dexie.maxKey], false).limit(PAGE).toArray();
  let next = pageAfter(from - 1);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (last !== undefined && rows.length === PAGE) next = pageAfter(last.to);
    else next = Promise.resolve([]);
    const isTaken = rows.every(take);
    if (!isTaken || rows.length < PAGE) {
      await next;
      return isTaken;
    }
  }
}

/** Stands at a position with a snapshot and an empty log. */
export async function restartLog(db: LogStore, snapshot: SnapshotRow, keepsLog: boolean): Promise<void> {
  const { stream, epoch, offset } = snapshot;
  await logOf(db, stream).delete();
  if (keepsLog) await db.snapshots.put(snapshot);
  else await db.snapshots.delete(stream);
  await db.checkpoints.put({ stream, epoch, offset });
}
