/** Pictures of every page in its states (NAV-01, NAV-14, SES-07, SES-08, SES-10, SES-11, SES-13, SPT-06). */
import { AccountDialogs } from '../pages/AccountDialogs.ts';
import { MessagePage } from '../pages/MessagePage.ts';
import { isLongForm } from '../support/isLongForm.ts';
import { PASSWORD } from '../support/Tab.ts';
import { PROGRAMME } from './support/programme.ts';
import { expect, screensOr, SMALL, test } from './support/visualSpec.ts';

const MEMBER = 'member1';
/** Whose bets and letters are in the pictures: one a screen, so that each begins with none. */
const BETTORS: Readonly<Record<number, string>> = { 1920: 'member3', 1280: 'member5', 425: 'member7' };
const READERS: Readonly<Record<number, string>> = { 1920: 'member2', 1280: 'member4', 425: 'member6' };

for (const screen of screensOr(SMALL)) {
  const { width } = screen.viewport;
  test.describe(`${width} px`, () => {
    test.use({ display: screen });

    test('SES-13 the sign-in', async ({ tab, picture }) => {
      await tab.login.open();
      await picture('login');
    });

    test('NAV-14 home', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      const [live] = games;
      if (live === undefined) throw new Error('a game');
      await live.play({ period: 20, clockSeconds: 67 * 60, home: 2, away: 1 });
      await tab.enterHome(MEMBER);
      await expect(tab.home.next.getByRole('listitem')).toHaveCount(6);
      await expect(tab.home.live).toContainText('울산 HD');
      if (isLongForm) await picture('home-notice');
      await tab.home.popups.getByRole('button', { name: '닫기' }).click();
      await picture('home');
    });

    if (!isLongForm) return;

    test('SES-07 the sign-in after a session that ended', async ({ tab, house, picture }) => {
      const operator = await house.operator();
      await tab.enterBoard(MEMBER);
      await operator.signOut(MEMBER);
      await expect(tab.page).toHaveURL(/\/login/, { timeout: 40_000 });
      await expect(tab.page.getByRole('alert')).toContainText('로그아웃되었습니다.');
      await picture('login-ended');
    });

    test('SES-08 the desk of an operator', async ({ tab, picture }) => {
      await tab.login.open();
      await tab.login.submitAs('manager1', PASSWORD);
      await expect(tab.page.getByRole('heading', { name: '매니저 전용' })).toBeVisible();
      await picture('operator');
    });

    test('SES-13 joining', async ({ tab, picture }) => {
      const dialogs = new AccountDialogs(tab.page);
      await tab.login.open();
      await dialogs.beRecommendedBy('member1');
      await expect(dialogs.field('아이디')).toBeVisible();
      await picture('join');
    });

    test('NAV-14 home without a game', async ({ tab, picture }) => {
      await tab.enterHome(MEMBER);
      await expect(tab.home.next).toContainText('예정된 경기가 없습니다.');
      await tab.home.popups.getByRole('button', { name: '닫기' }).click();
      await picture('home-empty', tab.page.getByRole('main'));
    });

    test('SPT-06 bet history, empty and with bets won, lost and open', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      const [won, lost, open] = games;
      if (won === undefined || lost === undefined || open === undefined) throw new Error('three games');
      await tab.enterBoard(BETTORS[width] ?? MEMBER);
      await tab.header.openBetHistory();
      await expect(tab.history.content).toContainText('베팅내역이 없습니다.');
      await picture('bets-empty', tab.page.getByRole('main'));
      for (const bet of [[won], [lost], [open, ...games.slice(3, 6)]]) {
        await tab.board.open();
        for (const game of bet) {
          await tab.board.expectOpen(game);
          await tab.board.pick(game, 'home');
          await tab.board.expectPicked(game, 'home');
        }
        if (width === 425)
          await tab.chrome.bottomBar.getByRole('button', { name: new RegExp(`${bet.length}폴더`) }).click();
        await tab.slip.setStake(10_000);
        await tab.slip.placeBet();
        await expect(tab.page).toHaveURL(/\/bet_result/);
      }
      await won.settle('home');
      await lost.settle('away');
      await expect(tab.history.content).toContainText('낙첨');
      await tab.page.reload();
      await tab.page.getByRole('button', { name: /상세$/ }).first().click();
      await expect(tab.history.content).toContainText(open.away);
      await picture('bets');
    });

    test('SES-11 letters, and one that is open', async ({ tab, house, picture }) => {
      const reader = READERS[width] ?? MEMBER;
      await tab.enterBoard(reader);
      const operator = await house.operator();
      for (const [title, contents] of LETTERS) await operator.sendLetter(reader, title, contents);
      const letters = new MessagePage(tab.page);
      await letters.goByAlert();
      await expect(letters.letter(LETTERS[2][0])).toBeVisible();
      await picture('letters');
      await letters.letter(LETTERS[1][0]).click();
      await letters.expectUnread(2);
      await picture('letter', letters.card);
    });

    test('NAV-01 the member’s record', async ({ tab, picture }) => {
      await tab.enterBoard(MEMBER);
      await tab.page.goto('/member');
      await expect(tab.page.getByRole('main')).toContainText('비밀번호');
      await picture('member', tab.page.getByRole('main'));
    });

    test('NAV-01 the rules', async ({ tab, picture }) => {
      await tab.enterBoard(MEMBER);
      await tab.page.goto('/rule');
      await expect(tab.page.getByRole('main')).toContainText('이용 안내');
      await picture('rule', tab.page.getByRole('main'));
    });

    test('NAV-01 a page that is not there', async ({ tab, picture }) => {
      await tab.enterBoard(MEMBER);
      await tab.page.goto('/no/such/page');
      await expect(tab.page.getByRole('main')).toContainText('404');
      await picture('not-found', tab.page.getByRole('main'));
    });

    test('SES-10 maintenance', async ({ tab, house, picture }) => {
      const operator = await house.operator();
      await operator.set('siteNoticeFlg', 1);
      await tab.page.goto('/login');
      await expect(tab.page).toHaveURL(/\/maintenance$/);
      await expect(tab.page.getByText(/마지막 확인/)).toBeVisible();
      await picture('maintenance');
      await operator.set('siteNoticeFlg', 0);
    });
  });
}

const LETTERS = [
  ['회원가입을 환영합니다', '<p>한판에 오신 것을 환영합니다.</p>'],
  [
    '10월 정기 점검 및 배당 변경 안내',
    '<p>내일 <b>새벽 4시부터 6시까지</b> 정기 점검이 있습니다. 점검 중에는 접속과 베팅이 제한됩니다.</p>' +
      '<ul><li>진행 중인 베팅은 점검이 끝난 뒤 정산됩니다.</li><li>이용에 불편을 드려 죄송합니다.</li></ul>',
  ],
  [
    '대한민국 세미프로 여자 배구 챔피언십 준플레이오프 제2차전 특별 초청 경기 배당 오류로 인한 베팅 취소 안내',
    '<p>취소되었습니다.</p>',
  ],
] as const;
