/** What stands on home, and in which order. */
import { expect, test } from './support/seatedSpec.ts';

test('HOM-2 HOM-3 a phone’s home begins with what can be bet on next, under bars of 196 px, and names no game twice', async ({
  tab,
  member,
}) => {
  const { page } = tab;
  await page.setViewportSize({ width: 360, height: 800 });
  await tab.enterHome(member);
  const sections = page.locator('main section');
  const next = page.getByRole('region', { name: '곧 시작하는 경기' });
  await expect(next.getByRole('group').first()).toBeVisible();
  await expect(sections.first()).toHaveAccessibleName('곧 시작하는 경기');
  expect((await sections.first().boundingBox())?.y).toBeLessThanOrEqual(202);
  const top = page.getByRole('region', { name: '주요 경기' });
  await expect(top.getByRole('group').first()).toBeAttached();
  const namesOf = async (region: typeof top) =>
    region.getByRole('group').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const [first, soon] = [await namesOf(top), await namesOf(next)];
  expect(first.length).toBeGreaterThan(0);
  expect(soon.filter((name) => first.includes(name))).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sections.first()).not.toHaveAccessibleName('곧 시작하는 경기');
});
