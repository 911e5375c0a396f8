/** Pictures of the board, its slip and what opens over them (NAV-09, SPT-01, CRT-01, CRT-07, CRT-15, SYN-05). */
import { connection } from '../../src/app/kit/copy/labels.ts';
import type { ScriptedGame, Side } from '../support/scriptedFeed.ts';
import { PASSWORD, type Tab } from '../support/Tab.ts';
import { isLongForm } from '../support/isLongForm.ts';
import { LONG_PROGRAMME, PROGRAMME } from './support/programme.ts';
import { expect, expectLoaded, isSmall, MIDDLE, screensOr, test } from './support/visualSpec.ts';

const MEMBER = 'member1';
const SIDES: readonly Side[] = ['home', 'draw', 'away'];

for (const screen of screensOr(MIDDLE)) {
  test.describe(`${screen.viewport.width} px`, () => {
    test.use({ display: screen });

    test('SPT-01 CRT-01 the board with three picks', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      await picture('board-picked');
    });

    if (!isLongForm) return;

    test('SPT-01 the board without a game', async ({ tab, picture }) => {
      await tab.enterBoard(MEMBER);
      await expect(tab.page.getByText('표시할 경기가 없습니다.')).toBeVisible();
      await picture('board-empty', tab.page.getByRole('main'));
    });

    test('SPT-01 a suspended game', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      const [suspended] = games;
      if (suspended === undefined) throw new Error('a game');
      await tab.enterBoard(MEMBER);
      await tab.board.expectOpen(suspended);
      await suspended.suspend();
      await tab.board.expectShut(suspended);
      await picture('board-suspended');
    });

    test('CRT-01 thirteen picks on the slip', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 13));
      if (isSmall(screen)) await openSlip(tab, 13);
      await tab.slip.setStake(10_000);
      await picture('slip-thirteen');
    });

    test('SPT-01 CRT-01 names too long and a balance of nine digits', async ({ tab, house, wire, picture }) => {
      const games = await house.feed.openGames(LONG_PROGRAMME);
      const member = await house.view.member(await house.view.signIn(MEMBER, PASSWORD));
      const rich = {
        ...member,
        emoney: 987_654_321,
        point: 123_456_789,
        nickname: '가나다라마바사아자차카타',
        // Newer than whatever the stream tells of the member.
        position: { ...member.position, offset: 1_000_000 },
        revision: 1_000_000,
      };
      wire.plan({ path: '/api/member/user' }, { kind: 'answer', status: 200, body: JSON.stringify(rich) }, Infinity);
      await tab.enterBoard(MEMBER);
      await tab.header.expectBalance(987_654_321);
      await pick(tab, games.slice(0, 2));
      await picture('board-long');
    });

    test('CRT-07 the question before a bet', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      if (isSmall(screen)) await openSlip(tab, 3);
      await tab.slip.setStake(50_000);
      await tab.slip.betButton.click();
      await expect(tab.slip.confirm).toBeVisible();
      await picture('bet-question');
    });

    test('SYN-05 the connection lost', async ({ tab, house, wire, picture }) => {
      // It counts as lost half a minute after its last word.
      test.slow();
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      // Letters that no page has needed so far could not be loaded any more.
      const words = connection.lost('') + connection.stale + connection.reconnecting;
      await tab.page.evaluate((text) => document.fonts.load('13px "Pretendard Variable"', text), words);
      // Nor could the search of the bar.
      await expectLoaded(tab.page);
      await wire.down();
      await expect(tab.header.trouble).toContainText('연결이 끊어졌습니다.', { timeout: 60_000 });
      await picture('connection-lost');
    });

    test('CRT-15 a bet of which nobody knows whether it was placed', async ({ tab, house, wire, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 1));
      wire.plan({ method: 'POST', path: /\/betting$/ }, { kind: 'silence' }, Infinity);
      wire.plan({ path: /\/betting\/key\// }, { kind: 'answer', status: 503, body: '{"message":""}' }, Infinity);
      if (isSmall(screen)) await openSlip(tab, 1);
      await tab.slip.setStake(10_000);
      await tab.slip.placeBet();
      if (isSmall(screen)) await tab.page.keyboard.press('Escape');
      await expect(tab.page.getByText(/^접수번호/)).toBeVisible({ timeout: 40_000 });
      await picture('bet-unknown');
    });

    if (!isSmall(screen)) return;

    test('NAV-09 the left drawer', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      await tab.chrome.bottomBar.getByRole('button', { name: '메뉴' }).click();
      await expect(tab.chrome.menuDrawer).toBeVisible();
      await picture('drawer-menu');
    });

    test('NAV-09 CRT-01 the right drawer', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      await openSlip(tab, 3);
      await tab.page.getByRole('dialog', { name: '베팅카트' }).getByRole('button', { name: '베팅카트 닫기' }).click();
      await expect(tab.chrome.memberPanel).toBeVisible();
      await picture('drawer-member');
    });

    test('CRT-01 the slip as a sheet', async ({ tab, house, picture }) => {
      const games = await house.feed.openGames(PROGRAMME);
      await tab.enterBoard(MEMBER);
      await pick(tab, games.slice(0, 3));
      await openSlip(tab, 3);
      await picture('slip-sheet');
    });
  });
}

/** One price of each game, the side in turn. */
async function pick(tab: Tab, games: readonly ScriptedGame[]): Promise<void> {
  for (const [n, game] of games.entries()) {
    const side = SIDES[n % SIDES.length] ?? 'home';
    await tab.board.expectOpen(game, side);
    await tab.board.pick(game, side);
    await tab.board.expectPicked(game, side);
  }
  await tab.page.evaluate(() => scrollTo(0, 0));
}

async function openSlip(tab: Tab, folds: number): Promise<void> {
  await tab.chrome.bottomBar.getByRole('button', { name: new RegExp(`${folds}폴더`) }).click();
  await expect(tab.page.getByRole('dialog', { name: '베팅카트' })).toBeVisible();
}
