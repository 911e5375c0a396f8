/**
 * How often a page draws what moves by itself. Prices are drawn as they come where drawing is cheap. Where one drawing takes longer than a press
 * may wait for, a rest follows in which the page's thread is the member's, and what changed meanwhile is drawn in one (PSH-8).
 */
import { createContext } from 'react';
import { after } from './pageTimer.ts';

/** A task as long as this one is felt by whoever presses something in it, ms. */
const SLOW_MS = 50;
/** A third of the thread's time is drawn in. */
const RESTS = 2;
/** What a tab was told may be shown for a quarter of a second after its run has ended (PSH-3): it is asked again before, ms. */
const LONGEST_REST_MS = 200;

export interface DrawPace {
  /** A drawing begins: what waits for one is drawn with it. */
  draw(): void;
  /** How long to rest between this drawing and the next, ms; 0 where drawing is cheap. */
  restMs(): number;
  /** Calls back after so many ms, more than none; on a slow page in the first drawing after them, or a rest later where none comes. @returns cancels it */
  after(ms: number, callback: () => void): () => void;
}

/**
 * @param now ms of a clock that nobody sets
 * @param wait calls back after so many ms; returns what cancels it
 * @param whenDrawn calls back once what has just changed was painted; of a page that is out of sight, when it is in sight again
 */
export function createDrawPace(
  now: () => number,
  wait: (ms: number, callback: () => void) => () => void,
  whenDrawn: (callback: () => void) => void,
): DrawPace {
  const waiting = new Map<() => void, number>();
  let isMeasuring = false;
  let restMs = 0;

  return {
    draw() {
      const at = now();
      for (const [act, from] of waiting) if (from <= at) act();
      if (!isMeasuring) {
        isMeasuring = true;
        whenDrawn(() => {
          isMeasuring = false;
          const tookMs = now() - at;
          restMs = tookMs > SLOW_MS ? Math.min(tookMs * RESTS, LONGEST_REST_MS) : 0;
        });
      }
    },
    restMs: () => restMs,
    after(ms, callback) {
      const cancel = () => {
        waiting.delete(act);
        stop();
      };
      const act = () => {
        cancel();
        callback();
      };
      const stop = wait(ms + restMs, act);
      waiting.set(act, now() + ms);
      return cancel;
    },
  };
}

/** The pace of this page: of the prices it is told of, and of what their movement shows. */
export const DrawPaceContext = createContext(
  createDrawPace(
    () => performance.now(),
    after,
    (callback) => {
      requestAnimationFrame(() => after(0, callback));
    },
  ),
);
