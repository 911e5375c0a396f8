/** Which parts of a page are drawn anew, out of React's own commits. */
import type { Page } from '@playwright/test';
import { FOLLOW_COMMITS } from './followCommits.ts';

/** In the page, before its first script: how often the part that an element stands in was drawn. */
const NOTE_PARTS = `(() => {
  let drawn = new Map();
  (${FOLLOW_COMMITS})((fiber, isDrawn) => {
    if (typeof fiber.type === 'function' && fiber.alternate !== null && isDrawn)
      drawn.set(fiber.type, (drawn.get(fiber.type) ?? 0) + 1);
  });
  globalThis.drawnAgain = (selector) => {
    const element = document.querySelector(selector);
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let part = element[key].return;
    while (typeof part.type !== 'function') part = part.return;
    return drawn.get(part.type) ?? 0;
  };
  globalThis.forgetDrawn = () => { drawn = new Map(); };
})()`;

/** For pages that are opened from now on. */
export async function notePartsDrawn(page: Page): Promise<void> {
  await page.addInitScript(NOTE_PARTS);
}

/** How often the part that each element stands in is drawn again while something is done. */
export async function drawnDuring(
  page: Page,
  selectors: readonly string[],
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate('forgetDrawn()');
  await act();
  return page.evaluate(
    (asked) =>
      asked.map((selector) => (globalThis as unknown as { drawnAgain(selector: string): number }).drawnAgain(selector)),
    selectors,
  );
}
