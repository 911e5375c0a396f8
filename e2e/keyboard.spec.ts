/** Everything a bet takes, without a mouse: sign-in, board, pick, stake, bet; where the focus is can be seen at each stop (ACC). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';

/** No part of a page is further away than this many presses of Tab. */
const MOST_STOPS = 150;

test('ACC a bet is placed by keyboard alone, from the sign-in to the history', async ({ tab, member, game }) => {
  test.setTimeout(120_000);
  const { page } = tab;
  await tab.board.open();
  await expect(tab.login.submit).toBeVisible();
  await walkTo(page, tab.login.userId);
  await page.keyboard.type(member);
  await walkTo(page, tab.login.password);
  await page.keyboard.type(PASSWORD);
  await walkTo(page, tab.login.submit);
  await page.keyboard.press('Enter');
  await tab.header.expectSignedIn();
  await tab.board.expectOpen(game);

  await walkTo(page, tab.board.odds(game, 'home'));
  await page.keyboard.press('Space');
  await tab.board.expectPicked(game, 'home');
  await tab.slip.expectFolds(1);
  await walkTo(page, tab.slip.stake);
  await page.keyboard.type('10000');
  await walkTo(page, tab.slip.betButton);
  await page.keyboard.press('Enter');
  await expect(tab.slip.confirm).toBeVisible();
  await walkTo(page, tab.slip.confirm.getByRole('button', { name: '확인' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bet_result$/);
  await expect(tab.history.content).toContainText(game.home);
});

/** Presses Tab until the focus is there. Every stop on the way is inside the window and shows that it has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await troubleWithFocus(page)).toBe('');
  }
  throw new Error(`${target.toString()} is more than ${MOST_STOPS} stops away`);
}

/** Empty where the focus can be seen, or is in none of the page's elements. */
async function troubleWithFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 30)}`;
    const box = focused.getBoundingClientRect();
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isInside) return `${name}: outside of the window`;
    // A field may leave the ring to the frame it stands in.
    for (let part: Element | null = focused; part !== null && part !== document.body; part = part.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return '';
      if (part !== focused && !part.matches(':focus-within')) break;
    }
    return `${name}: no ring`;
  });
}
