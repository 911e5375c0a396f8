/** The records of a log as they are stored, in order: for the rooms' own files alone, who asks from elsewhere asks `eventLog.ts`. */
import Dexie from 'dexie';
import type { HanpanDatabase } from '../tables/database.ts';
import type { LogRow, LogStream } from '../tables/rows.ts';

/** A database with streams: the house's or a member's. */
export type LogStore = Pick<HanpanDatabase, 'log' | 'checkpoints' | 'snapshots'>;

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
 * @param to offset up to which: records that begin after it are not handed over
 * @returns `false` if one was refused
 */
export async function readLog(
  db: LogStore,
  stream: LogStream,
  take: (row: LogRow) => boolean,
  from = 0,
  to = Infinity,
): Promise<boolean> {
  const pageAfter = async (to: number) =>
    db.log.where('[stream+to]').between([stream, to], [stream, Dexie.maxKey], false).limit(PAGE).toArray();
  let next = pageAfter(from - 1);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (last !== undefined && rows.length === PAGE && last.to < to) next = pageAfter(last.to);
    else next = Promise.resolve([]);
    const isLast = rows.length < PAGE || (last !== undefined && last.to >= to);
    const isTaken = rows.every((row) => row.from > to || take(row));
    if (!isTaken || isLast) {
      await next;
      return isTaken;
    }
  }
}
