/** The in-play page: SPT-03, CRT-07, CRT-20. */
import type { Page } from '@playwright/test';
import type { House } from './support/House.ts';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { expect, test } from './support/seatedSpec.ts';
import type { Tab } from './support/Tab.ts';
import { FixtureId } from '../src/domain/kernel/ids.ts';
import type { Play } from '../src/domain/sports/play.ts';
import type { Score } from '../src/domain/sports/fixture.ts';

const nothing: Play = { periods: [], counts: [], diamond: null, server: null, incidents: [], held: null };
const scoreOf = (home: number, away: number, play: Partial<Play>): Score => ({
  period: 20,
  clockSeconds: 4_041,
  home,
  away,
  play: { ...nothing, ...play },
});

async function tellScore({ feed }: House, game: ScriptedGame, score: Score): Promise<void> {
  await feed.deliver([{ kind: 'score', fixtureId: FixtureId.parse(game.fixtureId), score }]);
}

const priceOf = (tab: Tab, game: ScriptedGame) =>
  tab.page.locator('main').getByRole('button', { name: new RegExp(`^홈 ${game.home} `) });

test('SPT-03 INP-3 a game in play: its score by halves, why its prices are held, and its end', async ({
  tab,
  house,
  game,
}) => {
  await tab.page.goto('/inplay');
  await expect(tab.page.getByText('지금 진행 중인 경기가 없습니다.')).toBeVisible();
  await expect(tab.page.locator('main')).toContainText(/다음 경기는 [\d.]+ [\d:]+에 시작합니다/);
  await game.kickOff();
  const periods = [
    { period: 10, home: 1, away: 0 },
    { period: 20, home: 0, away: 1 },
  ];
  await tellScore(house, game, scoreOf(1, 1, { periods }));
  await expect(tab.page).toHaveURL(new RegExp(`sport_id=6046&football=1&game=${game.fixtureId}$`));
  const scores = tab.page.getByRole('table', { name: `${game.home} 대 ${game.away} 점수판` });
  await expect(scores.getByRole('row', { name: game.home })).toHaveText(new RegExp(`${game.home}101$`));
  await expect(scores.getByRole('row', { name: game.away })).toHaveText(new RegExp(`${game.away}011$`));
  await expect(priceOf(tab, game)).toBeEnabled();

  await game.suspend();
  await tellScore(house, game, scoreOf(1, 1, { periods, held: 'penalty' }));
  await expect(priceOf(tab, game)).toContainText('일시중지');
  await expect(tab.page.locator('main')).toContainText('페널티킥으로 멈췄습니다.');
  await expectNoFinding(tab.page, '/inplay 1280 px');
  await tab.page.setViewportSize({ width: 425, height: 900 });
  const steps = tab.page.getByRole('button', { name: '경기 목록' });
  expect((await steps.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await steps.click();
  await expect(tab.page.getByRole('dialog').getByRole('link', { name: `${game.home} – ${game.away}` })).toBeVisible();
  const overflow = () => tab.page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow()).toBe('hidden');
  await tab.page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');
  await expectNoFinding(tab.page, '/inplay 425 px');

  await tellScore(house, game, { ...scoreOf(2, 1, {}), period: 100 });
  await game.end();
  await expect(tab.page.getByText('경기가 종료되었습니다.')).toBeVisible();
  await expect(tab.page.getByText('최종 점수 2 : 1')).toBeVisible();
});

test('SCB-4 a page that is opened later shows the clock of the one beside it', async ({
  tab,
  house,
  game,
  context,
}) => {
  await tab.page.goto('/inplay');
  await game.kickOff();
  await tellScore(house, game, scoreOf(1, 1, {}));
  const clockOf = async (page: Page): Promise<string> =>
    /후반 ?(\d\d:\d\d)/.exec(await page.locator('main').innerText())?.[1] ?? '';
  // However late a busy machine looks.
  await expect.poll(async () => (await clockOf(tab.page)) >= '67:25').toBe(true);
  const shown = await clockOf(tab.page);
  const later = await context.newPage();
  await later.goto('/inplay');
  await expect.poll(() => clockOf(later)).not.toBe('');
  expect((await clockOf(later)) >= shown).toBe(true);
});

test('CRT-07 CRT-20 CLS-3 an in-play pick has a slip of its own, in every tab, and its bet is counted down', async ({
  tab,
  member,
  openTab,
  house,
  game,
}) => {
  const playing = await house.feed.openGame({
    home: '인플홈',
    away: '인플원정',
    odds: { home: 210, draw: 330, away: 290 },
  });
  await playing.kickOff();
  await tellScore(house, playing, scoreOf(2, 0, {}));
  await tab.enterBoard(member);
  await tab.board.pick(game, 'home');
  await tab.slip.expectPick(game.home);

  const other = await openTab(`/inplay?sport_id=6046&game=${playing.fixtureId}`);
  await other.slip.expectEmpty();
  await priceOf(other, playing).click();
  await other.slip.expectPick(playing.home);
  await other.slip.expectFolds(1);
  await expect(tab.slip.region).not.toContainText(playing.home);
  await tab.slip.expectFolds(1);

  await other.slip.setStake(5_000);
  await other.slip.betButton.click();
  await other.slip.yes.click();
  await expect(other.slip.region).toContainText('베팅 접수 대기 중');
  await expect(other.slip.region).toContainText('2 : 0');
  await expect(other.slip.region.getByRole('button', { name: /^접수 대기 [1-6]초$/ })).toBeDisabled();
  await expect(other.page).toHaveURL(/\/bet_result/, { timeout: 40_000 });
  await tab.slip.expectPick(game.home);
});
