/** Ends a session at its one instant, `custom.auth` (SES-04), in every tab at once because they all read the same row. */
import { endSession } from '../../db/sessions.ts';
import type { HanpanDatabase } from '../../db/database.ts';
import type { Clock } from '../ports/clock.ts';

/** A timer sleeps with the machine, so the wall clock is looked at again at least this often, ms. */
const LONGEST_WAIT_MS = 60_000;

/**
 * @param expiresAt epoch ms
 * @returns cancels
 */
export function watchExpiry(
  deps: { readonly db: HanpanDatabase; readonly clock: Clock },
  session: { readonly generation: number; readonly expiresAt: number },
): { readonly cancel: () => void; readonly check: () => void } {
  let cancel: () => void = () => undefined;
  const check = () => {
    cancel();
    const left = session.expiresAt - deps.clock.now();
    if (left > 0) {
      cancel = deps.clock.after(Math.min(left, LONGEST_WAIT_MS), check);
      return;
    }
    // A failed write is tried again: an expired session must not live on because a disk was busy.
    endSession(deps.db, session.generation, 'expired').catch(() => {
      cancel = deps.clock.after(1_000, check);
    });
  };
  check();
  return {
    cancel: () => {
      cancel();
    },
    check,
  };
}
