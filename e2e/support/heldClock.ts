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

export const setClock = (page: Page, ahead: number): Promise<void> =>
  page.evaluate((by) => {
    (globalThis as AheadWindow).ahead = by;
  }, ahead);
