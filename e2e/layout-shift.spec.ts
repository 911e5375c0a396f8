/**
 * Nothing jumps: layout shift below 0.02 on every page of large and small screens, from the first paint on, while data loads, prices
 * change and a connection is lost and found.
 */
import { expect, test } from './support/spec.ts';
import { isLongForm } from './support/isLongForm.ts';
import { layoutShift, watchLayoutShift } from './support/layoutShift.ts';
import type { House } from './support/House.ts';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import type { Tab } from './support/Tab.ts';

const MOST = 0.02;
const SIZES = [
  ...(isLongForm
    ? [
        { width: 1920, height: 1080 },
        { width: 1024, height: 800 },
      ]
    : []),
  { width: 1280, height: 800 },
  { width: 425, height: 900 },
] as const;
/** Pages without live prices, and what each says once it has all it shows. */
const QUIET_PAGES: readonly (readonly [path: string, word: RegExp])[] = [
  ['/bet_result', /베팅내역이 없습니다\.|당첨금/],
  ['/message', /전체 \d/],
  ['/member', /비밀번호/],
  ['/rule', /이용 안내/],
  ['/no/such/page', /페이지를 찾을 수 없습니다/],
];

for (const size of SIZES) {
  test(`NAV-14 the home page does not jump at ${size.width} px`, async ({ tab, member, house }) => {
    await tab.page.setViewportSize(size);
    await watchLayoutShift(tab.page);
    const games = await someGames(house);
    await tab.enterHome(member);
    await expect(tab.home.next.getByRole('listitem')).toHaveCount(6);
    await expectSteady(tab);
    // Anew, with everything stored: the first document saw the sign-in.
    await tab.page.reload();
    await expect(tab.home.next.getByRole('listitem')).toHaveCount(6);
    await movePrices(games);
    const first = games[0];
    if (first === undefined) throw new Error('a game');
    await expect(tab.home.odds(tab.home.next, first, 'home')).toHaveAccessibleName('홈 홈팀 0 2.05');
    await expectSteady(tab);
    await house.feed.closeGames(games);
  });

  test(`SPT-01 SYN-05 the board does not jump at ${size.width} px`, async ({ tab, member, house, wire }) => {
    await tab.page.setViewportSize(size);
    await watchLayoutShift(tab.page);
    const games = await someGames(house);
    await tab.enterBoard(member);
    const last = games.at(14);
    if (last === undefined) throw new Error('fifteen games');
    await tab.board.expectOpen(last);
    await expectSteady(tab);
    await tab.page.reload();
    await tab.board.expectOpen(last);
    await movePrices(games);
    await tab.board.expectPrice(last, 'home', 205);
    await last.suspend();
    await tab.board.expectShut(last);
    await last.reopen();
    await tab.board.expectOpen(last);
    await wire.down();
    await expect(tab.header.trouble).toBeVisible({ timeout: 20_000 });
    await tab.board.expectShut(last);
    await wire.up();
    await tab.board.expectOpen(last);
    await expect(tab.header.trouble).toBeHidden();
    await expectSteady(tab);
    await house.feed.closeGames(games);
  });

  test(`NAV-01 no other page jumps at ${size.width} px`, async ({ tab, member }) => {
    await tab.page.setViewportSize(size);
    await watchLayoutShift(tab.page);
    await tab.login.open();
    await tab.login.userId.fill(member);
    await expectSteady(tab);
    await tab.enterBoard(member);
    for (const [path, word] of QUIET_PAGES) {
      await test.step(path, async () => {
        await tab.page.goto(path);
        await expect(tab.page.getByRole('main')).toContainText(word);
        await tab.header.expectSignedIn();
        await expect(tab.header.strip).toContainText('공지');
        await expect(tab.header.strip).toContainText('실시간 연결');
        await expectSteady(tab);
      });
    }
  });
}

function someGames(house: House): Promise<readonly ScriptedGame[]> {
  return house.feed.openGames(
    Array.from({ length: 40 }, (_, n) => ({
      home: `홈팀 ${n}`,
      away: `원정팀 ${n}`,
      odds: { home: 185, draw: 320, away: 410 },
    })),
  );
}

/** Several rounds, so that arrows, flashes and more digits come and go. */
async function movePrices(games: readonly ScriptedGame[]): Promise<void> {
  for (const home of [190, 1_240, 178, 205]) {
    for (const game of games.slice(0, 16)) await game.changeOdds({ home, away: home * 3 });
  }
}

async function expectSteady(tab: Tab): Promise<void> {
  const { total, shifts } = await layoutShift(tab.page);
  expect(total, JSON.stringify(shifts)).toBeLessThan(MOST);
}
