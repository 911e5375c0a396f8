/** The home page (NAV-14): what is on, what matters, what comes next, with prices that go on the slip. */
import { expect, test } from './support/seatedSpec.ts';
import { readStoredPicks } from './support/localLog.ts';
import type { Tab } from './support/Tab.ts';

const ODDS = { home: 185, draw: 320, away: 410 };
/** Why prices are locked, in the head of a panel. */
const STALE = '배당이 갱신되지 않아 베팅할 수 없습니다.';
const LONG = '대한민국 세미프로 여자 배구 챔피언십 준플레이오프 제2차전 특별 초청 경기 ';

test('NAV-14 without a single game every part of the page says so', async ({ tab, member }) => {
  await tab.enterHome(member);
  await expect(tab.home.next).toContainText('예정된 경기가 없습니다.');
  await expect(tab.home.live).toContainText('진행 중인 경기가 없습니다.');
  await expect(tab.home.top).toContainText('주요 경기가 없습니다.');
  await expect(tab.slip.region).toContainText('배당을 누르면 여기에 담깁니다.');
  const news = tab.page.getByRole('region', { name: '새 소식' });
  await expect(news.getByRole('link', { name: '공지사항' })).toHaveAttribute('href', /^\/notice\?time=\d+$/);
  await expect(news.getByRole('link', { name: '이벤트' })).toHaveAttribute('href', /^\/event\?time=\d+$/);
});

test('NAV-14 a price pressed at home is on the win-tie-lose slip, here and on the board', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterHome(member);
  const price = tab.home.odds(tab.home.next, game, 'home');
  await expect(price).toHaveAccessibleName('홈 울산 HD 1.85');
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(tab.home.odds(tab.home.top, game, 'home')).toHaveAttribute('aria-pressed', 'true');
  await tab.slip.expectFolds(1);
  await tab.slip.expectPick('울산 HD');
  await tab.home.next.getByRole('link', { name: '승무패' }).click();
  await tab.board.expectPicked(game, 'home');
  await tab.slip.expectFolds(1);
});

test('CRT-10 NAV-14 home and board share the slip; it is cleared when both are left', async ({ tab, member, game }) => {
  await tab.enterHome(member);
  await tab.home.odds(tab.home.next, game, 'draw').click();
  await tab.slip.expectFolds(1);
  await tab.header.openBetHistory();
  await expect.poll(() => readStoredPicks(tab.page, 'wintielose')).toBe(0);
});

test('NAV-14 prices at home are the live ones, wherever the game stands', async ({ tab, member, game }) => {
  await tab.enterHome(member);
  const [top, next] = [tab.home.top, tab.home.next].map((panel) => tab.home.odds(panel, game, 'away'));
  if (top === undefined || next === undefined) throw new Error('two panels');
  await expect(top).toHaveAccessibleName('원정 전북 현대 4.10');
  // Looked for from before the change on: a movement shows for three seconds.
  await Promise.all([
    expect(top).toHaveAccessibleDescription(/하락/),
    expect(next).toHaveAccessibleDescription(/하락/),
    game.changeOdds({ away: 388 }),
  ]);
  for (const price of [top, next]) await expect(price).toHaveAccessibleName('원정 전북 현대 3.88');
  await game.suspend();
  for (const price of [top, next]) {
    await expect(price).toBeDisabled();
    await expect(price).toContainText('일시중지');
  }
});

test('NAV-14 SPT-04 a game leaves the next ones when its time comes, and stands among those in play with its score', async ({
  tab,
  member,
  house,
}) => {
  await tab.enterHome(member);
  // Before its time comes it has only to arrive: however long a sign-in takes, the page is there.
  const [first, later] = await house.feed.openGames([
    { home: '곧시작 홈', away: '곧시작 원정', odds: ODDS, startsInMs: 9_000 },
    { home: '나중 홈', away: '나중 원정', odds: ODDS },
  ]);
  if (first === undefined || later === undefined) throw new Error('two games');
  await expect(tab.home.game(tab.home.next, first)).toHaveCount(1);
  // The feed says nothing: the clock alone takes it away.
  await expect(tab.home.game(tab.home.next, first)).toHaveCount(0, { timeout: 40_000 });
  await expect(tab.home.game(tab.home.top, first)).toHaveCount(0);
  await expect(tab.home.game(tab.home.next, later)).toHaveCount(1);
  await first.play({ period: 20, clockSeconds: 67 * 60, home: 2, away: 1 });
  const row = tab.home.game(tab.home.live, first);
  await expect(row).toContainText('후반전 67분');
  await expect(row).toContainText('2곧시작 홈');
  await expect(row).toContainText('1곧시작 원정');
  await expect(row).toContainText('베팅 마감');
  await first.play({ period: 20, clockSeconds: 68 * 60, home: 2, away: 2 });
  await expect(row).toContainText('2곧시작 원정');
  await house.feed.closeGames([first, later]);
  await expect(tab.home.live).toContainText('진행 중인 경기가 없습니다.');
});

