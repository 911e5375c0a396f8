/**
 * Keeps the event log bounded: when it has grown too long or too old, what it led to becomes the snapshot and the log
 * starts again, in one transaction.
 */
import type { HanpanDatabase } from './database.ts';
import { logOf, restartLog } from './eventLog.ts';
import { LOCAL_EPOCH } from './ingestSlip.ts';
import { deleteInSlices } from './putInSlices.ts';
import type { LogStream } from './rows.ts';

export interface RetentionLimits {
  /** Log records of one stream. */
  readonly maxBatches: number;
  /** Age of a stream's oldest record, ms. */
  readonly maxAgeMs: number;
  /** Bets kept here; older ones are asked of the origin. */
  readonly maxBets: number;
}

export const RETENTION: RetentionLimits = { maxBatches: 2_000, maxAgeMs: 10 * 60_000, maxBets: 500 };

/** Compacts every stream that is over its limits. Returns the ones compacted. @param now epoch ms */
export async function retain(db: HanpanDatabase, now: number, limits = RETENTION): Promise<LogStream[]> {
  const compacted: LogStream[] = [];
  for (const stream of ['events', 'bets', 'slip'] as const) {
    if (!(await isOverdue(db, stream, now, limits))) continue;
    await compact(db, stream, limits);
    compacted.push(stream);
  }
  return compacted;
}

async function isOverdue(
  db: HanpanDatabase,
  stream: LogStream,
  now: number,
  limits: RetentionLimits,
): Promise<boolean> {
  const oldest = await logOf(db, stream).first();
  if (oldest === undefined) return false;
  return now - oldest.at > limits.maxAgeMs || (await logOf(db, stream).count()) > limits.maxBatches;
}

async function compact(db: HanpanDatabase, stream: LogStream, limits: RetentionLimits): Promise<void> {
  const tables = [db.log, db.checkpoints, db.snapshots, db.fixtures, db.settings, db.members, db.bets, db.slips];
  await db.transaction('rw', tables, async () => {
    const checkpoint = await db.checkpoints.get(stream);
    if (checkpoint === undefined) return;
    const { epoch, offset } = checkpoint;
    switch (stream) {
      case 'events': {
        const row = await db.settings.get('news');
        const state = { fixtures: await db.fixtures.toArray(), news: row?.key === 'news' ? row.value : [] };
        return restartLog(db, { stream, epoch, offset, state }, true);
      }
      case 'bets': {
        const [member] = await db.members.toArray();
        if (member === undefined) return;
        const oldest = await db.bets.orderBy('placedAt').reverse().offset(limits.maxBets).primaryKeys();
        await deleteInSlices(db.bets, oldest);
        return restartLog(db, { stream, epoch, offset, state: { member, bets: await db.bets.toArray() } }, true);
      }
      case 'slip':
        return restartLog(db, { stream, epoch: LOCAL_EPOCH, offset, state: { slips: await db.slips.toArray() } }, true);
    }
  });
}
