/** The menu beside the pages: NAV-06, NAV-07, NAV-08, NAV-16. */
import { expect, test } from './support/seatedSpec.ts';

test('NAV-06 NAV-07 NAV-16 the groups fold, sports open to their leagues, and every supplier is named', async ({
  tab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const menu = tab.chrome.sideMenu;
  expect((await menu.boundingBox())?.width).toBeCloseTo(254, 0);
  const counts = await menu.locator('ul button[aria-expanded] > span:last-child').allInnerTexts();
  const sum = counts.reduce((total, count) => total + Number(count.replaceAll(',', '')), 0);
  await expect(menu.getByRole('button', { name: /^국내형 스포츠/ })).toHaveText(
    new RegExp(`${sum.toLocaleString('ko')}$`),
  );

  await menu.getByRole('button', { name: /^축구/ }).click();
  await menu.getByRole('button', { name: /^Korea Republic/ }).click();
  await menu.getByRole('link', { name: /^K리그1/ }).click();
  await expect(tab.page).toHaveURL(/sport_id=6046&football=1&league=30058&location_id=/);
  await tab.board.expectOpen(game);

  await menu.getByRole('button', { name: /^카지노/ }).click();
  await expect(menu.getByRole('button', { name: '별빛스튜디오' })).toBeVisible();
  const casino = menu.locator('section').filter({ has: tab.page.getByRole('button', { name: /^카지노/ }) });
  await expect(casino.getByRole('listitem')).toHaveCount(8);
  await menu.getByRole('button', { name: /^미니게임/ }).click();
  for (const provider of ['베픽', 'BET365', '로투스', 'MGM', '네임드', '넥스트', '엔트리', '스카이파크', '토큰'])
    await expect(menu.getByText(provider, { exact: true })).toBeVisible();
});

test('NAV-08 the search runs on Enter, and only with something to look for', async ({ tab, member, game }) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const before = tab.page.url();
  await tab.chrome.search.fill('   ');
  await tab.chrome.search.press('Enter');
  await tab.chrome.search.fill(game.home);
  expect(tab.page.url()).toBe(before);
  await tab.chrome.search.press('Enter');
  await expect(tab.page).toHaveURL(
    new RegExp(`search=${encodeURIComponent(game.home).replaceAll('%20', '(?:%20|\\+)')}`),
  );
  await tab.board.expectOpen(game);
});
