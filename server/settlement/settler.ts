/**
 * Settles, behind the deliveries, the bets that one of them was too big for: chunk by chunk, so that no bet waits long for the writer.
 *
 * What is to be done is on disk. A process that is killed goes on at its next start; two processes may do it at the same time. A bet
 * that cannot be settled is set aside and reported, and the rest goes on.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { setAsideNext, settleSome, type SettledSome } from './settleSome.ts';

/** Bets of one transaction at most. */
const MOST_BETS = 50;
/** Of the first one, before it is known how long one takes. */
const FIRST_BETS = 5;
/** How long a transaction should take, ms: a bet that comes waits for it. */
const CHUNK_MS = 20;
/** How long to wait when even setting aside failed, ms. */
const RETRY_MS = 2_000;
/** How often work is looked for that another process left behind, ms. */
const SWEEP_MS = 10_000;

export interface Settler {
  /** There may be work. */
  readonly wake: () => void;
  /** Resolves once no work is left that was there at the call. */
  readonly idle: () => Promise<void>;
  /** Bets settled here behind deliveries since the start. */
  readonly settled: () => number;
  readonly stop: () => Promise<void>;
}

export interface SettlerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

export function startSettler({ store, clock, onFailure }: SettlerOptions): Settler {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let cancelRetry = () => {};
  const chunks = createChunks({ store, clock, onFailure }, () => isStopped);

  const work = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      let isMoreLeft = true;
      while (isMoreLeft && !isStopped) {
        isMoreLeft = await chunks.settle();
        await breathe();
      }
    }
  };
  const wake = () => {
    isWanted = true;
    if (isStopped) return;
    running ??= work()
      .catch((error: unknown) => {
        onFailure(error);
        cancelRetry = clock.after(RETRY_MS, wake);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const sweep = () => {
    wake();
    cancelSweep = clock.after(SWEEP_MS, sweep);
  };
  let cancelSweep = clock.after(SWEEP_MS, sweep);
  wake();
  return {
    wake,
    settled: chunks.settled,
    async idle() {
      wake();
      while (running !== undefined) await running;
    },
    async stop() {
      isStopped = true;
      cancelRetry();
      cancelSweep();
      await running;
    },
  };
}

interface Chunks {
  /** @returns whether work is left. @throws StoreUnavailable, which is no bet's fault: all of them are tried again */
  readonly settle: () => Promise<boolean>;
  readonly settled: () => number;
}

function createChunks({ store, clock, onFailure }: SettlerOptions, isStopped: () => boolean): Chunks {
  let settled = 0;
  let limit = FIRST_BETS;
  const settleUpTo = async (most: number) => {
    const some = await settleTimed(store, clock, most);
    settled += some.settled;
    return some;
  };
  /** One bad bet fails its chunk: then they go one by one, and the bad one goes aside. */
  const settleOneByOne = async () => {
    for (let count = 0; count < MOST_BETS && !isStopped(); count += 1) {
      try {
        if (!(await settleUpTo(1)).isMoreLeft) return false;
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        onFailure(error);
        const why = error instanceof Error ? error.message : 'unknown';
        await store.write((tx) => setAsideNext(tx, why, clock.now()));
      }
      await breathe();
    }
    return true;
  };
  return {
    settled: () => settled,
    async settle() {
      try {
        const some = await settleUpTo(limit);
        // A slow machine settles fewer at a time, so that no bet waits longer there.
        limit = nextLimit(limit, some.took);
        return some.isMoreLeft;
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        return settleOneByOne();
      }
    },
  };
}

/** In a transaction of its own. `took`: how long that was, from its turn to its commit, ms. */
async function settleTimed(store: Store, clock: Clock, most: number): Promise<SettledSome & { readonly took: number }> {
  let began = clock.elapsed();
  const some = await store.write((tx) => {
    began = clock.elapsed();
    return settleSome(tx, most, clock.now());
  });
  return { ...some, took: clock.elapsed() - began };
}

/** @param took by the last transaction, ms, in which so many bets were looked at at most */
export const nextLimit = (limit: number, took: number): number =>
  Math.max(1, Math.min(MOST_BETS, limit * 2, Math.floor((limit * CHUNK_MS) / Math.max(1, took))));
