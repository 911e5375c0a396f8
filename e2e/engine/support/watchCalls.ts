/** The calls of a page to its worker, as its own timeline tells them: how many began, how each settled, how long the longest took. */
import type { Locator, Page } from '@playwright/test';

export interface CallsSeen {
  readonly begun: number;
  readonly answered: number;
  readonly lost: number;
  readonly neverSent: number;
  /** ms */
  readonly longest: number;
}

/** Begins to watch. A call that began before is not counted, whenever it settles. */
export async function watchCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { begun: 0, answered: 0, lost: 0, neverSent: 0, longest: 0 };
    (globalThis as { callsSeen?: typeof seen }).callsSeen = seen;
    const since = performance.now();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('hanpan.call')) {
        // A measure begins where its call began.
        if (entry.startTime < since) continue;
        if (entry instanceof PerformanceMeasure) {
          const detail: unknown = entry.detail;
          if (detail === 'answered' || detail === 'lost' || detail === 'neverSent') seen[detail] += 1;
          seen.longest = Math.max(seen.longest, entry.duration);
        } else seen.begun += 1;
      }
    }).observe({ entryTypes: ['mark', 'measure'] });
  });
}

export async function callsSeen(page: Page): Promise<CallsSeen> {
  return page.evaluate(() => {
    const { callsSeen: seen } = globalThis as { callsSeen?: CallsSeen };
    if (seen === undefined) throw new Error('the calls of this page are not watched');
    return seen;
  });
}

/** Presses a button once a frame, so that calls are under way when a worker dies. A shut button takes no press. */
export async function pressThroughout(button: Locator, presses: number): Promise<void> {
  await button.evaluate(async (element: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) {
      element.click();
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  }, presses);
}
