/**
 * Asks the origin for something of which one answer does for all workers of a browser: one asks at a time, the others wait their turn and
 * find what it stored.
 */
import { fail, type Result } from '../../domain/kernel/decision.ts';
import type { CallFailure } from '../contract.ts';
import type { Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';

/** How long another worker's call for the same is waited for, ms. With the call shorter than the tab's own limit. */
const PATIENCE_MS = 6_000;

/** @param lock names what is asked for, in every worker of the browser */
export async function inTurn(
  { clock, locks }: { readonly clock: Clock; readonly locks: Locks },
  lock: string,
  ask: () => Promise<Result<null, CallFailure>>,
): Promise<Result<null, CallFailure>> {
  const patience = new AbortController();
  const cancel = clock.after(PATIENCE_MS, () => patience.abort());
  try {
    return await locks.request(lock, { mode: 'exclusive', signal: patience.signal }, () => {
      cancel();
      return ask();
    });
  } catch (error) {
    if (patience.signal.aborted) return fail({ kind: 'unreachable' });
    throw error;
  } finally {
    cancel();
  }
}
