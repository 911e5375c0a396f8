/**
 * Many small units of work on one commit: whatever arrives while a commit is under way shares the next one, and its fsync.
 *
 * Each unit runs under its own savepoint, so one that throws undoes nothing of the others. Nobody is answered before the commit that
 * holds their work is on disk. A unit that comes alone is not made to wait.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import { inSavepoint } from './savepoint.ts';
import { StoreUnavailable, type Store, type Work } from './store.ts';

export interface GroupCommitOptions {
  /** Units of one commit at most. */
  readonly maxBatch: number;
  /** How long a commit waits for as many units as the last one had, ms. */
  readonly maxWaitMs: number;
}

export const DEFAULT_GROUP_COMMIT: GroupCommitOptions = { maxBatch: 64, maxWaitMs: 2 };

/** Units that may wait for their turn. */
const MAX_WAITING = 10_000;

/** Runs a unit of work as `Store.write` does. */
export type Writer = <Value>(work: (tx: Work) => Promise<Value>) => Promise<Value>;

/** Nothing was done; the same may be asked again in a moment. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly statusCode = 503;
}

interface Unit {
  readonly run: (tx: Work) => Promise<void>;
  readonly commit: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * @param options `null` gives every unit a commit of its own
 * @param onCommit is told of each commit that is shared: of how many units it was, and how long it took, ms
 */
export function createGroupCommit(
  store: Store,
  clock: Clock,
  options: GroupCommitOptions | null,
  onCommit: (units: number, ms: number) => void,
): Writer {
  if (options === null) return (work) => store.write(work);
  const { maxBatch, maxWaitMs } = options;
  const waiting: Unit[] = [];
  let lastSize = 0;
  let isRunning = false;
  let onArrival = () => {};

  const gather = async () => {
    await breathe();
    const wanted = Math.min(maxBatch, lastSize);
    if (waiting.length >= wanted) return;
    await new Promise<void>((resolve) => {
      const cancel = clock.after(maxWaitMs, resolve);
      onArrival = () => {
        if (waiting.length < wanted) return;
        cancel();
        resolve();
      };
    });
    onArrival = () => {};
  };
  const drain = async () => {
    while (waiting.length > 0) {
      await gather();
      const units = waiting.splice(0, maxBatch);
      lastSize = units.length;
      const began = clock.elapsed();
      const failure = await commit(store, units);
      // Whoever came while these waited in vain has waited for the same, and would wait as long again.
      if (failure instanceof StoreUnavailable) for (const unit of waiting.splice(0)) unit.fail(failure);
      onCommit(units.length, clock.elapsed() - began);
    }
    isRunning = false;
  };
  return (work) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) {
        reject(new QueueFull('too many bets at once'));
        return;
      }
      waiting.push(unitOf(work, resolve, reject));
      onArrival();
      if (isRunning) return;
      isRunning = true;
      void drain();
    });
}

function unitOf<Value>(
  work: (tx: Work) => Promise<Value>,
  resolve: (value: Value) => void,
  reject: (error: unknown) => void,
): Unit {
  let outcome: { readonly value: Value } | undefined;
  return {
    async run(tx) {
      outcome = { value: await work(tx) };
    },
    commit: () => {
      if (outcome !== undefined) resolve(outcome.value);
    },
    fail: reject,
  };
}

/** Never rejects: every unit is told how it went. @returns why none of them was committed; `undefined` where the commit is on disk */
async function commit(store: Store, units: readonly Unit[]): Promise<unknown> {
  const failed = new Map<Unit, unknown>();
  try {
    await store.write(async (tx) => {
      const [first] = units;
      if (first !== undefined && units.length === 1) return first.run(tx);
      for (const unit of units) await runAlone(tx, unit, failed);
    });
  } catch (error) {
    for (const unit of units) unit.fail(failed.get(unit) ?? error);
    return error;
  }
  for (const unit of units) {
    if (failed.has(unit)) unit.fail(failed.get(unit));
    else unit.commit();
  }
  return undefined;
}

async function runAlone(tx: Work, unit: Unit, failed: Map<Unit, unknown>): Promise<void> {
  const outcome = await inSavepoint(tx, () => unit.run(tx));
  if (!outcome.ok) failed.set(unit, outcome.error);
}
