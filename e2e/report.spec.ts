/** A fault is reported as a file on this machine: RPT-1 to RPT-4, RCD-43, RCD-44. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { foldRecording } from '../src/db/recording/foldRecording.ts';
import { webPorts } from '../src/db/recording/webPorts.ts';
import { openRecording } from '../src/domain/recording/openRecording.ts';
import { expect, test } from './support/seatedSpec.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '문제 신고' });

/** Keys and the sheet come once the page is idle. */
async function openReport(page: Page) {
  const sheet = sheetOf(page);
  await expect(async () => {
    await page.keyboard.press('!');
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  return sheet;
}

test('RPT-1 RPT-2 RPT-3 RCD-44 a report saves what both tabs did, with the bet just placed and nothing of whose it is', async ({
  tab,
  openTab,
  member,
  game,
  workerMode,
}) => {
  test.skip(workerMode !== 'shared', 'workers of single tabs record nothing');
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const first = await openReport(tab.page);
  await expect(first.getByText(/^일시중지 \d/)).toBeVisible();
  await tab.page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(7_000);
  await tab.slip.placeBet();

  const other = await openTab();
  await other.board.open();
  await other.board.expectOpen(game);
  const sheet = await openReport(other.page);
  await expect(sheet.getByText('베팅 1')).toBeVisible();
  await other.page.setViewportSize({ width: 425, height: 900 });
  await sheet.getByLabel('무슨 일이 있었나요? (선택)').fill('planted sentence');
  await sheet.getByRole('switch', { name: '금액을 구간으로 바꾸기' }).click();
  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    sheet.getByRole('button', { name: '파일로 저장' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hanpan-\d{8}-\d{4}\.hanpan$/);
  await expect(sheet.getByText(/파일로 저장했습니다/)).toBeVisible();

  const bytes = Uint8Array.from(await readFile(await download.path()));
  const opened = await openRecording(bytes, webPorts);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const recording = opened.value;
  expect(await recording.check()).toEqual([]);
  const state = await foldRecording(recording).stateAt(Infinity);
  expect([...state.table('member', 'bets').values()]).toEqual(
    expect.arrayContaining([expect.objectContaining({ stake: 7_000 })]),
  );
  const entries = await recording.read(0, recording.entries);
  const pages = entries.flatMap((entry) => (entry.kind === 'act' && entry.act.act === 'opened' ? [entry.tab] : []));
  expect(new Set(pages).size).toBeGreaterThanOrEqual(2);
  const last = entries.at(-1);
  expect(last).toMatchObject({ kind: 'act', act: { act: 'reported', text: 'planted sentence' } });
  const text = gunzipSync(bytes).toString();
  const nickname = await tab.page
    .getByRole('button', { name: /내 정보$/ })
    .first()
    .getAttribute('aria-label');
  for (const secret of [member, nickname?.replace(' 내 정보', '') ?? '']) {
    expect(secret).not.toBe('');
    expect(text).not.toContain(secret);
  }
});
