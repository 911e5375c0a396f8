/** The home page (NAV-14): what is on, what matters, what comes next, with prices that go on the slip. */
import { expect, test } from './support/spec.ts';
import type { House } from './support/House.ts';
import { readStoredPicks } from './support/localLog.ts';
import { PASSWORD } from './support/Tab.ts';

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
  await game.changeOdds({ away: 388 });
  for (const price of [top, next]) {
    await expect(price).toHaveAccessibleName('원정 전북 현대 3.88');
    await expect(price).toHaveAccessibleDescription(/하락/);
  }
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
  const [first, later] = await house.feed.openGames([
    { home: '곧시작 홈', away: '곧시작 원정', odds: ODDS, startsInMs: 9_000 },
    { home: '나중 홈', away: '나중 원정', odds: ODDS },
  ]);
  if (first === undefined || later === undefined) throw new Error('two games');
  await tab.enterHome(member);
  await expect(tab.home.game(tab.home.next, first)).toHaveCount(1);
  // The feed says nothing: the clock alone takes it away.
  await expect(tab.home.game(tab.home.next, first)).toHaveCount(0, { timeout: 25_000 });
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
  await expect(price).toBeEnabled({ timeout: 20_000 });
  await wire.down();
  await expect(price).toBeDisabled({ timeout: 30_000 });
  await expect(price).toHaveAccessibleName('홈 울산 HD 1.85');
  await expect(tab.home.next).toContainText(/\d+(?:\.\d)?(?:초|분) 전 기준/);
  await wire.up();
  await expect(price).toBeEnabled({ timeout: 30_000 });
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
    for (const price of prices) await expect(price).toBeEnabled({ timeout: 20_000 });
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

for (const size of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 425, height: 900 },
]) {
  test(`NAV-14 five hundred games with names too long stay in their rows at ${size.width} px`, async ({
    tab,
    member,
    house,
  }) => {
    await tab.page.setViewportSize(size);
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
    const rows = tab.home.next.getByRole('listitem');
    await expect(rows).toHaveCount(6);
    expect(new Set(await rows.allInnerTexts()).size).toBe(6);
    const heights = await rows.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().height)),
    );
    expect(new Set(heights.map((height) => Math.round(height / 4)))).toHaveProperty('size', 1);
    const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const cut = await rows
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent),
      );
    expect(cut).toEqual([]);
    await house.feed.closeGames(games);
    await expect(tab.home.next).toContainText('예정된 경기가 없습니다.', { timeout: 20_000 });
  });
}

