/**
 * `npm run soak [-- --minutes N --tabs N --rate N]`: tabs left open beside a busy house. Samples the heap of every tab and of the worker,
 * IndexedDB, listeners and nodes, the origin's memory and its disk; draws them; ends with 1 if anything grows after the first ten minutes,
 * or after the first third of a shorter soak (`flatness.ts` says what growing is). One that is interrupted, or fails, reports what it has seen.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { changeSettings } from '../../tests/server/support/operator.ts';
import { drawPlot } from '../report/drawPlot.ts';
import { RETENTION } from '../../src/db/care/retention.ts';
import { flatUpTo, slopeOf, type Sample } from './flatness.ts';
import { MOST_TABS, openSoakTabs } from './openSoakTabs.ts';
import { readAll, type Reading } from './sampler.ts';
import { spawnOrigin } from './spawnOrigin.ts';

const WARM_UP_MINUTES = 10;
const PAUSE_MS = 5_000;
/** Nobody touches these tabs: a house signs such a member out after an hour unless it is told to wait, minutes. */
const SIGNED_IN_MINUTES = 24 * 60;
/**
 * How long the log of the house becomes, events: within minutes at this pace. One of the usual length fills in a quarter of an hour, and takes as much
 * of the disk as the largest events of so many that there have been.
 */
const KEPT_EVENTS = 20_000;
/** The log of a browser grows so long and is then begun anew; it is looked at every minute, and the disk follows later. */
const LOG_MINUTES = RETENTION.maxAgeMs / 60_000 + 1;

const given = readCommandLine(
  'npm run soak -- [--minutes N] [--tabs N] [--rate CHANGES_A_SECOND]',
  {
    minutes: { type: 'string', default: '120' },
    tabs: { type: 'string', default: String(MOST_TABS) },
    rate: { type: 'string', default: '1000' },
  },
  (values) => ({
    minutes: wholeNumber('--minutes', values.minutes, 1, 10_000),
    tabs: wholeNumber('--tabs', values.tabs, 1, MOST_TABS),
    rate: wholeNumber('--rate', values.rate, 0, 10_000),
  }),
);

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};

/** What is counted; the rest is megabytes. */
const COUNTS = /^(?:listeners|nodes|objects) |handles$/;

const OFFER = 'prices on offer';
/** Told, and neither good nor bad. */
const NOT_JUDGED: readonly string[] = ['events written', OFFER];

interface Look {
  readonly minutes: number;
  readonly reading: Reading;
}

