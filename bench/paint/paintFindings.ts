/** What the rounds of paint come to: ratios to the naive page, medians, and distributions as curves. */
import { cumulative } from '../report/drawPlot.ts';
import type { Figure, Findings, Plot, RoundNote, Table } from '../report/partReport.ts';
import { brief, median, medianRatio, quantile } from '../report/statistics.ts';
import { PAINT_SUBJECTS, type PaintSubject } from './subjects.ts';
import type { PaintRound } from './paint.ts';
import type { RateResult } from './measureRate.ts';

type Name = PaintSubject['name'];
type Measure = (round: PaintRound) => number;

const MEGABYTE = 1_000_000;
const TABS = 8;
const EMPTY: RateResult = {
  painted: [],
  inPage: [],
  cores: Number.NaN,
  mainThreadCores: Number.NaN,
  coresByKind: {},
  bytesPerSecond: Number.NaN,
  connections: Number.NaN,
  machine: { seconds: 0, load: 0, ownCores: 0, otherCores: 0 },
};

const at = (rate: number, take: (result: RateResult) => number): Measure => {
  return (round) => take(round.rates.get(rate) ?? EMPTY);
};
const p99 = (rate: number) => at(rate, ({ painted }) => quantile(painted, 0.99));
const sumOfRates = (take: (result: RateResult) => number): Measure => {
  return ({ rates }) => [...rates.values()].reduce((sum, result) => sum + take(result), 0);
};

export function paintFindings(played: readonly PaintRound[], machine: readonly RoundNote[]): Findings {
  const valuesOf = (name: Name, measure: Measure) => played.filter(({ subject }) => subject === name).map(measure);
  const toNaive = (name: string, measure: Measure, must: number, moonshot: number): Figure => ({
    name,
    value: medianRatio(valuesOf('hanpan', measure), valuesOf('naive', measure)),
    unit: '×',
    must,
    moonshot,
    isLessBetter: true,
  });
  // A heartbeat more or less in one of the stretches is no miss.
  const share = Math.ceil(1_010 / TABS) / 1_000;
  return {
    figures: [
      toNaive('send → painted p99, 8 tabs, 5,000/s ÷ naive', p99(5_000), 0.25, 0.1),
      toNaive('send → painted p99, 8 tabs, 1,000/s ÷ naive', p99(1_000), 1.5, 1),
      toNaive(
        'all-browser CPU, 8 tabs ÷ naive',
        sumOfRates(({ cores }) => cores),
        0.6,
        0.35,
      ),
      toNaive(
        'main threads of the tabs ÷ naive',
        sumOfRates(({ mainThreadCores }) => mainThreadCores),
        0.3,
        0.15,
      ),
      toNaive(
        'connections, 8 tabs ÷ naive',
        at(5_000, ({ connections }) => connections),
        share,
        share,
      ),
      toNaive(
        'bytes received, 8 tabs ÷ naive',
        at(5_000, ({ bytesPerSecond }) => bytesPerSecond),
        share,
        share,
      ),
      toNaive('JS heap, 8 tabs and worker ÷ naive', ({ heapBytes }) => heapBytes, 0.5, 0.25),
    ],
    tables: [...rateTables(valuesOf, played), heapTable(valuesOf)],
    plots: [1_000, 5_000].map((rate) => plotOf(played, rate)),
    machine,
    remarks: [
      'hanpan here is a page of the benchmark on the product’s own shared worker, database and `useBoard`; its screen is the peers’.',
      'An update counts as painted at the end of the first frame that shows it or a newer one of the same price.',
      'While hidden, the strong naive page closes its stream and fetches everything again when shown; the naive one goes on; hanpan’s tabs rest while its worker stores on.',
    ],
    raw: played.map((round) => ({
      subject: round.subject,
      round: round.round,
      heapBytes: round.heapBytes,
      rates: [...round.rates].map(([rate, { painted, inPage, ...result }]) => ({
        rate,
        ...result,
        painted: quantilesOf(painted),
        inPage: quantilesOf(inPage),
      })),
    })),
  };
}

const quantilesOf = (values: readonly number[]) => ({
  updates: values.length,
  ...Object.fromEntries([0.5, 0.9, 0.99, 1].map((share) => [`p${share * 100}`, quantile(values, share)])),
});

type ValuesOf = (name: Name, measure: Measure) => readonly number[];

function rateTables(valuesOf: ValuesOf, played: readonly PaintRound[]): readonly Table[] {
  const rates = [...(played[0]?.rates.keys() ?? [])];
  return rates.map((rate) => ({
    title: `${rate.toLocaleString('en-US')} updates/s, 8 tabs, one visible`,
    head: [
      'page',
      'painted p50 ms',
      'p99 ms',
      'in page p50 ms',
      'p99 ms',
      'cores',
      'main threads',
      'connections',
      'MB/s',
    ],
    rows: PAINT_SUBJECTS.map(({ name }) => [
      name,
      ...[
        at(rate, ({ painted }) => quantile(painted, 0.5)),
        p99(rate),
        at(rate, ({ inPage }) => quantile(inPage, 0.5)),
        at(rate, ({ inPage }) => quantile(inPage, 0.99)),
        at(rate, ({ cores }) => cores),
        at(rate, ({ mainThreadCores }) => mainThreadCores),
        at(rate, ({ connections }) => connections),
        at(rate, ({ bytesPerSecond }) => bytesPerSecond / MEGABYTE),
      ].map((measure) => brief(median(valuesOf(name, measure)))),
    ]),
  }));
}

function heapTable(valuesOf: ValuesOf): Table {
  return {
    title: 'JS heap of eight tabs and workers after a collection',
    head: ['page', 'MB'],
    rows: PAINT_SUBJECTS.map(({ name }) => [
      name,
      brief(median(valuesOf(name, ({ heapBytes }) => heapBytes / MEGABYTE))),
    ]),
  };
}

function plotOf(played: readonly PaintRound[], rate: number): Plot {
  return {
    file: `paint-${rate}`,
    title: `Sent to painted, ${rate.toLocaleString('en-US')} updates/s, 8 tabs, one visible`,
    xLabel: 'ms',
    yLabel: '% of updates painted',
    yScale: 'linear',
    curves: PAINT_SUBJECTS.map(({ name }) => ({
      name,
      points: cumulative(
        played.filter(({ subject }) => subject === name).flatMap(({ rates }) => rates.get(rate)?.painted ?? []),
      ),
    })),
  };
}
