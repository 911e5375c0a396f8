/** What axe finds on a page once it is drawn: every rule it has, every impact (ACC). */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page is on its way, then expects no finding. */
export async function expectNoFinding(page: Page, where: string): Promise<void> {
  await expectDrawn(page);
  // No page has frames: axe needs no second page to put their findings together, which is half of its work.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(
    ({ id, impact, nodes }) =>
      `${where}: ${id} (${impact ?? '?'}): ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join(' | ')}`,
  );
  expect.soft(findings).toEqual([]);
}

export async function expectDrawn(page: Page): Promise<void> {
  // Not by its role: an open dialog takes the page behind it away from readers.
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is measured after it is drawn, as the room of the moving notice, is known two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
