/**
 * Settles, behind the deliveries, the bets that one of them was too big for: chunk by chunk, so that no bet waits long for the writer.
 *
 * What is to be done is on disk. A process that is killed goes on at its next start; two processes may do it at the same time. A bet
 * that cannot be settled is set aside and reported, and the rest goes on.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { setAsideNext, settleSome } from './settleSome.ts';

/** Bets of one transaction: some tens of milliseconds. */
const CHUNK_BETS = 50;
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
  let settled = 0;
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let cancelRetry = () => {};

  const settleChunk = async (limit: number) => {
    const some = await store.write((tx) => settleSome(tx, limit, clock.now()));
    settled += some.settled;
    return some.isMoreLeft;
  };
  /** One bad bet fails its chunk: then they go one by one, and the bad one goes aside. */
  const settleOneByOne = async () => {
    for (let count = 0; count < CHUNK_BETS && !isStopped; count += 1) {
      try {
        if (!(await settleChunk(1))) return false;
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
  const work = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      let isMoreLeft = true;
      while (isMoreLeft && !isStopped) {
        isMoreLeft = await settleChunk(CHUNK_BETS).catch((error: unknown) => {
          // No bet's fault: all of them are tried again.
          if (error instanceof StoreUnavailable) throw error;
          return settleOneByOne();
        });
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
    settled: () => settled,
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
