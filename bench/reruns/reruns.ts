/**
 * Re-runs: how often the live query of a page runs again while prices change, but none of the fixtures on that page. Measured on the
 * product alone, per commit that the worker makes.
 */
import { z } from 'zod';
import { watchMachine } from '../machine/machineWatch.ts';
import { openBenchOrigin } from '../origin/benchOrigin.ts';
import { openTabs } from '../paint/openTabs.ts';
import { PAINT_SUBJECTS } from '../paint/subjects.ts';
import type { Findings, RoundNote } from '../report/partReport.ts';
import { brief, median } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES, HOTTEST } from '../workload/offer.ts';

const RATE = 1_000;
const SECONDS = 3;

interface Counted {
  /** Answers of the query a second, and records of the log a second. */
  readonly answers: number;
  readonly commits: number;
}

export async function reruns(context: BenchContext): Promise<Findings> {
  const { rounds, say } = context;
  const subject = PAINT_SUBJECTS.find(({ name }) => name === 'hanpan');
  if (subject === undefined) throw new Error('no such subject');
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: FIXTURES });
  const { browser, tabs } = await openTabs(context.chromium, origin, subject, 1);
  const [tab] = tabs;
  if (tab === undefined) throw new Error('no tab is open');
  const count = async (fromRank: number): Promise<Counted> => {
    const ask = (what: string) => tab.run(`bench.${what}()`, z.number());
    const before = [await ask('answers'), await ask('logRecords')] as const;
    await origin.broadcast.send(RATE, SECONDS, fromRank);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const after = [await ask('answers'), await ask('logRecords')] as const;
    return { answers: (after[0] - before[0]) / SECONDS, commits: (after[1] - before[1]) / SECONDS };
  };
  const elsewhere: Counted[] = [];
  const here: Counted[] = [];
  const machine: RoundNote[] = [];
  try {
    await count(HOTTEST);
    for (let round = 1; round <= rounds; round += 1) {
      const noted = watchMachine();
      elsewhere.push(await count(HOTTEST));
      here.push(await count(0));
      machine.push({ round: `${round}`, ...noted() });
      say(`round ${round} of ${rounds}: ${brief(elsewhere.at(-1)?.answers ?? 0)} re-runs/s`);
    }
  } finally {
    await browser.close();
    await origin.close();
  }
  const row = (name: string, counted: readonly Counted[]) => [
    name,
    brief(median(counted.map(({ answers }) => answers))),
    brief(median(counted.map(({ commits }) => commits))),
  ];
  return {
    figures: [
      {
        name: 'live-query re-runs ÷ commits, on a page none of whose fixtures changed',
        value: median(elsewhere.map(({ answers, commits }) => (commits === 0 ? Number.NaN : answers / commits))),
        unit: '',
        must: 0.3,
        moonshot: 0,
        isLessBetter: true,
      },
    ],
    tables: [
      {
        title: `${RATE.toLocaleString('en-US')} updates/s`,
        head: ['where prices change', 're-runs/s', 'commits/s'],
        rows: [row('only on other pages', elsewhere), row('everywhere', here)],
      },
    ],
    plots: [],
    machine,
    remarks: [],
    raw: { elsewhere, here },
  };
}
