/**
 * Growth: how the product’s cost grows with the offer, the tabs and the length of the log, as the exponent of a fitted power: 1 grows in
 * step, 0 not at all. Streams of the origin have their curve in `connections`.
 */
import { z } from 'zod';
import { createFirehose } from '../absorb/firehose.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import { watchMachine } from '../machine/machineWatch.ts';
import { openBenchOrigin } from '../origin/benchOrigin.ts';
import { measureRate } from '../paint/measureRate.ts';
import { openTabs } from '../paint/openTabs.ts';
import { PAINT_SUBJECTS } from '../paint/subjects.ts';
import type { Curve, Findings, Plot, RoundNote } from '../report/partReport.ts';
import { brief, exponentOf } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES, offerOf } from '../workload/offer.ts';
import { imageFrames } from '../workload/wire.ts';

const OFFERS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const TABS = [1, 2, 4, 8, 16, 32];
const LOGS = [10_000, 30_000, 100_000, 300_000, 1_000_000];
const UPDATES = 5_000;
const TAB_RATE = 500;
const TAB_SECONDS = 3;
const RECORD = 500;

const Ms = z.number();

type Point = Curve['points'][number];

export async function growth(context: BenchContext): Promise<Findings> {
  const machine: RoundNote[] = [];
  const noted = async <Value>(round: string, work: () => Promise<Value>): Promise<Value> => {
    const end = watchMachine();
    const value = await work();
    machine.push({ round, ...end() });
    context.say(round);
    return value;
  };
  const offers: Point[] = [];
  for (const fixtures of OFFERS) {
    offers.push({ x: fixtures, y: await noted(`${fixtures} fixtures`, () => absorbMs(context, fixtures)) });
  }
  const tabs: Point[] = [];
  for (const count of TABS) tabs.push({ x: count, y: await noted(`${count} tabs`, () => tabCores(context, count)) });
  const logs = await noted('logs', () => rebuildTimes(context));
  const curves: readonly (readonly [name: string, unit: string, points: readonly Point[]])[] = [
    ['offer', `ms to absorb ${brief(UPDATES)} updates, by fixtures`, offers],
    ['tabs', `cores of the whole browser at ${TAB_RATE} updates/s, by tabs`, tabs],
    ['log', 'ms to rebuild, by updates in the log', logs],
  ];
  return {
    figures: [],
    tables: curves.map(([name, unit, points]) => ({
      title: `${name}: ${unit}; exponent ${exponentOf(points).toFixed(2)}`,
      head: points.map(({ x }) => x.toLocaleString('en-US')),
      rows: [points.map(({ y }) => brief(y))],
    })),
    plots: curves.map(([name, unit, points]) => plotOf(name, unit, points)),
    machine,
    remarks: ['One pass, whatever the number of rounds: curves need many points more than many rounds.'],
    raw: { offers, tabs, logs },
  };
}

const plotOf = (name: string, unit: string, points: readonly Point[]): Plot => ({
  file: `growth-${name}`,
  title: `Growth with the ${name}`,
  xLabel: name,
  yLabel: unit,
  yScale: 'log',
  curves: [{ name: `hanpan, n^${exponentOf(points).toFixed(2)}`, points }],
});

async function absorbMs(context: BenchContext, fixtures: number): Promise<number> {
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: 1 });
  const browser = await launchBrowser(context.chromium);
  try {
    origin.prepare('image', imageFrames(offerOf(fixtures, Date.now()), 0));
    const firehose = createFirehose(fixtures);
    const tab = await browser.open(`${origin.url}/absorb.html`, 'front');
    await tab.until('globalThis.ask');
    await tab.run("ask('prepare', '/prepared/image')", Ms);
    // The first serves to warm up.
    origin.prepare('first', firehose(UPDATES));
    await tab.run("ask('absorb', '/prepared/first')", Ms);
    origin.prepare('second', firehose(UPDATES));
    return await tab.run("ask('absorb', '/prepared/second')", Ms);
  } finally {
    await browser.close();
    await origin.close();
  }
}

async function tabCores(context: BenchContext, count: number): Promise<number> {
  const subject = PAINT_SUBJECTS.find(({ name }) => name === 'hanpan');
  if (subject === undefined) throw new Error('no such subject');
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: FIXTURES });
  const open = await openTabs(context.chromium, origin, subject, count);
  try {
    return (await measureRate(origin, open, TAB_RATE, TAB_SECONDS)).cores;
  } finally {
    await open.browser.close();
    await origin.close();
  }
}

async function rebuildTimes(context: BenchContext): Promise<Point[]> {
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: 1 });
  const browser = await launchBrowser(context.chromium);
  try {
    origin.prepare('image', imageFrames(offerOf(FIXTURES, Date.now()), 0));
    const tab = await browser.open(`${origin.url}/absorb.html`, 'front');
    await tab.until('globalThis.ask');
    await tab.run("ask('prepare', '/prepared/image')", Ms);
    const points: Point[] = [];
    let filled = 0;
    for (const events of LOGS) {
      await tab.run(`ask('fillLog', ${events - filled}, ${RECORD})`, Ms);
      filled = events;
      points.push({ x: events, y: await tab.run("ask('rebuild')", Ms) });
    }
    return points;
  } finally {
    await browser.close();
    await origin.close();
  }
}
