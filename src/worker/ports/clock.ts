/** The only two things worker code may know of time; handed in everywhere, so that a test decides what time it is. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
}

/** Longest delay a browser's timer keeps without wrapping around, ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The platform's timers, for composition roots. */
export function timerClock(platform: {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: never): void;
}): Clock {
  return {
    now: () => platform.now(),
    after: (ms, callback) => {
      const timer = platform.setTimeout(callback, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
      return () => {
        platform.clearTimeout(timer as never);
      };
    },
  };
}

/** Resolves after `ms`, or at once when `signal` is aborted. Never rejects. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      cancel();
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const cancel = clock.after(ms, wake);
    signal?.addEventListener('abort', wake, { once: true });
  });
}
