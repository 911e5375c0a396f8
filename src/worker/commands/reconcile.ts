/**
 * Finds out what became of what was sent without an answer, bets and other commands alike (CRT-15, CMD-3): asks for the key, and when the origin has never heard of it, has the
 * key voided. Never sends anything again.
 */
import { liveQuery } from '../../db/queries/liveQuery.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { abortFan } from '../ports/linkedAbort.ts';
import type { Locks } from '../ports/locks.ts';
import type { Randomness } from '../ports/randomness.ts';
import { retryDelay } from '../streams/retryDelay.ts';

/** A sender holds a lock while it sends: by it is seen whether something is still on its way. */
export interface ReconcileDeps {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly randomness: Randomness;
}

/** How asking for a key went. */
export interface Asked {
  readonly isSettled: boolean;
  /** How long the origin asks not to be asked again, ms. */
  readonly restMs: number;
}

/** What there is to be found out, of one kind of things that are sent. */
export interface Unsettled<Item extends { readonly key: string }> {
  /** Everything without a known outcome; read live. */
  open(): Promise<readonly Item[]>;
  /** The lock that whoever still sends it holds. */
  lockOf(item: Item): string;
  /** Shows that nobody knows. */
  markUnknown(item: Item): Promise<void>;
  /** Asks once, and writes down what is said. @param mayVoid whether a key that the origin has not heard of is made void */
  ask(item: Item, mayVoid: boolean, signal: AbortSignal): Promise<Asked>;
}

/** How long a request may still be under way before its key is voided, ms. */
const VOID_AFTER_MS = 2_000;

/** Works until `signal` is aborted, on everything that any worker left open, now or later. Does not reject. */
export async function reconcile<Item extends { readonly key: string }>(
  deps: ReconcileDeps,
  work: Unsettled<Item>,
  signal: AbortSignal,
): Promise<void> {
  const inHand = new Map<string, Promise<void>>();
  const waits = abortFan(signal);
  const adopt = async () => {
    for (const item of await work.open()) {
      if (inHand.has(item.key)) continue;
      const own = waits.join();
      const doing = untilReconciled(deps, work, item, own.signal).finally(() => {
        own.unlink();
        inHand.delete(item.key);
      });
      inHand.set(item.key, doing);
    }
  };
  const watch = liveQuery(() => work.open()).subscribe((items) => {
    if (items.length > 0) void adopt().catch(() => undefined);
  });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  watch.unsubscribe();
  await Promise.all(inHand.values());
}

/** Begins again when storage refuses what was found out: nothing else would, for no write follows one that failed. Does not reject. */
async function untilReconciled<Item extends { readonly key: string }>(
  deps: ReconcileDeps,
  work: Unsettled<Item>,
  item: Item,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const isDone = await reconcileOne(deps, work, item, signal).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await rest(deps, attempt, 0, signal);
  }
}

async function reconcileOne<Item extends { readonly key: string }>(
  deps: ReconcileDeps,
  work: Unsettled<Item>,
  item: Item,
  signal: AbortSignal,
): Promise<void> {
  // Whoever is still sending holds this lock; once it is free, what is open was left behind.
  const isOpen = await deps.locks.request(work.lockOf(item), { signal }, async () => {
    const stillOpen = (await work.open()).some((other) => other.key === item.key);
    if (stillOpen) await work.markUnknown(item);
    return stillOpen;
  });
  let isOverdue = false;
  const cancel = deps.clock.after(VOID_AFTER_MS, () => {
    isOverdue = true;
  });
  try {
    for (let attempt = 0; isOpen && !signal.aborted; attempt += 1) {
      const { isSettled, restMs } = await work.ask(item, isOverdue, signal);
      if (isSettled || signal.aborted) return;
      await rest(deps, attempt, restMs, signal);
    }
  } finally {
    cancel();
  }
}

const rest = ({ clock, randomness }: ReconcileDeps, attempt: number, restMs: number, signal: AbortSignal) =>
  pause(clock, Math.max(250, retryDelay(attempt, restMs, randomness.fraction())), signal);
