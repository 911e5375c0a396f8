/** One list in a browser, with its first page and with all rows that a browser keeps: showing what is stored, scrolling, memory. */
import type { Page } from 'playwright';
import { LOOKING } from '../browser/noteInPage.ts';
import { roomBelow, scrolledFrames, type ScrolledFrames } from '../browser/scrolledFrames.ts';
import { quantile } from '../report/statistics.ts';
import { openStill } from './openStill.ts';

/** Addresses of the lists that are measured: statements of both purses, and bets. */
export const LISTS = ['/mywallet', '/mywallet/point', '/bet_result'] as const;
/** Where one is in between, without a list of these rows. */
const ELSEWHERE = '/coupon';
const ROW = 'main [data-entry], main [data-row]';
const MOST_PAGES = 60;
/** Odd, so that one of them is the median. */
const SHOWN_TIMES = 15;
/** Px a second: a finger that throws the page. */
const THROWN = 6_000;
/** Whoever scrolls has looked first, ms. */
const LOOKED_MS = 1_000;
/** As long as each is scrolled at most, s. */
const SCROLLED = 8;
const MB = 1_048_576;

/** While one looks for something, and while the page is thrown. */
interface Scrolled {
  readonly looking: ScrolledFrames;
  readonly thrown: ScrolledFrames;
}

export interface ListState extends Scrolled {
  readonly shown: number;
  /** From a press on the page's link to its stored rows on the screen: the median of fifteen, and the slowest, ms. */
  readonly showMs: number;
  readonly slowestMs: number;
  /** Of as many rows of this list on a page that has no script: what the browser takes for them here. */
  readonly still: Scrolled;
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
  const scrolled = await scroll(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  const stillPage = await openStill(page, ROW, shown);
  const still = await scroll(stillPage);
  await stillPage.close();
  return {
    shown,
    showMs: quantile(times, 0.5),
    slowestMs: Math.max(...times),
    ...scrolled,
    still,
    heapMb: usedSize / MB,
    nodes,
  };
}

async function scroll(page: Page): Promise<Scrolled> {
  return { looking: await down(page, LOOKING), thrown: await down(page, THROWN) };
}

/** Away and back by links: the document stays, so that what is shown is what is stored. */
async function showMs(page: Page, path: string): Promise<number> {
  await page.evaluate(`(${pressLink.toString()})(${JSON.stringify(ELSEWHERE)})`);
  await page.waitForFunction((row) => document.querySelector(row) === null, ROW);
  await page.waitForTimeout(300);
  return page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      if (document.querySelector(${JSON.stringify(ROW)}) === null) requestAnimationFrame(look);
      else resolve(performance.now() - began);
    };
    (${pressLink.toString()})(${JSON.stringify(path)});
    requestAnimationFrame(look);
  })`);
}

/** In the page: a link to there that can be pressed; some addresses end in what is asked of the list. */
function pressLink(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"], a[href^="${path}?"]`)];
  const link = links.find((one) => one.offsetParent !== null);
  if (link === undefined) throw new Error(`no link to ${path}`);
  link.click();
}

/** From the top down, as fast as that. */
async function down(page: Page, speed: number): Promise<ScrolledFrames> {
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForTimeout(LOOKED_MS);
  return scrolledFrames(page, [-Math.min(speed * SCROLLED, await roomBelow(page))], speed);
}
