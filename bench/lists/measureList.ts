/** One list in a browser, with its first page and with all rows that a browser keeps: showing what is stored, scrolling, memory. */
import type { Page } from 'playwright';
import { LOOKING, noteFrames, scrollBy, takeFrames } from '../browser/noteInPage.ts';
import { quantile } from '../report/statistics.ts';

const ROW = '[data-entry]';
const MOST_PAGES = 60;
const SHOWN_TIMES = 5;
/** Px a second: a finger that throws the page. */
const THROWN = 6_000;
/** Whoever scrolls has looked first, ms. */
const LOOKED_MS = 1_000;
/** As long as each is scrolled, s. */
const SCROLLED = 4;
const MB = 1_048_576;

export interface ListState {
  readonly shown: number;
  /** From a press on the page's tab to its stored rows on the screen, the median of some, ms. */
  readonly showMs: number;
  /** Ms between frames while one looks for something, and while the page is thrown: p99. */
  readonly lookingP99Ms: number;
  readonly thrownP99Ms: number;
  readonly frames: number;
  readonly heapMb: number;
  readonly nodes: number;
}

export interface ListFound {
  readonly path: string;
  readonly states: readonly ListState[];
}

export async function measureList(page: Page, path: string): Promise<ListFound> {
  await page.goto(path);
  await page.locator(ROW).first().waitFor();
  await page.waitForTimeout(2_000);
  const first = await stateOf(page, path);
  await loadAll(page);
  return { path, states: [first, await stateOf(page, path)] };
}

async function loadAll(page: Page): Promise<void> {
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const before = await rowsOf(page);
    const more = page.getByRole('button', { name: '더보기', exact: true });
    if ((await more.count()) === 0) return;
    await more.click();
    await page.waitForFunction(
      (count) => Number(document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0) - 1 > count,
      before,
    );
  }
}

/** Rows of the list, those that are not drawn among them. */
const rowsOf = async (page: Page) =>
  Number(await page.locator('table[aria-rowcount]').getAttribute('aria-rowcount')) - 1;

async function stateOf(page: Page, path: string): Promise<ListState> {
  const shown = await rowsOf(page);
  const times: number[] = [];
  for (let time = 0; time < SHOWN_TIMES; time += 1) times.push(await showMs(page, path));
  const looking = await framesWhileScrolling(page, LOOKING);
  const thrown = await framesWhileScrolling(page, THROWN);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return {
    shown,
    showMs: quantile(times, 0.5),
    lookingP99Ms: quantile(looking, 0.99),
    thrownP99Ms: quantile(thrown, 0.99),
    frames: looking.length + thrown.length,
    heapMb: usedSize / MB,
    nodes,
  };
}

/** A tab of the wallet; some addresses end in the time. */
const linkTo = (path: string) => `main a[href="${path}"], main a[href^="${path}?"]`;

/** To the coupons and back: the document stays, so that what is shown is what is stored. */
async function showMs(page: Page, path: string): Promise<number> {
  await page.locator(linkTo('/coupon')).first().click();
  await page.waitForFunction((row) => document.querySelector(row) === null, ROW);
  await page.waitForTimeout(300);
  return page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      if (document.querySelector(${JSON.stringify(ROW)}) === null) requestAnimationFrame(look);
      else resolve(performance.now() - began);
    };
    document.querySelector(${JSON.stringify(linkTo(path))})?.click();
    requestAnimationFrame(look);
  })`);
}

/** Down by the compositor's own gesture, as fast as that. */
async function framesWhileScrolling(page: Page, speed: number): Promise<readonly number[]> {
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForTimeout(LOOKED_MS);
  await noteFrames(page);
  await scrollBy(page, [-speed * SCROLLED], speed);
  return takeFrames(page);
}
