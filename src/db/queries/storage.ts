/** How local storage does, for the one sentence a screen may owe the member (D1, D2, D4, D5). */
import type { HanpanDatabase } from '../tables/database.ts';

/**
 * `full`: the browser gave no room for the log; prices and bets work. `madeAnew`: all was lost and fetched again. `unavailable`:
 * this browser stores nothing for us, so nobody can sign in and no bet is sent, because none could be remembered.
 */
export type StorageState = 'well' | 'full' | 'madeAnew' | 'unavailable';

/** Trouble older than this is told no more, ms. */
const TOLD_FOR_MS = 10 * 60_000;

/** @param now epoch ms. Does not reject. */
export async function storageState(db: HanpanDatabase, now: number): Promise<StorageState> {
  try {
    const row = await db.settings.get('storage');
    return row?.key === 'storage' && now - row.value.at < TOLD_FOR_MS ? row.value.state : 'well';
  } catch {
    return 'unavailable';
  }
}
