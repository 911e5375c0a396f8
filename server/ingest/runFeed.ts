/**
 * Runs the feed in exactly one process of a data directory: whoever holds the lease. If the holder dies or stalls, another takes
 * over; a stalled one that wakes up is fenced off by its next transaction.
 */
import type { Clock } from '../clock.ts';
import type { RunningFeed } from '../feed/feed.ts';
import type { Lease } from '../store/lease.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { within } from '../within.ts';

/** How long a feed may take to stop, ms. */
const STOP_LIMIT_MS = 3_000;

export interface FeedRunnerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly lease: Lease;
  /** How often the lease is renewed, or asked for. Ms. */
  readonly renewMs: number;
  readonly start: () => Promise<RunningFeed>;
  readonly onFailure: (error: unknown) => void;
}

/** One process's wish to run the feed, granted or not. */
export interface FeedRunner {
  /** Whether this process runs the feed. */
  readonly isRunning: () => boolean;
  /** Whether the lease could be read when it was last due: whose the feed is. */
  readonly isLeaseKnown: () => boolean;
  /** Resolves once the feed is stopped and its lease given back. */
  stop(): Promise<void>;
}

/**
 * Resolves once the feed has started here, or once it is known that another process runs it.
 *
 * @throws what the first start throws, but for a store that is not there; later ones are reported and tried again
 */
export async function runFeed(options: FeedRunnerOptions): Promise<FeedRunner> {
  const { store, clock, lease, renewMs, start, onFailure } = options;
  let feed: RunningFeed | undefined;
  let isStopped = false;
  let isLeaseKnown = false;
  let cancel = () => {};

  const stopFeed = async () => {
    const stopping = feed;
    feed = undefined;
    if (stopping !== undefined) await within(clock, STOP_LIMIT_MS, stopping.stop());
  };
  const ask = async (how: 'acquire' | 'renew') => {
    try {
      const isMine = await store.write((tx) => lease[how](tx, clock.now()));
      isLeaseKnown = true;
      return isMine;
    } catch (error) {
      isLeaseKnown = false;
      throw error;
    }
  };
  const hold = async () => {
    if (feed !== undefined) {
      if (await ask('renew')) return;
      // It knows nothing of what the other one told, though that be gone again: it ends before the lease is taken.
      await stopFeed();
    }
    if ((await ask('acquire')) && !isStopped) feed = await start();
  };
  // Renewal goes on while a slow start is under way: it only keeps what is held already.
  const renew = async () => {
    await ask('renew').catch(onFailure);
  };
  let turn: Promise<void> | undefined;
  const tick = () => {
    if (turn === undefined) {
      turn = hold()
        .catch(onFailure)
        .finally(() => {
          turn = undefined;
        });
    } else void renew();
    cancel = clock.after(renewMs, tick);
  };
  cancel = clock.after(renewMs, tick);
  turn = hold();
  try {
    await turn;
  } catch (error) {
    // Whose the lease is will be asked again; until then nothing is fed here, and readiness tells.
    if (error instanceof StoreUnavailable && !isLeaseKnown) onFailure(error);
    else {
      cancel();
      await store.write((tx) => lease.release(tx));
      throw error;
    }
  } finally {
    turn = undefined;
  }
  return {
    isRunning: () => feed !== undefined,
    isLeaseKnown: () => isLeaseKnown,
    async stop() {
      isStopped = true;
      cancel();
      await stopFeed();
      if (turn !== undefined) await within(clock, STOP_LIMIT_MS, turn);
      await stopFeed();
      await store.write((tx) => lease.release(tx));
    },
  };
}
