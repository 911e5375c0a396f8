/**
 * `npx tsx tests/support/recording/inspectorPictures.ts`: makes the pictures of docs/inspector.md. A recording of a browser with a bug is looked into step by
 * step, with the inspector alone.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '../../../scripts/browser/findBrowser.ts';
import { recordStory } from './story.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/inspector');
const ADDRESS = 'src/app/testers/inspector/index.html?file=/story.hanpan';

async function shown(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

async function draw(page: Page): Promise<void> {
  await page.getByRole('listbox').waitFor();
  await shown(page, '1-opened');
}

mkdirSync(folder, { recursive: true });
const server = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch();
void findBrowser;
try {
  const { bytes } = await recordStory(true);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.route(
    (url) => url.pathname === '/story.hanpan',
    (route) => route.fulfill({ body: Buffer.from(bytes) }),
  );
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${ADDRESS}`);
  await draw(page);
} finally {
  await browser.close();
  await server.close();
}