test('NAV-14 SYN-05 with the connection gone prices at home are locked and say how old they are', async ({
  tab,
  member,
  game,
  wire,
}) => {
  await tab.enterHome(member);
  const price = tab.home.odds(tab.home.next, game, 'home');
  await expect(price).toBeEnabled({ timeout: 40_000 });
  await wire.down();
  await expect(price).toBeDisabled({ timeout: 40_000 });
  await expect(price).toHaveAccessibleName('홈 울산 HD 1.85');
  await expect(tab.home.next).toContainText(/\d+(?:\.\d)?(?:초|분) 전 기준/);
  await wire.up();
  await expect(price).toBeEnabled({ timeout: 40_000 });
});

test('NAV-14 S-14 SYN-05 a part of the feed that stops locks its own games at home, and only the panels that show them say so', async ({
  tab,
  member,
  game,
  house,
}) => {
  const playing = await house.feed.openGame({ home: '수원 FC', away: '강원 FC', odds: ODDS });
  await playing.kickOff();
  const { top, live, next } = tab.home;
  const parts = [
    { part: 'prematch', price: tab.home.odds(next, game, 'home'), silent: [top, next], well: [live] },
    { part: 'inPlay', price: tab.home.odds(live, playing, 'home'), silent: [live], well: [next] },
  ] as const;
  const prices = parts.map(({ price }) => price);
  try {
    await tab.enterHome(member);
    for (const price of prices) await expect(price).toBeEnabled({ timeout: 40_000 });
    for (const { part, price, silent, well } of parts) {
      await house.feed.setProducer(part, 'down');
      await expect(price).toBeDisabled();
      for (const panel of silent) await expect(panel).toContainText(STALE);
      for (const panel of well) await expect(panel).not.toContainText(STALE);
      for (const other of prices.filter((one) => one !== price)) await expect(other).toBeEnabled();
      await house.feed.setProducer(part, 'up');
      await expect(price).toBeEnabled();
      for (const panel of silent) await expect(panel).not.toContainText(STALE);
    }
  } finally {
    for (const { part } of parts) await house.feed.setProducer(part, 'up');
    await playing.close();
  }
});

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 425, height: 900 },
];

test('NAV-14 five hundred games with names too long stay in their rows at 1920, 1280 and 425 px', async ({
  tab,
  member,
  house,
}) => {
  const league = { id: '77001', name: `${LONG}리그` };
  const games = await house.feed.openGames(
    Array.from({ length: 500 }, (_, n) => ({
      home: `${LONG}홈 ${n}`,
      away: `${LONG}원정 ${n}`,
      odds: { home: 1_234, draw: 10_050, away: 101 },
      league,
    })),
  );
  await tab.enterHome(member);
  for (const size of SIZES) {
    await test.step(`${size.width} px`, async () => {
      await tab.page.setViewportSize(size);
      await expectInRows(tab);
    });
  }
  await house.feed.closeGames(games);
  await expect(tab.home.next).toContainText('예정된 경기가 없습니다.', { timeout: 40_000 });
});

async function expectInRows({ page, home }: Tab): Promise<void> {
  const rows = home.next.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  // Rows below the fold are laid out when a reader comes to them.
  // Those put first are told a moment later, and leave the list when they are.
  await expect(() => rows.last().scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await expect.poll(async () => new Set(await rows.allInnerTexts()).size).toBe(6);
  const heights = await rows.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().height)),
  );
  expect(new Set(heights.map((height) => Math.round(height / 4)))).toHaveProperty('size', 1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const cut = await rows
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent),
    );
  expect(cut).toEqual([]);
}
