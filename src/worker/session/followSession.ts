/** Keeps what runs in step with the stored session: begins with it, ends with it, and forgets what another member left. */
import { forgetGiven } from '../../db/records/commands.ts';
import { forgetRequests } from '../../db/records/outbox.ts';
import { endSession } from '../../db/records/sessions.ts';
import type { SessionRow } from '../../db/tables/rows.ts';
import type { Term } from '../leadership/term.ts';
import type { SteadyClock } from '../ports/clock.ts';
import { currentCredentials } from './currentCredentials.ts';
import { deleteLeftovers, type LeftoverDeps } from './deleteLeftovers.ts';
import type { LostSession } from './lostSession.ts';
import { startSession, type RunningSession, type RunningSessionDeps } from './runningSession.ts';
import type { TokenVault } from './tokenVault.ts';

/** The vault opens the stored token when a worker takes over a session it did not begin. */
export interface FollowSessionDeps extends RunningSessionDeps, LeftoverDeps {
  readonly clock: SteadyClock;
  readonly vault: TokenVault;
}

export interface SessionFollower {
  /** Has run what this row says, and nothing else. One after the other: the next waits for the one before. */
  follow(row: SessionRow | undefined, term: Term): Promise<void>;
  running(): RunningSession | undefined;
  /** The term is over. */
  stop(): Promise<void>;
}

/** @param lostSession is told of a session whose row was lost under it */
export function createSessionFollower(deps: FollowSessionDeps, lostSession: LostSession): SessionFollower {
  let running: RunningSession | undefined;
  return {
    async follow(row, term) {
      const sessionId = row?.state === 'signedIn' ? row.sessionId : undefined;
      if (running !== undefined && running.sessionId === sessionId) {
        running.endsAt(row?.expiresAt);
        return;
      }
      const previous = running;
      running = undefined;
      // No row is ever taken away: where there is none, it was lost.
      if (row === undefined) {
        lostSession.owe(previous);
        lostSession.isSure();
      }
      await previous?.stop();
      const memberId = row?.state === 'signedIn' ? row.memberId : null;
      const forgotten = [forgetRequests(deps.outbox, memberId, deps.digest), forgetGiven(deps.outbox, memberId)];
      await Promise.all(forgotten).catch(() => {
        deps.log.warn('requests could not be forgotten');
      });
      await deleteLeftovers(deps);
      if (row === undefined) term.onDoubt();
      if (row === undefined || sessionId === undefined) return;
      const signedIn = await currentCredentials(deps.db, deps.vault);
      if (signedIn === undefined) await endSession(deps.db, sessionId, 'unauthorized');
      else if (signedIn.credentials.sessionId === sessionId) {
        running = await startSession(deps, signedIn, row, term);
        term.onDoubt();
      }
    },
    running: () => running,
    async stop() {
      await running?.stop();
      running = undefined;
    },
  };
}
