/**
 * Stores what each tab says it looks at (S-16). A tab says it once: a word that storage has no room for now is stored as soon as there is
 * some, and one that was lost with its database is stored again (D4), or its prices would stay locked.
 */
import type { HanpanDatabase } from '../db/tables/database.ts';
import type { LookRow } from '../db/tables/rows.ts';
import { pause, type Clock } from './ports/clock.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** How often it is looked whether what was stored is still there, ms. */
const LOOK_AGAIN_MS = 10_000;

/** The looks of this worker's tabs, in storage where the leader reads them. */
export interface LookKeeper {
  /** Resolves after the first try. Does not reject. */
  keep(row: LookRow): Promise<void>;
  /** Of a tab that is gone. */
  forget(tabId: string): void;
}

/** Tries again, at growing intervals and after a database was lost, until `signal` is aborted. */
export function createLookKeeper(db: HanpanDatabase, clock: Clock, signal: AbortSignal): LookKeeper {
  /** The last word of each tab of this worker. */
  const said = new Map<string, LookRow>();

  const isLast = (row: LookRow) => said.get(row.tabId) === row && !signal.aborted;

  const store = (row: LookRow): Promise<boolean> =>
    db.looks.put(row).then(
      () => true,
      () => false,
    );

  async function storeLater(row: LookRow): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await pause(clock, wait, signal);
      if (!isLast(row) || (await store(row))) return;
    }
  }

  async function storeWhatIsLost(): Promise<void> {
    const rows = [...said.values()];
    const stored = await db.looks.bulkGet(rows.map(({ tabId }) => tabId));
    for (const [index, row] of rows.entries()) if (stored[index] === undefined && isLast(row)) await store(row);
  }

  async function lookAgain(): Promise<void> {
    while (!signal.aborted) {
      await pause(clock, LOOK_AGAIN_MS, signal);
      if (!signal.aborted && said.size > 0) await storeWhatIsLost().catch(() => undefined);
    }
  }

  let isLooking = false;
  return {
    async keep(row) {
      said.set(row.tabId, row);
      if (!isLooking) void lookAgain();
      isLooking = true;
      if (!(await store(row))) void storeLater(row);
    },
    forget: (tabId) => void said.delete(tabId),
  };
}
