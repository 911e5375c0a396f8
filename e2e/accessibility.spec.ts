/**
 * Axe finds nothing, whatever the impact, in any open state, in both themes, on a large and a small screen (ACC). Pages as they are first
 * seen are the tour's.
 */
import { pathOf } from '../src/app/kit/links/paths.ts';
import { AccountDialogs } from './pages/AccountDialogs.ts';
import { MessagePage } from './pages/MessagePage.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { looseLinks, watchLooseLinks } from './support/looseLinks.ts';
import { signal } from './support/signal.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/visitorSpec.ts';
import { isLongForm } from './support/isLongForm.ts';
import type { Tab } from './support/Tab.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 425, height: 900 },
] as const;

for (const colorScheme of ['dark', 'light'] as const) {
  for (const viewport of SIZES) {
    const isSmall = viewport.width < 960;
    // The short form: dark on a large screen, light on a small one.
    if (!isLongForm && (colorScheme === 'dark') === isSmall) continue;
    /** What is drawn alike at both sizes is looked at in one of them by the short form. */
    const isSeen = (at: 'large' | 'small') => isLongForm || isSmall === (at === 'small');
    // Colours are measured where they come to rest.
    const looks = { colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } } as const;
    visit.describe(`${colorScheme}, ${viewport.width} px`, () => {
      visit.use(looks);

      if (isSeen('small'))
        visit('ACC the dialogs of the sign-in', async ({ tab }) => {
          visit.setTimeout(240_000);
          await tab.login.open();
          await lookAtAccountDialogs(tab);
        });
    });

    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use(looks);
      if (isSeen('small'))
        test('ACC letters and chapters', async ({ tab, member, house }) => {
          await watchLooseLinks(tab.page);
          const operator = await house.operator();
          await tab.enterBoard(member);
          await operator.sendLetter(member, '새 안내', '<p>첫 줄</p><ul><li>둘째 줄</li></ul>');
          const letters = new MessagePage(tab.page);
          await expect(letters.alert).toBeVisible({ timeout: 40_000 });
          await expectNoFinding(tab.page, 'unread letter');
          await letters.goByAlert();
          await letters.letter('새 안내').first().click();
          await letters.expectUnread(0);
          await expectNoFinding(tab.page, 'open letter');
          await tab.page.goto(pathOf('rule'));
          await tab.page.locator('main h2 button').first().click();
          await expectNoFinding(tab.page, 'open chapter');
          expect(await looseLinks(tab.page)).toEqual([]);
        });

      if (isSeen('large'))
        test('ACC a bet from the pick to the history', async ({ tab, member, game, house, wire }) => {
          test.setTimeout(240_000);
          const other = await house.feed.openGame({
            home: '포항',
            away: '광주',
            odds: { home: 250, draw: 310, away: 260 },
          });
          await tab.enterBoard(member);
          await tab.board.expectOpen(other);
          await tab.board.pick(other, 'home');
          await game.suspend();
          await tab.board.expectShut(game);
          await expectNoFinding(tab.page, 'picked and suspended');
          if (isSmall) await tab.chrome.bottomBar.getByRole('button', { name: /1폴더/ }).click();
          await tab.slip.setStake(10_000);
          await expectNoFinding(tab.page, 'filled slip');
          await tab.slip.betButton.click();
          await expect(tab.slip.confirm).toBeVisible();
          await expectNoFinding(tab.page, 'question before a bet');
          const priceMoved = signal();
          wire.plan({ method: 'POST', path: /\/betting$/ }, { kind: 'hold', until: priceMoved.given });
          await tab.slip.yes.click();
          await expect.poll(() => wire.traffic.count('POST', '/api/sports-prematch/betting')).toBe(1);
          await other.changeOdds({ home: 240 });
          priceMoved.give();
          await expect(tab.slip.changedOdds).toBeVisible();
          await expectNoFinding(tab.page, 'changed odds');
          await tab.slip.acceptChangedOdds();
          await expect(tab.page).toHaveURL(/\/bet_result$/);
          await expect(tab.history.content).toContainText(other.home);
          await expectNoFinding(tab.page, 'history with a bet');
          await other.close();
        });

      test('ACC menus, drawers, questions and popups', async ({ tab, member, game, house }) => {
        test.setTimeout(240_000);
        await tab.enterBoard(member);
        await tab.board.expectOpen(game);
        await (isSmall ? lookAtDrawers(tab) : lookAtMenus(tab));
        const operator = await house.operator();
        const popups = ['a', 'b'].map((id, index) => ({
          id,
          contents: `<h2>점검 안내 ${id}</h2><p>새벽 4시</p>`,
          pcLeftLocation: 40 + 500 * index,
          pcTopLocation: 120,
          popupFlg: 1,
          visiableFlag: 1,
          notShowingexpireTime: 0,
        }));
        await operator.set('popups', popups);
        try {
          await tab.page.goto(pathOf('home'));
          await expect(tab.home.popups.first()).toBeVisible();
          await expectNoFinding(tab.page, 'popups');
        } finally {
          await operator.set('popups', []);
        }
      });

      if (isSeen('large'))
        test('ACC a lobby on its way, one that stays closed, and one that is open', async ({ tab, member, wire }) => {
          await tab.enterBoard(member);
          const address = { method: 'GET', path: '/api/kosca/opengame' } as const;
          const waiting = wire.plan(address, { kind: 'silence' });
          await tab.page.goto(`${pathOf('launch')}?lobby=european`);
          await expect(tab.page.getByRole('main')).toContainText('유럽형 여는 중');
          await expectNoFinding(tab.page, 'lobby on its way');
          // Before the next plan: the question of this page would be answered with it.
          await expect.poll(() => waiting.hits).toBe(1);
          wire.plan(address, { kind: 'answer', status: 404, body: '{}' });
          await tab.page.goto(`${pathOf('launch')}?lobby=inPlay`);
          await expect(tab.page.getByRole('alert')).toContainText('점검중입니다.');
          await expectNoFinding(tab.page, 'closed lobby');
          await tab.page.goto(`${pathOf('launch')}?lobby=european`);
          await expect(tab.page).toHaveURL(/\/play-lobby\//);
          await expectNoFinding(tab.page, 'open lobby');
        });
    });
  }
}

