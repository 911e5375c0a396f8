/** The naive page on a line: a phone opens it, signs in, and sees a price once the whole offer came; then a minute of what it goes on to ask for. */
import type { Browser } from 'playwright';
import type { LineProxy } from '../../tests/support/line/lineProxy.ts';
import type { Reached } from './firstVisit.ts';
import { watchMilestones, type Milestone } from './milestones.ts';
import { PHONE } from './phone.ts';

/** `naive` asks for everything again every five seconds, as it is; the strong one for everything once, compressed, and is told every change. */
export const NAIVE_PAGES = { naive: '/naiveOffer.html?polls', 'strong naive': '/naiveOffer.html' } as const;
export type NaiveName = keyof typeof NAIVE_PAGES;

export interface NaiveVisit {
  readonly reached: Readonly<Partial<Record<Milestone, Reached>>>;
  /** Bytes that the line brought in the minute after; `undefined` where no price came. */
  readonly minuteBytes: number | undefined;
}

export interface NaiveOptions {
  readonly browser: Browser;
  readonly proxy: LineProxy;
  readonly name: NaiveName;
  readonly patienceMs: number;
  readonly minuteMs: number;
  readonly say: (line: string) => void;
}

const PRICE = 'li button';
const LOOK_MS = 50;

export async function naiveVisit(options: NaiveOptions): Promise<NaiveVisit> {
  const { browser, proxy, name, patienceMs, minuteMs, say } = options;
  const context = await browser.newContext({ ...PHONE, baseURL: proxy.url });
  try {
    const page = await context.newPage();
    const reached: Partial<Record<Milestone, Reached>> = {};
    const startedAt = performance.now();
    await watchMilestones(
      page,
      (milestone) => {
        reached[milestone] = { ms: performance.now() - startedAt, bytes: proxy.counts.down };
        say(`${name}: ${milestone} after ${(reached[milestone].ms / 1_000).toFixed(1)} s, ${proxy.counts.down} bytes`);
      },
      PRICE,
    );
    const comes = async (milestone: Milestone) => {
      const giveUpAt = performance.now() + patienceMs;
      while (reached[milestone] === undefined && performance.now() < giveUpAt) await page.waitForTimeout(LOOK_MS);
      return reached[milestone] !== undefined;
    };
    proxy.begin();
    // Whoever sees that a page did not come asks for it again.
    const open = () => page.goto(NAIVE_PAGES[name], { waitUntil: 'commit', timeout: patienceMs }).catch(() => null);
    if ((await open()) === null) await open();
    if (!(await comes('card'))) return { reached, minuteBytes: undefined };
    await page.locator('form [type=submit]').click();
    if (!(await comes('price'))) return { reached, minuteBytes: undefined };
    const before = proxy.counts.down;
    await page.waitForTimeout(minuteMs);
    return { reached, minuteBytes: Math.round(((proxy.counts.down - before) * 60_000) / minuteMs) };
  } finally {
    await context.close();
  }
}
