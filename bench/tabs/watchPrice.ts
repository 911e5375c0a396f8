/**
 * When a text stands in a page, ready for the next frame. Not taken in a frame itself: a browser gives tabs in the background one
 * frame a second, which would measure the browser.
 */
import type { Page } from 'playwright';

/**
 * Starts looking for a button whose name ends with `wanted`.
 *
 * @returns when it stands there, epoch ms on the machine's clock, the same for all pages; rejects after `limitMs`
 */
export async function watchPrice(page: Page, wanted: string, limitMs: number): Promise<() => Promise<number>> {
  await page.evaluate(
    ([text, limit]) => {
      const holder = globalThis as { seenAt?: Promise<number> };
      holder.seenAt = new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          observer.disconnect();
          reject(new Error(`${text} never came`));
        }, limit);
        // No named function in here: the loader would refer to a helper that the page does not have.
        const observer = new MutationObserver(() => {
          const buttons = [...document.querySelectorAll('button[aria-label]')];
          if (!buttons.some((button) => button.getAttribute('aria-label')?.endsWith(text))) return;
          observer.disconnect();
          clearTimeout(timer);
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    },
    [wanted, limitMs] as const,
  );
  return () => page.evaluate(() => (globalThis as { seenAt?: Promise<number> }).seenAt ?? Promise.reject(new Error()));
}
