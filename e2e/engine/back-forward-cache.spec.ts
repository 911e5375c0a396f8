/** A tab that goes into the back/forward cache and comes back: P8. Needs a browser in which that cache is not switched off. */
import { chromium } from '@playwright/test';
import { Tab } from '../support/Tab.ts';
import { expect, test } from './support/engineSpec.ts';

test('P8 SYN-03 a page restored from the back/forward cache is connected again, with the prices of now', async ({
  house,
  member,
  game,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({
      baseURL: house.url,
      locale: 'ko-KR',
      viewport: { width: 1440, height: 900 },
    });
    const tab = new Tab(await context.newPage());
    await tab.page.addInitScript(() => {
      addEventListener('pageshow', (event) => {
        (globalThis as { restored?: boolean }).restored = event.persisted;
      });
    });
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    await expect.poll(() => house.view.openStreams()).toEqual({ events: 1, bets: 1 });

    // Loaded whole: a page that is still being swapped in has no history to go back in.
    await tab.page.goto('/icons/icon-192.png', { waitUntil: 'load' });
    await expect(tab.page.locator('img')).toBeVisible();
    await game.changeOdds({ home: 193 });
    await tab.page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => tab.page.evaluate(() => (globalThis as { restored?: boolean }).restored)).toBe(true);

    await tab.board.expectOpen(game);
    await tab.board.expectPrice(game, 'home', 193);
    await tab.board.pick(game, 'home');
    await tab.board.expectPicked(game, 'home');
    await game.changeOdds({ away: 433 });
    await tab.board.expectPrice(game, 'away', 433);
    expect(await house.view.openStreams()).toEqual({ events: 1, bets: 1 });
  } finally {
    await browser.close();
  }
});
