/**
 * What the leading worker does: while a member is signed in it holds the two streams, polls the record, looks after bets of
 * unknown outcome, ends the session when its time is up; always it keeps the log bounded (SYN-01).
 *
 * The session row drives it, whichever tab or worker wrote it.
 */
import { liveQuery } from '../db/queries/liveQuery.ts';
import { beginTerm, holdsTerm } from '../db/tables/terms.ts';
import type { SessionRow } from '../db/tables/rows.ts';
import { sweepSlips, type SweepDeps } from './commands/sweepSlips.ts';
import { watchMaintenance, type MaintenanceDeps } from './documents/watchMaintenance.ts';
import { keepBounded } from './keepBounded.ts';
import type { Term } from './leadership/term.ts';
import type { SteadyClock } from './ports/clock.ts';
import { linkedAbort } from './ports/linkedAbort.ts';
import { untilAborted } from './ports/locks.ts';
import { renewHouse } from './renewal.ts';
import { createSessionFollower, type FollowSessionDeps } from './session/followSession.ts';
import { lookNowAndThen } from './session/lookNowAndThen.ts';
import { createLostSession } from './session/lostSession.ts';
import { createLogoutSender } from './session/sendLogouts.ts';

export interface SyncerDeps extends FollowSessionDeps, MaintenanceDeps, SweepDeps {
  readonly clock: SteadyClock;
}

export interface Syncer {
  /** Works until `signal` is aborted: one term of leadership. */
  run(signal: AbortSignal): Promise<void>;
  /** Try every connection now, and look at the clock. Does nothing while this worker does not lead. */
  wake(): void;
}

/** One for the worker's life; each term begins from what is stored. */
export function createSyncer(deps: SyncerDeps): Syncer {
  const { db, clock, log } = deps;
  const logouts = createLogoutSender(deps);
  const lostSession = createLostSession(deps);
  const sessions = createSessionFollower(deps, lostSession);
  let lastTerm = 0;

  return {
    async run(outer) {
      const whole = linkedAbort(outer);
      const { signal } = whole;
      const onLost = () => {
        if (signal.aborted) return;
        log.warn('term lost');
        // A database made anew has forgotten the session; tabs that still show it must hear so.
        lostSession.owe(sessions.running());
        whole.abort();
      };
      const id = await beginTerm(db, deps.instanceId);
      // Their numbers grow in one database, and begin again in one that was made anew.
      if (id.number <= lastTerm) lostSession.isSure();
      lastTerm = id.number;
      await renewHouse(deps, id);
      let tail = Promise.resolve();
      const followNext = (read: () => Promise<SessionRow | undefined>) => {
        tail = tail
          .then(async () => (signal.aborted ? undefined : sessions.follow(await read(), term)))
          .catch(() => {
            log.warn('session could not be followed');
          });
      };
      const stored = () => db.sessions.get('session');
      const look = async () => {
        if (!(await holdsTerm(db, id))) onLost();
        await lostSession.settle(sessions.running());
        // One that could not be followed is tried again.
        const row = await stored();
        if (row?.state === 'signedIn' && row.sessionId !== sessions.running()?.sessionId) followNext(stored);
      };
      const onDoubt = () => {
        if (!signal.aborted) void look().catch(() => undefined);
      };
      const stopDoubting = db.onClosed(onDoubt);
      void lookNowAndThen(clock, look, signal);
      const term: Term = { id, onLost, onDoubt };
      const watch = liveQuery(stored).subscribe((row) => followNext(async () => row));
      void keepBounded(deps, signal);
      void sweepSlips(deps, signal);
      void watchMaintenance(deps, signal);
      void logouts.run(signal);
      // Not for the four above, which may be in the middle of a call: whoever leads next opens its streams now.
      await untilAborted(signal);
      watch.unsubscribe();
      stopDoubting();
      await tail;
      await sessions.stop();
      whole.unlink();
    },
    wake() {
      sessions.running()?.wake();
      logouts.wake();
    },
  };
}
