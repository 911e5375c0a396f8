/**
 * Cold start: from a click on a link in a browser that was just started to painted prices. The product has been here before and has no
 * network for its data; the naive page has one. Files of both come from the same server.
 */
import { z } from 'zod';
import { launchBrowser } from '../browser/benchBrowser.ts';
import { watchMachine } from '../machine/machineWatch.ts';
import { openBenchOrigin, type BenchOrigin } from '../origin/benchOrigin.ts';
import { openTabs } from '../paint/openTabs.ts';
import { PAINT_SUBJECTS } from '../paint/subjects.ts';
import type { Findings, RoundNote } from '../report/partReport.ts';
import { brief, median, medianRatio } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES } from '../workload/offer.ts';

export async function cold(context: BenchContext): Promise<Findings> {
  const { rounds, say } = context;
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: FIXTURES });
  const ours: number[] = [];
  const naive: number[] = [];
  const machine: RoundNote[] = [];
  const kept = await keptProfile(context, origin);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const noted = watchMachine();
      naive.push(await startMs(context, `${origin.url}/naive.html`));
      origin.goOffline();
      ours.push(await startMs(context, `${origin.url}/hanpan.html`, kept.profile));
      origin.goOnline();
      machine.push({ round: `${round}`, ...noted() });
      say(`round ${round} of ${rounds}: hanpan ${brief(ours.at(-1) ?? 0)} ms, naive ${brief(naive.at(-1) ?? 0)} ms`);
    }
  } finally {
    await kept.remove();
    await origin.close();
  }
  return {
    figures: [
      {
        name: 'cold start without network ÷ naive with network',
        value: medianRatio(ours, naive),
        unit: '×',
        must: 0.6,
        moonshot: 0.3,
        isLessBetter: true,
      },
    ],
    tables: [
      {
        title: 'Navigation to painted prices, ms',
        head: ['page', 'median', 'of rounds'],
        rows: [
          ['hanpan, no network', brief(median(ours)), ours.map(brief).join(', ')],
          ['naive, network on loopback', brief(median(naive)), naive.map(brief).join(', ')],
        ],
      },
    ],
    plots: [],
    machine,
    remarks: ['A fresh browser process each time. Loopback flatters the naive page: its 5 MB take no time on the way.'],
    raw: { ours, naive },
  };
}

/** A profile in which a member is signed in and the offer is stored. */
async function keptProfile(context: BenchContext, origin: BenchOrigin) {
  const subject = PAINT_SUBJECTS.find(({ name }) => name === 'hanpan');
  if (subject === undefined) throw new Error('no such subject');
  const { browser } = await openTabs(context.chromium, origin, subject, 1);
  await origin.broadcast.send(200, 1);
  await browser.quit();
  return { profile: browser.profile, remove: () => browser.close() };
}

async function startMs(context: BenchContext, url: string, profile?: string): Promise<number> {
  const browser = await launchBrowser(context.chromium, profile);
  try {
    const tab = await browser.open(url, 'front');
    await tab.until('bench.firstPaint() !== undefined');
    return await tab.run('bench.firstPaint()', z.number());
  } finally {
    await (profile === undefined ? browser.close() : browser.quit());
  }
}
