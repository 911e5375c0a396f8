/** A session that one browser recorded of itself is shown by another as it was, from a disk, with no origin (RPL, RCD-43). */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { writeReplayFolder } from '../scripts/build/replayFolder.ts';
import { foldRecording } from '../src/db/recording/foldRecording.ts';
import { webPorts } from '../src/db/recording/webPorts.ts';
import { openRecording } from '../src/domain/recording/openRecording.ts';
import { expect, test } from './support/seatedSpec.ts';

const SIZE = { width: 1440, height: 800 };
/** Of the dock, and more: the stage is as high as the recorded window. */
const DOCK = 400;

const pictureOf = (place: Page | FrameLocator) =>
  place.locator('main').screenshot({ animations: 'disabled', caret: 'hide' });

/** Corners are drawn a shade otherwise in a frame now and then; a digit is more than so many pixels. */
const MOST_OTHER = 30;

/** How many pixels of two pictures differ. */
async function othersOf(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (all) => {
      const drawn = await Promise.all(
        all.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const brush = canvas.getContext('2d');
          brush?.drawImage(image, 0, 0);
          return new Uint32Array(brush?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer());
        }),
      );
      const [one = new Uint32Array(), two = new Uint32Array()] = drawn;
      return one.length === two.length ? one.filter((pixel, place) => pixel !== two[place]).length : Infinity;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** What was recorded by now, saved as a member saves it, read, and what it comes to. */
