/** When a page may load what it does not need yet: nothing that a member waits for is behind it. */
const LONGEST_MS = 1_000;

/** Resolves when the browser has nothing else to do, or a second later. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS / 4);
  });
}
