/**
 * Ends the session that an answer of the origin ends (SES-R1). An answer says so once, and the next may be as good as ever: an end that could
 * not be stored, for want of room, is owed until it is.
 */
import { endSession } from '../../db/records/sessions.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { SessionEnding } from '../../domain/session/session.ts';
import type { Clock } from '../ports/clock.ts';
import { createTryLater } from '../tryLater.ts';

/**
 * Tries until `signal` is aborted, or the session is over, whoever ended it.
 *
 * @returns resolves once it was tried; does not reject
 */
export function createEndAsTold(
  { db, clock }: { readonly db: HanpanDatabase; readonly clock: Clock },
  signal: AbortSignal,
): (sessionId: string, ending: SessionEnding) => Promise<void> {
  const tryLater = createTryLater(clock);
  const end = async (sessionId: string, ending: SessionEnding): Promise<void> => {
    try {
      await endSession(db, sessionId, ending);
    } catch {
      tryLater(sessionId, () => {
        if (!signal.aborted) void end(sessionId, ending);
      });
    }
  };
  return end;
}
