/**
 * Paint: from sent to painted with eight tabs, one of them visible, and what it costs: CPU, heap, connections, bytes. Each round opens
 * a fresh browser for each subject and sends at both rates.
 */
import { openBenchOrigin, type BenchOrigin } from '../origin/benchOrigin.ts';
import type { Findings, RoundNote } from '../report/partReport.ts';
import { brief, quantile } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES } from '../workload/offer.ts';
import { measureRate, type RateResult } from './measureRate.ts';
import { openTabs, type OpenTabs } from './openTabs.ts';
import { paintFindings } from './paintFindings.ts';
import { PAINT_SUBJECTS, type PaintSubject } from './subjects.ts';

const TABS = 8;
const RATES = [1_000, 5_000] as const;
const SECONDS = 4;

export interface PaintRound {
  readonly subject: PaintSubject['name'];
  readonly round: number;
  readonly heapBytes: number;
  readonly rates: ReadonlyMap<number, RateResult>;
}

export async function paint(context: BenchContext): Promise<Findings> {
  const { rounds, say } = context;
  const played: PaintRound[] = [];
  const machine: RoundNote[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of round % 2 === 0 ? PAINT_SUBJECTS.toReversed() : PAINT_SUBJECTS) {
      const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: TABS, fixtures: FIXTURES });
      try {
        const result = await playRound(context, origin, subject, round);
        played.push(result);
        for (const [rate, { painted, cores, machine: note }] of result.rates) {
          const figures = `p50 ${brief(quantile(painted, 0.5))} ms, p99 ${brief(quantile(painted, 0.99))} ms, ${brief(cores)} cores`;
          say(`round ${round} of ${rounds}, ${subject.name}, ${rate}/s: ${figures}`);
          machine.push({ ...note, round: `${round} ${subject.name} ${rate}/s` });
        }
      } finally {
        await origin.close();
      }
    }
  }
  return paintFindings(played, machine);
}

async function playRound(
  context: BenchContext,
  origin: BenchOrigin,
  subject: PaintSubject,
  round: number,
): Promise<PaintRound> {
  const open = await openTabs(context.chromium, origin, subject, TABS);
  try {
    const rates = new Map<number, RateResult>();
    let heapBytes = 0;
    for (const rate of RATES) {
      rates.set(rate, await measureRate(origin, open, rate, SECONDS));
      // After the first: a page that cannot bear the second has a backlog in its heap.
      if (heapBytes === 0) heapBytes = await heapOf(open);
    }
    return { subject: subject.name, round, rates, heapBytes };
  } finally {
    await open.browser.close();
  }
}

async function heapOf({ tabs, browser }: OpenTabs): Promise<number> {
  const heaps = await Promise.all([...tabs, ...(await browser.workers())].map((tab) => tab.heapBytes()));
  return heaps.reduce((sum, bytes) => sum + bytes, 0);
}