async function savedBy(page: Page) {
  const sheet = page.getByRole('dialog', { name: '문제 신고' });
  await expect(async () => {
    await page.keyboard.press('!');
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  const ranges = sheet.getByRole('switch', { name: '금액을 구간으로 바꾸기' });
  if (await ranges.isChecked()) await ranges.click();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '파일로 저장' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const opened = await openRecording(Uint8Array.from(bytes), webPorts);
  if (!opened.ok) throw new Error(opened.failure.reason);
  return { bytes, recording: opened.value };
}

test('SYN-08 TST-05 RPL-1 RPL-3 RPL-4 RPL-7 RPL-11 RCD-10 pictures and digests of a replay are those of the session that recorded itself', async ({
  tab,
  openTab,
  member,
  game,
  house,
  browser,
  workerMode,
}, info) => {
  test.skip(workerMode !== 'shared', 'workers of single tabs record nothing');
  const { page } = tab;
  await page.setViewportSize(SIZE);
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  // A sheet over a page leaves its corners drawn otherwise: another tab reports, and the recorder comes with it.
  const other = await openTab();
  await other.board.open();
  await savedBy(other.page);
  await page.bringToFront();
  const seen: { readonly at: number; readonly picture: Buffer }[] = [];
  const note = async () => {
    await page.mouse.move(0, 0);
    // A price shows its move for three seconds, which may end while the picture is taken.
    const moves = page.locator('main [data-movement]:not([data-movement=none])');
    let before: number;
    let taken: { readonly picture: Buffer; readonly at: number };
    do {
      before = await moves.count();
      taken = { picture: await pictureOf(page), at: await page.evaluate(() => Date.now()) };
    } while ((await moves.count()) !== before);
    seen.push(taken);
  };
  await note();
  await game.changeOdds({ home: 201, away: 388 });
  await tab.board.expectPrice(game, 'home', 201);
  await note();
  await tab.board.odds(game, 'home').click();
  await tab.slip.expectFolds(1);
  await game.suspend();
  await tab.board.expectShut(game);
  await note();
  const passing = await house.feed.openGame({ home: '수원', away: '대전', odds: { home: 210, draw: 300, away: 300 } });
  await tab.board.refresh.click();
  await expect(tab.board.odds(passing, 'home')).toBeEnabled();
  await note();
  await passing.play({ period: 10, clockSeconds: 720, home: 1, away: 0 });
  await tab.board.refresh.click();
  await expect(tab.board.refresh).toHaveCount(0);
  await note();
  await passing.close();
  await game.close();
  await expect(tab.board.odds(game, 'home')).toHaveCount(0);
  await expect(page.getByText('표시할 경기가 없습니다.')).toBeVisible();
  await note();
  await other.page.bringToFront();
  const { bytes, recording } = await savedBy(other.page);

  // What the file says of its end was read from the database, and what was folded was not.
  const fold = foldRecording(recording);
  expect(await recording.check()).toEqual([]);
  expect((await fold.stateAt(recording.entries)).digest).toBe(recording.end?.digest);
  const entries = await recording.read(0, recording.entries);
  const folder = info.outputPath('handed');
  await mkdir(info.outputDir, { recursive: true });
  const file = info.outputPath('session.hanpan');
  await writeFile(file, bytes);
  await writeReplayFolder(path.resolve('dist/replay'), file, folder);

  const context = await browser.newContext({
    viewport: { width: SIZE.width, height: SIZE.height + DOCK },
    offline: true,
  });
  try {
    const shown = await context.newPage();
    const asked: string[] = [];
    shown.on('request', (request) => asked.push(request.url()));
    await shown.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await shown.addStyleTag({ content: `section[data-at] { block-size: ${DOCK}px }` });
    await expect(shown.locator('[data-at=paused]')).toBeVisible();
    const stage = shown.frameLocator('iframe');
    const bar = shown.getByRole('slider', { name: '시각' });
    const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const edges = await Promise.all(['aria-valuemin', 'aria-valuemax'].map((name) => bar.getAttribute(name)));
    const [from = 0, until = 0] = edges.map(Number);
    for (const [index, { at, picture }] of seen.entries()) {
      await shown.mouse.click(box.x + ((at - from) / (until - from)) * box.width, box.y + box.height / 2);
      if (index === 2) await expect(stage.getByText('재생 중에는 베팅하지 않습니다')).toBeVisible();
      await expect(async () => {
        const replayed = await pictureOf(stage);
        await writeFile(info.outputPath(`${index}-replay.png`), replayed);
        await writeFile(info.outputPath(`${index}-live.png`), picture);
        expect(await othersOf(shown, [replayed, picture]), `picture ${index}`).toBeLessThan(MOST_OTHER);
      }).toPass({ timeout: 20_000 });
      const clock = Number(await bar.getAttribute('aria-valuenow'));
      const place = entries.findLastIndex((entry) => entry.at <= clock) + 1;
      const { digest } = await fold.stateAt(place);
      await expect(shown.locator('code[data-digest]')).toHaveAttribute('data-digest', digest);
    }
    // From a place that was come to twice a board holds still as time goes on, slowly, since its games close soon.
    const [, , , twoGames] = seen;
    for (const _ of ['once', 'and again, which changes nothing']) {
      await shown.mouse.click(box.x + (((twoGames?.at ?? from) - from) / (until - from)) * box.width, box.y + 2);
      await expect(stage.getByRole('group', { name: '수원 – 대전', exact: true })).toBeVisible();
      await expect(shown.locator('[data-at=paused]')).toBeVisible();
    }
    // Whoever pressed on the bar leaves the focus there: its keys are the dock's (RPL-7).
    await expect(bar).toBeFocused();
    for (const key of ['[', ' ']) await shown.keyboard.press(key);
    await expect(shown.getByRole('button', { name: '0.5×', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(shown.locator('[data-at=playing]')).toBeVisible();
    await expect(stage.getByText('에 시작해 사전 베팅을 마감했습니다.')).toBeVisible({ timeout: 40_000 });
    await shown.keyboard.press(' ');
    await bar.press('End');
    await expect(shown.locator('[data-proof=proved]')).toBeVisible();
    // Neither a key that is the browser's nor one behind the list of keys moves the player.
    const expectAtEnd = () => expect(bar).toHaveAttribute('aria-valuenow', String(until));
    await expectAtEnd();
    for (const key of ['Alt+PageDown', '?']) await shown.keyboard.press(key);
    const keys = shown.getByRole('dialog');
    await expect(keys).toBeVisible();
    for (const key of ['Home', 'Escape']) await shown.keyboard.press(key);
    await expect(keys).toBeHidden();
    await expectAtEnd();
    // As a screen does that is come to, or whose sheet closes.
    await stage.locator('main').evaluate((main) => main.focus());
    await expect(bar).toBeFocused();
    await stage.locator('main').click({ position: { x: 1, y: 1 } });
    await stage.locator('main').evaluate((main) => main.focus());
    await expect(stage.locator('main')).toBeFocused();
    expect(asked.filter((address) => !address.startsWith(pathToFileURL(folder).href))).toEqual([]);
  } finally {
    await context.close();
  }
});
