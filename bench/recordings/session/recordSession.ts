/** The recorded half of a session: tabs of one browser, what a member does in them, pictures while the streams are held, and the file that the browser saves of itself. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { BetSlip } from '../../../e2e/pages/BetSlip.ts';
import { FaultProxy } from '../../../tests/support/proxy/faultProxy.ts';
import { signedIn } from '../../browser/signedIn.ts';

const gamePath = (name: string) => GAMES.find((game) => game.name === name)?.path ?? '/';
const BOARD = '/korea/wintielose';
/** What stands open, the board on which bets are placed first. */
const PATHS = [
  ...[BOARD, '/europe', '/bet_result', gamePath('evolutionPowerball1'), gamePath('skySpeedBaccarat1')],
  ...['/inplay', gamePath('tokenRoulette'), '/'],
];
export const MOST_TABS = PATHS.length;

export const SIZE = { width: 1440, height: 800 } as const;
const STREAMS = ['/api/streams/events', '/api/streams/bets'];
const STAKE = '10000';
const SECOND = 1_000;
/** Until all that came is drawn, ms. */
const SETTLE_MS = 1_500;
const PRESS_MS = 8_000;
/** By then a question that was answered has gone, or asks again. */
const ASKS_AGAIN_MS = 2_000;
/** Seconds from one bet to the next. */
const BET_EVERY = 20;
const TRIES = 5;
/** The stage has a line around it, px. */
const EDGE = 4;
/** Into a second, so that a clock has drawn it, and what is told four times a second the first of these, ms. */
const EARLY_MS = 350;
/** By then a word that passes by has passed, ms. */
const PASSED_MS = 15_000;

/** What a tab looked like. */
export interface SeenPicture {
  readonly path: string;
  /** Epoch ms. */
  readonly at: number;
  readonly png: Buffer;
}

export interface RecordedSession {
  readonly bytes: Buffer;
  readonly pictures: readonly SeenPicture[];
  /** Of all frames of streams while it was recorded, as text. */
  readonly wireBytes: number;
  readonly frames: number;
}

/** Frames are counted, and held back while a picture is taken. */
class Wire {
  bytes = 0;
  frames = 0;
  #held: { readonly path: string; readonly frame: string }[] | undefined;
  readonly #proxy: FaultProxy;

  constructor(proxy: FaultProxy) {
    this.#proxy = proxy;
    for (const path of STREAMS)
      proxy.onFrames(path, (frame) => {
        this.bytes += Buffer.byteLength(frame);
        this.frames += 1;
        this.#held?.push({ path, frame });
        return this.#held === undefined ? [frame] : [];
      });
  }

  begin(): void {
    [this.bytes, this.frames] = [0, 0];
  }

  hold(): void {
    this.#held ??= [];
  }

  letGo(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const { path, frame } of held) this.#proxy.inject(path, frame);
  }
}

/** What of `main` stands in the window: a picture of all of a long one is taken in a window that is made as long, on which its layout depends. */
export async function pictureOf(page: Page, frame: Pick<Page, 'locator'> = page): Promise<Buffer> {
  const box = await frame.locator('main').first().boundingBox();
  const [x, y] = [Math.max(0, Math.ceil(box?.x ?? 0)), Math.max(0, Math.ceil(box?.y ?? 0))];
  const width = Math.min(SIZE.width, Math.floor((box?.x ?? 0) + (box?.width ?? SIZE.width))) - x;
  const clip = { x, y, width, height: SIZE.height - y - EDGE };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** What is told of something that happens, and goes by itself. */
export const passingWords = (page: Pick<Page, 'getByRole'>): Locator =>
  page.getByRole('region', { name: /^알림 / }).getByRole('listitem');

const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Of one second, for pages have clocks. */
async function lookAt(wire: Wire, page: Page): Promise<SeenPicture | undefined> {
  await page.bringToFront();
  // An order that holds still is the page's own, and in no recording (ORD-4).
  const refresh = page.getByRole('button', { name: /^목록 새로고침/ });
  if (await refresh.isVisible()) await refresh.click();
  await page.mouse.move(0, 0);
  // A word that passes by is told as it happens, and is in no recording.
  await passingWords(page).first().waitFor({ state: 'hidden', timeout: PASSED_MS });
  wire.hold();
  try {
    await page.waitForTimeout(SETTLE_MS);
    for (let turn = 0; turn < TRIES; turn += 1) {
      await page.waitForTimeout(SECOND - (Date.now() % SECOND) + EARLY_MS);
      // A game has begun meanwhile: by the clock alone.
      if (await refresh.isVisible()) {
        await refresh.click();
        continue;
      }
      const at = Date.now();
      const png = await pictureOf(page);
      if (Math.floor(Date.now() / SECOND) === Math.floor(at / SECOND)) return { path: placeOf(page), at, png };
    }
    return undefined;
  } finally {
    wire.letGo();
  }
}

async function bet(page: Page): Promise<void> {
  const slip = new BetSlip(page);
  await page.bringToFront();
  // A bet that is taken leads to the list of bets, by then or later.
  if (placeOf(page) !== BOARD) await page.goto(BOARD);
  const options = { timeout: PRESS_MS };
  await page.locator('main button[data-state=open]').first().click(options);
  await slip.stake.fill(STAKE, options);
  await slip.betButton.click(options);
  // A bet that is taken is said, and leads to the list of bets.
  const taken = page.getByText('베팅이 완료되었습니다.').or(page.getByRole('heading', { name: '베팅내역' }));
  const changed = slip.changedOdds;
  const yes = slip.yes.or(changed.getByRole('button', { name: '예 (베팅)' }));
  try {
    for (let turn = 0; turn < TRIES; turn += 1) {
      await yes.click(options);
      // A question whose game changed meanwhile asks again, in the same place.
      if (await isShownWithin(taken.first(), ASKS_AGAIN_MS)) return;
      // On a busy machine an answer takes longer.
      if (!(await yes.isVisible()) && (await isShownWithin(taken.first(), PRESS_MS))) return;
    }
    throw new Error('the question was asked again each time');
  } finally {
    // One that is still there would stand over the page; that of a changed price takes no Escape.
    if (await changed.isVisible()) await changed.getByRole('button', { name: '아니오 (베팅취소)' }).click(options);
    else await page.keyboard.press('Escape');
  }
}

const isShownWithin = async (seen: Locator, timeout: number): Promise<boolean> =>
  seen.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

async function sheetOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: '문제 신고' });
  await page.bringToFront();
  for (let turn = 0; turn < TRIES && !(await sheet.isVisible()); turn += 1) {
    await page.keyboard.press('!');
    await page.waitForTimeout(SECOND);
  }
  return sheet;
}

