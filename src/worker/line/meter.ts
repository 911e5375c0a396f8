/**
 * Measures the line while this worker waits for it (rules LIN): how long a call takes, and how fast bytes come. What overlaps a time in which the
 * worker itself was late counts not: a busy machine or a frozen tab is no bad line.
 */
import type { Clock } from '../ports/clock.ts';
import type { LineSignal } from './estimate.ts';

/** Stands beside each call and download, and turns what it sees into signals. */
export interface LineMeter {
  /** A call is made. @returns what says that it was answered, or given up */
  call(): { readonly answered: () => void; readonly stop: () => void };
  /** Bytes that were asked for are read. */
  reading(): Reading;
}

export interface Reading {
  /** Waits from now on. */
  waits(): void;
  /** So many bytes came. */
  came(bytes: number): void;
  stop(): void;
}

/** While something is measured the worker looks so often whether it is on time, ms. */
const BEAT_MS = 100;
/** A timer that comes this much late says that the worker could not run, ms. */
const LATE_MS = 50;

/** Measures nothing across a time in which a timer of this worker fired late: that was the machine, not the line. */
export function createLineMeter(clock: Clock, note: (signal: LineSignal) => void): LineMeter {
  const punctuality = watchPunctuality(clock);
  return {
    call() {
      const watch = punctuality.watch();
      const askedAt = clock.now();
      return {
        answered() {
          if (!watch.wasLateSince(askedAt)) note({ kind: 'call', ms: clock.now() - askedAt });
          watch.stop();
        },
        stop: watch.stop,
      };
    },
    reading() {
      const watch = punctuality.watch();
      let since = clock.now();
      return {
        waits() {
          since = clock.now();
        },
        came(bytes) {
          if (!watch.wasLateSince(since)) note({ kind: 'bytes', bytes, ms: clock.now() - since });
        },
        stop: watch.stop,
      };
    },
  };
}

/** Whether this worker runs when it is due, looked at only while somebody watches: an idle worker has no timer. */
function watchPunctuality(clock: Clock) {
  let watching = 0;
  let due = 0;
  let lateAt = -Infinity;
  let cancel = () => {};
  const look = () => {
    const now = clock.now();
    // A clock that was set back is as good as late: what it was late at before lies ahead of it now, and would count until it is there again.
    if (now - due > LATE_MS || now < due - BEAT_MS) lateAt = now;
  };
  const beat = () => {
    due = clock.now() + BEAT_MS;
    cancel = clock.after(BEAT_MS, () => {
      look();
      beat();
    });
  };
  return {
    watch() {
      watching += 1;
      if (watching === 1) {
        // What nobody watched is nobody's lateness.
        lateAt = -Infinity;
        beat();
      }
      let isOver = false;
      return {
        wasLateSince(at: number): boolean {
          look();
          // By a clock that was set back nothing can be measured either.
          return lateAt >= at || clock.now() < at;
        },
        stop() {
          if (isOver) return;
          isOver = true;
          watching -= 1;
          if (watching === 0) cancel();
        },
      };
    },
  };
}
