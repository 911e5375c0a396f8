/**
 * `npm run bench:lists [-- --rows N]`: a member with so many entries, in a real browser: how long what is stored takes to show, how evenly it scrolls and what it
 * takes in memory, with one page of rows and with as many as a browser keeps.
 *
 * Each figure stands beside its limit and beside the same with one page, in the same run: the machine is shared.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { signedIn } from '../games/measureTabs.ts';
import { howOf } from '../machine/howMeasured.ts';
import { spawnOrigin } from '../soak/spawnOrigin.ts';
import { measureList, type ListFound } from './measureList.ts';

const SPAN_MS = 6 * 24 * 3_600_000;

const { rows } = readCommandLine(
  'npm run bench:lists -- [--rows N]',
  { rows: { type: 'string', default: '100000' } },
  (values) => ({ rows: wholeNumber('--rows', values.rows, 1_000, 1_000_000) }),
);
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};

/** Entries of the last six days, half of them of either sign: what they add up to is nothing. */
async function addEntries(dataDir: string): Promise<void> {
  const store = openSqliteStore(dataDir, Date.now());
  const from = Date.now() - SPAN_MS;
  for (const [purse, came, left] of [
    ['money', 'charged', 'exchangeHeld'],
    ['points', 'pointsGranted', 'pointsConverted'],
  ] as const) {
    await store.write((tx) =>
      sql`
        WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${rows})
        INSERT INTO ledger_entries (member_id, purse, at, delta, balance, kind, cause, bet_id)
          SELECT 'member1', ${purse}, ${from} + n * ${sql.lit(Math.floor(SPAN_MS / rows))}, iif(n % 2 = 0, 1000, -1000),
            iif(n % 2 = 0, 1001000, 1000000), iif(n % 2 = 0, ${came}, ${left}), NULL, NULL FROM numbers`.execute(tx),
    );
  }
  await store.close();
}

async function inBrowser(url: string): Promise<readonly ListFound[]> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser(root, say)).executablePath,
    args: [...launchArguments()],
  });
  try {
    const context = await signedIn(browser, url);
    const [page] = context.pages();
    if (page === undefined) throw new Error('no tab');
    const found: ListFound[] = [];
    for (const asked of ['/mywallet', '/mywallet/point']) {
      found.push(await measureList(page, asked));
      say(JSON.stringify(found.at(-1)));
    }
    return found;
  } finally {
    await browser.close();
  }
}

const figure = (value: number) => value.toFixed(1);
const reportOf = (found: readonly ListFound[]) =>
  [
    '| list | rows shown | stored rows on the screen, ms (limit 100) | scrolling at 800 px a second, p99 of frames, ms (limit 17) | at 6,000 px a second | frames | heap, MB | nodes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...found.flatMap(({ path: of, states }) =>
      states.map(
        ({ shown, showMs, lookingP99Ms, thrownP99Ms, frames, heapMb, nodes }) =>
          `| \`${of}\` | ${shown} | ${figure(showMs)} | ${figure(lookingP99Ms)} | ${figure(thrownP99Ms)} | ${frames} | ${figure(heapMb)} | ${nodes} |`,
      ),
    ),
  ].join('\n');

const how = howOf('bench:lists', root);
const { dist } = await freshSite(root, say);
const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-lists-'));
cpSync(dist, path.join(folder, 'site'), { recursive: true });
const dataDir = path.join(folder, 'data');
const origin = await spawnOrigin(dataDir, path.join(folder, 'site'), 1);
try {
  await addEntries(dataDir);
  const table = reportOf(await inBrowser(origin.url));
  const load = `${rows} entries of either purse at the origin. Load when it ended ${(os.loadavg()[0] ?? 0).toFixed(1)}.`;
  const text = [how, table, load].join('\n\n');
  writeFileSync(path.join(root, 'bench/results/lists.md'), `${text}\n`);
  say(`\n${text}`);
} finally {
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
