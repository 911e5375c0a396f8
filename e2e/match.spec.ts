/** The page of a match: SPT-09, MCH-4, MCH-7, MCH-8, and what the slip says of a pick that it replaced (CRT-07). */
import { FixtureId } from '../src/domain/kernel/ids.ts';
import { MARKET } from '../src/domain/reference/markets.ts';
import { manyMarkets } from '../tests/support/domain/manyMarkets.ts';
import { MatchPage } from './pages/MatchPage.ts';
import type { House } from './support/House.ts';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { expect, test } from './support/seatedSpec.ts';

const opened = async (house: House): Promise<ScriptedGame> => {
  const game = await house.feed.openGame({ home: '포항', away: '광주', odds: { home: 198, draw: 375, away: 360 } });
  const [, ...others] = manyMarkets(FixtureId.parse(game.fixtureId));
  await house.feed.deliver(others);
  return game;
};

test('SPT-09 CRT-07 MCH-8 ACC a match is opened, read and bet on by keyboard, and on a phone', async ({
  tab,
  member,
  house,
}) => {
  const { page } = tab;
  const match = new MatchPage(page);
  const game = await opened(house);
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await match.opener(game).focus();
  await page.keyboard.press('Enter');
  await match.expectShown(game);
  expect(new URL(page.url()).searchParams.get('game')).toBe(game.fixtureId);

  // A favourite stands in a strip, and its main line is lit there and in the ladder.
  await match.region.getByRole('button', { name: '언더오버 즐겨찾기', exact: true }).click();
  const over = match.price('언더오버', /^오버 2\.5 /);
  await expect(over).toHaveCount(2);
  await over.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(match.price('언더오버', /^언더 2\.5 /).last()).toBeFocused();
  await page.keyboard.press('Space');
  await tab.slip.expectPick('언더 2.5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await tab.slip.expectPick('언더오버 언더 2.5 → 오버 2.5');
  for (const place of await over.all()) await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(match.region.getByRole('button', { name: /^언더오버 .*선택 있음$/ })).toBeVisible();
  await tab.slip.region.getByRole('button', { name: '되돌리기' }).click();
  await tab.slip.expectFolds(1);
  await expect(match.price('언더오버', /^언더 2\.5 /).first()).toHaveAttribute('aria-pressed', 'true');

  // Escape leads back to where it was opened.
  await over.last().focus();
  await page.keyboard.press('ArrowLeft');
  // The first key takes the history of the price away that has the focus.
  await expect(match.history).toContainText('배당 변동 기록이 없습니다.');
  await page.keyboard.press('Escape');
  await expect(match.history).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(match.opener(game)).toBeFocused();

  // By its address, on a phone: three lines and a way to the others.
  await page.setViewportSize({ width: 425, height: 900 });
  await page.goto(`/korea/wintielose?game=${game.fixtureId}`);
  await match.expectShown(game);
  await expect(match.market('핸디캡').getByRole('button', { name: /^홈 / })).toHaveCount(3);
  await match.market('핸디캡').getByRole('button', { name: '나머지 6개 라인' }).click();
  await expect(match.market('핸디캡').getByRole('button', { name: /^홈 / })).toHaveCount(9);
  await expectNoFinding(page, 'match on a phone');
  await match.region.getByRole('button', { name: '마켓 검색' }).click();
  await match.region.getByRole('textbox', { name: '마켓 검색' }).fill('코너킥 핸');
  await expect(match.region.getByRole('heading', { level: 2 })).toHaveText(['코너킥 핸디캡']);
  await game.close();
  await expect(match.region).toContainText('이 경기는 더 이상 제공되지 않습니다.');
});

test('MCH-4 of more than 200 prices only the one that moved is touched', async ({ tab, member, house }) => {
  const match = new MatchPage(tab.page);
  const game = await opened(house);
  await tab.enterBoard(member);
  await match.opener(game).click();
  await match.expectShown(game);
  await expect(match.price('핸디캡', /^홈 포항 -0\.5 /)).toBeEnabled();
  expect(await match.region.locator('[data-selection]').count()).toBeGreaterThan(190);

  const market = manyMarkets(FixtureId.parse(game.fixtureId)).find(
    ({ marketId, baseLine }) => marketId === MARKET.asianHandicap && baseLine === '-0.5',
  );
  const [moved] = market?.selections ?? [];
  if (market === undefined || moved === undefined) throw new Error('no handicap');
  const touched = await match.watchPrices();
  await house.feed.deliver([{ ...market, selections: [{ ...moved, odds: 206 }] }]);
  await expect(match.price('핸디캡', /^홈 포항 -0\.5 2\.06$/)).toBeVisible();
  expect((await touched()).filter((id) => id !== 'outside of all prices')).toEqual([moved.selectionId]);
});
