/** What worker code may know of time; handed in everywhere, so that a test decides what time it is. */
export interface Clock {
  /** Epoch ms, by a clock that somebody may set. */
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
}

/** With a second one beside it, for whoever must know that the first was set. */
export interface SteadyClock extends Clock {
  /** Ms since some moment, by a clock that nobody sets and that never goes back. It may stand still while the machine sleeps. */
  elapsed(): number;
}

/** One moment by both. */
export interface Instant {
  readonly now: number;
  readonly elapsed: number;
}

export const instantOf = (clock: SteadyClock): Instant => ({ now: clock.now(), elapsed: clock.elapsed() });

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
