/**
 * `npm run bench:lists [-- --rows N]`: a member with so many entries and bets, in a real browser: how long what is stored takes to show, how evenly it scrolls
 * and what it takes in memory, with one page of rows and with as many as a browser keeps.
 *
 * Each figure stands beside its limit and beside the same with one page, and scrolling beside that of the same rows on a page without scripts, in the same
 * run: the machine is shared.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { signedIn } from '../browser/signedIn.ts';
import { howOf } from '../machine/howMeasured.ts';
import { markdownTable } from '../report/markdown.ts';
import { spawnOrigin } from '../soak/spawnOrigin.ts';
import { addRows } from './addRows.ts';
import { LISTS, measureList, type ListFound } from './measureList.ts';

const { rows } = readCommandLine(
  'npm run bench:lists -- [--rows N]',
  { rows: { type: 'string', default: '100000' } },
  (values) => ({ rows: wholeNumber('--rows', values.rows, 1_000, 1_000_000) }),
);
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};

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
    for (const asked of LISTS) {
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
  markdownTable({
    title: 'Lists',
    head: ['list', 'rows shown', 'stored rows on the screen, ms (limit 100)', 'slowest of them', 'heap, MB', 'nodes'],
    rows: found.flatMap(({ path: of, states }) =>
      states.map(({ shown, showMs, slowestMs, heapMb, nodes }) => [
        `\`${of}\``,
        String(shown),
        figure(showMs),
        figure(slowestMs),
        figure(heapMb),
        String(nodes),
      ]),
    ),
  });

const SPEEDS = [
  ['looking', '800'],
  ['thrown', '6,000'],
] as const;

const scrollOf = (found: readonly ListFound[]) =>
  markdownTable({
    title: 'Scrolling',
    head: [
      'list',
      'rows shown',
      'px a second',
      'frames shown, p99 ms (limit 17)',
      'missed',
      'not painted yet',
      "the page's own thread: p99 ms",
      'the same rows without scripts: frames shown, p99 ms',
      'its own thread: p99 ms',
    ],
    rows: found.flatMap(({ path: of, states }) =>
      states.flatMap((state) =>
        SPEEDS.map(([key, speed]) => {
          const { due, missed, blank, p99, ownP99 } = state[key];
          const still = state.still[key];
          return [
            ...[`\`${of}\``, String(state.shown), speed],
            ...[figure(p99), `${missed} of ${due}`, String(blank), figure(ownP99)],
            ...[figure(still.p99), figure(still.ownP99)],
          ];
        }),
      ),
    ),
  });

const how = howOf('bench:lists', root);
const { dist } = await freshSite(root, say);
const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-lists-'));
cpSync(dist, path.join(folder, 'site'), { recursive: true });
const dataDir = path.join(folder, 'data');
const origin = await spawnOrigin(dataDir, path.join(folder, 'site'), 1);
try {
  await addRows(origin.url, dataDir, rows);
  const found = await inBrowser(origin.url);
  const load = `${rows} entries of either purse and as many bets at the origin. Load when it ended ${(os.loadavg()[0] ?? 0).toFixed(1)}.`;
  const text = [how, reportOf(found), scrollOf(found), load].join('\n\n');
  writeFileSync(path.join(root, 'bench/results/lists.md'), `${text}\n`);
  say(`\n${text}`);
} finally {
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
