/** When a page may load what it does not need yet: nothing that a member waits for is behind it. */
const LONGEST_IDLE_MS = 1_000;
/** A tab in the background paints nothing, and must not wait for it. */
const LONGEST_UNPAINTED_MS = 2_000;

/** Resolves when the page has been painted and the browser has nothing else to do, or three seconds later. */
export async function whenIdle(): Promise<void> {
  await whenPainted();
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_IDLE_MS });
    else setTimeout(resolve, LONGEST_IDLE_MS / 4);
  });
}

/** An idle moment comes before the first paint too, while a frame is waited for. */
async function whenPainted(): Promise<void> {
  let observer: PerformanceObserver | undefined;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_UNPAINTED_MS);
    observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  observer?.disconnect();
}
