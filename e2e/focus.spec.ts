/** The focus of the keyboard over panels: seen, kept inside, and given back (WCAG 2.4.3, 2.4.7; SES-13, NAV-10). */
import type { Locator, Page } from '@playwright/test';
import { AccountDialogs } from './pages/AccountDialogs.ts';
import { MessagePage } from './pages/MessagePage.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/visitorSpec.ts';
import { signal } from './support/signal.ts';
import { PASSWORD } from './support/Tab.ts';

/** Nobody else in the specs. */
const READER = 'member6';

visit(
  'SES-13 a dialog begins at its field, or without one at its title, shows no tooltip, and gives the focus back',
  async ({ tab }) => {
    await tab.login.open();
    await expect(tab.login.userId).toBeFocused();
    const opener = tab.page.getByRole('button', { name: '비회원 안내' });
    const dialog = tab.page.getByRole('dialog', { name: '비회원 안내' });
    for (const leave of [() => tab.page.keyboard.press('Escape'), () => pressCross(tab.page)]) {
      await opener.focus();
      await tab.page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: '비회원 안내' })).toBeFocused();
      await expect(tab.page.getByRole('tooltip')).toHaveCount(0);
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expectRing(tab.page);
    }
    const dialogs = new AccountDialogs(tab.page);
    const toFind = tab.page.getByRole('button', { name: '비밀번호 찾기' });
    await toFind.focus();
    await tab.page.keyboard.press('Enter');
    await expect(dialogs.field('아이디')).toBeFocused();
    await tab.page.keyboard.press('Escape');
    await expect(dialogs.dialog).toBeHidden();
    await expect(toFind).toBeFocused();
  },
);

test('NAV-10 a question begins at its harmless answer, keeps the focus, and gives it back to the menu', async ({
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  const opener = await tab.chrome.europeanLobby();
  const cancel = tab.chrome.question.getByRole('button', { name: '취소' });
  await opener.focus();
  await tab.page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await expectRing(tab.page);
  for (const key of ['Tab', 'Tab']) await tab.page.keyboard.press(key);
  await expect(cancel).toBeFocused();
  await tab.page.keyboard.press('Enter');
  await expect(tab.chrome.question).toBeHidden();
  await expect(opener).toBeFocused();
  await expectRing(tab.page);
});

test('P15 what takes the focus is not covered: not by the foot of a phone, nor by heads that stay in sight', async ({
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  await tab.page.setViewportSize({ width: 360, height: 420 });
  await tab.page.goto('/rule');
  await expect(tab.page.locator('main h1')).toBeVisible();
  expect(await coveredStops(tab.page, 'Tab', 35)).toEqual([]);
  expect(await coveredStops(tab.page, 'Shift+Tab', 20)).toEqual([]);
  await tab.page.setViewportSize({ width: 1280, height: 640 });
  expect(await coveredStops(tab.page, 'Shift+Tab', 10)).toEqual([]);
});

test('NAV-10 a question over a short message takes Escape from the moment it has the focus', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.slip.clearAll.click();
  await expect(tab.page.getByText('1개 선택을 삭제했습니다.').first()).toBeVisible();
  const lobby = await tab.chrome.europeanLobby();
  const isGone = await escapeAtFirstFocus(tab.page);
  await lobby.click();
  await expect.poll(isGone).toBe(true);
});

visit('SES-11 a letter that is kept after all leaves the focus where it was', async ({ tab, house }) => {
  const operator = await house.operator();
  await operator.sendLetter(READER, '남길 쪽지', '<p>보관해주세요.</p>');
  await tab.page.goto('/message');
  await tab.login.submitAs(READER, PASSWORD);
  const messages = new MessagePage(tab.page);
  await messages.letter('남길 쪽지').focus();
  await tab.page.keyboard.press('Enter');
  const remove = messages.list.getByRole('button', { name: '삭제' });
  await remove.focus();
  await tab.page.keyboard.press('Enter');
  await tab.chrome.escapeQuestion();
  await expect(remove).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 425, height: 900 } });

  test('NAV-09 NAV-10 a question asked from a drawer gives the focus back to its entry, and the drawer to the menu button', async ({
    tab,
    member,
  }) => {
    await tab.enterBoard(member);
    const opener = tab.chrome.bottomBar.getByRole('button', { name: '메뉴' });
    await opener.focus();
    await tab.page.keyboard.press('Enter');
    const drawer = tab.chrome.menuDrawer;
    // It takes the focus once it is there, from whatever has it.
    await expect(drawer).toBeFocused();
    await drawer.getByRole('button', { name: /^카지노/ }).focus();
    await tab.page.keyboard.press('Enter');
    const entry = drawer.getByRole('button', { name: '별빛스튜디오' });
    for (const answer of ['Escape', 'Enter']) {
      await entry.focus();
      await tab.page.keyboard.press('Enter');
      await expect(tab.chrome.question.getByRole('button', { name: '취소' })).toBeFocused();
      await tab.page.keyboard.press(answer);
      await expect(tab.chrome.question).toBeHidden();
      await expect(entry).toBeFocused();
      await expectRing(tab.page);
    }
    await tab.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('P15 a part that comes late takes neither the drawer away that is open, nor the focus from what is asked over it', async ({
    tab,
    member,
  }) => {
    const letCome = await holdParts(tab.page, /\/assets\/rest-[^/]*\.js$/);
    await tab.enterBoard(member);
    await tab.chrome.bottomBar.getByRole('button', { name: '메뉴' }).click();
    const drawer = tab.chrome.menuDrawer;
    await drawer.getByRole('button', { name: /^카지노/ }).click();
    await drawer.getByRole('button', { name: '별빛스튜디오' }).click();
    const cancel = tab.chrome.question.getByRole('button', { name: '취소' });
    await expect(cancel).toBeFocused();
    await letCome(1);
    await expect(cancel).toBeFocused();
    await tab.page.keyboard.press('Escape');
    await expect(tab.chrome.question).toBeHidden();
    await expect(drawer.getByRole('button', { name: '별빛스튜디오' })).toBeFocused();
  });

  test('NAV-09 NAV-10 a question over a drawer takes Escape from the moment it has the focus, and the drawer stays', async ({
    tab,
    member,
  }) => {
    await tab.enterBoard(member);
    await tab.chrome.bottomBar.getByRole('button', { name: '메뉴' }).click();
    const drawer = tab.chrome.menuDrawer;
    await drawer.getByRole('button', { name: /^카지노/ }).click();
    const isGone = await escapeAtFirstFocus(tab.page);
    await drawer.getByRole('button', { name: '별빛스튜디오' }).click();
    await expect.poll(isGone).toBe(true);
    await expect(drawer).toBeVisible();
  });

  test('NAV-09 CRT-01 panels that take the place of one another give the focus back to what opened the first', async ({
    tab,
    member,
    game,
  }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    const toSlip = tab.chrome.bottomBar.getByRole('button', { name: /베팅카트/ });
    const sheet = tab.page.getByRole('dialog', { name: '베팅카트' });
    const panel = tab.chrome.memberPanel;
    const leaveTo = async (opener: Locator, last: Locator) => {
      // With the focus it has taken the key.
      await expect.poll(() => last.evaluate((panelNow) => panelNow.contains(document.activeElement))).toBe(true);
      await tab.page.keyboard.press('Escape');
      await expect(last).toBeHidden();
      await expect(opener).toBeFocused();
      await expectRing(tab.page);
    };
    // Again, with everything loaded: then one panel goes in the moment in which the other comes.
    for (let round = 0; round < 2; round += 1) {
      await toSlip.focus();
      await tab.page.keyboard.press('Enter');
      await sheet.getByRole('button', { name: '베팅카트 닫기' }).focus();
      await tab.page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await leaveTo(toSlip, panel);
    }
    const toPanel = tab.page.getByRole('banner').getByRole('button', { name: '내 정보' });
    await toPanel.focus();
    await tab.page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await leaveTo(toPanel, panel);
  });
});

