/**
 * Nothing jumps: layout shift below 0.02 on large and small screens, from the first paint on, while data loads, prices change and a
 * connection is lost and found; the tour shows it of every page at rest. The long form has many games, many picks and many letters too, and nothing of them lies
 * over anything else.
 */
import type { Locator } from '@playwright/test';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/spec.ts';
import { isLongForm, longForm } from './support/isLongForm.ts';
import { expectSteady, watchLayoutShift } from './support/layoutShift.ts';
import type { House } from './support/House.ts';
import { slowFiles } from './support/slowFiles.ts';
import { tellPopups } from './support/tellPopups.ts';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { PASSWORD } from './support/Tab.ts';

const long = longForm(visit);

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

// As most members have it.
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
test.use(moving);
visit.use(moving);

visit('NAV-14 the home page does not jump', async ({ tab, member, house, wire }) => {
  visit.setTimeout(100_000 * SIZES.length);
  await tab.page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShift(tab.page);
  const games = await someGames(house);
  await tellPopups(house, [{ id: 'a', left: 200, top: 200, contents: '<h2>환영합니다</h2><p>긴 공지</p><p>끝</p>' }]);
  await tab.enterHome(member);
  await expect(tab.home.next.getByRole('listitem')).toHaveCount(6);
  await expect(tab.home.popups).toContainText('환영합니다');
  await expectSteady(tab.page);
  // Anew, with everything stored: the first document saw the sign-in.
  await slowFiles(tab.page, wire);
  const [first] = games;
  if (first === undefined) throw new Error('a game');
  for (const [n, size] of SIZES.entries()) {
    await visit.step(`${size.width} px`, async () => {
      await tab.page.setViewportSize(size);
      await tab.page.reload();
      await expect(tab.home.next.getByRole('listitem')).toHaveCount(6);
      await movePrices(games, n);
      // Wherever the house puts it: among the first, or among those that start next.
      await expect(tab.home.odds(tab.page.getByRole('main'), first, 'home')).toHaveAccessibleName(
        `홈 홈팀 0 2.0${5 + n}`,
      );
      await expect(tab.home.popups).toContainText('환영합니다');
      await expectSteady(tab.page);
    });
  }
  await tellPopups(house, []);
  await house.feed.closeGames(games);
});

test('SPT-01 SYN-05 the board does not jump', async ({ tab, member, house, wire }) => {
  test.setTimeout(100_000 * SIZES.length);
  await watchLayoutShift(tab.page);
  const games = await someGames(house);
  const last = games.at(14);
  if (last === undefined) throw new Error('fifteen games');
  for (const [n, size] of SIZES.entries()) {
    await test.step(`${size.width} px`, async () => {
      await tab.page.setViewportSize(size);
      await tab.enterBoard(member);
      await tab.board.expectOpen(last);
      await expectSteady(tab.page);
      const quicken = await slowFiles(tab.page, wire);
      await tab.page.reload();
      await tab.board.expectOpen(last);
      await movePrices(games, n);
      await tab.board.expectPrice(last, 'home', 205 + n);
      await last.suspend();
      await tab.board.expectShut(last);
      await last.reopen();
      await tab.board.expectOpen(last);
      await wire.down();
      await expect(tab.header.trouble).toBeVisible({ timeout: 40_000 });
      await tab.board.expectShut(last);
      await wire.up();
      await tab.board.expectOpen(last);
      await expect(tab.header.trouble).toBeHidden();
      await expectSteady(tab.page);
      quicken();
    });
  }
  await house.feed.closeGames(games);
});

// The board as well as every page of the tour is loaded without a jump in the short form; this is of the foot below long lists.
long('NAV-01 SPT-06 lists longer than the window leave the foot where it is', async ({ tab, member, house, wire }) => {
  visit.setTimeout(100_000 * SIZES.length);
  await watchLayoutShift(tab.page);
  const games = await someGames(house, 20);
  const [first] = games;
  if (first === undefined) throw new Error('a game');
  const token = await house.view.signIn(member, PASSWORD);
  const on = {
    betBaseline: '',
    betPrice: '1.85',
    fixtureId: first.fixtureId,
    oddsId: first.selectionId('home'),
    sportId: '6046',
    version: 1,
  };
  await house.view.placeBets(token, { memberId: member, on, count: 20 });
  await tab.enterBoard(member);
  await slowFiles(tab.page, wire);
  for (const size of SIZES) {
    for (const [path, last] of [
      ['/bet_result', tab.page.getByRole('main').getByText('5,000').nth(19)],
      ['/korea/wintielose', tab.page.getByRole('main').getByRole('listitem').nth(14)],
    ] as const) {
      await visit.step(`${path} ${size.width} px`, async () => {
        await tab.page.setViewportSize(size);
        await tab.page.goto(path);
        await expect(last).toBeAttached();
        await expectSteady(tab.page);
        await tab.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(tab.page.getByRole('contentinfo')).toBeInViewport();
        await tab.page.reload();
        await expect(last).toBeAttached();
        await expect(tab.page.getByRole('contentinfo')).toBeVisible();
        await expectSteady(tab.page);
      });
    }
  }
  await house.feed.closeGames(games);
});

