/**
 * `npm run bench:tabs [-- --changes N]`: how far apart a price comes to stand in two tabs and a window of their own, against the limit:
 * a text posted to the same three pages over a BroadcastChannel, with no database and no React between.
 *
 * Both are measured in turns in one run, because the machine's cores are shared; the ratio is what counts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { House } from '../../e2e/support/House.ts';
import { quantile } from '../report/statistics.ts';
import { Tab } from '../../e2e/support/Tab.ts';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { watchPrice } from './watchPrice.ts';

const changes = readCommandLine(
  'npm run bench:tabs -- [--changes N]',
  { changes: { type: 'string', default: '60' } },
  (values) => wholeNumber('--changes', values.changes, 5, 1_000),
);

const root = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 10_000;
const FRAME_MS = 1_000 / 60;

const say = (line: string) => {
  console.log(line);
};

/** ms between the first and the last of the pages to show `wanted` after `cause`, and from the cause to the last. */
async function spreadOf(pages: readonly Page[], wanted: string, cause: () => Promise<unknown>) {
  const watched = await Promise.all(pages.map((page) => watchPrice(page, wanted, LIMIT_MS)));
  const at = Date.now();
  await cause();
  const times = await Promise.all(watched.map((seen) => seen()));
  return { apart: Math.max(...times) - Math.min(...times), late: Math.max(...times) - at };
}

/** Puts a bare button in each page that shows what a channel says: the same change with nothing before it. */
async function installLimit(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.setAttribute('aria-label', '-');
      document.body.append(button);
      new BroadcastChannel('limit').addEventListener('message', (event: MessageEvent<string>) => {
        button.setAttribute('aria-label', event.data);
        button.textContent = event.data;
      });
    });
  }
}

await freshSite(root, say);
const browser = await chromium.launch({
  executablePath: (await findBrowser(root, say)).executablePath,
  args: [...launchArguments()],
});
const house = new House();
await house.start();
const ours: { apart: number; late: number }[] = [];
const limit: { apart: number; late: number }[] = [];
try {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } });
  const game = await house.feed.openGame({ home: 'A', away: 'B', odds: { home: 185, draw: 320, away: 410 } });
  const first = new Tab(await context.newPage());
  await first.enterBoard('member1');
  const second = new Tab(await context.newPage());
  await second.board.open();
  const opened = context.waitForEvent('page');
  await first.page.evaluate(() => {
    window.open('/korea/wintielose', '', 'popup,width=1300,height=900');
  });
  const third = new Tab(await opened);
  const tabs = [first, second, third];
  for (const tab of tabs) await tab.board.expectOpen(game);
  const pages = tabs.map((tab) => tab.page);
  await installLimit(pages);
  const sender = await context.newPage();
  await sender.goto('/login');
  for (let change = 0; change < changes; change += 1) {
    const home = 200 + change;
    ours.push(await spreadOf(pages, (home / 100).toFixed(2), () => game.changeOdds({ home })));
    const text = `limit ${change}`;
    limit.push(
      await spreadOf(pages, text, () =>
        sender.evaluate((said) => {
          new BroadcastChannel('limit').postMessage(said);
        }, text),
      ),
    );
    if ((change + 1) % 10 === 0) say(`  ${change + 1} of ${changes} changes`);
  }
} finally {
  await browser.close();
  await house.remove();
}

const row = (name: string, measured: readonly { apart: number; late: number }[]) => {
  const apart = measured.map((one) => one.apart);
  const within = apart.filter((ms) => ms <= FRAME_MS).length / apart.length;
  const cells = [0.5, 0.9, 0.99].map((share) => quantile(apart, share).toFixed(1));
  const late = quantile(
    measured.map((one) => one.late),
    0.5,
  ).toFixed(0);
  return `| ${name} | ${cells.join(' | ')} | ${(within * 100).toFixed(0)} % | ${late} |`;
};
const table = [
  '| between first and last of three tabs, ms | p50 | p90 | p99 | within a frame (16.7 ms) | cause to last tab, p50 ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  row('a price, origin to screen', ours),
  row('limit: BroadcastChannel to a bare button', limit),
].join('\n');
say(`\n${table}\n\n${changes} changes of each, in turns.`);
const results = path.join(root, 'bench/results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'tabs.md'), `${table}\n`);
writeFileSync(path.join(results, 'tabs.json'), `${JSON.stringify({ bench: 'tabs', changes, ours, limit }, null, 2)}\n`);
