/**
 * Stores what each tab says it looks at (S-16). A tab says it once: a word that storage has no room for now is kept here and stored as soon as
 * there is some, or its prices would stay locked.
 */
import type { HanpanDatabase } from '../db/database.ts';
import type { LookRow } from '../db/rows.ts';
import { pause, type Clock } from './ports/clock.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface LookKeeper {
  /** Resolves after the first try. Does not reject. */
  keep(row: LookRow): Promise<void>;
  /** Of a tab that is gone. */
  forget(tabId: string): void;
}

export function createLookKeeper(db: HanpanDatabase, clock: Clock, signal: AbortSignal): LookKeeper {
  /** The last word of each tab, until it is stored. */
  const unkept = new Map<string, LookRow>();

  const isLast = (row: LookRow) => unkept.get(row.tabId) === row && !signal.aborted;

  async function store(row: LookRow): Promise<boolean> {
    const isStored = await db.looks.put(row).then(
      () => true,
      () => false,
    );
    if (isStored && isLast(row)) unkept.delete(row.tabId);
    return isStored;
  }

  async function storeLater(row: LookRow): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await pause(clock, wait, signal);
      if (!isLast(row) || (await store(row))) return;
    }
  }

  return {
    async keep(row) {
      unkept.set(row.tabId, row);
      if (!(await store(row))) void storeLater(row);
    },
    forget: (tabId) => void unkept.delete(tabId),
  };
}
