/** How much a page has jumped since it was opened: the browser's own count of shifts that no input explains (CLS). */
import { expect, type Page } from '@playwright/test';

/** What a page may jump in all, CLS. */
const MOST = 0.02;

interface Shift {
  readonly value: number;
  /** What moved, for the message of a failing test. */
  readonly moved: readonly string[];
}

/** Call before the page is opened; counts again from zero in every document. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface ShiftEntry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts: Shift[] = [];
    (globalThis as { layoutShifts?: Shift[] }).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const words = (node?.textContent ?? '').slice(0, 24);
          return `${node?.nodeName ?? ''} ${words}: ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectSteady(page: Page): Promise<void> {
  const where = `${await page.title()} ${page.viewportSize()?.width ?? ''} px`;
  const shifts = await page.evaluate(() => (globalThis as { layoutShifts?: Shift[] }).layoutShifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
}