async function lookAtAccountDialogs(tab: Tab): Promise<void> {
  const dialogs = new AccountDialogs(tab.page);
  await dialogs.openFindPassword();
  await expect(dialogs.dialog).toBeVisible();
  await expectNoFinding(tab.page, 'lost password');
  await tab.page.keyboard.press('Escape');
  await tab.page.getByRole('button', { name: '비회원 안내' }).click();
  await expect(dialogs.dialog).toBeVisible();
  await expectNoFinding(tab.page, 'non-member');
  await tab.page.keyboard.press('Escape');
  await dialogs.openJoin();
  await expect(dialogs.dialog).toBeVisible();
  await expectNoFinding(tab.page, 'recommender');
  await dialogs.field('추천인 코드').fill('member1');
  await dialogs.field('추천인 코드').press('Enter');
  await expect(dialogs.field('아이디')).toBeVisible();
  await dialogs.press('가입하기');
  await expectNoFinding(tab.page, 'sign-up with problems');
}

async function lookAtMenus(tab: Tab): Promise<void> {
  const menu = tab.chrome.sideMenu;
  await menu.getByRole('button', { name: /^축구/ }).click();
  await menu.getByRole('button', { name: /^Korea Republic/ }).click();
  await menu.getByRole('button', { name: /^카지노/ }).click();
  await expectNoFinding(tab.page, 'open side menu');
  await tab.chrome.tabs.getByRole('button', { name: '이벤트·규정' }).hover();
  await expect(tab.chrome.tabs.getByRole('link', { name: '이용규정' })).toBeVisible();
  await expectNoFinding(tab.page, 'drop-down');
  await tab.page.getByRole('main').hover();
  await tab.page
    .getByRole('banner')
    .getByRole('button', { name: /내 정보$/ })
    .click();
  await expect(tab.chrome.memberPanel).toBeVisible();
  await expectNoFinding(tab.page, 'member panel');
  await tab.page.keyboard.press('Escape');
  await (await tab.chrome.europeanLobby()).click();
  await expect(tab.chrome.question).toBeVisible();
  await expectNoFinding(tab.page, 'question before a lobby');
  await tab.page.keyboard.press('Escape');
}

async function lookAtDrawers(tab: Tab): Promise<void> {
  await tab.chrome.bottomBar.getByRole('button', { name: '메뉴' }).click();
  await expect(tab.chrome.menuDrawer).toBeVisible();
  await tab.chrome.menuDrawer.getByRole('button', { name: /^축구/ }).click();
  await expectNoFinding(tab.page, 'menu drawer');
  await tab.page.keyboard.press('Escape');
  await tab.chrome.bottomBar.getByRole('button', { name: /베팅카트/ }).click();
  const sheet = tab.page.getByRole('dialog', { name: '베팅카트' });
  await expect(sheet).toBeVisible();
  await expectNoFinding(tab.page, 'empty slip');
  await sheet.getByRole('button', { name: '베팅카트 닫기' }).click();
  await expect(tab.chrome.memberPanel).toBeVisible();
  await expectNoFinding(tab.page, 'member drawer');
  await tab.page.keyboard.press('Escape');
}
