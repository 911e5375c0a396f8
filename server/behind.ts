/**
 * Work that is done behind what asked for it, turn by turn: when somebody says that there is some, and from time to time for what another process left behind. What
 * fails is told and tried again.
 */
import { breathe } from './breathe.ts';
import type { Clock } from './clock.ts';

/** How long to wait after a turn that failed, ms. */
const RETRY_MS = 2_000;
/** How often work is looked for, ms. */
const SWEEP_MS = 10_000;

/** Things of one transaction at most. */
export const MOST_AT_ONCE = 50;
/** Of the first one, before it is known how long one takes. */
export const FIRST_LIMIT = 5;
/** How long a transaction should take, ms: a bet that comes waits for it. */
const TRANSACTION_MS = 20;

/**
 * How many things the next transaction takes: a slow machine does fewer at a time, so that no bet waits longer there.
 *
 * @param took by the last transaction, ms, in which so many were looked at at most
 */
export const nextLimit = (limit: number, took: number): number =>
  Math.max(1, Math.min(MOST_AT_ONCE, limit * 2, Math.floor((limit * TRANSACTION_MS) / Math.max(1, took))));

export interface Behind {
  /** There may be work. */
  readonly wake: () => void;
  /** Resolves once no work is left that was there at the call. */
  readonly idle: () => Promise<void>;
  /** No turn begins after this; resolves once the one under way is over. */
  readonly stop: () => Promise<void>;
}

interface BehindParts {
  readonly clock: Clock;
  /** @returns whether work is left */
  readonly turn: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
}

/** Begins at once. */
export function workBehind({ clock, turn, onFailure }: BehindParts): Behind {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let cancelRetry = () => {};
  const work = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      let isMoreLeft = true;
      while (isMoreLeft && !isStopped) {
        isMoreLeft = await turn();
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
