/**
 * `npm run bench:boards [-- --games N --markets N --rate N --seconds N --only pages|sizes]`: 2,000 games of 40 markets at 1,000 changes a second. On three
 * pages, which buttons are drawn again, how long a press takes to show at a fourth of the speed, how evenly it scrolls; and what a browser fetches for
 * a board of all sports on a good line and on a slow one, of 4 and of 40 markets a game. Writes `bench/results/boards.md`.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { inBrowser } from '../lines/visits.ts';
import { howOf } from '../machine/howMeasured.ts';
import { gameIdAt } from './wideHouse.ts';
import { openHouse, type House } from './openHouse.ts';
import { measurePage, type PageFound } from './measurePage.ts';
import { measureSizes, type SizesFound } from './measureSizes.ts';
import { pagesTable, sizesTables } from './boardsReport.ts';

const PAGES = ['/korea/wintielose', '/korea/handicap', `/korea/wintielose?game=${gameIdAt(0)}`];
/** Markets a game before the larger offer. */
const MARKETS_BEFORE = 4;

const given = readCommandLine(
  'npm run bench:boards -- [--games N] [--markets N] [--rate N] [--seconds N] [--only pages|sizes]',
  {
    games: { type: 'string', default: '2000' },
    markets: { type: 'string', default: '40' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'all' },
  },
  ({ games, markets, rate, seconds, only }) => ({
    games: wholeNumber('--games', games, 20, 5_000),
    markets: wholeNumber('--markets', markets, 4, 40),
    rate: wholeNumber('--rate', rate, 1, 5_000),
    seconds: wholeNumber('--seconds', seconds, 1, 600),
    only: oneOf('--only', ['all', 'pages', 'sizes'] as const, only),
  }),
);
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};

async function pagesOf(browser: Browser, { url, move }: House): Promise<readonly PageFound[]> {
  const found: PageFound[] = [];
  for (const page of PAGES) {
    const one = await measurePage({ browser, url, path: page, seconds: given.seconds, rate: given.rate, move });
    say(`${page}: ${JSON.stringify(one)}`);
    found.push(one);
  }
  return found;
}

async function main(): Promise<void> {
  const how = howOf('bench:boards', root);
  const { dist } = await freshSite(root, say);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-boards-'));
  const site = path.join(folder, 'site');
  cpSync(dist, site, { recursive: true });
  const parts: string[] = [];
  try {
    await inBrowser(root, say, async (browser) => {
      const sizes: SizesFound[] = [];
      for (const markets of given.only === 'pages' ? [given.markets] : [MARKETS_BEFORE, given.markets]) {
        const house = await openHouse(path.join(folder, `data-${markets}`), site, { games: given.games, markets });
        say(`${given.games} games of ${markets} markets at ${house.url}`);
        try {
          if (given.only !== 'sizes' && markets === given.markets)
            parts.push(pagesTable(await pagesOf(browser, house), given.rate));
          if (given.only !== 'pages') sizes.push(...(await measureSizes({ browser, url: house.url, markets, say })));
        } finally {
          await house.close();
        }
      }
      if (sizes.length > 0) parts.push(sizesTables(sizes));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const size = `${given.games} games of ${given.markets} markets; load when it ended ${(os.loadavg()[0] ?? 0).toFixed(1)}.`;
  const text = [how, size, ...parts].join('\n\n');
  const file = path.join(root, 'bench/results', given.only === 'all' ? 'boards.md' : `boards-${given.only}.md`);
  writeFileSync(file, `${text}\n`);
  if (existsSync(file)) say(`\n${readFileSync(file, 'utf8')}`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
