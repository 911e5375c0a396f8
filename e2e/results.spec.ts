/** A bet taken back, put on the slip once more, and a game that ends while its page of results is looked at (SPT-13, MIN-05, CXL-1). */
import { expect, test } from './support/seatedSpec.ts';
import { signal } from './support/signal.ts';
import { goesAhead } from './support/sleepingMachine.ts';
import { test as fresh } from './support/spec.ts';

const PERIODS = [
  { period: 10, home: 2, away: 0 },
  { period: 20, home: 0, away: 1 },
];
const PLAY = { periods: PERIODS, counts: [], diamond: null, server: null, incidents: [], held: null };
const SCORE = { period: 20, clockSeconds: 5_000, home: 2, away: 1, play: PLAY };
const MINUTE_MS = 60_000;
const ODDS = { home: 240, draw: 300, away: 280 };

test('SPT-13 CXL-1 a bet is taken back in the history, added up, and its pick put on the slip once more', async ({
  tab,
  member,
  house,
}) => {
  const game = await house.feed.openGame({ home: '평창', away: '태백', odds: ODDS });
  const before = await tab.betOnBoard(member, game, 'home', 10_000);
  await tab.header.expectBalance(before - 10_000);
  await tab.history.open();
  const { content } = tab.history;
  const bet = tab.history.bets.first();
  await bet.getByRole('button', { name: '베팅 취소' }).click();
  const question = tab.page.getByRole('alertdialog');
  await expect(question).toContainText('10,000원을 돌려받습니다.');
  await question.getByRole('button', { name: '베팅 취소' }).click();
  await tab.header.expectBalance(before);
  await expect(bet).toContainText('취소');
  await expect(content.getByRole('group', { name: '상태' })).toContainText('취소1');
  await expect(bet.getByRole('button', { name: '베팅 취소' })).toHaveCount(0);
  await bet.getByRole('button', { name: /상세$/ }).click();
  await expect(bet).toContainText('베팅이 취소되어 10,000원을 돌려받았습니다.');
  await bet.getByRole('button', { name: '다시 담기' }).click();
  await expect(tab.page).toHaveURL(/\/korea\/wintielose/);
  await tab.slip.expectPick('평창');
});

// The worker comes with a clock of the spec's: the browser may have none of before.
fresh(
  'CXL-1 STL-6 a machine whose clock is half an hour ahead takes back what the origin still gives back, and bets on it again',
  async ({ tab, member, house, wire }) => {
    const game = await house.feed.openGame({ home: '봉화', away: '울진', odds: ODDS, startsInMs: 20 * MINUTE_MS });
    await goesAhead(tab.page, wire, house.url, 30 * MINUTE_MS);
    const before = await tab.betOnBoard(member, game, 'home', 10_000);
    await tab.header.expectBalance(before - 10_000);
    await tab.history.open();
    const bet = tab.history.bets.first();
    await bet.getByRole('button', { name: '베팅 취소' }).click();
    await tab.page.getByRole('alertdialog').getByRole('button', { name: '베팅 취소' }).click();
    await tab.header.expectBalance(before);
    await bet.getByRole('button', { name: /상세$/ }).click();
    await bet.getByRole('button', { name: '다시 담기' }).click();
    await tab.slip.expectPick('봉화');
  },
);

test('SPT-13 MIN-05 a game that ends is among the results, with its periods, at 1280 and 360 px', async ({
  tab,
  member,
  house,
}) => {
  const game = await house.feed.openGame({ home: '정선', away: '영월', odds: ODDS, startsInMs: 0 });
  await game.play(SCORE);
  await tab.enterBoard(member);
  await tab.page.goto('/game_result/sports');
  const main = tab.page.getByRole('main');
  await expect(main.getByRole('heading', { name: '경기결과' })).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: '정선' });
  await expect(row).toHaveCount(0);
  await game.play({ ...SCORE, period: 100 });
  await game.settle('home');
  await game.end();
  await expect(row.getByRole('row', { name: /정선/ })).toHaveText('정선202');
  await expect(row).toContainText('승무패정선');
  await tab.page.setViewportSize({ width: 360, height: 800 });
  await main.getByRole('searchbox').fill('영 월');
  await expect(tab.page).toHaveURL(/search=/);
  await expect(row).toBeVisible();
  const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('SPT-13 MIN-05 a game that ends while the stream is opening is among the results once it is live', async ({
  tab,
  member,
  house,
  wire,
}) => {
  const game = await house.feed.openGame({ home: '영암', away: '해남', odds: ODDS, startsInMs: 0 });
  await game.play(SCORE);
  await tab.enterBoard(member);
  const opened = signal();
  wire.plan({ method: 'GET', path: /\/streams\/events/ }, { kind: 'hold', until: opened.given });
  await tab.page.goto('/game_result/sports');
  const main = tab.page.getByRole('main');
  await expect(main).toContainText(/종료된 경기가 없습니다|모두 불러왔습니다/);
  await game.play({ ...SCORE, period: 100 });
  await game.settle('home');
  await game.end();
  opened.give();
  await expect(main.getByRole('listitem').filter({ hasText: '영암' })).toContainText('승무패영암');
});
