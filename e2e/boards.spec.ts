/** Korean boards beside win-tie-lose: an order that holds still (SPT-10, ORD), rows of several markets, and what stands above them on a phone. */
import type { FeedReport } from '../server/feed/feed.ts';
import { FixtureId, SelectionId } from '../src/domain/kernel/ids.ts';
import { MARKET } from '../src/domain/reference/markets.ts';
import { beside, roundAt } from '../src/domain/sports/protoRound.ts';
import { expect, test } from './support/seatedSpec.ts';

/** How far a game's height is from what it counts as while it is out of sight, px: the page would move under a finger by as much. */
function farthestFromTold(groups: readonly HTMLElement[]): number {
  const games = groups.filter(({ style }) => style.containIntrinsicBlockSize !== '');
  if (games.length === 0) return Infinity;
  const off = games.map((game) => {
    const told = game.style.containIntrinsicBlockSize;
    const heightAs = (visibility: string) => {
      game.style.contentVisibility = visibility;
      return game.getBoundingClientRect().height;
    };
    // Not what it is remembered to have been.
    game.style.containIntrinsicBlockSize = told.replace('auto', '');
    const difference = Math.abs(heightAs('hidden') - heightAs('visible'));
    game.style.contentVisibility = 'auto';
    game.style.containIntrinsicBlockSize = told;
    return difference;
  });
  return Math.max(...off);
}

/** A special market, whose name stands above its prices on a phone. */
const doubleChance = (fixtureId: string): FeedReport => ({
  kind: 'market',
  fixtureId: FixtureId.parse(fixtureId),
  marketId: '7',
  marketName: 'Double chance',
  baseLine: '',
  selections: ['1X', '12', 'X2'].map((name, at) => ({
    selectionId: SelectionId.parse(`${fixtureId}7${at}`),
    side: 'named',
    name,
    line: '',
    odds: 140 + 10 * at,
    status: 'open',
    settlement: null,
  })),
});

/** Handicaps from -2 to 2, the main one as told: the prices of the others are the further apart the further they are from it. */
const handicaps = (fixtureId: string, main: number): readonly FeedReport[] =>
  [-2, -1, 0, 1, 2].map((number) => {
    const baseLine = String(number);
    return {
      kind: 'market',
      fixtureId: FixtureId.parse(fixtureId),
      marketId: MARKET.asianHandicap,
      marketName: 'Asian Handicap',
      baseLine,
      selections: (['home', 'away'] as const).map((side, at) => ({
        selectionId: SelectionId.parse(`${fixtureId}3${number + 2}${at}`),
        side,
        name: side === 'home' ? '1' : '2',
        line: String(side === 'home' ? number : -number),
        odds: 190 + (side === 'home' ? 15 : -15) * (number - main),
        status: 'open',
        settlement: null,
      })),
    };
  });

/** Of a scripted game, ms from now. */
const START_MS = 2 * 3_600_000;

