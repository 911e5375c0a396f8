/**
 * Deletes databases of older schema epochs once no worker uses them (SYN-07). Each worker holds a lock in common on its own epoch for
 * as long as it lives; whoever can have an older one's lock alone may delete it. The outbox has no epoch and is never deleted here.
 */
import Dexie from 'dexie';
import { hasEpoch, houseOf, olderEpochsOf } from '../../db/tables/database.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { untilAborted, type Locks } from '../ports/locks.ts';
import type { Log } from '../ports/log.ts';

/** A member's goes with the house's of its epoch. */
const lockOf = (name: string) => `hanpan-database-${houseOf(name)}`;
/** The tabs of a deploy need a while to be refreshed; nothing hurries, ms. */
const EVERY_MS = 10 * 60_000;

/** Holds this database's lock until the worker dies, and looks for older ones now and every ten minutes. */
export function deleteOlderEpochs(
  deps: { readonly db: HanpanDatabase; readonly locks: Locks; readonly clock: Clock; readonly log: Log },
  signal: AbortSignal,
): void {
  const { db, locks, clock, log } = deps;
  if (!hasEpoch(db.name)) return;
  locks.request(lockOf(db.name), { mode: 'shared', signal }, () => untilAborted(signal)).catch(() => undefined);
  const sweep = async (): Promise<void> => {
    for (const name of olderEpochsOf(db.name, await Dexie.getDatabaseNames())) {
      await locks.request(lockOf(name), { mode: 'exclusive', ifAvailable: true }, async (isFree) => {
        if (!isFree) return;
        log.warn('database of an older epoch deleted', { name });
        await Dexie.delete(name);
      });
    }
  };
  const keepSweeping = async (): Promise<void> => {
    while (!signal.aborted) {
      await sweep().catch(() => {
        log.warn('older databases could not be looked for');
      });
      await pause(clock, EVERY_MS, signal);
    }
  };
  void keepSweeping();
}
