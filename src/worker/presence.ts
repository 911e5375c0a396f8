/**
 * Which slip pages are on some screen, whichever worker serves that tab: each shown page is a lock held in common, so a dead
 * tab or worker cannot leave a trace.
 */
import type { PageKind } from '../domain/reference/pages.ts';
import { untilAborted, type Locks } from './ports/locks.ts';

const lockOf = (page: PageKind) => `hanpan-page-${page}`;

/** Says that a tab shows a page until `signal` is aborted. Resolves when that has been taken back. Does not reject. */
export async function showPresence(locks: Locks, page: PageKind, signal: AbortSignal): Promise<void> {
  try {
    await locks.request(lockOf(page), { mode: 'shared', signal }, () => untilAborted(signal));
  } catch {
    // Called off before it was granted: nothing to take back.
  }
}

/** Whether any tab of this browser shows a page right now. */
export async function isShown(locks: Locks, page: PageKind): Promise<boolean> {
  const isFree = await locks.request(lockOf(page), { mode: 'exclusive', ifAvailable: true }, (granted) =>
    Promise.resolve(granted),
  );
  return !isFree;
}
