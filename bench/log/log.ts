/**
 * Log: how many bytes the event log keeps of each update, on disk, beside what came over the wire; and how long it takes to make all
 * projections again from it, beside a log with a row per event.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createFirehose } from '../absorb/firehose.ts';
import { launchBrowser, type BenchBrowser } from '../browser/benchBrowser.ts';
import { watchMachine } from '../machine/machineWatch.ts';
import { openBenchOrigin, type BenchOrigin } from '../origin/benchOrigin.ts';
import type { Findings, RoundNote } from '../report/partReport.ts';
import { brief, median } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { FIXTURES, offerOf } from '../workload/offer.ts';
import { imageFrames } from '../workload/wire.ts';

/** Updates in the logs that are compared. */
const EVENTS = 100_000;
const MANY = 1_000_000;
/** Updates in the logs that are weighed: their bytes must outweigh what the browser's own tidying of its files takes or leaves. */
const WEIGHED = { full: 400_000, usual: 100_000 };
const FULL_RECORD = 500;
/** What a commit gathers at 1,000 updates/s. */
const USUAL_RECORD = 33;
const WIRE_SAMPLE = 5_000;

const Ms = z.number();

export async function log(context: BenchContext): Promise<Findings> {
  const { say, rounds } = context;
  const origin = await openBenchOrigin({ siteDir: await context.siteDir(), hosts: 1, fixtures: FIXTURES });
  try {
    origin.prepare('image', imageFrames(offerOf(FIXTURES, Date.now()), 0));
    const wireBytes = createFirehose()(WIRE_SAMPLE).length / WIRE_SAMPLE;
    const usualBytes = await diskBytesPerEvent(context, origin, USUAL_RECORD, WEIGHED.usual);
    say(`${brief(usualBytes)} bytes an update at ${USUAL_RECORD} a record`);
    const fullBytes = await diskBytesPerEvent(context, origin, FULL_RECORD, WEIGHED.full);
    say(`${brief(fullBytes)} bytes an update at ${FULL_RECORD} a record, ${brief(wireBytes)} on the wire`);
    const replays = await compareReplays(context, origin);
    const ours = median(replays.ours);
    const perRow = median(replays.rows);
    const speedUp = median(replays.rows.map((ms, round) => ms / (replays.ours[round] ?? ms)));
    const speedUpOfMany = (perRow * (MANY / EVENTS)) / replays.many;
    return {
      figures: [
        {
          name: `log bytes per odds change ÷ wire bytes, ${FULL_RECORD} a record`,
          value: fullBytes / wireBytes,
          unit: '×',
          must: 0.06,
          moonshot: 0.03,
          isLessBetter: true,
        },
        {
          name: 'rebuild from 1 M events ÷ row-per-event log',
          value: speedUpOfMany,
          unit: '× faster',
          must: 50,
          moonshot: 100,
          isLessBetter: false,
        },
      ],
      tables: [
        {
          title: 'Bytes an update',
          head: ['where', 'bytes', '÷ wire'],
          rows: [
            ['on the wire', brief(wireBytes), '1.00×'],
            [`log on disk, ${USUAL_RECORD} a record`, brief(usualBytes), `${brief(usualBytes / wireBytes)}×`],
            [`log on disk, ${FULL_RECORD} a record`, brief(fullBytes), `${brief(fullBytes / wireBytes)}×`],
          ],
        },
        {
          title: 'Rebuilding all projections',
          head: ['log', 'updates', 'ms', 'updates/s'],
          rows: [
            ['hanpan', brief(EVENTS), brief(ours), brief((EVENTS / ours) * 1_000)],
            ['a row per event', brief(EVENTS), brief(perRow), brief((EVENTS / perRow) * 1_000)],
            ['hanpan', brief(MANY), brief(replays.many), brief((MANY / replays.many) * 1_000)],
          ],
        },
      ],
      plots: [],
      machine: replays.machine,
      remarks: [
        `Side by side at ${brief(EVENTS)} updates: ${brief(speedUp)}× faster. The row-per-event log of 1 M is taken as ten times that of ${brief(EVENTS)}.`,
        'Disk bytes are the growth of the profile’s IndexedDB folder over a fill, each time after the next browser has opened it.',
        `Rounds asked for: ${rounds}.`,
      ],
      raw: { wireBytes, usualBytes, fullBytes, replays },
    };
  } finally {
    await origin.close();
  }
}

async function withPage<Value>(
  context: BenchContext,
  origin: BenchOrigin,
  page: 'absorb' | 'peerAbsorb',
  profile: string | undefined,
  work: (ask: (expression: string) => Promise<number>) => Promise<Value>,
): Promise<{ readonly browser: BenchBrowser; readonly value: Value }> {
  const browser = await launchBrowser(context.chromium, profile);
  const tab = await browser.open(`${origin.url}/${page}.html`, 'front');
  await tab.until('globalThis.ask');
  return { browser, value: await work((expression) => tab.run(expression, Ms)) };
}

async function diskBytesPerEvent(
  context: BenchContext,
  origin: BenchOrigin,
  perRecord: number,
  events: number,
): Promise<number> {
  const first = await withPage(context, origin, 'absorb', undefined, (ask) => ask("ask('prepare', '/prepared/image')"));
  await first.browser.quit();
  const { profile } = first.browser;
  // What one browser wrote is put into its lasting form when the next one opens it.
  const settledBytes = async () => {
    const opened = await withPage(context, origin, 'absorb', profile, (ask) => ask("ask('logRecords')"));
    await opened.browser.quit();
    return bytesBelow(path.join(profile, 'Default', 'IndexedDB'));
  };
  const before = await settledBytes();
  const second = await withPage(context, origin, 'absorb', profile, (ask) =>
    ask(`ask('fillLog', ${events}, ${perRecord})`),
  );
  await second.browser.quit();
  const after = await settledBytes();
  await second.browser.close();
  return (after - before) / events;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

interface Replays {
  readonly ours: number[];
  readonly rows: number[];
  /** Ms of ours from a million. */
  readonly many: number;
  readonly machine: RoundNote[];
}

async function compareReplays(context: BenchContext, origin: BenchOrigin): Promise<Replays> {
  const { say, rounds } = context;
  const ours: number[] = [];
  const rows: number[] = [];
  const machine: RoundNote[] = [];
  const { browser, value: many } = await withPage(context, origin, 'absorb', undefined, async (ask) => {
    await ask("ask('prepare', '/prepared/image')");
    await ask(`ask('fillLog', ${EVENTS}, ${FULL_RECORD})`);
    const peer = await withPage(context, origin, 'peerAbsorb', undefined, async (askPeer) => {
      say(`filling a log of ${brief(EVENTS)} rows`);
      await askPeer(`ask('fillRows', ${EVENTS})`);
      for (let round = 1; round <= rounds; round += 1) {
        const noted = watchMachine();
        rows.push(await askPeer("ask('replayRows')"));
        ours.push(await ask("ask('rebuild')"));
        machine.push({ round: `${round}`, ...noted() });
        say(`round ${round} of ${rounds}: rows ${brief(rows.at(-1) ?? 0)} ms, hanpan ${brief(ours.at(-1) ?? 0)} ms`);
      }
    });
    await peer.browser.close();
    await ask(`ask('fillLog', ${MANY - EVENTS}, ${FULL_RECORD})`);
    return ask("ask('rebuild')");
  });
  await browser.close();
  say(`a million: ${brief(many)} ms`);
  return { ours, rows, many, machine };
}
