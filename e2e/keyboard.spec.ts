/** Everything a bet takes, without a mouse: sign-in, board, pick, stake, bet; where the focus is can be seen at each stop (ACC). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/visitorSpec.ts';
import { PASSWORD } from './support/Tab.ts';

/** No part of a page is further away than this many presses of Tab. */
const MOST_STOPS = 40;
/** From the top of the board's page to a price, by its skip links. */
const MOST_STOPS_TO_PRICES = 6;
/** From a price to the amount of the slip beside the board. */
const MOST_STOPS_TO_STAKE = 30;

test('ACC CRT-11 a bet is placed by keyboard alone, from the sign-in to the history', async ({ tab, member, game }) => {
  test.setTimeout(240_000);
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
  const before = await tab.header.balance();

  await walkToPrices(page);
  await arrowTo(page, tab.board.odds(game, 'home'));
  await page.keyboard.press('Space');
  await tab.board.expectPicked(game, 'home');
  await tab.slip.expectFolds(1);
  await walkTo(page, tab.slip.stake, MOST_STOPS_TO_STAKE);
  await page.keyboard.type('10000');
  await walkTo(page, tab.slip.betButton);
  await page.keyboard.press('Enter');
  await expect(tab.slip.confirm).toBeVisible();
  await walkTo(page, tab.slip.yes);
  await expect(tab.slip.yes).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bet_result$/);
  await expect(tab.history.content).toContainText(game.home);
  await tab.header.expectBalance(before - 10_000);
});

/** Past the bars and the menu by the skip links, to the one price that is a stop. */
async function walkToPrices(page: Page): Promise<void> {
  await page.locator('body').evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
  });
  await walkTo(page, page.getByRole('link', { name: '본문으로 바로가기' }), 1);
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('link', { name: '배당으로 바로가기' }), 1);
  await page.keyboard.press('Enter');
  await walkTo(page, page.locator('main button[data-state][tabindex="0"]'), MOST_STOPS_TO_PRICES - 2);
}

/** From the price that has the focus: down the column of the home sides, which every game of the page has. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  const prices = await page.locator('main button[data-state]').count();
  for (let presses = 0; presses < prices; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
    expect(await troubleWithFocus(page)).toBe('');
  }
  throw new Error(`${target.toString()} cannot be reached by arrow keys`);
}

/** Presses Tab until the focus is there. Every stop on the way is inside the window and shows that it has the focus. */
async function walkTo(page: Page, target: Locator, most = MOST_STOPS): Promise<void> {
  for (let stops = 0; stops <= most; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await troubleWithFocus(page)).toBe('');
  }
  throw new Error(`${target.toString()} is more than ${most} stops away`);
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