test.describe('NAV-14 notice popups', () => {
  test.afterEach(async ({ house }) => {
    await tellPopups(house, []);
  });

  test('stand inside the window, none over another, without taking the page away', async ({
    tab,
    member,
    house,
    game,
  }) => {
    await tellPopups(house, [
      {
        id: 'a',
        left: 40,
        top: 120,
        contents: '<h2>점검 안내</h2><p>새벽 4시</p><script>hacked=1</script>',
      },
      { id: 'b', left: 60, top: 140, contents: '<p>두 번째 공지</p>' },
      { id: 'c', left: 9_000, top: 9_000, contents: '<p>세 번째 공지</p>' },
    ]);
    await tab.enterHome(member);
    await expect(tab.home.popups).toHaveCount(3);
    await expect(tab.home.popups.first()).toContainText('점검 안내');
    expect(await tab.page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    const boxes = await tab.home.popups.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        return { left, top, right, bottom, width };
      }),
    );
    for (const [at, box] of boxes.entries()) {
      expect(box.width).toBe(450);
      expect(box.left >= 0 && box.top >= 0 && box.right <= 1_440 && box.bottom <= 900).toBe(true);
      for (const other of boxes.slice(at + 1)) {
        expect(
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
        ).toBe(true);
      }
    }
    expect(boxes[0]).toMatchObject({ left: 40, top: 120 });
    // The page behind can be used: a price is pressed, and no popup goes for it.
    await tab.home.odds(tab.home.next, game, 'away').click();
    await tab.slip.expectFolds(1);
    await expect(tab.home.popups).toHaveCount(3);
  });

  test('are reached and sent off by keyboard: Escape, and their buttons', async ({ tab, member, house }) => {
    await tellPopups(house, [
      { id: 'a', left: 40, top: 120, contents: '<p>첫 공지</p>' },
      { id: 'b', left: 600, top: 120, contents: '<p>둘째 공지</p>' },
    ]);
    await tab.enterHome(member);
    await expect(tab.home.popups).toHaveCount(2);
    await tab.page.keyboard.press('Escape');
    await expect(tab.home.popups).toHaveCount(1);
    await tab.page.getByRole('main').focus();
    await tab.page.keyboard.press('Tab');
    await expect(tab.home.popups.getByRole('button', { name: '6시간 동안 보지 않기' })).toBeFocused();
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Enter');
    await expect(tab.home.popups).toHaveCount(0);
    await expect(tab.page.getByRole('main')).toBeFocused();
  });

  for (const button of ['6시간 동안 보지 않기', '닫기']) {
    test(`"${button}" hides one in every tab and after a reload`, async ({ tab, openTab, member, house }) => {
      const id = `snoozed-${button.length}`;
      await tellPopups(house, [{ id, left: 200, top: 200, contents: '<p>공지 하나</p>' }]);
      await tab.enterHome(member);
      await expect(tab.home.popups).toHaveCount(1);
      const other = await openTab();
      await other.home.open();
      await expect(other.home.popups).toHaveCount(1);
      await tab.home.popups.getByRole('button', { name: button }).click();
      await expect(tab.home.popups).toHaveCount(0);
      await expect(other.home.popups).toHaveCount(0);
      await tellPopups(house, [
        { id, left: 200, top: 200, contents: '<p>공지 하나</p>' },
        { id: `${id}-new`, left: 200, top: 200, contents: '<p>새 공지</p>' },
      ]);
      // A document a few seconds young is not asked for again (DOC-2): the first reload may still find the popups of before.
      await expect(async () => {
        await tab.page.reload();
        await expect(tab.home.popups).toContainText('새 공지', { timeout: 2_000 });
      }).toPass({ timeout: 15_000 });
      await expect(tab.home.popups).toHaveCount(1);
    });
  }

  test('are a sheet above the bottom bar on a small screen, one after the other', async ({ tab, member, house }) => {
    await tab.page.setViewportSize({ width: 425, height: 900 });
    await tellPopups(house, [
      { id: 'a', left: 40, top: 120, contents: '<p>첫 공지</p>' },
      { id: 'b', left: 40, top: 120, contents: `<p>${'긴 공지입니다. '.repeat(300)}</p>` },
    ]);
    await tab.enterHome(member);
    await expect(tab.home.popups).toHaveCount(1);
    await expect(tab.home.popups).toContainText('첫 공지');
    await tab.home.popups.getByRole('button', { name: '닫기' }).click();
    await expect(tab.home.popups).toContainText('긴 공지');
    const close = tab.home.popups.getByRole('button', { name: '닫기' });
    await expect(close).toBeInViewport({ ratio: 1 });
    const box = await tab.home.popups.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 425 && box.y >= 0 && box.y + box.height <= 900 - 68).toBe(
      true,
    );
    await tab.page.getByRole('button', { name: '메뉴', exact: true }).click();
    await expect(tab.page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  });
});

interface PopupScript {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly contents: string;
}

async function tellPopups(house: House, scripts: readonly PopupScript[]): Promise<void> {
  const token = await house.view.signIn('admin1', PASSWORD);
  const popups = scripts.map(({ id, left, top, contents }) => ({
    id,
    contents,
    pcLeftLocation: left,
    pcTopLocation: top,
    popupFlg: 1,
    visiableFlag: 1,
    notShowingexpireTime: 0,
  }));
  await house.view.changeSetting(token, 'popups', popups);
}
