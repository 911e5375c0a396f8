/**
 * Whether this browser keeps anything for the site (D5): asked once, before anything is drawn. Settles in bounded time whatever the
 * browser does: refuses, fails, or never answers.
 *
 * Where site data is blocked, locks are refused with it, and that is believed at once. A database that merely cannot be opened may
 * be damaged: the worker makes it anew (D2), so that it is asked for again until the patience is over.
 */
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { pause, type Clock } from '../../../worker/ports/clock.ts';
import type { Locks } from '../../../worker/ports/locks.ts';

export interface CanStoreDeps {
  readonly db: Pick<HanpanDatabase, 'open' | 'close'>;
  readonly locks: Locks;
  readonly clock: Clock;
}

const PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 250;

export async function canStore(deps: CanStoreDeps): Promise<boolean> {
  const over = new AbortController();
  try {
    const late = pause(deps.clock, PATIENCE_MS, over.signal).then(() => false);
    return await Promise.race([areLocksGiven(deps).then((given) => given && opens(deps, over.signal)), late]);
  } finally {
    over.abort();
  }
}

async function areLocksGiven({ locks }: CanStoreDeps): Promise<boolean> {
  return locks.request('hanpan-proof', { mode: 'shared' }, () => Promise.resolve(true)).catch(() => false);
}

async function opens({ db, clock }: CanStoreDeps, signal: AbortSignal): Promise<boolean> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      await db.open();
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'MissingAPIError') return false;
      db.close({ disableAutoOpen: false });
    }
    await pause(clock, FIRST_PAUSE_MS * 2 ** tries, signal);
  }
  return false;
}
