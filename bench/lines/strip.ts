/**
 * A trouble of the line in pictures: a member looks at a board, live; the line becomes another, and every second the screen is kept. Those in
 * which something else stands there, clocks and prices aside, are one picture, each with its second, in `test-results/lines/`, which nobody
 * keeps.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import type { Line } from '../../tests/support/line/figures.ts';
import type { LineProxy } from '../../tests/support/line/lineProxy.ts';
import { BOARD_OF_ONE_SPORT } from './afterwards.ts';
import { watchMilestones } from './milestones.ts';
import { PHONE } from './phone.ts';

export interface StripOptions {
  readonly browser: Browser;
  /** A good line to begin with. */
  readonly proxy: LineProxy;
  readonly trouble: Line;
  readonly userId: string;
  readonly seconds: number;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface Strip {
  readonly file: string;
  /** Seconds of the trouble in which a price could be pressed on the screen. */
  readonly openSeconds: readonly number[];
}

const READY_MS = 60_000;
/** What a first visit still fetches is not of the trouble. */
const SETTLE_MS = 8_000;
const ACROSS = 6;
const SHOT_WIDTH = 312;
/** At least one in so many seconds is drawn. */
const DRAWN_EVERY = 15;

export async function drawStrip(options: StripOptions): Promise<Strip> {
  const { browser, proxy, trouble, seconds, folder, say } = options;
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 1, baseURL: proxy.url, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    await signInTo(page, options.userId);
    await page.waitForTimeout(SETTLE_MS);
    const shots: Shot[] = [];
    const startedAt = Date.now();
    proxy.become(trouble);
    for (let second = 0; second <= seconds; second += 1) {
      await page.waitForTimeout(Math.max(0, startedAt + second * 1_000 - Date.now()));
      const isOpen = (await page.locator('button[data-shape]:not(:disabled)').count()) > 0;
      const data = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
      shots.push({ second, data, isOpen, words: await wordsOf(page) });
    }
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${trouble.name}.png`);
    writeFileSync(file, await pasted(browser, changesOf(shots)));
    say(`${trouble.name}: ${file}`);
    return { file, openSeconds: shots.filter(({ isOpen }) => isOpen).map(({ second }) => second) };
  } finally {
    await context.close();
  }
}

async function signInTo(page: Page, userId: string): Promise<void> {
  const isPriced = new Promise<void>((resolve) => {
    void watchMilestones(page, (milestone) => {
      if (milestone === 'price') resolve();
    }).then(() => page.goto(BOARD_OF_ONE_SPORT));
  });
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await Promise.race([isPriced, page.waitForTimeout(READY_MS)]);
}

interface Shot {
  readonly second: number;
  readonly data: string;
  readonly isOpen: boolean;
  /** What the chrome says of the connection. */
  readonly words: string;
}

/** Digits are clocks and ages. */
const wordsOf = async (page: Page): Promise<string> => {
  const said = await page.locator('[role=status], [role=alert]').allInnerTexts();
  return said.join(' ').replaceAll(/\d+/g, '0');
};

const changesOf = (shots: readonly Shot[]): readonly Shot[] =>
  shots.filter(({ second, isOpen, words }, index) => {
    const before = shots[index - 1];
    return second % DRAWN_EVERY === 0 || before?.isOpen !== isOpen || before.words !== words;
  });

/** Rows of a few, a border of green where a price could be pressed. */
async function pasted(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: ACROSS * (SHOT_WIDTH + 10), height: 400 } });
  const figures = shots.map(
    ({ second, data, isOpen }) =>
      `<figure style="margin:3px;display:inline-block;font:12px system-ui;border-top:4px solid ${isOpen ? '#16a34a' : '#dc2626'}">` +
      `<img width="${SHOT_WIDTH}" src="data:image/jpeg;base64,${data}"><figcaption>${second} s</figcaption></figure>`,
  );
  try {
    await page.setContent(`<body style="margin:4px;background:#fff">${figures.join('')}</body>`);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