async function begin(page: Page): Promise<void> {
  const sheet = await sheetOf(page);
  await sheet.getByRole('button', { name: '녹화 시작' }).click();
  await sheet.getByRole('button', { name: '녹화 정지' }).waitFor();
  await page.keyboard.press('Escape');
}

async function save(page: Page): Promise<Buffer> {
  const sheet = await sheetOf(page);
  await sheet.getByRole('radio', { name: '녹화' }).check({ force: true });
  const ranges = sheet.getByRole('switch', { name: '금액을 구간으로 바꾸기' });
  if (await ranges.isChecked()) await ranges.click();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '파일로 저장' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function openTabs(context: BrowserContext, count: number): Promise<readonly (readonly [string, Page])[]> {
  const [first] = context.pages();
  const tabs: [string, Page][] = [];
  for (const path of PATHS.slice(0, count)) {
    const page = tabs.length === 0 && first !== undefined ? first : await context.newPage();
    await page.setViewportSize(SIZE);
    await page.goto(path);
    await page.locator('main').first().waitFor();
    tabs.push([path, page]);
  }
  return tabs;
}

interface SessionPlan {
  readonly minutes: number;
  readonly tabs: number;
  readonly pictures: number;
}

export async function recordSession(
  browser: Browser,
  url: string,
  { minutes, tabs: count, pictures: wanted }: SessionPlan,
  say: (line: string) => void,
): Promise<RecordedSession> {
  const proxy = await FaultProxy.start(url);
  try {
    const wire = new Wire(proxy);
    const context = await signedIn(browser, proxy.url);
    const desk = await context.newPage();
    await desk.setViewportSize(SIZE);
    await desk.goto('/rule');
    await desk.locator('main').first().waitFor();
    // First, so that what the tabs ask when they are opened is in the recording.
    await begin(desk);
    const tabs = await openTabs(context, count);
    wire.begin();
    const began = Date.now();
    const lasts = minutes * 60 * SECOND;
    const pictures: SeenPicture[] = [];
    let [bets, turns] = [0, 0];
    const board = tabs[0]?.[1];
    while (Date.now() - began < lasts) {
      const passed = Date.now() - began;
      if (board !== undefined && bets * BET_EVERY * SECOND <= passed) {
        bets += 1;
        // What is suspended while it is pressed is no bet.
        await bet(board).catch((error: unknown) => say(`  no bet: ${String(error).split('\n').slice(0, 5).join(' ')}`));
      }
      const tab = tabs[turns % tabs.length];
      if (tab !== undefined && pictures.length < wanted && turns * (lasts / (wanted + 1)) <= passed) {
        turns += 1;
        const seen = await lookAt(wire, tab[1]);
        if (seen !== undefined) pictures.push(seen);
        say(
          `  ${Math.round(passed / SECOND)} s: ${tab[0]} ${seen === undefined ? 'moved' : 'seen'}, ${wire.frames} frames`,
        );
      }
      await desk.waitForTimeout(SECOND / 2);
    }
    const [wireBytes, frames] = [wire.bytes, wire.frames];
    return { bytes: await save(desk), pictures, wireBytes, frames };
  } finally {
    await proxy.close();
  }
}
