/** A browser in which sites may save nothing, as its settings say: the page says so and what to do. D5. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/spec.ts';

const TITLE = '이 브라우저에는 정보를 저장할 수 없습니다.';
/** Chromium's setting "do not allow sites to save data on your device". */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('D5 with site data blocked the whole page says so, at once and on every address', async ({
  wire,
  launchOptions,
}) => {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'hanpan-blocked-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    for (const address of ['/login', '/korea/wintielose']) {
      await page.goto(wire.url + address);
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible({ timeout: 20_000 });
    }
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible({ timeout: 20_000 });
    expect(wire.traffic.requests.filter((request) => request.path.startsWith('/api/member'))).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
