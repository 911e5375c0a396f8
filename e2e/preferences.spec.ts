/**
 * What readers ask of their browser: twice the size, no movement, colours of their own (ACC). The tour asks for the first two on every
 * page; here they are asked for where a bet is made.
 */
import type { Page } from '@playwright/test';
import { pathOf } from '../src/app/kit/links/paths.ts';
import { expectReachable } from './support/expectReachable.ts';
import { expectStill, watchMovement } from './support/movement.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/spec.ts';

visit.describe('at 200 % in a window of 1280 × 800', () => {
  visit.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  visit(
    'ACC nothing scrolls sideways, and everything that can be pressed can be reached',
    async ({ tab, member, game, house }) => {
      visit.setTimeout(240_000);
      // Notices lie over the page until they are sent off.
      await (await house.operator()).set('popups', []);
      await tab.login.open();
      await expectReachable(tab.page, pathOf('login'));
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await expectReachable(tab.page, pathOf('wintielose'));
      await tab.board.pick(game, 'home');
      await tab.chrome.bottomBar.getByRole('button', { name: /1폴더/ }).click();
      await tab.slip.setStake(10_000);
      await tab.slip.betButton.click();
      await tab.slip.confirm.getByRole('button', { name: '취소' }).click();
      await expect(tab.slip.confirm).toBeHidden();
    },
  );
});

test.describe('with less movement asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('ACC nothing moves for longer than a millisecond', async ({ tab, member, game }) => {
    await watchMovement(tab.page);
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    await tab.board.pick(game, 'home');
    await game.changeOdds({ home: 200, away: 380 });
    await tab.board.expectPrice(game, 'away', 380);
    await tab.slip.setStake(10_000);
    await tab.slip.clearAll.click();
    await tab.chrome.tabs.getByRole('button', { name: '이벤트·규정' }).hover();
    await expectStill(tab.page);
    await (await tab.chrome.europeanLobby()).click();
    await tab.chrome.escapeQuestion();
    await expectStill(tab.page);
  });
});

test.describe('with colours of the reader', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('ACC states of a price differ by more than our colours, and the focus is seen', async ({
    tab,
    member,
    game,
    house,
  }) => {
    const other = await house.feed.openGame({ home: '포항', away: '광주', odds: { home: 250, draw: 310, away: 260 } });
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    await tab.board.pick(game, 'home');
    await tab.board.expectPicked(game, 'home');
    await other.suspend();
    await tab.board.expectShut(other);
    const picked = await looks(tab.page, 'data-picked', 'true');
    const open = await looks(tab.page, 'data-state', 'open');
    const suspended = await looks(tab.page, 'data-state', 'suspended');
    expect(picked.background).not.toBe(open.background);
    expect(picked.hasMark).toBe(true);
    expect(open.hasMark).toBe(false);
    expect(suspended.hasMark).toBe(true);
    expect(suspended.ink).not.toBe(open.ink);
    for (const { edge } of [picked, open, suspended]) expect(edge).toBe('solid');

    const button = tab.board.odds(game, 'away');
    await tab.board.odds(game, 'home').focus();
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.press('ArrowRight');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-style', 'solid');
    await other.close();
  });
});

/** How the first odds button of a kind that is not picked as well is drawn. */
async function looks(page: Page, attribute: 'data-picked' | 'data-state', value: string) {
  const picked = attribute === 'data-picked' ? '' : ':not([data-picked])';
  return page
    .getByRole('main')
    .locator(`button[aria-pressed][${attribute}="${value}"]${picked}`)
    .first()
    .evaluate((button) => {
      const price = button.lastElementChild ?? button;
      const style = getComputedStyle(button);
      return {
        background: getComputedStyle(price).backgroundColor,
        ink: getComputedStyle(price).color,
        edge: style.borderTopStyle,
        hasMark: button.querySelector('svg') !== null,
      };
    });
}
