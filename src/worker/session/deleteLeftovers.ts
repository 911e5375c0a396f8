/**
 * Deletes the databases of whoever is not signed in: after each logout, and at the next start what was left by a worker that died. They are
 * empty already, unless that went wrong. A tab that is frozen may hold a deletion up; nobody waits for it, and the name is never used again.
 *
 * A token that is still in one is of a session that ended without the origin's knowing: it is kept beside the bets until it knows (SES-16).
 */
import type { HanpanDatabase, OutboxDatabase } from '../../db/tables/database.ts';
import { storeLogout } from '../../db/records/logouts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import type { Log } from '../ports/log.ts';

/** Held in common while a session begins, from its database to the row that names it. */
export const BEGINNING_LOCK = 'hanpan-session-begins';

export interface LeftoverDeps {
  readonly db: HanpanDatabase;
  readonly outbox: OutboxDatabase;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly log: Log;
}

/** Resolves when the deletions have been asked for. Does not reject. While a session begins nothing is deleted: its row comes next. */
export async function deleteLeftovers({ db, outbox, clock, locks, log }: LeftoverDeps): Promise<void> {
  const failed = () => {
    log.warn('what a member left could not be deleted');
  };
  await locks
    .request(BEGINNING_LOCK, { mode: 'exclusive', ifAvailable: true }, async (isFree) => {
      if (!isFree) return;
      const kept = (await db.sessions.get('session'))?.database;
      const names = (await db.memberDatabases()).filter((name) => name !== kept);
      for (const name of names) {
        const token = await db.ofMember(name).vault.get('token');
        if (token !== undefined) await storeLogout(outbox, token, clock.now());
        db.deleteMember(name).catch(failed);
      }
    })
    .catch(failed);
}
