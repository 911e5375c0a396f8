/** Alerts, as a browser draws them (SPT-12, rules ALR): a marked team's kick-off and goal, a settled bet; the browser is asked by a press alone. */
import { FixtureId } from '../src/domain/kernel/ids.ts';
import type { House } from './support/House.ts';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { expect, test } from './support/seatedSpec.ts';

const tellScore = ({ feed }: House, game: ScriptedGame, home: number, away: number) =>
  feed.deliver([
    { kind: 'score', fixtureId: FixtureId.parse(game.fixtureId), score: { period: 10, clockSeconds: 60, home, away } },
  ]);

test('SPT-12 ALR-1 ALR-2 ALR-4 a kick-off and a goal of a marked team, and a settled bet, are told on the page', async ({
  tab,
  member,
  house,
  game,
}) => {
  const { page } = tab;
  await page.addInitScript(() => {
    (globalThis as unknown as { askedTheBrowser: number }).askedTheBrowser = 0;
    Notification.requestPermission = () => {
      (globalThis as unknown as { askedTheBrowser: number }).askedTheBrowser += 1;
      return Promise.resolve('denied');
    };
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { askedTheBrowser: number }).askedTheBrowser);
  const soon = await house.feed.openGame({
    home: '알림홈',
    away: '알림원정',
    odds: { home: 210, draw: 330, away: 290 },
    startsInMs: 30_000,
  });
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await expect(tab.chrome.finder).toBeVisible();
  await tab.chrome.findByKey();
  await page.keyboard.type(soon.home);
  await tab.chrome.found.getByRole('button', { name: `${soon.home} 즐겨찾기` }).click();
  await page.keyboard.press('Escape');
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(5_000);
  await tab.slip.placeBet();
  await expect(page).toHaveURL(/\/bet_result$/);

  await soon.kickOff();
  await tellScore(house, soon, 0, 0);
  await expect(page.getByText(`경기 시작 · ${soon.home} – ${soon.away}`, { exact: true })).toBeVisible();
  await tellScore(house, soon, 1, 0);
  await expect(page.getByText(`득점 · ${soon.home} 1 : 0 ${soon.away}`, { exact: true })).toBeVisible();
  await game.settle('home');
  await expect(page.getByText(`적중 · ${game.home} · 당첨금 9,250원`, { exact: true })).toBeVisible();
  expect(await asked()).toBe(0);

  await page.goto('/member');
  const choice = page.getByRole('switch', { name: '브라우저 알림으로도 받기' });
  await choice.click();
  await expect(page.getByText('브라우저 설정에서 알림이 차단되어 있습니다.')).toBeVisible();
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  expect(await asked()).toBe(1);
});

test('SPT-12 ALR-6 ALR-7 a price that reaches the odds a member set on it is told once', async ({
  tab,
  member,
  game,
}) => {
  const { page } = tab;
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await page.goto(`/korea/wintielose?game=${game.fixtureId}`);
  await page.getByRole('button', { name: '배당 알림', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '배당 알림' });
  const odds = dialog.getByRole('textbox', { name: '알림 받을 배당' });
  await odds.fill('1.85');
  await odds.press('Enter');
  await expect(dialog.getByText('현재 배당과 다른 값을 입력해 주세요.')).toBeVisible();
  await odds.fill('2.10');
  await odds.press('Enter');
  await expect(dialog.getByText('2.10 이상', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '배당 알림 1개' })).toBeVisible();
  await game.changeOdds({ home: 205 });
  await game.changeOdds({ home: 215 });
  await expect(page.getByText(new RegExp(`^배당 도달 · ${game.home} 2\\.15 · `))).toHaveCount(1);
  await expect(page.getByRole('button', { name: '배당 알림', exact: true })).toBeVisible();
});
