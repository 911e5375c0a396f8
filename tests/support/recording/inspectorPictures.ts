/**
 * `npm run inspector:pictures`: makes the pictures of docs/inspector.md. A recording of a browser with a bug is looked into step by step, with nothing but the
 * inspector.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../../../scripts/browser/findBrowser.ts';
import { DOUBLED, recordStory } from './story.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/inspector');
const ADDRESS = 'src/app/testers/inspector/index.html?file=/story.hanpan';

/** Log, causes and states; what stands to the right of them is told in words. */
const PART = { x: 0, y: 0, width: 1320, height: 640 };

async function shown(page: Page, name: string, clip?: typeof PART): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(folder, `${name}.png`), ...(clip === undefined ? {} : { clip }) });
}

async function draw(page: Page): Promise<void> {
  const filter = page.getByRole('textbox');
  await page.getByRole('listbox').waitFor();
  await shown(page, '1-opened');
  await page.getByRole('button', { name: '어긋난 곳으로' }).click();
  await page.getByRole('button', { name: /^변경/ }).click();
  await expect(page.getByRole('table').first()).toContainText('파일의 해시');
  await shown(page, '2-between', PART);
  await page.getByRole('button', { name: '기록된 행과 비교' }).click();
  await expect(page.getByText('.version')).toBeVisible();
  await shown(page, '3-rows', PART);
  await filter.fill(`sel:${DOUBLED} until:15:08:14`);
  await shown(page, '4-updates', PART);
  await filter.fill('from:15:07:59 until:15:08:13');
  await shown(page, '5-break', PART);
  await filter.fill('type:BetRefused');
  await page.getByRole('option').first().click();
  await filter.fill('');
  await page.getByRole('button', { name: '전체' }).click();
  await shown(page, '6-refused', PART);
}

mkdirSync(folder, { recursive: true });
const { executablePath } = await findBrowser(root, (line) => console.error(line));
const server = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({ executablePath });
try {
  const { bytes } = await recordStory(true);
  const page = await browser.newPage({ viewport: { width: 1920, height: 900 }, colorScheme: 'dark' });
  await page.route(
    ({ pathname }) => pathname === '/story.hanpan',
    (route) => route.fulfill({ body: Buffer.from(bytes) }),
  );
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${ADDRESS}`);
  await draw(page);
} finally {
  await browser.close();
  await server.close();
}
