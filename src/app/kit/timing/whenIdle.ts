/** When a page may load what its first drawing does not need. */
import { after } from './pageTimer.ts';

const LONGEST_IDLE_MS = 1_000;
/** A tab in the background paints nothing, and must not wait for it. */
const LONGEST_UNPAINTED_MS = 2_000;
/** What a first page may cost the prices that come after it. */
const LONGEST_WITHOUT_WORKER_MS = 500;

/** Resolves when the page has been painted and the browser has nothing else to do, or three seconds later. */
export async function whenIdle(): Promise<void> {
  await whenPainted(LONGEST_UNPAINTED_MS);
  await new Promise<void>((resolve) => void inIdle(resolve));
}

/**
 * Calls back once in the next moment in which the browser has nothing else to do, or a second later.
 *
 * @returns cancels it
 */
export function inIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return after(LONGEST_IDLE_MS / 4, act);
  const asked = requestIdleCallback(act, { timeout: LONGEST_IDLE_MS });
  return () => cancelIdleCallback(asked);
}

/**
 * An idle moment comes before the first paint too, while a frame is waited for.
 *
 * @returns resolves when the page has been painted, or after `longestMs`
 */
export async function whenPainted(longestMs: number): Promise<void> {
  let observer: PerformanceObserver | undefined;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestMs);
    observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  observer?.disconnect();
}

/**
 * When a tab asks for its worker: the first page is drawn from what is stored, and a worker that starts beside it takes processor time
 * from it. A page that paints nothing by itself, or that nobody looks at, waits for no paint.
 */
export async function whenWorkerIsDue(): Promise<void> {
  if (!document.hidden) await whenPainted(LONGEST_WITHOUT_WORKER_MS);
}
