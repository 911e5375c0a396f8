/**
 * `npm run bench:phone [-- --rounds N --line slow4G]`: a phone that was never here, four times as slow as this machine, on a slow line. It opens
 * the board and signs in; from the first price that can be pressed on, the taps to a bet that the origin has accepted are counted and timed: as the
 * house has the slip, and with quick bet chosen. Writes `bench/results/phone.md`.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { realClock } from '../../tests/support/engine/realClock.ts';
import { LINE_NAMES, lineOf } from '../lines/lines.ts';
import { inBrowser } from '../lines/visits.ts';
import { howOf } from '../machine/howMeasured.ts';
import { markdownTable } from '../report/markdown.ts';
import { median } from '../report/statistics.ts';
import { spawnOrigin } from '../soak/spawnOrigin.ts';

const PHONE = { viewport: { width: 425, height: 900 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const SLOWER = 4;
const PATIENCE_MS = 60_000;
const CHANGES_A_SECOND = 30;
/** Seldom enough that the page is not kept drawing for it. */
const LOOK_MS = 50;
const PRICE = 'main button[data-shape]:not(:disabled)';
const QUESTION = '[role="alertdialog"][data-state="open"] button:not([aria-disabled])';
const WAYS = ['as the house has it', 'quick bet'] as const;
type Way = (typeof WAYS)[number];

const given = readCommandLine(
  `npm run bench:phone -- [--rounds N] [--line ${LINE_NAMES.join(',')}]`,
  { rounds: { type: 'string', default: '3' }, line: { type: 'string', default: 'slow4G' } },
  ({ rounds, line }) => ({ rounds: wholeNumber('--rounds', rounds, 1, 20), line: oneOf('--line', LINE_NAMES, line) }),
);
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};
interface FirstBet {
  readonly way: Way;
  /** From the page that is asked for to the first price that can be pressed, without the time to type, ms. */
  readonly boardMs: number;
  readonly taps: readonly string[];
  /** From the first tap to the bet that is accepted: its history is gone to, ms. */
  readonly acceptedMs: number;
  /** From the first tap to the history that shows the bet, ms. */
  readonly betMs: number;
  readonly load: number;
}

