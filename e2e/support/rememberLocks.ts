/** Whether a page has ever drawn a price locked for its age: a lock of a moment is gone before a spec looks. */
import type { Page } from '@playwright/test';

/** Marks the document as soon as a price is drawn locked for its age. Runs in the page, at any time. */
export function rememberLocks(): void {
  const note = () => {
    if (document.querySelector('[data-state="stale"]') !== null) document.documentElement.dataset['wasLocked'] = 'yes';
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
}

export async function wasLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['wasLocked'] === 'yes');
}
