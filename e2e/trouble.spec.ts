/**
 * Trouble that is not the connection's: a part of the feed that stops, local storage that is full or was lost, a part of the site that
 * is gone. S-14, STL-3, D1, D2, NAV-13.
 */
import { putSetting } from './support/localLog.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as fresh } from './support/spec.ts';
import type { Tab } from './support/Tab.ts';

const BETTING = '/api/sports-prematch/betting';
const PREMATCH_DOWN = '경기 전 배당이 갱신되지 않아 해당 경기에 베팅할 수 없습니다.';
const IN_PLAY_DOWN = '진행 중인 경기의 배당이 갱신되지 않아 해당 경기에 베팅할 수 없습니다.';

/** What stands in the place of the notice line. */
const strip = ({ page }: Tab) => page.getByRole('region', { name: '사이트 상태' });

test('S-14 STL-3 SYN-05 a part of the feed that stops locks its own games and the slips that hold them, says so, and unlocks them', async ({
  tab,
  openTab,
  member,
  game,
  house,
  wire,
}) => {
  const playing = await house.feed.openGame({
    home: '수원 FC',
    away: '강원 FC',
    odds: { home: 210, draw: 300, away: 330 },
  });
  await playing.kickOff();
  try {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    // Where games in play are bet on, in another tab: the part of the feed that one game has is no business of the other's board.
    const live = (await openTab()).page;
    await live.goto('/korea/live');
    const livePrice = live.getByRole('main').getByRole('button', { name: /^홈 수원 FC \d/ });
    await expect(livePrice).toBeEnabled();
    await tab.board.pick(game, 'home');
    await tab.slip.setStake(10_000);
    await expect(tab.slip.betButton).toBeEnabled();

    await test.step('the other part stops: this slip is none of its business', async () => {
      await house.feed.setProducer('inPlay', 'recovering');
      await expect(livePrice).toBeDisabled();
      await expect(live.getByRole('region', { name: '사이트 상태' })).toContainText(IN_PLAY_DOWN);
      await tab.board.expectOpen(game);
      await expect(tab.slip.betButton).toBeEnabled();
      await house.feed.setProducer('inPlay', 'up');
      await expect(livePrice).toBeEnabled();
    });

    await test.step('its own part stops', async () => {
      await house.feed.setProducer('prematch', 'down');
      await tab.board.expectShut(game);
      await expect(strip(tab)).toContainText(PREMATCH_DOWN);
      await expect(livePrice).toBeEnabled();
      await expect(tab.slip.betButton).toBeDisabled();
      await expect(tab.slip.region).toContainText('배당이 갱신되지 않아 베팅할 수 없습니다.');
      await expect(tab.slip.region).toContainText('배당이 갱신되지 않는 경기');
    });

    await test.step('and comes back', async () => {
      await house.feed.setProducer('prematch', 'up');
      await tab.board.expectOpen(game);
      await expect(strip(tab)).not.toContainText(PREMATCH_DOWN);
      await expect(tab.slip.betButton).toBeEnabled();
    });
    expect(wire.traffic.count('POST', BETTING)).toBe(0);
  } finally {
    await house.feed.setProducer('prematch', 'up');
    await house.feed.setProducer('inPlay', 'up');
    await playing.close();
  }
});

for (const [state, words] of [
  ['full', '기기의 저장 공간이 부족합니다.'],
  ['madeAnew', '기기에 저장된 정보를 새로 받았습니다.'],
] as const) {
  test(`D1 D2 storage that is ${state} is told in the place of the notice line, below trouble that locks betting`, async ({
    tab,
    member,
    game,
    house,
  }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    // What the worker writes when storing failed.
    await putSetting(tab.page, 'storage', { state, at: Date.now() });
    await tab.page.reload();
    await tab.board.expectOpen(game);
    await expect(strip(tab)).toContainText(words);
    await house.feed.setProducer('prematch', 'down');
    await expect(strip(tab)).toContainText(PREMATCH_DOWN);
    await house.feed.setProducer('prematch', 'up');
    await expect(strip(tab)).toContainText(words);
  });
}

// A browser is made without its service worker, and its clock is set.
fresh.describe('in a browser that keeps no part of the site', () => {
  fresh.use({ serviceWorkers: 'block' });

  fresh(
    'NAV-13 P11 a part of the site that is gone loads the page anew, at most once a minute, and by hand at any time',
    async ({ tab, member, wire }) => {
      const { page } = tab;
      const loads = () => wire.traffic.count('GET', '/message');
      const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
      /** It has been loaded so often, says what is wrong, and leaves it at that. */
      const expectAtRest = async (count: number) => {
        await expect.poll(loads).toBe(count);
        await expect(page.getByRole('main')).toContainText('예기치 못한 문제가 발생했습니다.');
        // Once the page is idle it has decided whether to load anew: that would end this call, and the counts after it would not add up.
        await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
        expect(loads()).toBe(count);
      };
      await tab.enterBoard(member);
      const screen = /\/assets\/MessageScreen-[^/]*\.js$/;
      await page.route(screen, (route) => route.abort());
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^쪽지 \d/ })
        .click();
      await expectAtRest(1);
      await retry.click();
      await expectAtRest(2);
      await page.clock.setSystemTime(Date.now() + 61_000);
      await retry.click();
      await expectAtRest(4);
      await page.unroute(screen);
      await retry.click();
      await expect(page.getByRole('heading', { name: '쪽지', exact: true })).toBeVisible();
      expect(loads()).toBe(5);
      // The browser's own error would take the place of this page.
      await page.clock.setSystemTime(Date.now() + 130_000);
      const next = tab.chrome.sideMenu.getByRole('link', { name: /^출석/ });
      await expect(next).toBeVisible();
      await wire.down();
      await next.click();
      await expect(page.getByRole('main')).toContainText('예기치 못한 문제가 발생했습니다.');
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );
});