async function firstBet(browser: Browser, port: number, way: Way, round: number): Promise<FirstBet> {
  const proxy = await openLine({ port, line: lineOf(given.line), clock: realClock, random: seededRandom(round) });
  const context = await browser.newContext({ ...PHONE, baseURL: proxy.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    proxy.begin();
    const askedAt = performance.now();
    await page.goto('/korea/wintielose', { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.getByLabel('아이디').fill(`member${1 + (round % 8)}`);
    await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await page.locator(PRICE).first().waitFor();
    const boardMs = performance.now() - askedAt;
    if (way === 'quick bet') await chooseQuickBet(page);
    const taps: string[] = [];
    const startedAt = performance.now();
    await tap(page, PRICE, '');
    taps.push('price');
    if (way !== 'quick bet') {
      await tap(page, 'section button', '원 베팅하기');
      taps.push('bet');
    }
    await tap(page, QUESTION, '확인');
    taps.push('yes');
    // Prices move while a phone decides, and the house asks again as it is told to at first.
    for (let next = await nextOf(page); next !== 'history'; next = await nextOf(page)) {
      await tap(page, QUESTION, next);
      taps.push('new price');
    }
    const acceptedMs = performance.now() - startedAt;
    await page.locator('main [data-row]').first().waitFor();
    return { way, boardMs, taps, acceptedMs, betMs: performance.now() - startedAt, load: os.loadavg()[0] ?? 0 };
  } finally {
    await context.close();
    await proxy.close();
  }
}

/**
 * A finger on the first such button that can be pressed and says so, as soon as it stands still. Looked for by one light script in the page: what
 * drives browsers looks for roles and names again and again, which a slow page pays for.
 */
async function tap(page: Page, selector: string, words: string): Promise<void> {
  const found = await page.waitForFunction(
    ([which, said]) => {
      const seen = globalThis as unknown as { placeSeen?: string };
      const button = [...document.querySelectorAll<HTMLButtonElement>(which)].find(
        (one) => !one.disabled && (one.textContent ?? '').includes(said) && one.checkVisibility(),
      );
      const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
      const place = `${x} ${y} ${width} ${height}`;
      const isStill = seen.placeSeen === place;
      seen.placeSeen = place;
      return button !== undefined && isStill ? { x: x + width / 2, y: y + height / 2 } : undefined;
    },
    [selector, words] as const,
    { polling: LOOK_MS },
  );
  const place = await found.jsonValue();
  if (place === undefined) throw new Error(`no ${words} to tap`);
  await page.touchscreen.tap(place.x, place.y);
}

/**
 * What a bet that was said yes to comes to: its history, or the word that is pressed where a price has moved, on its way to the origin or under the finger.
 */
async function nextOf(page: Page): Promise<'history' | '예' | '확인'> {
  const found = await page.waitForFunction(
    ([question, changed]) => {
      if (location.pathname.includes('bet_result')) return 'history';
      const words = [...document.querySelectorAll<HTMLButtonElement>(question)]
        .filter((one) => !one.disabled)
        .map((one) => one.textContent ?? '');
      if (words.some((each) => each.startsWith('예'))) return '예';
      const isAskedAnew = document.querySelector('[role="alertdialog"]')?.textContent?.includes(changed) === true;
      return isAskedAnew && words.some((each) => each.startsWith('확인')) ? '확인' : undefined;
    },
    [QUESTION, '내용이 바뀌었습니다'] as const,
    { polling: LOOK_MS },
  );
  return (await found.jsonValue()) ?? 'history';
}

/** Before its first bet, and without a bet: the choice is the member's own and stays on the phone (SCH-2). */
async function chooseQuickBet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /베팅카트/ }).tap();
  await page.getByRole('button', { name: '베팅카트 설정' }).tap();
  await page.getByRole('switch', { name: '빠른 베팅' }).tap();
  await page.getByRole('switch', { name: '빠른 베팅', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  await page.locator(PRICE).first().waitFor();
}

function tableOf(bets: readonly FirstBet[]): string {
  const seconds = (of: (bet: FirstBet) => number, own: readonly FirstBet[]) =>
    `${(median(own.map(of)) / 1_000).toFixed(2)} s`;
  return markdownTable({
    title: 'First bet',
    head: [
      'slip',
      'taps',
      'which',
      'board stands (asked, signed in)',
      'first tap to accepted bet',
      'slowest',
      'to the history that shows it',
      'slowest',
      'rounds',
      'load',
    ],
    rows: WAYS.map((way) => {
      const own = bets.filter((bet) => bet.way === way);
      const slowest = (of: (bet: FirstBet) => number) => `${(Math.max(...own.map(of)) / 1_000).toFixed(2)} s`;
      return [
        way,
        String(own[0]?.taps.length ?? 0),
        own[0]?.taps.join(', ') ?? '',
        seconds(({ boardMs }) => boardMs, own),
        seconds(({ acceptedMs }) => acceptedMs, own),
        slowest(({ acceptedMs }) => acceptedMs),
        seconds(({ betMs }) => betMs, own),
        slowest(({ betMs }) => betMs),
        String(own.length),
        median(own.map(({ load }) => load)).toFixed(1),
      ];
    }),
  });
}

async function main(): Promise<void> {
  const how = howOf('bench:phone', root);
  const { dist } = await freshSite(root, say);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-first-bet-'));
  cpSync(dist, path.join(folder, 'site'), { recursive: true });
  const origin = await spawnOrigin(path.join(folder, 'data'), path.join(folder, 'site'), CHANGES_A_SECOND);
  try {
    const bets: FirstBet[] = [];
    await inBrowser(root, say, async (browser) => {
      for (let round = 1; round <= given.rounds; round += 1)
        for (const way of WAYS) {
          const bet = await firstBet(browser, Number(new URL(origin.url).port), way, round);
          say(
            `${way} ${round}: board ${Math.round(bet.boardMs)} ms, ${bet.taps.length} taps, accepted ${Math.round(bet.acceptedMs)} ms, seen ${Math.round(bet.betMs)} ms`,
          );
          bets.push(bet);
        }
    });
    const phone = `A phone of ${PHONE.viewport.width} px, its page ${SLOWER} times slower than this machine, line ${given.line}. The worker is not slowed down.`;
    writeFileSync(path.join(root, 'bench/results/phone.md'), `${how}\n\n${phone}\n\n${tableOf(bets)}\n`);
    say(`\n${tableOf(bets)}`);
  } finally {
    await origin.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
