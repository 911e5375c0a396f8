/** Live odds on the board: SPT-01, CRT-16, and the accessible names that the outside relies on. */
import { expect, test } from './support/seatedSpec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

test('SPT-01 every selection is a button that begins with the pick and ends with the odds', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await expect(tab.page.getByRole('button', { name: '홈 울산 HD 1.85', exact: true })).toBeVisible();
  await expect(tab.board.row(game).getByRole('button', { name: '무 3.20', exact: true })).toBeVisible();
  await expect(tab.page.getByRole('button', { name: '원정 전북 현대 4.10', exact: true })).toBeVisible();
  await expect(tab.page.getByText('K리그1').first()).toBeVisible();
});

test('SPT-01 a price that rises or falls says so, not by colour alone', async ({ tab, member, game }) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  // Looked for from before the change on: a movement shows for three seconds.
  const [home, away] = [tab.board.odds(game, 'home'), tab.board.odds(game, 'away')];
  await Promise.all([
    expect(home).toHaveAccessibleDescription(/상승/),
    expect(home).toHaveAttribute('data-movement', 'up'),
    expect(away).toHaveAccessibleDescription(/하락/),
    expect(away).toHaveAttribute('data-movement', 'down'),
    game.changeOdds({ home: 201, away: 388 }),
  ]);
  await tab.board.expectPrice(game, 'home', 201);
  await tab.board.expectPrice(game, 'away', 388);
});

test('SPT-01 a mark of a movement that is over does not come again with a press after the clock was set back', async ({
  tab,
  member,
  game,
}) => {
  await tab.page.addInitScript(
    'const real = Date.now.bind(Date); globalThis.setBackMs = 0; Date.now = () => real() - globalThis.setBackMs;',
  );
  await tab.enterBoard(member);
  const home = tab.board.odds(game, 'home');
  await Promise.all([expect(home).toHaveAttribute('data-movement', 'up'), game.changeOdds({ home: 201 })]);
  await expect(home).toHaveAttribute('data-movement', 'none');
  // Drawn for the first time when it is over.
  await tab.header.openBetHistory();
  await tab.page.goBack();
  await tab.board.expectPrice(game, 'home', 201);
  await expect(home).toHaveAttribute('data-movement', 'none');
  await tab.page.evaluate('setBackMs = 6_000');
  await home.click();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(home).toHaveAttribute('data-movement', 'none');
});

test('SPT-01 a suspended game is shut and says so, and opens again', async ({ tab, member, game }) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await game.suspend();
  await tab.board.expectShut(game);
  await expect(tab.board.odds(game, 'home')).toContainText('일시중지');
  await game.reopen();
  await tab.board.expectOpen(game);
});

test('SPT-01 a game that leaves the offer leaves the board', async ({ tab, member, game, house }) => {
  const passing = await house.feed.openGame({
    home: '수원 삼성',
    away: '대전 하나',
    odds: { home: 210, draw: 300, away: 300 },
  });
  await tab.enterBoard(member);
  await tab.board.expectOpen(passing);
  await passing.close();
  await expect(tab.board.odds(passing, 'home')).toHaveCount(0);
  await tab.board.expectOpen(game);
});

test('SPT-01 the rows of a board stay where they are drawn while other games come and go', async ({
  tab,
  member,
  game,
  house,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const button = await tab.board.odds(game, 'home').elementHandle();
  for (const home of ['제주', '강원', '대구']) {
    const passing = await house.feed.openGame({ home, away: '김천', odds: { home: 210, draw: 300, away: 300 } });
    await tab.board.expectOpen(passing);
    await passing.close();
    await expect(tab.board.odds(passing, 'home')).toHaveCount(0);
  }
  // A press that began on it must end on it.
  expect(await button?.evaluate((drawn) => drawn.isConnected)).toBe(true);
});

test('SPT-04 fifteen games a page, each once', async ({ tab, member, house }) => {
  const names = Array.from({ length: 18 }, (_, index) => `팀${String(index + 1).padStart(2, '0')}`);
  const games = [];
  for (const name of names) {
    games.push(
      await house.feed.openGame({
        home: `${name} 홈`,
        away: `${name} 원정`,
        odds: { home: 150, draw: 350, away: 600 },
      }),
    );
  }
  await tab.enterBoard(member);
  const homes = tab.page.getByRole('main').getByRole('button', { name: /^홈 / });
  await expect(homes).toHaveCount(15);
  const labels = await homes.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(new Set(labels).size).toBe(15);
  await tab.page.getByRole('link', { name: '2쪽', exact: true }).click();
  await expect(homes.first()).not.toHaveAccessibleName(labels[0] ?? '');
  for (const game of games) await game.close();
});

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 425, height: 900 },
];

// Home draws the same rows of as many games (`home.spec.ts`).
long(
  'SPT-04 SPT-01 five hundred games with names too long stay in their rows at 1920, 1280 and 425 px',
  async ({ tab, member, house }) => {
    const words = '대한민국 세미프로 여자 배구 챔피언십 준플레이오프 제2차전 특별 초청 경기 ';
    const games = await house.feed.openGames(
      Array.from({ length: 500 }, (_, n) => ({
        home: `${words}홈 ${n}`,
        away: `${words}원정 ${n}`,
        odds: { home: 1_234, draw: 10_050, away: 101 },
        league: { id: '77002', name: `${words}리그` },
      })),
    );
    const last = games.at(-1);
    if (last === undefined) throw new Error('five hundred games');
    await tab.enterBoard(member);
    const rows = tab.page.getByRole('main').getByRole('group');
    const pages = tab.page.getByRole('navigation', { name: '쪽 이동' });
    for (const [n, size] of SIZES.entries()) {
      await test.step(`${size.width} px`, async () => {
        await tab.page.setViewportSize(size);
        if (n > 0) await tab.board.open();
        await expect(rows).toHaveCount(15);
        await expect(tab.page.getByRole('main').getByRole('link', { name: /^전체/ })).toContainText('500');
        const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
        expect(await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const cut = await rows
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent),
          );
        expect(cut).toEqual([]);

        await pages.getByRole('link', { name: '34쪽' }).click();
        await expect(rows).toHaveCount(5);
        await last.changeOdds({ home: 1_111 + n });
        await tab.board.expectPrice(last, 'home', 1_111 + n);
      });
    }
    await house.feed.closeGames(games);
    await expect(rows).toHaveCount(0, { timeout: 40_000 });
  },
);
