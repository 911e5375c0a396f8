/** Visits of the product's site and of the naive pages, one line after another: a round of a line is everybody's before the next begins. */
import os from 'node:os';
import { chromium, type Browser } from 'playwright';
import { z } from 'zod';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import type { Clock } from '../../src/worker/ports/clock.ts';
import { openLine, type LineProxy } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import type { MeasuredNaive } from './besideReport.ts';
import { firstVisit, type PageName } from './firstVisit.ts';
import type { MeasuredVisit } from './lineReport.ts';
import { lineOf, type LineName } from './lines.ts';
import { NAIVE_PAGES, naiveVisit, type NaiveName } from './naiveVisit.ts';

export interface VisitsRun {
  readonly browser: Browser;
  readonly originUrl: string;
  /** `undefined` where the product is measured alone. */
  readonly naivePort: number | undefined;
  readonly lines: readonly LineName[];
  readonly pages: readonly PageName[];
  readonly rounds: number;
  readonly patienceMs: number;
  readonly isShort: boolean;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** Told after each round of a line. */
  readonly onRound: (found: VisitsFound) => void;
}

export interface VisitsFound {
  readonly visits: readonly MeasuredVisit[];
  readonly naive: readonly MeasuredNaive[];
}

const NAIVE_NAMES = Object.keys(NAIVE_PAGES) as readonly NaiveName[];
const Health = z.object({ fixtures: z.number() });
const MINUTE_MS = 60_000;
const SHORT_MINUTE_MS = 20_000;
const MEMBERS = 8;

export async function inBrowser<Found>(
  root: string,
  say: (line: string) => void,
  work: (browser: Browser) => Promise<Found>,
): Promise<Found> {
  const { executablePath, version } = await findBrowser(root, say);
  const browser = await chromium.launch({ executablePath, args: [...launchArguments()] });
  say(`Chromium ${version}`);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function makeVisits(run: VisitsRun): Promise<VisitsFound> {
  const visits: MeasuredVisit[] = [];
  const naive: MeasuredNaive[] = [];
  for (const line of run.lines) {
    for (let round = 1; round <= run.rounds; round += 1) {
      for (const page of run.pages) visits.push(await visit(run, line, page, round));
      const { naivePort } = run;
      if (naivePort !== undefined) {
        naive.push(...(await Promise.all(NAIVE_NAMES.map((name) => naiveOn(run, naivePort, line, name, round)))));
      }
      run.onRound({ visits, naive });
    }
  }
  return { visits, naive };
}

async function onLine<Found>(
  { clock }: VisitsRun,
  port: number,
  line: LineName,
  round: number,
  work: (proxy: LineProxy) => Promise<Found>,
): Promise<Found> {
  const proxy = await openLine({ port, line: lineOf(line), clock, random: seededRandom(round) });
  try {
    return await work(proxy);
  } finally {
    await proxy.close();
  }
}

const loadNow = () => os.loadavg()[0] ?? 0;

async function visit(run: VisitsRun, line: LineName, page: PageName, round: number): Promise<MeasuredVisit> {
  const { browser, originUrl, patienceMs, isShort, say } = run;
  const found = await onLine(run, Number(new URL(originUrl).port), line, round, (proxy) =>
    firstVisit({
      browser,
      proxy,
      page,
      userId: `member${1 + (round % MEMBERS)}`,
      fixtures: async () => Health.parse(await (await fetch(`${originUrl}/api/health`)).json()).fixtures,
      patienceMs,
      goesOn: !isShort,
      say: (text) => {
        say(`${line} ${page} ${round} of ${run.rounds}: ${text}`);
      },
    }),
  );
  return { line, page, round, load: loadNow(), ...found };
}

async function naiveOn(
  run: VisitsRun,
  port: number,
  line: LineName,
  name: NaiveName,
  round: number,
): Promise<MeasuredNaive> {
  const { browser, patienceMs, isShort, say } = run;
  const minuteMs = isShort ? SHORT_MINUTE_MS : MINUTE_MS;
  const told = (text: string) => {
    say(`${line} ${round} of ${run.rounds}: ${text}`);
  };
  const found = await onLine(run, port, line, round, (proxy) =>
    naiveVisit({ browser, proxy, name, patienceMs, minuteMs, say: told }),
  );
  return { line, name, round, load: loadNow(), ...found };
}
