/**
 * Tells the origin of sessions that ended here without it (SES-16): a logout without network, one at expiry, one of two that began at once.
 * At once, and then at growing intervals until it answers; a wake, as when the network is back, tries now.
 */
import { liveQuery } from '../../db/queries/liveQuery.ts';
import type { OutboxDatabase } from '../../db/tables/database.ts';
import { forgetLogout, untoldLogouts } from '../../db/records/logouts.ts';
import type { LogoutRow } from '../../db/tables/rows.ts';
import { logoutCall } from '../../domain/calls/session.ts';
import type { OriginClient } from '../http/originClient.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { linkedAbort, type LinkedAbort } from '../ports/linkedAbort.ts';
import type { Locks } from '../ports/locks.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { TokenVault } from './tokenVault.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Answers that say nothing of the session: it is asked again. */
const NOT_NOW: readonly number[] = [429, 500, 502, 503, 504];

export interface LogoutDeps {
  readonly outbox: OutboxDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly randomness: Randomness;
}

/** Whoever tells of a session's end holds it, so that it is told once. */
const tellingLock = (sessionId: string) => `hanpan-logout-${sessionId}`;

/**
 * Tells of one, unless somebody else is telling.
 *
 * @returns whether the origin knows now
 */
export async function tellLogout(
  { outbox, client, vault, locks }: Omit<LogoutDeps, 'clock' | 'randomness'>,
  row: LogoutRow,
): Promise<boolean> {
  return locks.request(tellingLock(row.sessionId), { mode: 'exclusive', ifAvailable: true }, async (isFree) => {
    if (!isFree) return false;
    const token = await vault.unseal(row);
    if (token !== undefined) {
      // Of a session that is over here: no answer may end the one that may have begun since.
      const credentials = { token, sessionId: null };
      const answer = await client.ask(logoutCall, { credentials });
      if (!answer.ok || NOT_NOW.includes(answer.value.status)) return false;
    }
    await forgetLogout(outbox, row.sessionId);
    return true;
  });
}

/** Sends what the outbox holds of ended sessions; each is forgotten once the origin answered. */
export interface LogoutSender {
  /** Works until `signal` is aborted. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** Try now. */
  wake(): void;
}

export function createLogoutSender(deps: LogoutDeps): LogoutSender {
  const { outbox, clock, randomness } = deps;
  let waiting: LinkedAbort | undefined;
  let attempt = 0;
  const wake = () => {
    attempt = 0;
    waiting?.abort();
  };

  const tellAll = async (): Promise<boolean> => {
    let isAllTold = true;
    for (const row of await untoldLogouts(outbox, clock.now()))
      if (!(await tellLogout(deps, row).catch(() => false))) isAllTold = false;
    return isAllTold;
  };

  return {
    wake,
    async run(signal) {
      const count = () => outbox.logouts.count();
      let known = 0;
      const watch = liveQuery(count).subscribe(
        (rows) => {
          if (rows > known) wake();
          known = rows;
        },
        () => undefined,
      );
      while (!signal.aborted) {
        waiting = linkedAbort(signal);
        const isAllTold = await tellAll().catch(() => false);
        const cap = isAllTold ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
        attempt = Math.min(attempt + 1, 10);
        await pause(clock, cap * (0.5 + randomness.fraction() / 2), waiting.signal);
        waiting.unlink();
      }
      watch.unsubscribe();
    },
  };
}
