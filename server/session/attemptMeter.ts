/**
 * Counts attempts of one kind by a key, and says how long the next one has to wait.
 *
 * An attempt is taken before it is made and given back if it was right, so that no number of attempts at once is more than the limit
 * allows. Measured on a steady clock; of keys it remembers so many, and the one untouched longest goes first.
 */
import type { SteadyClock } from '../clock.ts';

/** How waits grow: ms and numbers of attempts. */
export interface Pace {
  /** Attempts before the first wait. */
  readonly free: number;
  /** After the last free one, ms; doubles with every further attempt. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** One attempt is forgotten after each of these, ms. */
  readonly forgetMs: number;
}

/** Keys remembered of one kind: about 100 bytes each. */
const MAX_KEYS = 50_000;

/** An attempt that was taken. */
export interface Taken {
  /** It was right, or never made: as if it had not been taken. */
  giveBack(): void;
}

/** Attempts of one kind; kept in this process's memory. */
export interface AttemptMeter {
  /** Ms until an attempt may be taken; 0 for now. */
  waitOf(key: string): number;
  take(key: string): Taken;
  /** Forgets what was counted. */
  clear(key: string): void;
}

interface Count {
  attempts: number;
  takenAt: number;
  /** Up to when attempts were forgotten. */
  forgottenTo: number;
}

/** Of more than `maxKeys` keys those that were used longest ago are forgotten. */
export function createAttemptMeter(steady: SteadyClock, pace: Pace, maxKeys = MAX_KEYS): AttemptMeter {
  const counts = new Map<string, Count>();
  const waitAfter = (attempts: number) =>
    attempts < pace.free ? 0 : Math.min(pace.longestWaitMs, pace.firstWaitMs * 2 ** (attempts - pace.free));
  /** More would not wait longer, only be remembered longer. */
  const most = pace.free + Math.ceil(Math.log2(pace.longestWaitMs / pace.firstWaitMs)) + 1;
  const current = (key: string, now: number): Count | undefined => {
    const count = counts.get(key);
    if (count === undefined) return undefined;
    const forgotten = Math.floor((now - count.forgottenTo) / pace.forgetMs);
    count.attempts = Math.max(0, count.attempts - forgotten);
    count.forgottenTo += forgotten * pace.forgetMs;
    return count;
  };
  return {
    waitOf(key) {
      const now = steady.elapsed();
      const count = current(key, now);
      return count === undefined ? 0 : Math.max(0, count.takenAt + waitAfter(count.attempts) - now);
    },
    take(key) {
      const now = steady.elapsed();
      const known = current(key, now);
      const count =
        known === undefined || known.attempts === 0 ? { attempts: 0, takenAt: -Infinity, forgottenTo: now } : known;
      const before = count.takenAt;
      const isCounted = count.attempts < most;
      if (isCounted) count.attempts += 1;
      count.takenAt = now;
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.keys();
      if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest);
      let isOut = true;
      return {
        giveBack() {
          if (!isOut) return;
          isOut = false;
          if (isCounted) count.attempts = Math.max(0, count.attempts - 1);
          // A later attempt keeps its own time.
          if (count.takenAt === now) count.takenAt = before;
        },
      };
    },
    clear: (key) => {
      counts.delete(key);
    },
  };
}
