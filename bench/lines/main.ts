/**
 * `npm run bench:lines [-- --line slow4G,cut5 --page home,board --rounds N --seconds N --short --times N --bets N --strip]`: the built site on
 * bad lines. A browser that was never here, of a phone's size, opens the site through a line of ours (`lines.ts`), signs in, and waits for the
 * first price that can be pressed and then for the whole offer; then it comes back, watches a board of one sport for a minute, and opens seven
 * tabs more (not with `--short`). On the same line, in the same round, two naive pages do what they do (not with `--alone`). `--times 10`: a
 * house of ten times the markets.
 *
 * With `--bets`, eight members bet instead, by the product's worker alone; with `--in-browser` too, three of them through the page. With
 * `--strip`, a tunnel, a lift and a change of network come over a member who looks at a board, in pictures (`test-results/lines/`). Writes
 * `bench/results/lines*.json`, `.md` and `.svg`, each figure with the machine's load; with `--add`, the lines that were measured before stay, and with `--alone`
 * too what the naive pages took.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { pause } from '../../src/worker/ports/clock.ts';
import { realClock } from '../../tests/support/engine/realClock.ts';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { howOf } from '../machine/howMeasured.ts';
import { buildSite } from '../run/buildSite.ts';
import { spawnOrigin, type SoakOrigin } from '../soak/spawnOrigin.ts';
import { besideDrawing, besideTables } from './besideReport.ts';
import { betsInBrowser } from './betsInBrowser.ts';
import { betsOnLine, betsTable } from './betsReport.ts';
import { PAGES, type PageName } from './firstVisit.ts';
import { tablesOf } from './lineReport.ts';
import { LINE_NAMES, lineOf, type LineName } from './lines.ts';
import { openNaiveOrigin } from './naiveOrigin.ts';
import { drawStrip } from './strip.ts';
import { inBrowser, makeVisits, type VisitsFound } from './visits.ts';

const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];
/** Price changes of the house a second, as a house has them that nobody told otherwise. */
const CHANGES_A_SECOND = 30;

const given = readCommandLine(
  `npm run bench:lines -- [--line ${LINE_NAMES.join(',')}] [--page ${PAGE_NAMES.join(',')}] [--rounds N] [--seconds N] [--short] [--alone] [--bets N [--in-browser]] [--strip] [--times N] [--minutes N] [--add] [--out NAME]`,
  {
    line: { type: 'string' },
    page: { type: 'string', default: 'home' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '125' },
    short: { type: 'boolean', default: false },
    bets: { type: 'string', default: '0' },
    alone: { type: 'boolean', default: false },
    'in-browser': { type: 'boolean', default: false },
    strip: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    add: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
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
      isAlone: values.alone,
      isAdded: values.add,
      isInBrowser: values['in-browser'],
      isStrip: values.strip,
      times: wholeNumber('--times', values.times, 1, 20),
      limitMs: wholeNumber('--minutes', values.minutes, 1, 60) * 60_000,
      bets: wholeNumber('--bets', values.bets, 0, 800),
      out:
        values.out ??
        `lines${values.bets === '0' ? '' : '-bets'}${values['in-browser'] ? '-browser' : ''}${values.times === '1' ? '' : `-${values.times}`}`,
    };
  },
);

const root = path.resolve(import.meta.dirname, '../..');
const began = Date.now();
const say = (line: string) => {
  console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(5)} s  ${line}`);
};

/** A new house opens the lines of all games in play, one after the other and to everyone (S-17): no visit is measured meanwhile, ms. */
const FOUNDED_MS = 60_000;

/** What comes over a member who was live, by the line that it becomes and for how long it is looked at. */
const TROUBLES = { tunnel: 75, lift: 32, change: 20 } as const satisfies Partial<Record<LineName, number>>;

async function strips(browser: Browser, origin: SoakOrigin): Promise<void> {
  const folder = path.join(root, 'test-results', 'lines');
  for (const trouble of Object.keys(TROUBLES) as readonly (keyof typeof TROUBLES)[]) {
    const options = {
      port: Number(new URL(origin.url).port),
      line: lineOf('slow4G'),
      clock: realClock,
      random: seededRandom(1),
    };
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

/** What is measured, where and how, as it is when it begins: stands above each result. */
const how = howOf('bench:lines', root);

const results = path.join(root, 'bench', 'results');

function keep(text: string, found: object, before: readonly string[] = []): void {
  const all = [...before, how];
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${given.out}.md`), `${all.join('\n\n')}\n\n${text}\n`);
  const report = { bench: 'lines', how: all, ...found };
  writeFileSync(path.join(results, `${given.out}.json`), `${JSON.stringify(report, null, 1)}\n`);
}

