/** A list of more rows than are drawn (LST-12): where one is in it, by keyboard and by ear, what is searched for in the page, and the way back. */
import { expect, test } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';

const BETS = 125;

test(`LST-12 of ${BETS} bets those near the window are drawn, every one is reached, and the way back leads to where one was`, async ({
  tab,
  member,
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
  const token = await house.view.signIn(member, PASSWORD);
  await house.view.placeBets(token, { memberId: member, on, count: BETS });
  await tab.enterBoard(member);
  await history.open();
  for (let pages = 1; pages * 30 < BETS; pages += 1) {
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(pages * 30 + 1));
    await history.more.click();
  }
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(BETS + 1));
  await expect.poll(() => history.bets.count()).toBeLessThan(BETS);

  await test.step('what has the focus stays, however far one scrolls, and the last row is there', async () => {
    const first = history.bets.first().getByRole('button', { name: /상세$/ });
    await first.focus();
    await expect(first).toBeFocused();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(page.locator(`[aria-rowindex="${BETS + 1}"]`)).toBeInViewport();
    await expect(page.locator('[aria-rowindex="2"] button:focus')).toHaveCount(1);
  });

  await test.step('back leads to the same rows', async () => {
    await page.evaluate('scrollTo(0, 3000)');
    await expect(page.locator('[aria-rowindex="50"]')).toBeAttached();
    const before = Number(await page.evaluate('scrollY'));
    expect(before).toBe(3_000);
    await page.getByRole('link', { name: '충전', exact: true }).first().click();
    await expect(page).toHaveURL(/\/charge/);
    await page.goBack();
    await expect(page.locator('[aria-rowindex="50"]')).toBeAttached();
    await expect.poll(() => page.evaluate('Math.abs(scrollY - 3000)')).toBeLessThan(60);
  });

  await test.step('whoever searches the page finds every row', async () => {
    await page.keyboard.press('Control+f');
    await expect(history.bets).toHaveCount(BETS);
  });

  await test.step('a statement is windowed too', async () => {
    await page.goto('/mywallet');
    for (let pages = 1; pages * 30 < BETS; pages += 1) {
      await expect(page.locator('table[aria-rowcount]')).toHaveAttribute('aria-rowcount', String(pages * 30 + 1));
      await page.getByRole('main').getByRole('button', { name: '더보기' }).click();
    }
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(page.getByRole('main')).toContainText('모두 불러왔습니다.');
    expect(await page.locator('tr[data-entry]').count()).toBeLessThan(BETS);
  });
});
