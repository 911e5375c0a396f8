/**
 * Ends the session that storage was lost under, and has the origin told (SES-16, SES-R5, D4). What clears storage may clear it again right after,
 * with the end that was written in between: the end is owed until the next session begins, and is written as often as it was lost. Whoever
 * signs in again before it was written is told of the loss all the same, and the origin of the session before.
 */
import type { HanpanDatabase, OutboxDatabase } from '../../db/tables/database.ts';
import { storeLogout } from '../../db/records/logouts.ts';
import { endLostSession, tellMadeAnew } from '../../db/records/sessions.ts';
import type { Clock } from '../ports/clock.ts';
import type { TokenVault } from './tokenVault.ts';

export interface LostSessionDeps {
  readonly db: HanpanDatabase;
  readonly outbox: OutboxDatabase;
  readonly vault: TokenVault;
  readonly clock: Clock;
}

interface Held {
  readonly sessionId: string;
  readonly token: string;
}

/** What this worker still owes to a session whose storage went away under it (D4). */
export interface LostSession {
  /** Storage may have been lost while this one ran: it is looked after whether or not it still runs. */
  owe(session: Held | undefined): void;
  /** Storage was lost under the session that is owed. */
  isSure(): void;
  /**
   * Ends the running session if storage was lost under it, or once more the one that is owed, which a running session takes the place of.
   *
   * @throws whatever a database throws that is being cleared: to be tried again
   */
  settle(running: Held | undefined): Promise<void>;
}

/** The token it held in memory is the only one left: with it the origin is told that the session is over. */
export function createLostSession({ db, outbox, vault, clock }: LostSessionDeps): LostSession {
  let owed: Held | undefined;
  let isUntold = false;
  let isLost = false;
  const tellOrigin = async ({ sessionId, token }: Held) => {
    await storeLogout(outbox, { sessionId, ...(await vault.seal(token)) }, clock.now());
    isUntold = false;
    isLost = false;
  };
  const leaveBehind = async (session: Held) => {
    if (isLost || isUntold) {
      await tellMadeAnew(db, clock.now());
      await tellOrigin(session);
    }
    owed = undefined;
  };
  return {
    owe(session) {
      owed = session ?? owed;
    },
    isSure() {
      isLost = owed !== undefined;
    },
    async settle(running) {
      if (owed !== undefined && running !== undefined && running.sessionId !== owed.sessionId) await leaveBehind(owed);
      const session = running ?? owed;
      if (session === undefined) return;
      if (await endLostSession(db, session.sessionId, clock.now())) {
        owed = session;
        isUntold = true;
      }
      if (isUntold) await tellOrigin(session);
    },
  };
}
