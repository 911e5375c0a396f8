/** A history of many bets: page by page, by keyboard, filtered, live, in two tabs, and without a line (LST-3, LST-5, LST-7, LST-10, LST-12). */
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { expect, test } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';

const LARGE = { width: 1280, height: 800 };
const SMALL = { width: 425, height: 900 };
const BETS = 65;
/** More than are drawn whole, and with those that come later no more than a member may place at once. */
const LONG = 92;
/** Of each bet, and what it wins; won. */
const STAKE = 5_000;
const WON = 9_250;

const betOn = (game: ScriptedGame) => ({
  ...{ betBaseline: '', betPrice: '1.85', fixtureId: game.fixtureId },
  ...{ oddsId: game.selectionId('home'), sportId: '6046', version: 1 },
});

test(`LST-5 LST-7 LST-10 a history of ${BETS} bets, on a large screen and on a phone`, async ({
  tab,
  openTab,
  member,
  house,
  wire,
}) => {
  test.setTimeout(240_000);
  await tab.page.setViewportSize(LARGE);
  const game = await house.feed.openGame({ home: '제주', away: '강원', odds: { home: 185, draw: 300, away: 280 } });
  const token = await house.view.signIn(member, PASSWORD);
  await house.view.placeBets(token, { memberId: member, on: betOn(game), count: BETS });
  await tab.enterBoard(member);
  await tab.history.open();
  const { history } = tab;
  await expect(history.bets).toHaveCount(30);

  const moreByKeyboard = async () => {
    await history.more.focus();
    await tab.page.keyboard.press('Enter');
    await expect(history.bets).toHaveCount(60);
    await expect(history.bets.nth(30).getByRole('button', { name: /상세$/ })).toBeFocused();
    await expect(tab.page.getByText('30건을 더 불러왔습니다.')).toBeAttached();
  };
  await test.step('more, by keyboard: who asked goes on at the first new line', moreByKeyboard);

  const other = await openTab('/bet_result?status=0');
  await expect(other.history.bets).toHaveCount(30);

  await tab.page.setViewportSize(SMALL);
  await test.step('on a phone, without a line what is here stands, and more says why it does not come', async () => {
    await wire.down();
    await history.more.click();
    await expect(history.content).toContainText('연결이 끊겨 더 불러올 수 없습니다.');
    await expect(history.bets).toHaveCount(60);
    await wire.up();
    await expect(history.content).not.toContainText('연결이 끊겨', { timeout: 40_000 });
    await history.more.click();
    await expect(history.bets).toHaveCount(BETS);
    await expect(history.content).toContainText('모두 불러왔습니다.');
  });

  await test.step('a settlement shows in both tabs, and empties the list of what is open', async () => {
    await game.settle('home');
    await expect(history.bets.first()).toContainText('적중');
    await expect(history.bets.last()).toContainText('적중');
    await expect(other.history.content).toContainText('조건에 맞는 베팅내역이 없습니다.');
  });

  await test.step('filters are chosen by keyboard, kept in the address, and found again', async () => {
    await history.choice('상태', '전체').focus();
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.press('ArrowRight');
    await expect(tab.page).toHaveURL(/status=2/);
    await expect(history.bets).toHaveCount(30);
    await history.choose('기간', '오늘');
    await expect(tab.page).toHaveURL(/days=1&status=2/);
    await expect(history.bets).toHaveCount(30);
    await tab.page.reload();
    await expect(history.choice('상태', '적중')).toBeChecked();
    await expect(history.bets).toHaveCount(30);
  });

  await test.step('more, by keyboard, on the phone', moreByKeyboard);
});

test('LST-12 where one has leapt to the end of a long list, what is read stays in its place as bets come in above', async ({
  tab,
  member,
  house,
  tokenOfBrowser,
}) => {
  const { page, history } = tab;
  const game = await house.feed.openGame({ home: '제주', away: '강원', odds: { home: 185, draw: 300, away: 280 } });
  const bet = (count: number) => house.view.placeBets(tokenOfBrowser(), { memberId: member, on: betOn(game), count });
  const purse = async () => (await house.view.member(tokenOfBrowser())).emoney;
  await page.setViewportSize(LARGE);
  await tab.enterBoard(member);
  const before = await purse();
  await bet(LONG);
  await history.open();
  for (const shown of [30, 60, 90]) {
    await history.expectCount(shown);
    await history.more.click();
  }
  let count = LONG;
  await history.expectCount(count);
  for (const size of [LARGE, SMALL]) {
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      // From its top, where none of the last rows is drawn.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.reload();
      await history.expectCount(count);
      const read = await history.leapToEnd();
      await bet(2);
      count += 2;
      await history.expectCount(count);
      await expect.poll(async () => Math.abs((await history.topOf(read.id)) - read.top)).toBeLessThan(2);
    });
  }

  await test.step('the clock above it ticks while it is in sight alone', async () => {
    const isDrawn = () =>
      tab.header.strip.locator('time').evaluate((time) => time.checkVisibility({ contentVisibilityAuto: true }));
    await page.setViewportSize(LARGE);
    await history.leapToEnd();
    await expect.poll(isDrawn).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isDrawn).toBe(true);
  });

  // Whoever is this member next has money to bet.
  await game.settle('home');
  await expect.poll(purse).toBe(before + count * (WON - STAKE));
});
