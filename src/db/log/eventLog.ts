/**
 * The event log, one for each stream: what came is appended, read again from offset to offset, and begins with a snapshot. The only way to the
 * tables of the log (a law holds every other file to it), with one codec behind it.
 *
 * Everything here runs inside the caller's transaction, which holds `logTables` and changes the projections too (law 4).
 */
import type { SlipEvent } from '../../domain/bet-slip/slip.ts';
import type { FeedEvent, MemberEvent } from '../../domain/events/catalogue.ts';
import { encodeEvent } from '../../domain/events/decode.ts';
import { packEvents } from '../packing/packEvents.ts';
import type { LogContents, LogRow, LogStream, SnapshotRow } from '../tables/rows.ts';
import { logOf, readLog, type LogStore } from './logRecords.ts';

/** Epoch of the slips' log, which this browser makes itself: no origin can begin it anew. */
export const LOCAL_EPOCH = 'local';

/** What a transaction holds to use a log. */
export const logTables = (db: LogStore) => [db.log, db.checkpoints, db.snapshots];

/** Events that were committed together. */
export interface LogBatch<Event> {
  readonly epoch: string;
  /** The first offset and the last. */
  readonly from: number;
  readonly to: number;
  /** Epoch ms of the commit. */
  readonly at: number;
  readonly events: readonly Event[];
}

export interface EventLog<Event> {
  /** Stores a batch as one record, unless storage is too full for a log, and moves the checkpoint. */
  append(batch: LogBatch<Event>, keepsLog: boolean): Promise<void>;
  /**
   * Hands the records over, in order, that hold anything from one offset to another, until `take` refuses one.
   *
   * @returns `false` if one was refused
   */
  read(from: number, to: number, take: (record: LogRow) => boolean): Promise<boolean>;
  /** The record that was committed first; `undefined` for an empty log. */
  oldest(): Promise<LogRow | undefined>;
  /** Records there are. */
  length(): Promise<number>;
  readonly snapshot: SnapshotPort;
}

/** What a log begins with. */
export interface SnapshotPort {
  read(): Promise<SnapshotRow | undefined>;
  /** Stands at the place of a snapshot, with an empty log. */
  restart(snapshot: SnapshotRow, keepsLog: boolean): Promise<void>;
  /** Puts another state at the same place. */
  amend(snapshot: SnapshotRow): Promise<void>;
  /** Nothing proves the log from here on. */
  forget(): Promise<void>;
}

/** The offer's: price changes in columns of small numbers, all else as it came (0041). */
export const feedLog = (db: LogStore): EventLog<FeedEvent> =>
  logOver(db, 'events', (events) => ({ stream: 'events', packed: packEvents(events) }));

/** A member's: few events, as they came. */
export const memberLog = (db: LogStore): EventLog<MemberEvent> =>
  logOver(db, 'bets', (events) => ({ stream: 'bets', events: events.map(encodeEvent) }));

/** The slips', whose events are made here. */
export const slipLog = (db: LogStore): EventLog<SlipEvent> =>
  logOver(db, 'slip', (events) => ({ stream: 'slip', events: [...events] }));

/** Gives all logs of a database up: what the origin can send again. */
export async function giveUpLogs(db: LogStore): Promise<void> {
  await db.log.clear();
  await db.snapshots.clear();
}

function logOver<Event>(
  db: LogStore,
  stream: LogStream,
  encode: (events: readonly Event[]) => LogContents,
): EventLog<Event> {
  return {
    async append({ epoch, from, to, at, events }, keepsLog) {
      await Promise.all([
        keepsLog ? db.log.add({ ...encode(events), epoch, from, to, at }) : undefined,
        db.checkpoints.put({ stream, epoch, offset: to }),
      ]);
    },
    read: async (from, to, take) => readLog(db, stream, take, from, to),
    oldest: async () => logOf(db, stream).first(),
    length: async () => logOf(db, stream).count(),
    snapshot: {
      read: async () => db.snapshots.get(stream),
      async restart(snapshot, keepsLog) {
        await logOf(db, stream).delete();
        if (keepsLog) await db.snapshots.put(snapshot);
        else await db.snapshots.delete(stream);
        await db.checkpoints.put({ stream, epoch: snapshot.epoch, offset: snapshot.offset });
      },
      amend: async (snapshot) => void (await db.snapshots.put(snapshot)),
      forget: async () => db.snapshots.delete(stream),
    },
  };
}
