/** Nothing of a page lies outside of the window or under something else (ACC). */
import { expect, type Page } from '@playwright/test';
import { expectDrawn } from './axeFindings.ts';

/** Nothing scrolls sideways, and whatever can be pressed comes into the window and is on top there. */
export async function expectReachable(page: Page, where: string): Promise<void> {
  await expectDrawn(page);
  await expectWithin(page, where);
  const found = await page.evaluate(() => {
    const trouble: string[] = [];
    // Of a page with a dialog over it the dialog.
    const shown = document.querySelector('[role=dialog]') ?? document;
    for (const element of shown.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select')) {
      if (
        element.ariaHidden === 'true' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      // The way past the menus is drawn while it has the focus.
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const owner = element.closest('label') ?? element;
      const isHit = hit !== null && (owner.contains(hit) || hit.contains(element));
      if (!isHit) trouble.push(`${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 30)}`);
    }
    return trouble;
  });
  expect.soft(found, where).toEqual([]);
}

/** Nothing scrolls sideways. */
export async function expectWithin(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(sideways, `${where}: px sideways`).toBeLessThanOrEqual(0);
}
