/** Ends a session at its one instant, `custom.auth` (SES-04), in every tab at once because they all read the same row. */
import { endIfExpired } from '../../db/records/sessions.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { Clock } from '../ports/clock.ts';

/** A timer sleeps with the machine, and the instant may be moved: both are looked at again at least this often, ms. */
const LONGEST_WAIT_MS = 60_000;
const AFTER_FAILURE_MS = 1_000;

export function watchExpiry(
  deps: { readonly db: HanpanDatabase; readonly clock: Clock },
  sessionId: string,
): { readonly cancel: () => void; readonly check: () => void } {
  let cancel: () => void = () => undefined;
  let looks = 0;
  let isOver = false;
  const look = async (): Promise<void> => {
    cancel();
    looks += 1;
    const own = looks;
    // A failed write is tried again: an expired session must not live on because a disk was busy.
    const left = await endIfExpired(deps.db, sessionId, deps.clock.now()).then(
      (expiresAt) => (expiresAt === undefined ? undefined : expiresAt - deps.clock.now()),
      () => AFTER_FAILURE_MS,
    );
    // Only the latest of looks that overlap sets the next.
    if (left === undefined || isOver || own !== looks) return;
    cancel = deps.clock.after(Math.max(0, Math.min(left, LONGEST_WAIT_MS)), check);
  };
  const check = () => void look();
  check();
  return {
    cancel: () => {
      isOver = true;
      cancel();
    },
    check,
  };
}
