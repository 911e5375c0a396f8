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

/** Where the page of a game shows the number of its round. */
const ROUND = '[data-state]:has([role="timer"]) strong';

/** The number of the round that the page of a game shows. */
export const roundShown = (page: Page): Promise<number> =>
  page.evaluate((round) => Number(document.querySelector(round)?.textContent), ROUND);

/** Loads the page of a game while the clock is ahead by so many ms, and sets it right then. @returns the number of the round shown meanwhile */
export async function openedAhead(page: Page, ahead: number): Promise<number> {
  const script = await page.addInitScript((by) => {
    (globalThis as AheadWindow).ahead = by;
  }, ahead);
  await page.reload();
  await page.getByRole('timer').first().waitFor();
  const shown = await roundShown(page);
  await script.dispose();
  await page.evaluate(() => {
    (globalThis as AheadWindow).ahead = 0;
  });
  return shown;
}

/**
 * Sets the page's clock by so many ms, for a while, and right again.
 *
 * @returns the number of the round that the page of a game showed before, and in every frame of that while
 */
export const roundsWhileSet = (page: Page, ahead: number, forMs: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([by, ms, round]) => {
      const shown = () => Number(document.querySelector(round)?.textContent);
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
    [ahead, forMs, ROUND] as const,
  );
