/** Links within a page that stood there without what they lead to, be it for a moment: whoever presses one then goes nowhere (ACC). */
import type { Page } from '@playwright/test';

const KEPT = 'loose links';

/** Call before the page is opened; holds in every document of it. */
export async function watchLooseLinks(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const note = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
        if (document.getElementById(link.hash.slice(1)) !== null) continue;
        const seen = new Set([...(sessionStorage.getItem(kept) ?? '').split('|'), `${location.pathname}${link.hash}`]);
        sessionStorage.setItem(kept, [...seen].filter((one) => one !== '').join('|'));
      }
    };
    // Told of once a drawing is whole, before it is painted.
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  }, KEPT);
}

/** @returns `path#target` of each that was seen in any document of this page's origin */
export async function looseLinks(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate((kept) => sessionStorage.getItem(kept) ?? '', KEPT);
  return seen.split('|').filter((one) => one !== '');
}
