/** What stands around the pages: NAV-01 to NAV-05, NAV-09, NAV-11, NAV-12, NAV-15, CRT-01. */
import { putSetting } from './support/localLog.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/seatedSpec.ts';
import { test as phone } from './support/spec.ts';
import { test as visit } from './support/visitorSpec.ts';

test('NAV-01 NAV-12 pages have titles of their own, header links carry the time, and an unknown page says so', async ({
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  await expect(tab.page).toHaveTitle('승무패 · 한판');
  await tab.chrome.tabs.getByRole('link', { name: '베팅내역' }).click();
  await expect(tab.page).toHaveURL(/\/bet_result\?time=\d{10}$/);
  await expect(tab.page).toHaveTitle('베팅내역 · 한판');

  // A page whose address is typed stands at its top, wherever the one before it stood.
  await tab.page.setViewportSize({ width: 1440, height: 300 });
  await tab.page.goto('/rule');
  await expect(tab.page.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  expect(await tab.page.evaluate(() => scrollY)).toBe(200);
  await tab.page.goto('/notice');
  await expect(tab.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.page.evaluate(() => scrollY)).toBe(0);
  await tab.page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await tab.page.goto('/notice?page=2');
  await expect(tab.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.page.evaluate(() => scrollY)).toBe(0);
  await tab.page.goBack();
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBe(200);

  await tab.page.goto('/no/such/page');
  const main = tab.page.getByRole('main');
  await expect(main).toContainText('404');
  await expect(main).toContainText('페이지를 찾을 수 없습니다.');
  await expect(main).toContainText('이 페이지를 찾을 수 없습니다.');
  await main.getByRole('link', { name: '메인으로' }).click();
  await expect(tab.page).toHaveURL(/\/$/);
  await expect(tab.page).toHaveTitle('한판');
});

visit(
  'NAV-02 the header tells who is signed in and with how much; a long notice is one clean line that moves until it is stopped',
  async ({ tab, member, house, tokenOfBrowser }) => {
    await tab.page.setViewportSize({ width: 1920, height: 1080 });
    await tab.page.emulateMedia({ reducedMotion: 'no-preference' });
    await tab.enterBoard(member);
    const { level, nickname, emoney, point, unreadCount } = await house.view.member(tokenOfBrowser());
    const banner = tab.page.getByRole('banner');
    await expect(banner.getByRole('img', { name: `레벨 ${level}` })).toBeVisible();
    await expect(banner.getByRole('button', { name: `${nickname} 내 정보` })).toBeVisible();
    expect(await tab.header.balance()).toBe(emoney);
    await expect(banner).toContainText(point.toLocaleString('en-US'));
    await expect(banner.getByRole('link', { name: `쪽지 ${unreadCount}`, exact: true })).toBeVisible();

    const html = `<h2>긴 공지</h2><p onclick="hacked=1">${'새벽 네 시부터 점검합니다. '.repeat(30)}</p><script>hacked=1</script><b>끝</b>`;
    await putSetting(tab.page, 'news', [html]);
    await tab.page.reload();
    const line = tab.header.strip.getByRole('group', { name: '공지' });
    await expect(line).toContainText(/^긴 공지.*끝$/);
    // Where a busy machine connects late, the strip says that for a moment instead.
    await expect(async () => {
      const box = await line.boundingBox();
      expect(box?.width).toBeGreaterThan(600);
      expect(box?.width).toBeLessThanOrEqual(1276);
      expect(box?.height).toBeLessThan(30);
    }).toPass();
    const last = line.getByText('끝', { exact: true });
    const isMoving = () => last.evaluate((end) => (end.closest('[data-moving]')?.getAnimations().length ?? 0) > 0);
    await expect.poll(isMoving).toBe(true);
    await tab.header.strip.getByRole('button', { name: '공지 멈추기' }).click();
    await expect(tab.header.strip.getByRole('button', { name: '공지 움직이기' })).toBeFocused();
    expect(await isMoving()).toBe(false);
    expect(await tab.page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await line.evaluate((place) => place.querySelectorAll('script, [onclick]').length)).toBe(0);
  },
);

const widthOf = async (part: Locator) => (await part.boundingBox())?.width;

test('NAV-05 NAV-17 the side menu is on every page but home, the way up is offered after 20 px, and the slip is where its width puts it', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await expect(tab.chrome.sideMenu).toBeVisible();
  const toTop = tab.page.getByRole('button', { name: '맨 위로' });
  await tab.page.setViewportSize({ width: 1440, height: 500 });
  await tab.page.evaluate(() => scrollTo(0, 20));
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBe(20);
  await expect(toTop).toBeHidden();
  await tab.page.evaluate(() => scrollTo(0, 21));
  await toTop.click();
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBe(0);
  const slip = tab.slip.region;
  await tab.page.setViewportSize({ width: 1263, height: 800 });
  await expect(tab.chrome.quickButtons).toBeVisible();
  await expect.poll(() => widthOf(slip)).toBe(330);
  await tab.page.setViewportSize({ width: 959, height: 800 });
  await expect(tab.chrome.bottomBar).toBeVisible();
  await expect(slip).toBeHidden();
  await tab.page.setViewportSize({ width: 1264, height: 800 });
  await expect(tab.chrome.sideMenu).toBeVisible();
  await expect(slip).toBeVisible();

  await tab.page.getByRole('banner').getByRole('link', { name: '한판' }).click();
  await expect(tab.page).toHaveURL(/\/$/);
  await expect(tab.chrome.sideMenu).toBeHidden();
});

test('NAV-09 the tab bar is 48 px high and its drop-downs open by mouse and by keyboard', async ({ tab, member }) => {
  await tab.enterBoard(member);
  const { tabs } = tab.chrome;
  expect((await tabs.boundingBox())?.height).toBe(48);
  const rules = tabs.getByRole('button', { name: '이벤트·규정' });
  const entry = tabs.getByRole('link', { name: '이용규정' });
  await expect(entry).toBeHidden();
  await rules.hover();
  await expect(entry).toBeVisible();
  await tab.page.getByRole('main').hover();
  await expect(entry).toBeHidden();

  await rules.focus();
  await tab.page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await tab.page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(rules).toBeFocused();
  await tab.page.keyboard.press('Enter');
  // Past the notices, which are first.
  for (const name of ['공지사항', '이용규정']) {
    await tab.page.keyboard.press('Tab');
    await expect(tabs.getByRole('link', { name })).toBeFocused();
  }
  await tab.page.keyboard.press('Enter');
  await expect(tab.page).toHaveURL(/\/rule\?time=\d+$/);
});

test('NAV-09 a chosen layout is kept, stands in the middle, and every tab follows', async ({
  tab,
  openTab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.chrome.expectWide();
  const second = await openTab();
  await second.board.open();
  await second.chrome.expectWide();

  await tab.chrome.chooseLayout('모바일');
  for (const { chrome } of [tab, second]) await chrome.expectNarrow();
  const middle = { left: (1440 - 425) / 2, right: (1440 + 425) / 2 };
  const expectMiddle = (edges: { readonly left: number; readonly right: number }) => {
    expect(Math.abs(edges.left - middle.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(edges.right - middle.right)).toBeLessThanOrEqual(1);
  };
  expectMiddle(await tab.chrome.edges(tab.chrome.bottomBar));
  expectMiddle(await tab.chrome.edges(tab.page.getByRole('banner')));
  await tab.chrome.bottomBar.getByRole('button', { name: /베팅카트/ }).click();
  const sheet = tab.page.getByRole('dialog', { name: '베팅카트' });
  await expect(sheet).toBeVisible();
  expectMiddle(await tab.chrome.edges(sheet));
  await tab.page.keyboard.press('Escape');

  await tab.page.reload();
  await tab.chrome.expectNarrow();
  await tab.chrome.chooseLayout('PC');
  for (const { chrome } of [tab, second]) await chrome.expectWide();
  await tab.page.setViewportSize({ width: 700, height: 800 });
  await tab.chrome.expectWide();
  await tab.chrome.chooseLayout('자동');
  await tab.chrome.expectNarrow();
  await second.chrome.expectWide();
});

visit(
  'NAV-11 SES-06 the panel behind the name shows who is signed in, and a logout closes it in every tab',
  async ({ tab, openTab, member }) => {
    await tab.enterBoard(member);
    const second = await openTab();
    await second.board.open();
    for (const { page, chrome } of [tab, second]) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /내 정보$/ })
        .click();
      await expect(chrome.memberPanel).toContainText('보유머니');
      await expect(chrome.memberPanel).toContainText('포인트');
      await expect(chrome.memberPanel.getByRole('link', { name: /^쪽지 \d/ })).toBeVisible();
    }
    await tab.chrome.memberPanel.getByRole('button', { name: '로그아웃' }).click();
    for (const { page, chrome } of [tab, second]) {
      await expect(page).toHaveURL(/\/login/);
      await expect(chrome.memberPanel).toBeHidden();
    }
  },
);

