/** Whether a page has ever drawn a price locked for its age, and for how long: a lock of a moment is gone before a spec looks. */
import type { Page } from '@playwright/test';

/** Notes in the document each moment at which a price is drawn locked for its age. Runs in the page, at any time. */
export function rememberLocks(): void {
  let lockedAt: number | undefined;
  const note = () => {
    // Read each time: an init script runs before the page has its element.
    const notes = document.documentElement.dataset;
    const isLocked = document.querySelector('[data-state="stale"]') !== null;
    if (!isLocked) {
      if (lockedAt !== undefined)
        notes['longestLock'] = String(Math.max(Number(notes['longestLock'] ?? 0), performance.now() - lockedAt));
      lockedAt = undefined;
      return;
    }
    notes['wasLocked'] = 'yes';
    lockedAt ??= performance.now();
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
}

export async function wasLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['wasLocked'] === 'yes');
}

/** @returns ms for which the page drew locked prices at a stretch, at most; endless while it draws one now */
export async function longestLock(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (document.querySelector('[data-state="stale"]') !== null) return Infinity;
    return Number(document.documentElement.dataset['longestLock'] ?? 0);
  });
}
