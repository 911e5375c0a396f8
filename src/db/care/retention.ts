/**
 * Keeps the event log bounded: when it has grown too long or too old, what it led to becomes the snapshot and the log
 * starts again, in one transaction.
 */
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { feedLog, LOCAL_EPOCH, logTables, memberLog, slipLog, type EventLog } from '../log/eventLog.ts';
import { versionStored } from '../records/projectionStamps.ts';
import { pendingImage } from '../records/pendingImage.ts';
import { deleteInSlices } from '../packing/putInSlices.ts';
import type { LogStream } from '../tables/rows.ts';
import { theirsOf } from '../tables/theirs.ts';

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
  // An image in blocks is taken over with the log since its position: the origin keeps it for minutes, and so long the log goes on.
  if ((await pendingImage(db)) === undefined && (await isOverdue(feedLog(db), now, limits))) {
    await compactFeed(db);
    compacted.push('events');
  }
  const theirs = await theirsOf(db);
  if (theirs === undefined) return compacted;
  const logs = { bets: memberLog(theirs), slip: slipLog(theirs) };
  for (const stream of ['bets', 'slip'] as const) {
    if (!(await isOverdue(logs[stream], now, limits))) continue;
    await compact(theirs, stream, limits);
    compacted.push(stream);
  }
  return compacted;
}

async function isOverdue(
  log: Pick<EventLog<never>, 'oldest' | 'length'>,
  now: number,
  limits: RetentionLimits,
): Promise<boolean> {
  const oldest = await log.oldest();
  if (oldest === undefined) return false;
  return now - oldest.at > limits.maxAgeMs || (await log.length()) > limits.maxBatches;
}

async function compactFeed(db: HanpanDatabase): Promise<void> {
  const tables = [...logTables(db), db.fixtures, db.settings];
  await db.transaction('rw', tables, async () => {
    const checkpoint = await db.checkpoints.get('events');
    if (checkpoint === undefined) return;
    const { epoch, offset } = checkpoint;
    const row = await db.settings.get('news');
    const state = { fixtures: await db.fixtures.toArray(), news: row?.key === 'news' ? row.value : [] };
    const madeBy = await versionStored(db, 'offer');
    await feedLog(db).snapshot.restart({ stream: 'events', epoch, offset, madeBy, state }, true);
  });
}

async function compact(db: MemberDatabase, stream: 'bets' | 'slip', limits: RetentionLimits): Promise<void> {
  const tables = [...logTables(db), db.members, db.bets, db.slips, db.settings];
  await db.transaction('rw', tables, async () => {
    const checkpoint = await db.checkpoints.get(stream);
    if (checkpoint === undefined) return;
    const { epoch, offset } = checkpoint;
    switch (stream) {
      case 'bets': {
        const [member] = await db.members.toArray();
        if (member === undefined) return;
        const oldest = await db.bets.orderBy('placedAt').reverse().offset(limits.maxBets).primaryKeys();
        await deleteInSlices(db.bets, oldest);
        const madeBy = await versionStored(db, 'member');
        const state = { member, bets: await db.bets.toArray() };
        return memberLog(db).snapshot.restart({ stream, epoch, offset, madeBy, state }, true);
      }
      case 'slip': {
        const madeBy = await versionStored(db, 'slips');
        const state = { slips: await db.slips.toArray() };
        return slipLog(db).snapshot.restart({ stream, epoch: LOCAL_EPOCH, offset, madeBy, state }, true);
      }
    }
  });
}