test('NAV-15 the contacts in use stand beside the page, with the alternate address', async ({ tab, member }) => {
  await tab.enterBoard(member);
  const { contacts } = tab.chrome;
  const kakao = contacts.getByRole('link', { name: /카톡 상담/ });
  await expect(kakao).toHaveAttribute('href', /^https:/);
  await expect(kakao).toHaveAttribute('rel', /noopener/);
  await expect(contacts.getByRole('link', { name: /텔레그램 상담/ })).toBeVisible();
  const picture = contacts.getByRole('img', { name: '예비 주소 안내 그림' });
  await expect(picture).toHaveAttribute('src', /^\/file\/download\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

phone.describe('on a phone', () => {
  phone.use({ viewport: { width: 425, height: 900 }, hasTouch: true });

  phone('NAV-03 NAV-04 NAV-09 CRT-01 drawers, slip and shortcuts', async ({ tab, member, game }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);

    await phone.step(
      'the cross of the slip leads to the right drawer, 90 % wide, which holds the slip and is the only one that does',
      async () => {
        await tab.board.pick(game, 'home');
        await tab.chrome.bottomBar.getByRole('button', { name: /1폴더/ }).click();
        const sheet = tab.page.getByRole('dialog', { name: '베팅카트' });
        await sheet.getByRole('button', { name: '베팅카트 닫기' }).click();
        await expect(sheet).toBeHidden();
        const panel = tab.chrome.memberPanel;
        await expect(panel).toContainText('보유머니');
        await expect.poll(() => tab.chrome.edges(panel)).toEqual({ left: 43, right: 425 });
        await expect(panel.getByRole('region', { name: '베팅카트' })).toContainText(game.home);
        await expect(tab.page.locator('#slip')).toHaveCount(1);
        await panel.getByLabel('베팅금액').fill('10000');
        await panel.getByRole('button', { name: '베팅하기' }).click();
        await expect(tab.chrome.question).toContainText('베팅하시겠습니까?');
        await tab.chrome.escapeQuestion();
        await panel.getByRole('link', { name: /^포인트 .*전환$/ }).click();
        await expect(tab.page).toHaveURL(/\/mywallet\/point\?time=\d+$/);
        await expect(panel).toBeHidden();
        await tab.page.getByRole('banner').getByRole('button', { name: '내 정보' }).click();
        await expect(panel.getByRole('link', { name: '베팅카트 0폴더' })).toBeVisible();
        await panel.getByRole('link', { name: /^쿠폰함/ }).click();
        await expect(tab.page).toHaveURL(/\/coupon\?time=\d+$/);
        await tab.page.getByRole('button', { name: '뒤로' }).click();
        await expect(tab.page).toHaveURL(/\/mywallet\/point/);
        await tab.page.getByRole('button', { name: '뒤로' }).click();
        await tab.board.expectOpen(game);
      },
    );

    await phone.step('the left drawer is 90 % wide and holds the menu; the focus comes back', async () => {
      const opener = tab.chrome.bottomBar.getByRole('button', { name: '메뉴' });
      await opener.click();
      await expect(tab.chrome.menuDrawer).toBeVisible();
      await expect
        .poll(() => tab.chrome.edges(tab.chrome.menuDrawer))
        .toEqual({ left: 0, right: Math.round(425 * 0.9) });
      await tab.chrome.menuDrawer.getByRole('button', { name: /^축구/ }).click();
      await expect(tab.chrome.menuDrawer.getByRole('button', { name: /^Korea Republic/ })).toBeVisible();
      await tab.page.keyboard.press('Escape');
      await expect(tab.chrome.menuDrawer).toBeHidden();
      await expect(opener).toBeFocused();
      await tab.page.getByRole('banner').getByRole('button', { name: '검색' }).click();
      await expect(tab.chrome.finder).toBeFocused();
      await tab.page.keyboard.press('Escape');
      await expect(tab.chrome.finder).toBeHidden();
    });

    await phone.step('money leads to the member, and the shortcuts to pages that exist', async () => {
      const shortcuts = tab.chrome.quickButtons.getByRole('link');
      const named = ['충전', '테더입금', '환전', '테더출금', '베팅내역', '고객센터', '일일퀘스트'];
      await expect(shortcuts).toHaveText(named);
      for (const link of await shortcuts.all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(await link.getAttribute('href')).toMatch(/^\/[A-Za-z_]+\?time=\d+$/);
      }
      const amounts = tab.page.getByRole('banner').getByRole('definition').getByRole('link');
      await amounts.nth(1).click();
      await expect(tab.page).toHaveURL(/\/mywallet\/point\?time=\d+$/);
      await amounts.first().click();
      await expect(tab.page).toHaveURL(/\/member\?time=\d+$/);
    });
  });
});
