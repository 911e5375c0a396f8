/** Lists of more rows than are drawn (LST-12): where one is in them, by keyboard and by ear, what is searched for in the page, and the way back. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';

const BETS = 100;
/** Who bets in no other spec: so many bets are half of what a member has. */
const MEMBER = 'member6';

test(`LST-12 of ${BETS} bets those near the window are drawn, every one is reached, and the way back leads to where one was`, async ({
  tab,
  house,
}) => {
  test.setTimeout(120_000);
  const { page, history } = tab;
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = await house.feed.openGame({ home: '제주', away: '강원', odds: { home: 185, draw: 300, away: 280 } });
  const on = {
    ...{ betBaseline: '', betPrice: '1.85', fixtureId: game.fixtureId },
    ...{ oddsId: game.selectionId('home'), sportId: '6046', version: 1 },
  };
  const token = await house.view.signIn(MEMBER, PASSWORD);
  await house.view.placeBets(token, { memberId: MEMBER, on, count: BETS });
  await tab.enterBoard(MEMBER);
  await history.open();
  const all = await loadAll(page);
  expect(all).toBeGreaterThanOrEqual(BETS);
  await expect.poll(() => history.bets.count()).toBeLessThan(90);

  await test.step('what has the focus stays, however far one scrolls, and the last row is there', async () => {
    await page.evaluate('scrollTo(0, 0)');
    const first = history.bets.first().getByRole('button', { name: /상세$/ });
    await first.focus();
    await expect(first).toBeFocused();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(page.locator(`[aria-rowindex="${all + 1}"]`)).toBeInViewport();
    await expect(page.locator('[aria-rowindex="2"] button:focus')).toHaveCount(1);
    await page.evaluate('document.activeElement.blur()');
  });

  await test.step('back leads to the same rows', async () => {
    await page.evaluate('scrollTo(0, 3000)');
    await expect(page.locator('[aria-rowindex="50"]')).toBeAttached();
    await page.getByRole('link', { name: '충전', exact: true }).first().click();
    await expect(page).toHaveURL(/\/charge/);
    await page.goBack();
    await expect(page.locator('[aria-rowindex="50"]')).toBeAttached();
    await expect.poll(() => page.evaluate('Math.abs(scrollY - 3000)')).toBeLessThan(60);
  });

  await test.step('whoever searches the page finds every row', async () => {
    await page.keyboard.press('Control+f');
    await expect(history.bets).toHaveCount(all);
  });

  await test.step('a statement on a phone too', async () => {
    await page.setViewportSize({ width: 425, height: 900 });
    await page.goto('/mywallet');
    const entries = await loadAll(page);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(page.locator(`[aria-rowindex="${entries + 1}"]`)).toBeAttached();
    expect(await page.locator('tr[data-entry]').count()).toBeLessThan(90);
  });
});

/** @returns how many rows there are, whether they are drawn or not */
async function loadAll(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const end = main.getByText('모두 불러왔습니다.');
  await expect(main.locator('table[aria-rowcount]')).toBeVisible();
  await expect(async () => {
    if (!(await end.isVisible()))
      await main.getByRole('button', { name: '더보기', exact: true }).click({ timeout: 2_000 });
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return Number(await main.locator('table[aria-rowcount]').getAttribute('aria-rowcount')) - 1;
}
