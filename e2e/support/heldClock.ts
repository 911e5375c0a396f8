/** A page whose clock is set while it is looked at. The clock that nobody sets, and the worker's, go on. */
import type { Page } from '@playwright/test';

export interface AheadWindow {
  /** How many ms this page's clock is ahead of the machine's, from its first script on. */
  ahead?: number;
}

export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Date.now.bind(Date);
    Date.now = () => own() + ((globalThis as AheadWindow).ahead ?? 0);
  });
}

/**
 * Sets the page's clock by so many ms, for a while, and right again.
 *
 * @returns the number of the round that the page of a game showed before, and in every frame of that while
 */
export const roundsWhileSet = (page: Page, ahead: number, forMs: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([by, ms]) => {
      const shown = () => Number(document.querySelector('[data-state]:has([role="timer"]) strong')?.textContent);
      const seen = [shown()];
      const watch = async (forMs: number, look: () => void) => {
        const until = performance.now() + forMs;
        while (performance.now() < until) {
          await new Promise(requestAnimationFrame);
          look();
        }
      };
      (globalThis as AheadWindow).ahead = by;
      await watch(ms, () => seen.push(shown()));
      (globalThis as AheadWindow).ahead = 0;
      // A page looks at the time four times a second: whoever tries again finds it right.
      await watch(ms, () => undefined);
      return seen;
    },
    [ahead, forMs] as const,
  );