for (const size of isLongForm ? SIZES : []) {
  test(`NAV-14 SPT-01 five hundred games neither jump nor overlap at ${size.width} px`, async ({
    tab,
    member,
    house,
  }) => {
    await tab.page.setViewportSize(size);
    await watchLayoutShift(tab.page);
    const games = await someGames(house, 500);
    await tab.enterHome(member);
    for (const open of [() => tab.home.open(), () => tab.board.open()]) {
      await open();
      const rows = tab.page.getByRole('main').getByRole('listitem');
      await expect(rows.getByRole('button').first()).toBeEnabled({ timeout: 40_000 });
      await movePrices(games);
      await expectSteady(tab.page);
      expect(await overlaps(rows)).toEqual([]);
    }
    await house.feed.closeGames(games);
  });

  test(`CRT-01 thirteen picks neither jump nor overlap at ${size.width} px`, async ({ tab, member, house }) => {
    await tab.page.setViewportSize(size);
    await watchLayoutShift(tab.page);
    const all = await someGames(house);
    const games = all.slice(0, 13);
    const [first, second] = games;
    if (first === undefined || second === undefined) throw new Error('two games');
    await tab.enterBoard(member);
    for (const game of games) await tab.board.pick(game, 'home');
    await expect(tab.page.getByText('13폴더').first()).toBeVisible();
    await movePrices(games);
    await first.suspend();
    await tab.board.expectShut(first);
    await expectSteady(tab.page);
    await tab.page.evaluate(() => scrollTo(0, 0));
    await tab.page.reload();
    await tab.board.expectOpen(second);
    await expect(tab.page.getByText('13폴더').first()).toBeVisible();
    await expectSteady(tab.page);
    const toSheet = tab.chrome.bottomBar.getByRole('button', { name: /13폴더/ });
    if (await toSheet.isVisible()) await toSheet.click();
    await expect(tab.slip.betButton).toBeInViewport({ ratio: 1 });
    expect(await overlaps(tab.slip.region.getByRole('listitem'))).toEqual([]);
    await house.feed.closeGames(all);
  });

  visit(
    `NAV-02 SES-11 a hundred and twenty letters neither move the header nor overlap at ${size.width} px`,
    async ({ tab, house }) => {
      await tab.page.setViewportSize(size);
      await watchLayoutShift(tab.page);
      const operator = await house.operator();
      const reader = newcomer();
      await AccountDialogs.join(house.url, reader);
      await tab.page.goto('/bet_result');
      await tab.login.submitAs(reader.userId, reader.password);
      await tab.header.expectSignedIn();
      const banner = tab.page.getByRole('banner', { includeHidden: true });
      await expect(banner).not.toContainText('99+');
      await expectSteady(tab.page);
      for (let n = 0; n < 120; n += 1) await operator.sendLetter(reader.userId, `쪽지 ${n}`, '<p>내용</p>');
      // The question whether to read them lies over the page by now.
      await expect(banner).toContainText('99+');
      await expectSteady(tab.page);
      await tab.page.goto('/message');
      await expect(tab.page.getByRole('main')).toContainText(/전체 \d+/);
      await expect(banner).toContainText('99+');
      await expectSteady(tab.page);
      expect(await overlaps(banner.locator('a, button, dd, dt'))).toEqual([]);
      expect(await overlaps(tab.page.getByRole('main').locator('h2'))).toEqual([]);
    },
  );
}

/** Pairs of drawn elements of which neither holds the other and one lies over the other by more than a pixel. */
async function overlaps(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    const drawn = elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 ? [{ element, box }] : [];
    });
    return drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const words = ({ textContent }: Element) => textContent.slice(0, 24);
        return width > 1 && height > 1 ? [`${words(one.element)} / ${words(other.element)}`] : [];
      }),
    );
  });
}

function someGames(house: House, count = 40): Promise<readonly ScriptedGame[]> {
  return house.feed.openGames(
    Array.from({ length: count }, (_, n) => ({
      home: `홈팀 ${n}`,
      away: `원정팀 ${n}`,
      odds: { home: 185, draw: 320, away: 410 },
    })),
  );
}

/** Several rounds, so that arrows, flashes and more digits come and go; the last ends at 2.05, and a hundredth more for each time before. */
async function movePrices(games: readonly ScriptedGame[], before = 0): Promise<void> {
  for (const home of [190, 1_240, 178, 205 + before]) {
    for (const game of games.slice(0, 16)) await game.changeOdds({ home, away: home * 3 });
  }
}
