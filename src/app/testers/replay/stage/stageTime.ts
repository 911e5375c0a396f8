/**
 * The stage's time is the recording's (RPL-4): it stands while the player rests, and timers that screens set for a while of it go off when it has
 * passed. What is shorter is how a screen behaves under a hand (a hover, a double press), and stays the viewer's.
 */

/** Timers up to this many ms are the viewer's. */
const VIEWERS_MS = 400;
/** How often a timer goes off at most, in the viewer's ms: at a thousandfold rate nothing is drawn more often. */
const LEAST_APART_MS = 100;

interface Timer {
  readonly callback: () => void;
  readonly delay: number;
  readonly isInterval: boolean;
  /** Of the recording, epoch ms. */
  due: number;
  /** The viewer's time when it last went off. */
  wentAt: number;
}

/** What a timer calls. A text, which is code, is refused by the policy of our pages. */
type Handler = string | ((...given: unknown[]) => void);

/** The timers of a window, as far as they are replaced. */
export interface TimerHost {
  setTimeout(handler: Handler, delay?: number, ...given: unknown[]): number;
  clearTimeout(id?: number): void;
  setInterval(handler: Handler, delay?: number, ...given: unknown[]): number;
  clearInterval(id?: number): void;
}

export interface StageTime {
  now(): number;
  /** @param isJump time did not pass: whatever looks at it looks again */
  set(clock: number, isJump: boolean): void;
}

/** Ids of a browser's timers are counted from 1. */
const FIRST_ID = 2 ** 40;

/**
 * Takes over the timers of a window.
 *
 * @param viewersNow the viewer's clock, ms
 */
export function takeTimers(host: TimerHost, viewersNow: () => number): StageTime {
  const original = {
    setTimeout: host.setTimeout.bind(host),
    setInterval: host.setInterval.bind(host),
    clear: host.clearTimeout.bind(host),
  };
  const timers = new Map<number, Timer>();
  let clock = 0;
  let lastId = FIRST_ID;
  const add = (handler: Handler, delay: number, isInterval: boolean, given: unknown[]): number => {
    const callback = typeof handler === 'function' ? () => handler(...given) : () => undefined;
    lastId += 1;
    timers.set(lastId, { callback, delay, isInterval, due: clock + delay, wentAt: viewersNow() });
    return lastId;
  };
  const clear = (id?: number) => {
    if (id === undefined || !timers.delete(id)) original.clear(id);
  };
  host.setTimeout = (handler, delay = 0, ...given) =>
    delay > VIEWERS_MS ? add(handler, delay, false, given) : original.setTimeout(handler, delay, ...given);
  // Every interval of a screen looks at the time.
  host.setInterval = (handler, delay = 0, ...given) => add(handler, delay, true, given);
  host.clearTimeout = clear;
  host.clearInterval = clear;

  const goOff = (id: number, timer: Timer, at: number) => {
    if (timer.isInterval) timer.due = clock + timer.delay;
    else timers.delete(id);
    timer.wentAt = at;
    timer.callback();
  };
  return {
    now: () => clock,
    set(next, isJump) {
      clock = next;
      const at = viewersNow();
      for (const [id, timer] of [...timers].toSorted(([, a], [, b]) => a.due - b.due)) {
        // Time may have leapt back: nothing is further away than it was when it was set.
        timer.due = Math.min(timer.due, clock + timer.delay);
        const isDue = timer.due <= clock && (!timer.isInterval || at - timer.wentAt >= LEAST_APART_MS);
        if (timers.has(id) && (isDue || (isJump && timer.isInterval))) goOff(id, timer, at);
      }
    },
  };
}
