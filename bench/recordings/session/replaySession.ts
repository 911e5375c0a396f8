/** The replayed half: a folder on the disk, in a browser without a network, taken to the moment of each picture and to places in between. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { TabBook } from '../../../src/app/testers/replay/playback/recordedTabs.ts';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import type { Recording } from '../../../src/domain/recording/openRecording.ts';
import { differenceOf } from './pictureDifference.ts';
import { passingWords, pictureOf, SIZE, type SeenPicture } from './recordSession.ts';

/** Of the dock, px. */
const DOCK = 400;
const PATIENCE_MS = 120_000;
/** As long as a place may take to be drawn, ms. */
const DRAWN_MS = 8_000;
const AGAIN_MS = 300;
/** Corners are drawn a shade otherwise in a frame. */
export const MOST_OTHER = 30;
/** Places beside those of the pictures. */
const PLACES = 40;

/** What the replay shows at one moment. */
export interface Look {
  readonly at: number;
  readonly digest: string;
  /** Of Node. */
  readonly expected: string;
  readonly picture?: {
    readonly path: string;
    readonly live: Buffer;
    readonly replayed: Buffer;
    /** What is other in red. */
    readonly other: Buffer | undefined;
    readonly pixels: number;
  };
  /** From the press until the digest of the place stood, ms. */
  readonly ms: number;
}

export async function replaySession(
  browser: Browser,
  folder: string,
  recording: Recording,
  pictures: readonly SeenPicture[],
  say: (line: string) => void,
): Promise<readonly Look[]> {
  const context = await browser.newContext({
    viewport: { width: SIZE.width, height: SIZE.height + DOCK },
    offline: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await page.addStyleTag({ content: `section[data-at] { block-size: ${DOCK}px }` });
  await page.locator('[data-at=paused]').waitFor();
  const entries = await recording.read(0, recording.entries);
  const tabs = new TabBook();
  for (const entry of entries) if (entry.kind === 'act') tabs.take(entry);
  const fold = foldRecording(recording);
  /** As the player comes to a moment: whole transactions. */
  const placeOf = (at: number): number => {
    let place = entries.findLastIndex((entry) => entry.at <= at) + 1;
    for (let last = entries[place - 1]; last?.kind === 'commit' && last.more === true; last = entries[place - 1])
      place += 1;
    return place;
  };
  const lookAt = async (at: number): Promise<Omit<Look, 'picture'>> => {
    const expected = (await fold.stateAt(placeOf(at))).digest;
    const began = Date.now();
    await seek(page, at);
    let digest = '';
    while (Date.now() - began < DRAWN_MS && digest !== expected) {
      digest = (await page.locator('code[data-digest]').getAttribute('data-digest')) ?? '';
      if (digest !== expected) await page.waitForTimeout(20);
    }
    return { at, digest, expected, ms: Date.now() - began };
  };

  const looks: Look[] = [];
  for (const { path: shown, at, png } of pictures) {
    // A tab that was made larger and loaded anew is another one in the recording.
    const name = tabs.names.find((tab) => {
      const look = tabs.lookAt(tab, placeOf(at));
      return look.path === shown && look.width === SIZE.width;
    });
    if (name !== undefined) await follow(page, name);
    const look = await lookAt(at);
    let found = { pixels: Infinity, other: undefined as Buffer | undefined, replayed: png };
    for (const until = Date.now() + DRAWN_MS; Date.now() < until && found.pixels > MOST_OTHER;) {
      await page.waitForTimeout(AGAIN_MS);
      // A leap over the end of a bet tells it, and while the player rests nothing passes by. Without a press: keys stay the dock's.
      for (const words of await passingWords(page.frameLocator('iframe')).all())
        await words.getByRole('button', { name: '닫기' }).evaluate((close: HTMLElement) => close.click());
      const replayed = await pictureOf(page, page.frameLocator('iframe'));
      found = { replayed, ...(await differenceOf(page, png, replayed)) };
    }
    looks.push({ ...look, picture: { path: shown, live: png, ...found } });
    say(
      `  ${shown}: ${found.pixels} pixels other, digest ${look.digest === look.expected ? 'equal' : 'OTHER'}, ${look.ms} ms`,
    );
  }
  const [from, until] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0];
  for (let step = 1; step <= PLACES; step += 1)
    looks.push(await lookAt(from + Math.round(((step * 7) % PLACES) * ((until - from) / PLACES)) + 1));
  await context.close();
  return looks;
}

/** The slider takes a press between two pixels as well. */
async function seek(page: Page, at: number): Promise<void> {
  await page.mouse.move(1, 1);
  await page.getByRole('slider', { name: '시각' }).evaluate((bar, moment) => {
    const [from, until] = ['aria-valuemin', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)));
    const { left, top, width } = bar.getBoundingClientRect();
    const clientX = left + ((moment - (from ?? 0)) / ((until ?? 1) - (from ?? 0))) * width;
    bar.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, clientX, clientY: top + 1 }));
  }, at);
}

async function follow(page: Page, tab: string): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('combobox', { name: '기록된 탭' }).selectOption(tab);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '기록된 탭' }).waitFor({ state: 'hidden' });
}
