/** Which parts of a page are drawn anew, out of React's own commits: through the hook that its developer tools have, which the shipped build calls too. */
import type { Page } from '@playwright/test';

/** In the page, before its first script: how often the part that an element stands in was drawn. */
const NOTE_PARTS = `(() => {
  const PERFORMED_WORK = 1;
  let drawn = new Map();
  // What was not reached by this commit shares its child with the tree before it.
  const walk = (fiber) => {
    for (let one = fiber; one !== null; one = one.sibling) {
      if (typeof one.type === 'function' && one.alternate !== null && (one.flags & PERFORMED_WORK) !== 0)
        drawn.set(one.type, (drawn.get(one.type) ?? 0) + 1);
      if (one.alternate === null || one.child !== one.alternate.child) walk(one.child);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, root) { walk(root.current); },
  };
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
