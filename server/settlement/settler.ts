/**
 * Settles, behind the deliveries, the bets that one of them was too big for: chunk by chunk, so that no bet waits long for the writer.
 *
 * What is to be done is on disk. A process that is killed goes on at its next start; two processes may do it at the same time. A bet
 * that cannot be settled is set aside and reported, and the rest goes on.
 */
import { FIRST_LIMIT, MOST_AT_ONCE, nextLimit, workBehind, type Behind } from '../behind.ts';
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { setAsideNext, settleSome, type SettledSome } from './settleSome.ts';

export interface Settler extends Behind {
  /** Bets settled here behind deliveries since the start. */
  readonly settled: () => number;
}

export interface SettlerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

export function startSettler({ store, clock, onFailure }: SettlerOptions): Settler {
  let isStopped = false;
  const chunks = createChunks({ store, clock, onFailure }, () => isStopped);
  const behind = workBehind({ clock, turn: chunks.settle, onFailure });
  return {
    ...behind,
    settled: chunks.settled,
    stop() {
      isStopped = true;
      return behind.stop();
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
  let limit = FIRST_LIMIT;
  const settleUpTo = async (most: number) => {
    const some = await settleTimed(store, clock, most);
    settled += some.settled;
    return some;
  };
  /** One bad bet fails its chunk: then they go one by one, and the bad one goes aside. */
  const settleOneByOne = async () => {
    for (let count = 0; count < MOST_AT_ONCE && !isStopped(); count += 1) {
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