async function soak(): Promise<Look[]> {
  const { dist } = await freshSite(root, say);
  const { executablePath } = await findBrowser(root, say);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hanpan-soak-'));
  const origin = await spawnOrigin(dataDir, dist, given.rate, 1, KEPT_EVENTS);
  const looks: Look[] = [];
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  try {
    await changeSettings(origin, { autoLogoutMin: SIGNED_IN_MINUTES });
    const open = await openSoakTabs(executablePath, origin.url, given.tabs);
    try {
      const began = Date.now();
      // About a hundred and twenty looks, each of which costs a collection of every heap.
      const everyMs = Math.max(PAUSE_MS, (given.minutes * 60_000) / 120);
      for (let minutes = 0; minutes < given.minutes;) {
        await setTimeout(everyMs, undefined, { signal: ended.signal });
        const reading = await readAll(open, origin);
        minutes = (Date.now() - began) / 60_000;
        looks.push({ minutes, reading });
        say(progressOf({ minutes, reading }));
      }
    } finally {
      await open.browser.close();
    }
  } catch (error) {
    say(ended.signal.aborted ? 'interrupted' : `failed: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await origin.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return looks;
}

const mb = (value: number | undefined): string => (value ?? Number.NaN).toFixed(1);

function progressOf({ minutes, reading }: Look): string {
  const tabs = Object.entries(reading).filter(([name]) => name.startsWith('tab '));
  const heaps = tabs.map(([name, value]) => `${name.slice(4)} ${mb(value)}`).join(', ');
  const rest = ['worker', 'IndexedDB', 'origin heap', 'origin rss', 'origin disk'];
  return `  ${minutes.toFixed(1)} min: ${heaps}; ${rest.map((name) => `${name} ${mb(reading[name])}`).join(', ')}`;
}

const samplesOf = (looks: readonly Look[], name: string): Sample[] =>
  looks.flatMap(({ minutes, reading }) => (reading[name] === undefined ? [] : [{ minutes, value: reading[name] }]));

/**
 * Most of what an origin has in memory is its offer, which grows and shrinks with the hours of a day: its heap is taken as if it offered as many prices
 * as at the first of these looks. What does not go with the offer is taken for smaller or larger by that.
 */
function judgedSamples(looks: readonly Look[], name: string): Sample[] {
  if (name !== 'origin heap') return samplesOf(looks, name);
  const prices = samplesOf(looks, OFFER);
  return samplesOf(looks, name).map(({ minutes, value }, index) => ({
    minutes,
    value: (value * (prices[0]?.value ?? 1)) / (prices[index]?.value ?? 1),
  }));
}

interface Verdict {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Growth a minute after the warm-up; `undefined` if the soak was too short to tell. */
  readonly slope: number | undefined;
  readonly isFlat: boolean;
}

function judge(looks: readonly Look[]): { readonly verdicts: readonly Verdict[]; readonly limit: number } {
  const lasted = lastedOf(looks);
  const warmUp = Math.min(WARM_UP_MINUTES, lasted / 3);
  const judged = looks.filter(({ minutes }) => minutes >= warmUp);
  const limit = flatUpTo(lasted - warmUp);
  const names = [...new Set(judged.flatMap(({ reading }) => Object.keys(reading)))].filter(
    (name) => !NOT_JUDGED.includes(name),
  );
  const verdicts = names.map((name): Verdict => {
    const samples = judgedSamples(judged, name);
    const slope = slopeOf(samples, name === 'IndexedDB' ? LOG_MINUTES : 0);
    // A page that turns its lists over has more and fewer nodes: a tenth of them in the time is growth.
    const isCount = COUNTS.test(name);
    const most = isCount ? (0.1 * (samples[0]?.value ?? 0)) / Math.max(1, lasted - warmUp) : limit;
    const [first, last] = [samples[0]?.value ?? 0, samples.at(-1)?.value ?? 0];
    return { name, first, last, slope, isFlat: slope === undefined || slope <= most };
  });
  return { verdicts, limit };
}

const lastedOf = (looks: readonly Look[]) => looks.at(-1)?.minutes ?? 0;

const wordFor = (slope: number | undefined, isFlat: boolean): string =>
  slope === undefined ? 'too short to tell' : isFlat ? 'flat' : '**grows**';

/** Writes and says what was seen. @returns whether all of it was flat; of a soak that saw nothing the last results stay */
function report(looks: readonly Look[]): boolean {
  if (looks.length === 0) return false;
  const { verdicts, limit } = judge(looks);
  const events = (looks.at(-1)?.reading['events written'] ?? 0) - (looks[0]?.reading['events written'] ?? 0);
  const offers = samplesOf(looks, OFFER).map(({ value }) => value);
  const rows = verdicts.map(
    ({ name, first, last, slope, isFlat }) =>
      `| ${name} | ${first.toFixed(2)} | ${last.toFixed(2)} | ${slope?.toFixed(4) ?? '–'} | ${wordFor(slope, isFlat)} |`,
  );
  const text = [
    `${lastedOf(looks).toFixed(0)} minutes, ${given.tabs} tabs, ${given.rate} changes a second asked for, ${events.toLocaleString('en-US')} events written.`,
    `${Math.min(...offers)} to ${Math.max(...offers)} prices on offer; the heap of the origin is told as if there were as many as after the warm-up.`,
    `MB; flat up to ${limit.toFixed(3)} MB a minute (\`bench/soak/flatness.ts\`).`,
    '',
    '| | after the warm-up | at the end | a minute | |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
  const results = path.join(root, 'bench/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'soak.md'), text);
  const drawn = verdicts.map(({ name }) => name).filter((name) => !COUNTS.test(name));
  for (const [file, names] of [
    ['soak-browser', drawn.filter((name) => !name.startsWith('origin'))],
    ['soak-origin', drawn.filter((name) => name.startsWith('origin'))],
  ] as const) {
    const curves = names.map((name) => ({
      name,
      points: samplesOf(looks, name).map(({ minutes, value }) => ({ x: minutes, y: value })),
    }));
    const words = {
      title: `Soak: ${given.tabs} tabs, ${given.rate} changes a second`,
      xLabel: 'minutes',
      yLabel: 'MB',
    };
    writeFileSync(
      path.join(results, `${file}.svg`),
      drawPlot({ file, ...words, xScale: 'linear', yScale: 'linear', curves }),
    );
  }
  say(`\n${text}`);
  return verdicts.every(({ isFlat }) => isFlat);
}

if (!report(await soak())) process.exitCode = 1;
