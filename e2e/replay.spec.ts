/** A session that was recorded in one browser is shown by another as it was, from a disk, with no origin (RPL). */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { writeReplayFolder } from '../scripts/build/replayFolder.ts';
import { SampledRecording } from './support/sampledRecording.ts';
import { expect, test } from './support/seatedSpec.ts';

const SIZE = { width: 1440, height: 800 };
/** Of the dock, and more: the stage is as high as the recorded window. */
const DOCK = 400;
const BOARD = '/korea/wintielose';

const pictureOf = (place: Page | FrameLocator) =>
  place.locator('main').screenshot({ animations: 'disabled', caret: 'hide' });

test('RPL-1 RPL-3 RPL-4 pictures and digests of a replay are those of the session', async ({
  tab,
  member,
  game,
  browser,
}, info) => {
  await tab.page.setViewportSize(SIZE);
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const recording = new SampledRecording(tab.page);
  const seen: { readonly place: number; readonly digest: string; readonly picture: Buffer }[] = [];
  const note = async () => {
    const digest = await recording.note(BOARD);
    seen.push({ place: recording.entries, digest, picture: await pictureOf(tab.page) });
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
  await game.close();
  await expect(tab.board.odds(game, 'home')).toHaveCount(0);
  await note();

  const folder = info.outputPath('handed');
  await mkdir(info.outputDir, { recursive: true });
  const file = info.outputPath('session.hanpan');
  await writeFile(file, await recording.end());
  await writeReplayFolder(path.resolve('dist/replay'), file, folder);

  const context = await browser.newContext({
    viewport: { width: SIZE.width, height: SIZE.height + DOCK },
    offline: true,
  });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await page.addStyleTag({ content: `section[data-at] { block-size: ${DOCK}px }` });
    const stage = page.frameLocator('iframe');
    for (const [index, { digest, picture }] of seen.entries()) {
      if (index === 0) await expect(page.locator('[data-at=paused]')).toBeVisible();
      await page.keyboard.press('Shift+ArrowRight');
      await expect(page.locator('code[data-digest]')).toHaveAttribute('data-digest', digest);
      if (index === 2) await expect(stage.getByText('재생 중에는 베팅하지 않습니다')).toBeVisible();
      await expect(async () => {
        const shown = await pictureOf(stage);
        await writeFile(info.outputPath(`${index}-replay.png`), shown);
        await writeFile(info.outputPath(`${index}-live.png`), picture);
        expect(shown.equals(picture), `picture ${index}`).toBe(true);
      }).toPass({ timeout: 5_000 });
    }
    expect(asked.filter((address) => !address.startsWith(pathToFileURL(folder).href))).toEqual([]);
  } finally {
    await context.close();
  }
});
