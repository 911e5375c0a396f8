/** What a first visit waits for: packed files, asked for at once, and the letters of the login card and of our words in files of their own. */
import type { Page } from '@playwright/test';
import { WORDS_FAMILY } from '../src/app/kit/theme/fontFamilies.ts';
import { signal } from './support/signal.ts';
import { expect, test } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';

/** Sentences of trouble with the rarest letters. */
const TOLD = [
  '연결이 끊어졌습니다. 13:41:52 기준 정보입니다.',
  '다시 연결하는 중입니다. 12초 후 재시도',
  '배당이 갱신되지 않아 베팅할 수 없습니다. 38초 전 기준',
  '기기의 저장 공간이 부족합니다. 배당 확인과 베팅은 정상 이용하실 수 있습니다.',
  '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.',
];
const SLICES = '**/PretendardVariable.subset.*.woff2';

// A page's requests are seen and turned away only where no service worker answers them.
test.use({ serviceWorkers: 'block' });

test('SES-02 every letter of the login card is in the one small file it preloads', async ({ tab }) => {
  // A letter that is not in it would now be drawn in a typeface of the system.
  await tab.page.route(SLICES, (route) => route.abort());
  await tab.login.open();
  await tab.page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts = await fontsOf(tab.page, 'main *');
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

test('SES-01 LIN-9 a visitor at the top gets the login card before any file of the home page', async ({
  tab,
  member,
}) => {
  const partsOf = async (isWanted: (resource: Resource) => boolean) =>
    (await resourcesOf(tab.page)).flatMap((resource) => {
      const name = /\/assets\/(HomeScreen|chrome|store)-[^/]+\.js$/.exec(resource.name)?.[1];
      return name !== undefined && isWanted(resource) ? [name] : [];
    });
  await tab.page.goto('/');
  await expect(tab.login.submit).toBeVisible();
  await expect(tab.page).toHaveURL(/\/login$/);
  // The database comes last, once the card has been drawn and the browser has nothing else to do.
  await expect.poll(() => partsOf(() => true), { timeout: 10_000 }).toContain('store');
  const drawn = await tab.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  expect(await partsOf(({ startTime }) => startTime <= Number(drawn))).toEqual([]);
  // What is behind the card comes while somebody types, after the worker and the database that the sign-in itself waits for.
  await expect.poll(() => partsOf(() => true), { timeout: 40_000 }).toContain('HomeScreen');
  const order = [...(await resourcesOf(tab.page))].toSorted((a, b) => a.startTime - b.startTime);
  const placeOf = (name: string) => order.findIndex((resource) => resource.name.includes(`/assets/${name}-`));
  expect(placeOf('entry')).toBeLessThan(placeOf('store'));
  expect(placeOf('store')).toBeLessThan(placeOf('HomeScreen'));
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.home.next).toBeVisible();
  await expect(tab.page).toHaveURL(/\/$/);
  expect(await partsOf(() => true)).toEqual(expect.arrayContaining(['HomeScreen', 'chrome', 'store']));
});

test('LIN-9 nothing that home shows later is asked for before its first games, and all of it once they are here', async ({
  tab,
  member,
  wire,
}) => {
  const later = async () =>
    (await resourcesOf(tab.page)).flatMap(
      ({ name }) =>
        /\/assets\/((?:AccountPanel|Drawers|NoticePopup|News|PageKeys|ToastStack|bet|rest)-.*)$/.exec(name)?.[1] ?? [],
    );
  const games = signal();
  wire.plan({ path: /\/streams\/events$/ }, { kind: 'hold', until: games.given }, Infinity);
  await tab.page.goto('/');
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.home.next).toBeVisible();
  await tab.expectQuiet();
  expect(await later()).toEqual([]);
  games.give();
  await expect.poll(async () => (await later()).join(' '), { timeout: 20_000 }).toMatch(/News-.*rest-|rest-.*News-/);
});

test("SYN-03 a member's storage is read before anything is drawn that needs it, a visitor's is left alone", async ({
  tab,
  member,
}) => {
  await tab.page.addInitScript(noteOpenings);
  await tab.login.open();
  await expect.poll(() => openingsOf(tab.page)).toContainEqual(expect.stringMatching(/^hanpan-\d+ \d+$/));
  expect(await openingsOf(tab.page)).not.toContainEqual(expect.stringMatching(/ any$/));
  await tab.enterBoard(member);
  await tab.page.reload();
  await expect.poll(() => openingsOf(tab.page)).toContainEqual(expect.stringMatching(/^hanpan-\d+ \d+$/));
  // What is everybody's and what is the member's at once, and without a version, so that neither is made.
  const first = (await openingsOf(tab.page)).slice(0, 2);
  expect(first).toContainEqual(expect.stringMatching(/^hanpan-\d+ any$/));
  expect(first).toContainEqual(expect.stringMatching(/^hanpan-\d+-[0-9a-f]{32} any$/));
});

test('SYN-05 what is told when the connection is gone has its letters, though no slice of the typeface ever came', async ({
  tab,
  member,
  wire,
}) => {
  await tab.page.route(SLICES, (route) => route.abort());
  await tab.enterHome(member);
  // They come after the prices (LIN-9), which wait eight seconds for a line and no longer.
  await expect.poll(() => hasLetters(tab.page), { timeout: 40_000 }).toBe(true);
  await wire.down();
  await tab.page.evaluate((sentences) => {
    const place = document.createElement('p');
    place.id = 'told';
    place.textContent = sentences.join(' ');
    document.body.append(place);
  }, TOLD);
  const fonts = await fontsOf(tab.page, '#told');
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});

const hasLetters = (page: Page): Promise<boolean> =>
  page.evaluate(
    (family) => [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
    WORDS_FAMILY,
  );

interface UsedFont {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** The typefaces that text of the page is really drawn in. */
async function fontsOf(page: Page, selector: string): Promise<readonly UsedFont[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const fonts: UsedFont[] = [];
  for (const nodeId of nodeIds) fonts.push(...(await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts);
  return fonts;
}

interface Resource {
  readonly name: string;
  readonly initiatorType: string;
  readonly startTime: number;
  readonly responseEnd: number;
  readonly encodedBodySize: number;
  readonly decodedBodySize: number;
}

const resourcesOf = (page: Page): Promise<readonly Resource[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType, startTime, responseEnd, encodedBodySize, decodedBodySize }) => ({
        name,
        initiatorType,
        startTime,
        responseEnd,
        encodedBodySize,
        decodedBodySize,
      }),
    ),
  );

/** Notes every database that the page opens, and at which version, in order. */
function noteOpenings(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function noted(this: IDBFactory, name: string, version?: number): IDBOpenDBRequest {
    const { dataset } = document.documentElement;
    dataset['opened'] = `${dataset['opened'] ?? ''}${name} ${version ?? 'any'};`;
    return version === undefined ? open.call(this, name) : open.call(this, name, version);
  };
}

const openingsOf = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset['opened'] ?? '').split(';').filter((one) => one !== ''));