test('SPT-10 ORD-1 ORD-2 ORD-3 ORD-4 a board holds still: what starts is marked in place, what comes waits for the pill', async ({
  tab,
  member,
  game,
  house,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const odds = { home: 210, draw: 300, away: 300 };
  const passing = await house.feed.openGame({ home: '수원', away: '대전', odds });
  await expect(tab.board.refresh).toHaveText(/목록 새로고침 \(1\)/);
  await expect(tab.board.odds(passing, 'home')).toHaveCount(0);
  await tab.board.refresh.click();
  await expect(tab.board.odds(passing, 'home')).toBeEnabled();
  await expect(tab.board.refresh).toHaveCount(0);

  const row = tab.board.row(passing);
  const height = (await row.boundingBox())?.height ?? 0;
  await passing.play({ period: 10, clockSeconds: 720, home: 1, away: 0 });
  const started = tab.page.getByRole('group', { name: '수원 – 대전', exact: true });
  await expect(started).toContainText('에 시작해 사전 베팅을 마감했습니다.');
  await expect(started).toContainText('1 : 0');
  await expect(started.getByRole('link', { name: '인플레이에서 보기' })).toHaveAttribute('href', /^\/inplay\?game=/);
  await expect(tab.board.odds(passing, 'home')).toHaveCount(0);
  const place = await started.evaluate((drawn) => drawn.closest('li')?.getBoundingClientRect().height ?? 0);
  expect(place).toBeGreaterThanOrEqual(height - 1);
  await tab.board.refresh.click();
  await expect(started).toHaveCount(0);
  await tab.board.expectOpen(game);
  await passing.close();
});

test('BRD-13 ORD-4 SPT-10 lines that are shown stay while prices move, and are those of now in another order and on a board that is opened anew', async ({
  tab,
  house,
  game,
}) => {
  let main = 0;
  for (const { page, name, linesOf } of [
    { page: 'cross', name: '크로스', linesOf: (line: number) => [line] },
    { page: 'handicap', name: '핸디캡', linesOf: (line: number) => [line - 1, line, line + 1] },
  ]) {
    await house.feed.deliver(handicaps(game.fixtureId, main));
    await tab.page.goto(`/korea/${page}`);
    const rows = tab.page.getByRole('region', { name, exact: true }).getByRole('group', { name: /^핸디캡 -?\d/ });
    const shown = () =>
      rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-label')?.split(' ')[1])));
    await expect(rows.getByRole('button').first()).toBeEnabled();
    await expect.poll(shown).toEqual(linesOf(main));
    /** @returns whether the lines stayed as the main one became another */
    const move = async () => {
      const before = await shown();
      main = 1 - main;
      await house.feed.deliver(handicaps(game.fixtureId, main));
      const moved = main === 1 ? / (?:0 1\.75|1 1\.90)$/ : / (?:0 1\.90|1 2\.05)$/;
      await expect(rows.getByRole('button', { name: moved }).first()).toBeEnabled();
      return JSON.stringify(before) === JSON.stringify(await shown());
    };
    // Those of stored prices do not stay.
    await expect.poll(move).toBe(true);
    for (const stays of [await move(), await move()]) expect(stays).toBe(true);
    if (JSON.stringify(linesOf(main)) === JSON.stringify(await shown())) await move();
    if (page === 'cross') await tab.page.getByRole('main').getByRole('link', { name: '시간순' }).click();
    else {
      // Moved while one was away: what is stored is of before.
      await tab.page.goto('about:blank');
      main = 1 - main;
      await house.feed.deliver(handicaps(game.fixtureId, main));
      await tab.page.goto(`/korea/${page}`);
    }
    await expect.poll(shown).toEqual(linesOf(main));
  }
});

test('SPT-01 SPT-10 NAV-08 PRT-5 the cross board in the order of time, on a phone with little above its first game, and a proto round that is over', async ({
  tab,
  member,
  game,
  house,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '크로스' }).click();
  const cross = tab.page.getByRole('region', { name: '크로스', exact: true });
  await expect(cross.getByRole('button', { name: /^홈 울산 HD/ })).toBeEnabled();
  await cross.getByRole('link', { name: '시간순' }).click();
  await expect(tab.page).toHaveURL(/\/korea\/cross\?.*order=time/);
  await tab.page.goto('/korea/cross');
  await expect(cross.getByRole('link', { name: '시간순' })).toHaveAttribute('aria-current', 'true');

  await tab.page.setViewportSize({ width: 360, height: 800 });
  const first = cross.getByRole('heading', { level: 2 }).first();
  await expect(first).toBeVisible();
  const above = await cross.evaluate(
    (board) => board.querySelector('section')?.getBoundingClientRect().top ?? Infinity,
  );
  expect(above).toBeLessThanOrEqual(262);
  const small = await cross.locator('a:visible, button:visible, select:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 43.5 && one.getAttribute('href')?.startsWith('#') !== true
        ? [`${one.textContent} ${width}×${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);

  await house.feed.deliver([doubleChance(game.fixtureId)]);
  for (const page of ['cross', 'special']) {
    await tab.page.goto(`/korea/${page}`);
    for (const width of [360, 1280]) {
      await tab.page.setViewportSize({ width, height: 800 });
      const groups = tab.page.getByRole('main').getByRole('group');
      await expect.poll(() => groups.evaluateAll(farthestFromTold)).toBeLessThanOrEqual(0.5);
    }
  }

  await tab.page.goto(`/korea/proto?round=${roundAt(Date.now() + START_MS).number}`);
  const games = tab.page.getByRole('region', { name: '프로토', exact: true }).locator('ul').first();
  for (const width of [360, 425]) {
    await tab.page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await games.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(262);
  }
  await expect(games).toContainText('001');

  await tab.page.goto(`/korea/proto?round=${beside(roundAt(Date.now()), -1).number}`);
  const proto = tab.page.getByRole('region', { name: '프로토', exact: true });
  await expect(proto).toContainText('이 회차의 경기는 모두 마감되었습니다.');
  const toSold = proto.getByRole('link', { name: /^\d+회차 보기$/ });
  const sold = Number.parseInt((await toSold.textContent()) ?? '', 10);
  await toSold.click();
  await expect(proto.getByRole('heading', { name: `프로토 승부식 ${sold}회차` })).toBeVisible();
  await expect(proto).toContainText('발매중');
});
