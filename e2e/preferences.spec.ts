/** What readers ask of their browser: twice the size, no movement, colours of their own (ACC). */
import type { Page } from '@playwright/test';
import { pathOf } from '../src/app/kit/links/paths.ts';
import { expectDrawn } from './support/axeFindings.ts';
import { memberPages } from './support/memberPages.ts';
import { Operator } from './support/Operator.ts';
import { expect, test } from './support/spec.ts';

test.describe('at 200 % in a window of 1280 × 800', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('ACC nothing scrolls sideways, and everything that can be pressed can be reached', async ({
    tab,
    member,
    game,
    house,
  }) => {
    test.setTimeout(120_000);
    // Notices lie over the page until they are sent off.
    await (await Operator.signIn(house.url)).set('popups', []);
    await tab.login.open();
    await expectReachable(tab.page, pathOf('login'));
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    for (const path of memberPages) {
      await tab.page.goto(path);
      await expectReachable(tab.page, path);
    }
    await tab.page.goto(pathOf('wintielose'));
    await tab.board.pick(game, 'home');
    await tab.chrome.bottomBar.getByRole('button', { name: /1폴더/ }).click();
    await tab.slip.setStake(10_000);
    await tab.slip.betButton.click();
    await tab.slip.confirm.getByRole('button', { name: '취소' }).click();
    await expect(tab.slip.confirm).toBeHidden();
  });
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
    await tab.chrome.tabs.getByRole('button', { name: '유럽형', exact: true }).click();
    await tab.chrome.escapeQuestion();
    await expectStill(tab.page);
    for (const path of memberPages) {
      await tab.page.goto(path);
      await expectDrawn(tab.page);
      await expectStill(tab.page);
    }
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

async function expectReachable(page: Page, where: string): Promise<void> {
  await expectDrawn(page);
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const trouble = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select')) {
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

interface MovingWindow {
  moved?: string[];
}

/** Notes every animation and transition that takes longer than a millisecond, from the first page on. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    (globalThis as MovingWindow).moved = moved;
    const note = (event: Event) => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (typeof duration === 'number' && duration > 1) moved.push(`${event.type} ${duration} ms`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
}

async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() => [
    ...((globalThis as MovingWindow).moved ?? []),
    ...document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => (animation as CSSAnimation).animationName),
  ]);
  expect(moving).toEqual([]);
}
