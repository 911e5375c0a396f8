/** Eight tabs of eight games beside one: processor, presses and frames of the draw, all of one browser in one run. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { NOTE_PRESSES, noteFrames, takeFrames } from '../browser/noteInPage.ts';
import { drawnFrames, type DrawnFrames } from './drawnFrames.ts';
import { quantile } from '../report/statistics.ts';

const SLOWER = 4;
const PATIENCE_MS = 120_000;
const PRESSES = 20;
const CELL = 'main button[data-state][aria-label]';

export interface Frames {
  readonly game: string;
  /** Of the draw, as the browser drew it. */
  readonly drawing: DrawnFrames;
  /** What the page's own thread had time for while bets are taken: p99 of ms between frames, and how many were later than 17 ms, of how many. */
  readonly still: FrameTimes;
}

export interface FrameTimes {
  readonly p99: number;
  readonly late: number;
  readonly all: number;
}

export async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, baseURL: url, locale: 'ko-KR' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(NOTE_PRESSES);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill('member1');
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(`${url}/`);
  return context;
}

export async function openGame(context: BrowserContext, game: GameRow, page?: Page): Promise<Page> {
  const tab = page ?? (await context.newPage());
  await tab.goto(game.path);
  await tab.locator(CELL).first().waitFor();
  return tab;
}

/** Seconds of processor that the whole browser takes a second, while its tabs are left alone. */
export async function cpuShare(browser: Browser, seconds: number): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await used();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const after = await used();
  await devtools.detach();
  const spent = [...after].map(([id, cpuTime]) => cpuTime - (before.get(id) ?? 0));
  return spent.reduce((sum, one) => sum + one, 0) / seconds;
}

/** Runs while the page is four times as slow. */
async function slowed<Found>(page: Page, run: () => Promise<Found>): Promise<Found> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await run();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

/** How long a press on a cell takes to show on a page four times as slow: the slowest but one of fifty. Ms. */
export async function pressesMs(page: Page): Promise<number> {
  await page.bringToFront();
  await page.evaluate('pressesNoted.clear()');
  await slowed(page, async () => {
    for (let press = 0; press < PRESSES; press += 1) {
      const box = await page
        .locator(CELL)
        .nth(press % 2)
        .boundingBox();
      if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(300);
    }
  });
  const noted = await page.evaluate(() => [
    ...(globalThis as unknown as { pressesNoted: Map<number, number> }).pressesNoted.values(),
  ]);
  // A press that took less than the least that is told took no longer than that.
  return quantile([...noted, ...Array.from({ length: Math.max(0, PRESSES - noted.length) }, () => 16)], 0.98);
}

async function framesFor(page: Page, ms: number): Promise<FrameTimes> {
  await noteFrames(page);
  await page.waitForTimeout(ms);
  const noted = await takeFrames(page);
  return { p99: quantile(noted, 0.99), late: noted.filter((frame) => frame > 17).length, all: noted.length };
}

/** Frames of a page four times as slow: while its game is drawn from the draw's first moment on, and while it takes bets. */
export async function framesOf(browser: Browser, page: Page, game: GameRow): Promise<Frames> {
  await page.bringToFront();
  const into = () => {
    const now = Date.now() + 9 * 3_600_000;
    return (now - game.phaseMs) % game.periodMs;
  };
  const until = async (from: number) => {
    const wait = (from - into() + game.periodMs) % game.periodMs;
    await page.waitForTimeout(wait);
  };
  const drawnMs = Math.min(4_000, game.showsMs);
  return slowed(page, async () => {
    await until(0);
    const drawing = await drawnFrames(browser, page, drawnMs + 1_000);
    await until(Math.min(game.showsMs + 500, game.periodMs - 1_000));
    const still = await framesFor(page, Math.min(drawnMs, game.periodMs - game.showsMs - 500));
    return { game: game.name, drawing, still };
  });
}
