/** What axe finds on a page once it is drawn: every rule it has, every impact (ACC). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** As long as an expectation waits, ms. */
const LONGEST_MS = 20_000;

/** Packed: it is sent to each document anew, and is less than half as long. */
const PACKED_AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a finding is looked for in, as a selector. */
const SEARCHED = { page: ':root', main: 'main' } as const;

export type Searched = keyof typeof SEARCHED;

/**
 * Waits until nothing on the page is on its way, then expects no finding.
 *
 * @param searched `main` where what is around it was searched already: on the site's pages it is most of what there is
 */
export async function expectNoFinding(page: Page, where: string, searched: Searched = 'page'): Promise<void> {
  await expectDrawn(page);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(PACKED_AXE);
  // No page has frames: axe needs no second page to put their findings together, which is half of its work.
  const violations = await page.evaluate(async (place) => {
    const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
    // Dialogs lie outside of `main`, and take what is behind them away from readers.
    const context = document.querySelector('[role=dialog]') === null ? { include: [[place]] } : document;
    return (await inPage.run(context, { resultTypes: ['violations'] })).violations;
  }, SEARCHED[searched]);
  const findings = violations.map(
    ({ id, impact, nodes }) =>
      `${where}: ${id} (${impact ?? '?'}): ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join(' | ')}`,
  );
  expect.soft(findings).toEqual([]);
}

export async function expectDrawn(page: Page): Promise<void> {
  const isDrawn = () => {
    // Not by its role: an open dialog takes the page behind it away from readers.
    const main = document.querySelector('main');
    return (
      main?.checkVisibility({ visibilityProperty: true }) === true &&
      document.querySelector('[aria-busy=true]') === null
    );
  };
  // The page itself looks, at every frame: whoever asks it from outside waits up to a second longer than it takes.
  await page.waitForFunction(isDrawn, undefined, { timeout: LONGEST_MS });
  // What is measured after it is drawn, as the room of the moving notice, is known two frames later. A browser that has drawn all it had to draw may
  // give none for minutes.
  await page.evaluate(
    (most) =>
      new Promise((resolve) => {
        setTimeout(resolve, most);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    LONGEST_MS,
  );
}
