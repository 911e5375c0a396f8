/** Finding a game from any page: by what is typed of it, with the keyboard alone, on a large screen and a small one. */
import { expect, test } from './support/seatedSpec.ts';

test('SPT-11 SRC-4 KEY-1 a game is found by initials, marked, put on the slip and bet on by keys; on a phone in a sheet', async ({
  tab,
  member,
  game,
}) => {
  const { page } = tab;
  const { keyboard } = page;
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);

  await test.step('the search is a key away, and Escape leads back', async () => {
    await expect(tab.chrome.finder).toBeVisible();
    await tab.chrome.findByKey();
    await keyboard.type(game.home);
    await expect(tab.chrome.found.getByRole('row', { selected: true })).toContainText(game.home);
    const [field, found] = await Promise.all([tab.chrome.finder.boundingBox(), tab.chrome.found.boundingBox()]);
    expect(found?.y).toBeGreaterThan(field?.y ?? 0);
    await keyboard.press('Escape');
    await expect(tab.chrome.found).toBeHidden();
    await expect(tab.chrome.finder).not.toBeFocused();
  });

  await test.step('a team is marked, and a price that is found goes on the slip', async () => {
    await keyboard.press('/');
    const star = tab.chrome.found.getByRole('button', { name: `${game.home} 즐겨찾기` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await tab.chrome.found.locator('button[data-state="open"]').first().click();
    await tab.slip.expectFolds(1);
    await keyboard.press('Escape');
  });

  await test.step('from the slip’s key to a placed bet it is nine keys at most', async () => {
    await page.locator('main').focus();
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await keyboard.press(key);
    };
    await press('b');
    await expect(tab.slip.stake).toBeFocused();
    for (const digit of '5000') await press(digit);
    await press('Enter');
    await expect(tab.slip.confirm).toBeVisible();
    await press('Tab');
    await expect(tab.slip.yes).toBeFocused();
    await expect(tab.slip.yes).not.toHaveAttribute('data-resting');
    await press('Enter');
    await expect(page).toHaveURL(/\/bet_result$/);
    expect(presses).toBeLessThanOrEqual(9);
  });

  await test.step('the keys are shown, and one that is switched off is off', async () => {
    await keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '단축키' });
    await sheet.getByRole('switch', { name: /경기를 검색/ }).click();
    await expect(sheet.getByRole('switch', { name: /경기를 검색/ })).toHaveAttribute('aria-checked', 'false');
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await keyboard.press('/');
    await expect(tab.chrome.finder).not.toBeFocused();
  });

  await test.step('on a phone it is a sheet, and says when nothing is found', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: '검색' }).click();
    await expect(tab.chrome.finder).toBeFocused();
    await keyboard.type('없는팀이름');
    await expect(page.getByText('팀 이름이나 띄어쓰기를 바꿔 검색해보세요.')).toBeVisible();
    await keyboard.press('Escape');
    await expect(tab.chrome.finder).toBeHidden();
  });
});
