/**
 * One visit of a browser that was never here: a phone opens a page as a visitor, signs in, and waits for a price and then for everything.
 * Says when each stood there and what the line had carried by then.
 */
import type { Browser, Page } from 'playwright';
import type { LineProxy } from '../../tests/support/line/lineProxy.ts';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { afterwards, BOARD_OF_ONE_SPORT, type Afterwards } from './afterwards.ts';
import { storedFixtures } from './localOffer.ts';
import { BLOCK, bytesByKind } from './kinds.ts';
import { watchMilestones, type Milestone } from './milestones.ts';
import { PHONE } from './phone.ts';

export const PAGES = { home: '/', board: '/korea/wintielose', football: BOARD_OF_ONE_SPORT } as const;
export type PageName = keyof typeof PAGES;

/** Something that came to stand there: ms since the page was asked for, and bytes the line brought until then. */
export interface Reached {
  readonly ms: number;
  readonly bytes: number;
}

export interface FirstVisit {
  readonly reached: Readonly<Partial<Record<Milestone | 'wholeOffer', Reached>>>;
  readonly resets: number;
  /** Of the button that signs in: more than one where the line took the call and the card said so. */
  readonly presses: number;
  /** What the page said where no price came. */
  readonly shown: string;
  readonly connections: number;
  /** Bytes brought in all, by what they are of. */
  readonly bytesOf: Readonly<Record<string, number>>;
  /** By the time of the first price, the same; empty where none came. */
  readonly bytesUntilPrice: Readonly<Record<string, number>>;
  /** `undefined` if it was not asked for, or no price came before. */
  readonly afterwards?: Afterwards | undefined;
  /** Of the blocks of images: distinct, and sent in all. A block that came whole and was sent again was sent for nothing. */
  readonly blocks: BlocksSeen;
  /** What the browser's own console complained of. */
  readonly complaints: readonly string[];
}

export interface VisitOptions {
  readonly browser: Browser;
  readonly proxy: LineProxy;
  readonly page: PageName;
  readonly userId: string;
  /** How many fixtures the origin has: the whole offer. */
  readonly fixtures: () => Promise<number>;
  /** How long a price, and then the whole offer, are waited for, ms. */
  readonly patienceMs: number;
  /** Whether what follows the first visit is measured too. */
  readonly goesOn: boolean;
  readonly say: (line: string) => void;
}

const LOOK_MS = 500;
const THOUGHT_MS = 1_000;
const SHOWN = 400;
/** What of the offer counts as all of it: games close while it is on its way. */
const WHOLE = 0.99;

export async function firstVisit(options: VisitOptions): Promise<FirstVisit> {
  const { browser, proxy, patienceMs, say } = options;
  const context = await browser.newContext({ ...PHONE, baseURL: proxy.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    const reached: Partial<Record<Milestone | 'wholeOffer', Reached>> = {};
    let presses = 1;
    let bytesUntilPrice: Record<string, number> = {};
    const startedAt = performance.now();
    const reach = (milestone: Milestone | 'wholeOffer') => {
      reached[milestone] = { ms: performance.now() - startedAt, bytes: proxy.counts.down };
      if (milestone === 'price') bytesUntilPrice = bytesByKind(proxy);
      say(`${milestone} after ${(reached[milestone].ms / 1_000).toFixed(1)} s, ${proxy.counts.down} bytes`);
    };
    const holds = async (until: () => boolean | Promise<boolean>) => {
      const giveUpAt = performance.now() + patienceMs;
      while (!(await until()) && performance.now() < giveUpAt) await pause(LOOK_MS / 10);
    };
    await watchMilestones(page, reach);
    proxy.begin();
    await page.goto(PAGES[options.page], { waitUntil: 'commit', timeout: patienceMs });
    await holds(() => reached.card !== undefined);
    if (reached.card !== undefined) {
      await page.getByLabel('아이디').fill(options.userId);
      await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await holds(async () => {
        // Who is told that it did not work presses again.
        const isAskedAgain =
          (await page.getByRole('alert').count()) > 0 && (await page.getByLabel('비밀번호').count()) > 0;
        if (isAskedAgain && reached.signedIn === undefined) await pressAgain(page, () => (presses += 1));
        return reached.price !== undefined;
      });
    }
    const shown = reached.price === undefined ? (await page.locator('body').innerText()).slice(0, SHOWN) : '';
    if (reached.price !== undefined) {
      const whole = (await options.fixtures()) * WHOLE;
      await holds(async () => (await storedFixtures(page)) >= whole || (await pause(LOOK_MS)));
      if ((await storedFixtures(page)) >= whole) reach('wholeOffer');
    }
    const visit = {
      reached,
      resets: proxy.counts.resets,
      connections: proxy.counts.connections,
      bytesOf: bytesByKind(proxy),
      bytesUntilPrice,
      presses,
      shown,
      blocks: blocksSeen(proxy),
      complaints,
    };
    if (!options.goesOn || reached.wholeOffer === undefined) return visit;
    return { ...visit, afterwards: await afterwards(context, proxy, patienceMs) };
  } finally {
    await context.close();
  }
}

/** After a moment's thought; the password may have to be typed again. */
async function pressAgain(page: Page, onPress: () => void): Promise<void> {
  await pause(THOUGHT_MS);
  const button = page.getByRole('button', { name: '로그인', exact: true });
  if (!(await button.isEnabled({ timeout: LOOK_MS }).catch(() => false))) return;
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  onPress();
  await button.click({ timeout: THOUGHT_MS }).catch(() => undefined);
}

/** Resolves to false. */
const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

export interface BlocksSeen {
  readonly distinct: number;
  readonly requests: number;
  /** Asked for again after the line had brought all of it. */
  readonly wholeAgain: number;
  /** Bytes of bodies that came. */
  readonly bytes: number;
}

function blocksSeen({ requests }: LineProxy): BlocksSeen {
  const asked = requests.filter(({ url }) => BLOCK.test(url));
  const whole = new Set<string>();
  let wholeAgain = 0;
  for (const { url, isWhole } of asked) {
    if (whole.has(url)) wholeAgain += 1;
    if (isWhole) whole.add(url);
  }
  return {
    distinct: new Set(asked.map(({ url }) => url)).size,
    requests: asked.length,
    wholeAgain,
    bytes: asked.reduce((sum, { body }) => sum + body, 0),
  };
}
