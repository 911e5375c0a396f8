/**
 * Absorb: how many updates a second go from the network to where they are kept, for the product (log, projections and checkpoint
 * committed), for peers, and for the limits. Every subject keeps its store through all rounds and takes turns.
 */
import { z } from 'zod';
import { launchBrowser, type BenchBrowser } from '../browser/benchBrowser.ts';
import { watchMachine } from '../machine/machineWatch.ts';
import { openBenchOrigin, type BenchOrigin } from '../origin/benchOrigin.ts';
import type { Figure, Findings, RoundNote } from '../report/partReport.ts';
import { brief, median, medianRatio } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES, offerOf } from '../workload/offer.ts';
import { imageFrames } from '../workload/wire.ts';
import { SUBJECTS, type Subject } from './subjects.ts';
import { createFirehose } from './firehose.ts';

const Ms = z.number();

interface Measured {
  readonly subject: Subject;
  /** Updates a second, by round. */
  readonly rates: number[];
  measure(): Promise<number>;
}

export async function absorb(context: BenchContext): Promise<Findings> {
  const { say, rounds } = context;
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: FIXTURES });
  const browser = await launchBrowser(context.chromium);
  try {
    origin.prepare('image', imageFrames(offerOf(FIXTURES, Date.now()), 0));
    const measured: Measured[] = [];
    for (const subject of SUBJECTS) {
      say(`filling ${subject.name}`);
      measured.push(await openSubject(subject, origin, browser));
    }
    const machine: RoundNote[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const noted = watchMachine();
      for (const one of round % 2 === 0 ? measured.toReversed() : measured) {
        const rate = await one.measure();
        one.rates.push(rate);
        say(`round ${round} of ${rounds}, ${one.subject.name}: ${brief(rate)} updates/s`);
      }
      machine.push({ round: `${round}`, ...noted() });
    }
    return findingsOf(measured, machine);
  } finally {
    await browser.close();
    await origin.close();
  }
}

async function openSubject(subject: Subject, origin: BenchOrigin, browser: BenchBrowser): Promise<Measured> {
  const tab = await browser.open(`${origin.url}/${subject.page}.html`, 'front');
  await tab.until('globalThis.ask');
  const store = subject.store === undefined ? '' : `, '${subject.store}'`;
  if (subject.isPrepared) await tab.run(`ask('prepare', '/prepared/image'${store})`, Ms);
  const firehose = createFirehose();
  return {
    subject,
    rates: [],
    async measure() {
      origin.prepare(subject.name, firehose(subject.updates));
      await tab.toFront();
      const ms = await tab.run(`ask('${subject.ask}', '/prepared/${encodeURIComponent(subject.name)}')`, Ms);
      return (subject.updates / ms) * 1_000;
    },
  };
}

function findingsOf(measured: readonly Measured[], machine: readonly RoundNote[]): Findings {
  const ratesOf = (name: Subject['name']) => measured.find(({ subject }) => subject.name === name)?.rates ?? [];
  const ours = ratesOf('hanpan');
  const ratio = (name: Subject['name'], must: number, moonshot: number): Figure => ({
    name: `absorb ÷ ${name}`,
    value: medianRatio(ours, ratesOf(name)),
    unit: '×',
    must,
    moonshot,
    isLessBetter: false,
  });
  const rows = measured.map(({ subject, rates }) => [
    subject.about,
    brief(median(rates)),
    `${brief(Math.min(...rates))} … ${brief(Math.max(...rates))}`,
    `${brief(medianRatio(rates, ratesOf('IndexedDB, a row per outcome')))}×`,
    `${brief(medianRatio(rates, ours))}×`,
  ]);
  const head = ['subject', 'updates/s', 'of rounds', '÷ IndexedDB, a row per outcome', '÷ hanpan'];
  return {
    figures: [ratio('IndexedDB, a row per outcome', 2, 5), ratio('RxDB', 6, 20)],
    tables: [{ title: 'Updates a second, network to kept', head, rows }],
    plots: [],
    machine,
    remarks: [
      'hanpan runs the product’s own modules in a worker under its security policy; peers run without one.',
      'Peers commit 1,000 updates at a time with overtaken rows left out; hanpan commits at most 16,000 at a time and logs every one.',
    ],
    raw: measured.map(({ subject, rates }) => ({ subject: subject.name, rates })),
  };
}
