/**
 * Ends the session that an answer of the origin ends (SES-R1). An answer says so once, and the next may be as good as ever: an end that could
 * not be stored, for want of room, is owed until it is.
 */
import { endSession } from '../../db/records/sessions.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { SessionEnding } from '../../domain/session/session.ts';
import type { Clock } from '../ports/clock.ts';

const AFTER_FAILURE_MS = 1_000;

/**
 * Tries until `signal` is aborted, or the session is over, whoever ended it.
 *
 * @returns resolves once it was tried; does not reject
 */
export function createEndAsTold(
  { db, clock }: { readonly db: HanpanDatabase; readonly clock: Clock },
  signal: AbortSignal,
): (sessionId: string, ending: SessionEnding) => Promise<void> {
  /** Sessions whose end is tried again. */
  const owed = new Set<string>();
  const end = async (sessionId: string, ending: SessionEnding): Promise<void> => {
    const isTried = await endSession(db, sessionId, ending).then(
      () => true,
      () => false,
    );
    if (isTried || owed.has(sessionId)) return;
    owed.add(sessionId);
    clock.after(AFTER_FAILURE_MS, () => {
      owed.delete(sessionId);
      if (!signal.aborted) void end(sessionId, ending);
    });
  };
  return end;
}
