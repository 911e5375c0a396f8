/**
 * Web Locks as this project needs them: a lock is held for as long as a promise is pending, and the browser gives it to the
 * next in line when its holder dies. Release of a lock is the only reliable news of a dead tab or worker.
 */
export interface LockWish {
  readonly mode?: 'exclusive' | 'shared';
  /** Do not wait: `use` is called with `false` at once if the lock is held by another. */
  readonly ifAvailable?: boolean;
  /** Gives up waiting; the returned promise then rejects. */
  readonly signal?: AbortSignal;
  /** Takes the lock away from its holder, whose request rejects. Only from a holder that does not answer, and never with `signal`. */
  readonly steal?: boolean;
}

/** The part of `navigator.locks` that is used; rejects with an AbortError when the wish's signal is aborted. */
export interface Locks {
  request<Value>(name: string, wish: LockWish, use: (granted: boolean) => Promise<Value>): Promise<Value>;
}

/** The browser's lock manager as `Locks`, for composition roots. */
export function webLocks(manager: Pick<LockManager, 'request'>): Locks {
  return {
    request: async (name, wish, use) => manager.request(name, wish, async (lock) => use(lock !== null)),
  };
}

/** Resolves when `signal` is aborted. What a lock is held by for the length of a term. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Takes a lock and keeps it until `signal` is aborted.
 *
 * @returns resolves with `true` once it is held, `false` if `signal` was aborted before
 */
export function holdLock(locks: Locks, name: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(name, { mode: 'exclusive', signal }, async () => {
        resolve(true);
        await untilAborted(signal);
      })
      .catch(() => {
        resolve(false);
      });
  });
}

/** Resolves with `true` when the holder of a lock is gone, with `false` when `signal` was aborted first. */
export async function lockReleased(locks: Locks, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await locks.request(name, { mode: 'shared', signal }, () => Promise.resolve());
    return !signal.aborted;
  } catch {
    return false;
  }
}
