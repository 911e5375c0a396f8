/** What stands on home, and in which order. */
import { expect, test } from './support/seatedSpec.ts';

test('HOM-3 a phone’s home begins with what can be bet on next, under bars of 196 px; a large one with the house’s events', async ({
  tab,
  member,
  game,
}) => {
  const { page } = tab;
  await page.setViewportSize({ width: 360, height: 800 });
  await tab.enterHome(member);
  const sections = page.locator('main section');
  const next = page.getByRole('region', { name: '곧 시작하는 경기' });
  await expect(tab.home.odds(next, game, 'home')).toBeVisible();
  await expect(sections.first()).toHaveAccessibleName('곧 시작하는 경기');
  expect((await sections.first().boundingBox())?.y).toBeLessThanOrEqual(202);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sections.first()).not.toHaveAccessibleName('곧 시작하는 경기');
});
