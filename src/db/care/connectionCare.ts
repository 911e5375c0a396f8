/**
 * What is done when the browser's own side of the database fails (D2, D3): a lost connection is opened anew, because repeating a
 * call on a dead one never helps; a database that cannot be opened is deleted and fills itself again from the streams. The outbox
 * is another database and is never deleted.
 */
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';

const REOPEN_TRIES = 3;

/** Runs database work; after a lost connection once more on a new one. */
export async function withOpenConnection<Value>(
  db: HanpanDatabase | MemberDatabase,
  now: number,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isBackingStoreError(error)) throw error;
  }
  await openAnew(db, now);
  return work();
}

/** Whether the browser, not the work, failed: its storage process died, or the files are damaged. */
export function isBackingStoreError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'UnknownError') return true;
  return 'inner' in error && error.inner !== error && isBackingStoreError(error.inner);
}

async function openAnew(db: HanpanDatabase | MemberDatabase, now: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      db.close({ disableAutoOpen: false });
      await db.open();
      return;
    } catch (error) {
      if (!isBackingStoreError(error)) throw error;
      if (tries >= REOPEN_TRIES) break;
    }
  }
  await db.delete({ disableAutoOpen: false });
  await db.open();
  // Of a member's database nobody knows any more whose it is: the session ends, and says so.
  if (!('house' in db)) await db.settings.put({ key: 'storage', value: { state: 'madeAnew', at: now } });
}