/** What was measured before on lines that have not been measured now. Written by this code only, so that its shape is believed. */
function measuredBefore(now: VisitsFound): VisitsFound & { readonly how: readonly string[] } {
  const file = path.join(results, `${given.out}.json`);
  if (!given.isAdded || !existsSync(file)) return { how: [], visits: [], naive: [] };
  const kept = JSON.parse(readFileSync(file, 'utf8')) as VisitsFound & { readonly how: readonly string[] };
  type OfLine = { readonly line: LineName };
  const isOtherThan = (measured: readonly OfLine[]) => (one: OfLine) => measured.every(({ line }) => line !== one.line);
  return {
    how: kept.how.filter((one) => one !== how),
    visits: kept.visits.filter(isOtherThan(now.visits)),
    // The naive pages do not change: what they took stays where ours is measured alone.
    naive: kept.naive.filter(isOtherThan(now.naive)),
  };
}

function keepVisits(found: VisitsFound): void {
  const before = measuredBefore(found);
  const inOrder = <One extends { readonly line: LineName }>(all: readonly One[]) =>
    all.toSorted((a, b) => LINE_NAMES.indexOf(a.line) - LINE_NAMES.indexOf(b.line));
  const all = {
    visits: inOrder([...before.visits, ...found.visits]),
    naive: inOrder([...before.naive, ...found.naive]),
  };
  const text = [tablesOf(all.visits, given.patienceMs)];
  if (all.naive.length > 0) {
    const drawing = besideDrawing(all.visits, all.naive, given.patienceMs);
    writeFileSync(path.join(results, `${given.out}.svg`), drawing);
    text.unshift(
      besideTables(all.visits, all.naive, given.patienceMs),
      `![from the press to the first price, by line](${given.out}.svg)`,
    );
  }
  keep(text.join('\n\n'), all, before.how);
}

async function visits(origin: SoakOrigin): Promise<void> {
  const naiveSite = given.isAlone ? undefined : await buildSite(root, ['naiveOffer.html']);
  const naive = naiveSite === undefined ? undefined : await openNaiveOrigin(origin.url, naiveSite);
  try {
    const { lines, pages, rounds, patienceMs, isShort } = given;
    const asked = { lines, pages, rounds, patienceMs, isShort, originUrl: origin.url, naivePort: naive?.port };
    await inBrowser(root, say, (browser) =>
      makeVisits({ ...asked, browser, clock: realClock, say, onRound: keepVisits }),
    );
  } finally {
    naive?.close();
  }
}

async function bets(origin: SoakOrigin): Promise<void> {
  const [line = 'train'] = given.lines.length === 1 ? given.lines : [];
  const run = { line, count: given.bets, originUrl: origin.url, clock: realClock, limitMs: given.limitMs, say };
  const found = given.isInBrowser
    ? await inBrowser(root, say, (browser) => betsInBrowser({ ...run, browser }))
    : await betsOnLine(run);
  keep(betsTable(found), { bets: found });
}

async function main(): Promise<void> {
  const { dist } = await freshSite(root, say);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-lines-'));
  // A copy: whoever builds meanwhile would take the files away that are being served.
  const site = path.join(folder, 'site');
  cpSync(dist, site, { recursive: true });
  const origin = await spawnOrigin(path.join(folder, 'data'), site, CHANGES_A_SECOND, given.times);
  try {
    say('the house opens its lines');
    await pause(realClock, FOUNDED_MS);
    if (given.isStrip) await inBrowser(root, say, (browser) => strips(browser, origin));
    else if (given.bets === 0) await visits(origin);
    else await bets(origin);
    if (!given.isStrip) console.log(`\n${readFileSync(path.join(results, `${given.out}.md`), 'utf8')}`);
  } finally {
    await origin.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
