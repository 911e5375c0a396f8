/**
 * What happens when the browser's storage is full: first the log is given up (it can be had again), then writing goes on
 * without one. Screens keep working and nothing crashes; the loss is put on record.
 */
import type Dexie from 'dexie';
import { withOpenConnection } from './connectionCare.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { giveUpLogs, logTables } from '../log/eventLog.ts';
import { quarantine } from './quarantine.ts';

/**
 * Runs a write that may hit the quota.
 *
 * @param write its argument says whether it may append to the log; called again after the log was trimmed
 * @param now epoch ms, for the record kept of it
 */
export async function withQuotaCare<Value>(
  db: HanpanDatabase | MemberDatabase,
  now: number,
  write: (keepsLog: boolean) => Promise<Value>,
): Promise<Value> {
  try {
    return await withOpenConnection(db, now, () => write(true));
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
  await trim(db, now);
  try {
    return await write(true);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
  return write(false);
}

export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isQuotaError(error.inner);
}

/** Drops log and snapshots of what the origin can send again; a rebuild then asks it for an image. */
async function trim(db: HanpanDatabase | MemberDatabase, now: number): Promise<void> {
  const house = 'house' in db ? db.house : db;
  try {
    await trimLog(house);
    if ('house' in db) await trimLog(db);
    await house.settings.put({ key: 'storage', value: { state: 'full', at: now } });
    await quarantine(house, { at: now, source: 'storage', kind: 'quota', detail: 'log given up', sample: '' });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

async function trimLog(db: HanpanDatabase | MemberDatabase): Promise<void> {
  const store: Dexie = db;
  await store.transaction('rw', logTables(db), () => giveUpLogs(db));
}
