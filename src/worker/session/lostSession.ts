/**
 * Ends the session that storage was lost under, and has the origin told (SES-16, SES-R5, D4). What clears storage may clear it again right after,
 * with the end that was written in between: the end is owed until the next session begins, and is written as often as it was lost.
 */
import type { HanpanDatabase, OutboxDatabase } from '../../db/database.ts';
import { storeLogout } from '../../db/logouts.ts';
import { endLostSession } from '../../db/sessions.ts';
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

export interface LostSession {
  /** Storage was lost while this one ran: it is looked after whether or not it still runs. */
  owe(session: Held | undefined): void;
  /** Another session runs. */
  forget(): void;
  /**
   * Ends the running session if storage was lost under it, or once more the one that is owed.
   *
   * @throws whatever a database throws that is being cleared: to be tried again
   */
  settle(running: Held | undefined): Promise<void>;
}

export function createLostSession({ db, outbox, vault, clock }: LostSessionDeps): LostSession {
  let owed: Held | undefined;
  let isUntold = false;
  return {
    owe(session) {
      owed = session ?? owed;
    },
    forget() {
      owed = undefined;
      isUntold = false;
    },
    async settle(running) {
      const session = running ?? owed;
      if (session === undefined) return;
      if (await endLostSession(db, session.sessionId, clock.now())) {
        owed = session;
        isUntold = true;
      }
      if (!isUntold) return;
      await storeLogout(outbox, { sessionId: session.sessionId, ...(await vault.seal(session.token)) }, clock.now());
      isUntold = false;
    },
  };
}
