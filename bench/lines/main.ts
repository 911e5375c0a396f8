/**
 * `npm run bench:lines [-- --line slow4G,cut5 --page home,board --rounds N --seconds N --short --times N --bets N --strip]`: the built site on
 * bad lines. A browser that was never here, of a phone's size, opens the site through a line of ours (`lines.ts`), signs in, and waits for the
 * first price that can be pressed and then for the whole offer; then it comes back, watches a board of one sport for a minute, and opens seven
 * tabs more (not with `--short`). `--times 10`: a house of ten times the markets.
 *
 * With `--bets`, eight members bet instead, by the product's worker alone; with `--strip`, a tunnel, a lift and a change of network come over
 * a member who looks at home, in pictures (`test-results/lines/`). Writes `bench/results/lines*.json` and `.md`, each figure with the
 * machine's load.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { z } from 'zod';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { buildIdOf } from '../../scripts/build/siteSources.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { timerClock } from '../../src/worker/ports/clock.ts';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { spawnOrigin, type SoakOrigin } from '../soak/spawnOrigin.ts';
import { betsOnLine, betsTable } from './betsReport.ts';
import { firstVisit, PAGES, type PageName } from './firstVisit.ts';
import { LINE_NAMES, lineOf, type LineName } from './lines.ts';
import { drawStrip } from './strip.ts';
import { tablesOf, type MeasuredVisit } from './lineReport.ts';

const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];
/** Price changes of the house a second, as a house has them that nobody told otherwise. */
const CHANGES_A_SECOND = 30;
const BETS_LIMIT_MS = 20 * 60_000;

const given = readCommandLine(
  `npm run bench:lines -- [--line ${LINE_NAMES.join(',')}] [--page ${PAGE_NAMES.join(',')}] [--rounds N] [--seconds N] [--short] [--bets N] [--strip] [--times N] [--out NAME]`,
  {
    line: { type: 'string' },
    page: { type: 'string', default: 'home' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '125' },
    short: { type: 'boolean', default: false },
    bets: { type: 'string', default: '0' },
    strip: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
  (values) => {
    const lines = values.line?.split(',').map((name) => oneOf('--line', LINE_NAMES, name));
    return {
      lines: LINE_NAMES.filter((name) => lines?.includes(name) ?? true),
      pages: values.page.split(',').map((name) => oneOf('--page', PAGE_NAMES, name)),
      rounds: wholeNumber('--rounds', values.rounds, 1, 20),
      patienceMs: wholeNumber('--seconds', values.seconds, 5, 600) * 1_000,
      isShort: values.short,
      isStrip: values.strip,
      times: wholeNumber('--times', values.times, 1, 20),
      bets: wholeNumber('--bets', values.bets, 0, 800),
      out: values.out ?? `lines${values.bets === '0' ? '' : '-bets'}${values.times === '1' ? '' : `-${values.times}`}`,
    };
  },
);

const root = path.resolve(import.meta.dirname, '../..');
const began = Date.now();
const say = (line: string) => {
  console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(5)} s  ${line}`);
};
const clock = timerClock({
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer: NodeJS.Timeout) => {
    clearTimeout(timer);
  },
});

const Health = z.object({ fixtures: z.number() });

async function visit(browser: Browser, origin: SoakOrigin, line: LineName, page: PageName, round: number) {
  const proxy = await openLine({
    port: Number(new URL(origin.url).port),
    line: lineOf(line),
    clock,
    random: seededRandom(round),
  });
  try {
    const found = await firstVisit({
      browser,
      proxy,
      page,
      userId: `member${1 + (round % 8)}`,
      fixtures: async () => Health.parse(await (await fetch(`${origin.url}/api/health`)).json()).fixtures,
      patienceMs: given.patienceMs,
      goesOn: !given.isShort,
      say: (text) => {
        say(`${line} ${page} ${round} of ${given.rounds}: ${text}`);
      },
    });
    return { line, page, round, load: os.loadavg()[0] ?? 0, ...found };
  } finally {
    await proxy.close();
  }
}

async function inBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const { executablePath, version } = await findBrowser(root, say);
  const browser = await chromium.launch({ executablePath, args: [...launchArguments()] });
  say(`Chromium ${version}`);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function visits(browser: Browser, origin: SoakOrigin): Promise<readonly MeasuredVisit[]> {
  const made: MeasuredVisit[] = [];
  for (const line of given.lines) {
    for (const page of given.pages) {
      for (let round = 1; round <= given.rounds; round += 1) made.push(await visit(browser, origin, line, page, round));
    }
  }
  return made;
}

/** What comes over a member who was live, by the line that it becomes and for how long it is looked at. */
const TROUBLES = { tunnel: 75, lift: 32, change: 20 } as const satisfies Partial<Record<LineName, number>>;

async function strips(browser: Browser, origin: SoakOrigin): Promise<void> {
  const folder = path.join(root, 'test-results', 'lines');
  for (const trouble of Object.keys(TROUBLES) as readonly (keyof typeof TROUBLES)[]) {
    const options = { port: Number(new URL(origin.url).port), line: lineOf('slow4G'), clock, random: seededRandom(1) };
    const proxy = await openLine(options);
    try {
      const asked = { trouble: lineOf(trouble), userId: 'member1', seconds: TROUBLES[trouble], folder, say };
      const { openSeconds } = await drawStrip({ browser, proxy, ...asked });
      say(`${trouble}: a price could be pressed in the seconds ${openSeconds.join(' ')}`);
    } finally {
      await proxy.close();
    }
  }
}

function keep(text: string, found: object): void {
  console.log(`\n${text}\n`);
  const results = path.join(root, 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${given.out}.md`), `${text}\n`);
  const report = { bench: 'lines', build: buildIdOf(root), at: new Date(began).toISOString(), ...found };
  writeFileSync(path.join(results, `${given.out}.json`), `${JSON.stringify(report, null, 1)}\n`);
}

async function main(): Promise<void> {
  const { dist } = await freshSite(root, say);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hanpan-lines-'));
  const origin = await spawnOrigin(dataDir, dist, CHANGES_A_SECOND, given.times);
  try {
    if (given.isStrip) {
      await inBrowser((browser) => strips(browser, origin));
      return;
    }
    if (given.bets === 0) {
      const found = await inBrowser((browser) => visits(browser, origin));
      keep(tablesOf(found, given.patienceMs), { visits: found });
      return;
    }
    const [line = 'train'] = given.lines.length === 1 ? given.lines : [];
    const run = { line, count: given.bets, originUrl: origin.url, clock, limitMs: BETS_LIMIT_MS, say };
    const found = await betsOnLine(run);
    keep(betsTable(found), { bets: found });
  } finally {
    await origin.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