/**
 * Keeps parts of the site of the given name from a page.
 * @returns what waits until `count` of them were asked for, and lets them come
 */
async function holdParts(page: Page, name: RegExp): Promise<(count: number) => Promise<void>> {
  const released = signal();
  let asked = 0;
  let come = 0;
  await page.route(name, async (route) => {
    asked += 1;
    await released.given;
    await route.fulfill({ response: await route.fetch() });
    come += 1;
  });
  return async (count) => {
    await expect.poll(() => asked).toBe(count);
    released.give();
    await expect.poll(() => come).toBe(count);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
}

interface EscapedWindow {
  escaped?: Element | null;
}

/**
 * Presses Escape in the moment in which the next question takes the focus, sooner than any hand.
 * @returns whether that has happened, and it is gone
 */
async function escapeAtFirstFocus(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const seen = globalThis as EscapedWindow;
    const press = ({ target }: FocusEvent) => {
      const question = target instanceof Element ? target.closest('[role=alertdialog]') : null;
      if (question === null) return;
      document.removeEventListener('focusin', press);
      seen.escaped = question;
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    document.addEventListener('focusin', press);
  });
  return () => page.evaluate(() => (globalThis as EscapedWindow).escaped?.isConnected === false);
}

async function pressCross(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: '닫기' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What has the focus shows it: an outline of two pixels. */
async function expectRing(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const style = document.activeElement === null ? undefined : getComputedStyle(document.activeElement);
    return style === undefined ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
  });
  expect(outline).toBe('solid 2px');
}

/** Presses a key so often and names what has the focus and is seen nowhere (WCAG 2.4.11). */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', count: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((across) =>
        parts.some((down) => focused.contains(document.elementFromPoint(left + across * width, top + down * height))),
      );
      return isSeen ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent);
    });
    if (name !== undefined) covered.push(name);
  }
  return covered;
}
