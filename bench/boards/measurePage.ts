/** One page under changes: which buttons are drawn again, how long a press takes to show, how evenly it scrolls. */
import type { Browser, Page } from 'playwright';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { quantile } from '../report/statistics.ts';
import { NOTE_PRESSES, withUntold } from '../browser/noteInPage.ts';
import { roomBelow, scrolledFrames, type ScrolledFrames } from '../browser/scrolledFrames.ts';
import { COUNT_RENDERS, type ButtonsDrawn } from './countRenders.ts';

export interface PageFound {
  readonly path: string;
  /** Prices on the page. */
  readonly buttons: number;
  readonly seconds: number;
  readonly drawn: ButtonsDrawn;
  /** Of presses at a page four times as slow: the slowest but one of fifty, and how many there were. */
  readonly inpMs: number;
  /** The same of a page on which nothing moves, on the same machine: what is not the changes'. */
  readonly stillInpMs: number;
  readonly presses: number;
  /** Down and up: where nothing moves, under changes, and under changes at a fourth of the speed. */
  readonly scrolled: {
    readonly still: ScrolledFrames;
    readonly plain: ScrolledFrames;
    readonly slowed: ScrolledFrames;
  };
}

const SLOWER = 4;
const PRICE = 'main button[data-shape]:not(:disabled)';
const PATIENCE_MS = 120_000;
const PRESSES = 30;
/** Px: of one gesture at most, and of all of them. */
const FARTHEST = 1_200;
const SCROLLED = 4_800;
/** Prices that are locked for longer are a fault of the page. */
const UNLOCKED_WITHIN_MS = 10_000;

export interface PageAsked {
  readonly browser: Browser;
  readonly url: string;
  readonly path: string;
  readonly seconds: number;
  /** Once the page stands: prices change from then on. */
  readonly move: (changesASecond: number) => void;
  readonly rate: number;
}

export async function measurePage({ browser, url, path, seconds, move, rate }: PageAsked): Promise<PageFound> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, baseURL: url, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(COUNT_RENDERS);
    await page.addInitScript(NOTE_PRESSES);
    await page.goto(path);
    await page.getByLabel('아이디').fill('member1');
    await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.locator(PRICE).first().waitFor();
    await page.waitForTimeout(3_000);
    const devtools = await context.newCDPSession(page);
    const slowDown = (by: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate: by });
    const still = await downAndUp(page);
    await slowDown(SLOWER);
    const stillPressed = await presses(page);
    await slowDown(1);
    move(rate);
    await page.waitForTimeout(3_000);
    await take(page);
    await page.waitForTimeout(seconds * 1_000);
    const drawn = await take(page);
    const buttons = await page.locator(PRICE).count();
    const plain = await downAndUp(page);
    await slowDown(SLOWER);
    const slowed = await downAndUp(page);
    const pressed = await presses(page);
    return {
      path,
      buttons,
      seconds,
      drawn,
      inpMs: quantile(pressed, 0.98),
      stillInpMs: quantile(stillPressed, 0.98),
      presses: pressed.length,
      scrolled: { still, slowed, plain },
    };
  } finally {
    move(0);
    await context.close();
  }
}

const take = (page: Page): Promise<ButtonsDrawn> =>
  page.evaluate(() => (globalThis as unknown as { takeButtonsDrawn(): ButtonsDrawn }).takeButtonsDrawn());

/** A price put on the slip and taken back, another, and so on: the member's own presses while prices move. */
async function presses(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    (globalThis as unknown as { pressesNoted: Map<number, number> }).pressesNoted.clear();
  });
  for (let press = 0; press < PRESSES; press += 1) {
    const place = await openPrice(page, Math.floor(press / 2));
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(250);
  }
  const noted = await page.evaluate(() => [
    ...(globalThis as unknown as { pressesNoted: Map<number, number> }).pressesNoted.values(),
  ]);
  return withUntold(noted, PRESSES);
}

/** Where a price in sight stands, px. All of them may be locked for a moment: it is looked again. */
async function openPrice(page: Page, at: number): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.waitForFunction(
    ([selector, place]) => {
      const seen = [...document.querySelectorAll(selector)].filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top > 260 && bottom < innerHeight - 40;
      });
      const box = seen[(place * 7) % seen.length]?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [PRICE, at] as const,
    { timeout: UNLOCKED_WITHIN_MS },
  );
  const place = await found.jsonValue();
  if (place === undefined) throw new Error('no price can be pressed');
  return place;
}

async function downAndUp(page: Page): Promise<ScrolledFrames> {
  await page.evaluate('scrollTo(0, 0)');
  const by = Math.min(FARTHEST, await roomBelow(page));
  const gestures = 2 * Math.ceil(SCROLLED / by / 2);
  return scrolledFrames(
    page,
    Array.from({ length: gestures }, (_, at) => (at % 2 === 0 ? -by : by)),
  );
}
