/** Clears slips whose page no tab shows, also when the worker that served the last one died with it (CRT-10). */
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { theirsOf } from '../../db/tables/theirs.ts';
import { Slip } from '../../domain/bet-slip/slip.ts';
import { PAGE_KINDS, type PageKind } from '../../domain/reference/pages.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import { isShown } from '../presence.ts';
import { DEATH_GRACE_MS } from '../tabs.ts';

const SWEEP_EVERY_MS = 5_000;

export interface SweepDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly locks: Locks;
  /** Clears the slip of a page that no tab shows. */
  leavePage(page: PageKind): Promise<unknown>;
}

/** Sweeps until `signal` is aborted. Does not reject. */
export async function sweepSlips({ db, clock, locks, leavePage }: SweepDeps, signal: AbortSignal): Promise<void> {
  const absent = async () => {
    const shown = await Promise.all(PAGE_KINDS.map((page) => isShown(locks, page)));
    return PAGE_KINDS.filter((_page, index) => shown[index] === false);
  };
  while (!signal.aborted) {
    const slips = await theirsOf(db)
      .then((theirs) => theirs?.slips.toArray() ?? [])
      .catch(() => []);
    // One that cannot be read is left like any other: that is when it is mended.
    if (slips.some((slip) => !isEmpty(slip))) {
      const before = await absent();
      await pause(clock, DEATH_GRACE_MS, signal);
      const after = await absent();
      for (const page of after.filter((candidate) => before.includes(candidate))) {
        if (!signal.aborted) await leavePage(page).catch(() => undefined);
      }
    }
    await pause(clock, SWEEP_EVERY_MS, signal);
  }
}

function isEmpty(row: unknown): boolean {
  const slip = Slip.safeParse(row);
  return slip.success && slip.data.picks.length === 0 && slip.data.stake === 0;
}
