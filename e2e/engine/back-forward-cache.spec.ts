/** A tab that goes into the back/forward cache and comes back: P8. Needs a browser in which that cache is not switched off. */
import { chromium, type CDPSession } from '@playwright/test';
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
        if (event.persisted) console.info('kept');
      });
    });
    const protocol = await context.newCDPSession(tab.page);
    await protocol.send('Page.enable');
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    // Some browsers keep no page whose shared worker would be left without any other.
    const other = await context.newPage();
    await other.goto('/rule');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.page.bringToFront();
    await expect.poll(() => house.view.openStreams()).toEqual({ events: 1, bets: 1 });

    let odds = 193;
    await expect(async () => {
      odds += 1;
      await tab.board.expectOpen(game);
      expect(await leaveAndReturn(tab, protocol, () => game.changeOdds({ home: odds }))).toBe('kept');
    }).toPass();

    await tab.board.expectOpen(game);
    await tab.board.expectPrice(game, 'home', odds);
    await tab.board.pick(game, 'home');
    await tab.board.expectPicked(game, 'home');
    await game.changeOdds({ away: 433 });
    await tab.board.expectPrice(game, 'away', 433);
    expect(await house.view.openStreams()).toEqual({ events: 1, bets: 1 });
  } finally {
    await browser.close();
  }
});

/**
 * Goes to another page and back. A script that the automation runs in the page while the browser brings it back makes it load anew, so
 * nothing is run in it from here until page or browser has told which it was; and the caller tries again.
 * @returns `kept`, or why the page was not
 */
async function leaveAndReturn(tab: Tab, protocol: CDPSession, meanwhile: () => Promise<void>): Promise<string> {
  // Loaded whole: a page that is still being swapped in has no history to go back in.
  await tab.page.goto('/icons/icon-192.png', { waitUntil: 'load' });
  await expect(tab.page.locator('img')).toBeVisible();
  await meanwhile();
  const kept = tab.page.waitForEvent('console', (message) => message.text() === 'kept').then(() => 'kept');
  const refused = new Promise<string>((resolve) => {
    protocol.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      resolve(notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`).join(', '));
    });
  });
  await tab.page.goBack({ waitUntil: 'commit' });
  const outcome = await Promise.race([kept, refused]);
  // After a refusal nobody waits for the other word.
  kept.catch(() => undefined);
  return outcome;
}
