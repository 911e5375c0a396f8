/** What a first visit waits for: packed files, asked for at once, and the login card's letters in a file of their own. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/spec.ts';

const SLICES = '**/PretendardVariable.subset.*.woff2';

// A page's requests are seen and turned away only where no service worker answers them.
test.use({ serviceWorkers: 'block' });

test('SES-02 every letter of the login card is in the one small file it preloads', async ({ tab }) => {
  // A letter that is not in it would now be drawn in a typeface of the system.
  await tab.page.route(SLICES, (route) => route.abort());
  await tab.login.open();
  await tab.page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts = await fontsOf(tab.page);
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
  const asked = (await resourcesOf(tab.page)).filter(({ name }) => name.includes('first-paint'));
  expect(asked.map(({ initiatorType }) => initiatorType)).toEqual(['link']);
  expect(asked[0]?.encodedBodySize).toBeLessThan(10_000);
});

test('NAV-01 a first visit gets the site packed, and the scripts of the login card without asking one by one', async ({
  tab,
}) => {
  await tab.login.open();
  const resources = await resourcesOf(tab.page);
  const texts = resources.filter(({ name, decodedBodySize }) => /\.(?:js|css)$/.test(name) && decodedBodySize > 10_000);
  expect(texts.length).toBeGreaterThan(2);
  for (const { name, encodedBodySize, decodedBodySize } of texts) {
    expect(encodedBodySize, name).toBeLessThan(decodedBodySize / 2);
  }
  // What the page names itself; a script that another one asks for would come a round trip later.
  const named = await tab.page.evaluate(() => {
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
    return [...[...links].map(({ href }) => href), ...[...scripts].map(({ src }) => src)];
  });
  const drawn = await tab.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const waitedFor = resources.filter(
    ({ name, responseEnd }) => name.endsWith('.js') && !name.includes('/entry-') && responseEnd <= Number(drawn),
  );
  expect(waitedFor.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

interface UsedFont {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** The typefaces that text of the page is really drawn in. */
async function fontsOf(page: Page): Promise<readonly UsedFont[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main *' });
  const fonts: UsedFont[] = [];
  for (const nodeId of nodeIds) fonts.push(...(await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  return fonts;
}

interface Resource {
  readonly name: string;
  readonly initiatorType: string;
  readonly responseEnd: number;
  readonly encodedBodySize: number;
  readonly decodedBodySize: number;
}

const resourcesOf = (page: Page): Promise<readonly Resource[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType, responseEnd, encodedBodySize, decodedBodySize }) => ({
        name,
        initiatorType,
        responseEnd,
        encodedBodySize,
        decodedBodySize,
      }),
    ),
  );
