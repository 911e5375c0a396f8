/**
 * Which worker syncs: the one that holds one Web Lock, for as long as it holds it. There may be several workers (a dedicated
 * one per tab, or shared ones of two builds), and commands work in each, because all state is in the database.
 *
 * Waits in line and never probes: a probe followed by a request elects two leaders in a race.
 */
import { pause, type Clock } from './ports/clock.ts';
import type { Locks } from './ports/locks.ts';

const SYNC_LOCK = 'hanpan-sync';
const AFTER_FAILURE_MS = 1_000;

/**
 * Runs `term` while this worker leads, again after a failed term, until `signal` is aborted. Does not reject.
 *
 * @param term must end soon after its signal is aborted
 */
export async function lead(
  deps: { readonly locks: Locks; readonly clock: Clock },
  signal: AbortSignal,
  term: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await deps.locks.request(SYNC_LOCK, { mode: 'exclusive', signal }, () => term(signal));
    } catch {
      await pause(deps.clock, AFTER_FAILURE_MS, signal);
    }
  }
}
