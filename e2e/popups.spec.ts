/** Notices of the house over the home page (NAV-14): where they stand, and how they are sent off. */
import { expect, test } from './support/seatedSpec.ts';
import { tellPopups } from './support/tellPopups.ts';

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
    // Once it has the focus it has been drawn, and listens.
    await tab.home.popups.last().getByRole('button', { name: '닫기' }).focus();
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

  for (const [button, isCentred] of [
    ['6시간 동안 보지 않기', false],
    ['닫기', true],
  ] as const) {
    test(`NAV-18 POP-9 one ${isCentred ? 'in the middle' : 'at its place'} is hidden by "${button}" in every tab and after a reload`, async ({
      tab,
      openTab,
      member,
      house,
    }) => {
      const id = `snoozed-${button.length}`;
      await tellPopups(house, [{ id, left: 200, top: 200, contents: '<p>공지 하나</p>', isCentred }]);
      await tab.enterHome(member);
      await expect(tab.home.popups).toHaveCount(1);
      const box = await tab.home.popups.boundingBox();
      // Half a pixel is drawn as a whole one.
      const aside = [(box?.x ?? 0) + (box?.width ?? 0) / 2 - 720, (box?.y ?? 0) + (box?.height ?? 0) / 2 - 450];
      if (isCentred) expect(Math.max(...aside.map(Math.abs))).toBeLessThanOrEqual(1);
      else expect(box).toMatchObject({ x: 200, y: 200 });
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
      await tab.reloadUntilShown(tab.home.popups, '새 공지');
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
