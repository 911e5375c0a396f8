/**
 * `npm run bench:streams [-- --streams 0,1000,10000 --seconds N --rate N --query 'topics=sport:6046' --gzip --times N --out NAME]`: what streams
 * cost one origin process while prices move: processor time, memory and bytes of each, and how long others wait for an answer meanwhile. Then
 * how long an image takes to make, and how often one that was made serves others (not with `--bare`).
 *
 * The readers are bare sockets of this process, on the same cores; each resumes where the log stands, so that no image is part of it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { howOf } from '../machine/howMeasured.ts';
import { createCrowd, type Crowd } from '../connections/crowd.ts';
import { foundForCrowd } from '../connections/crowdedOrigin.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief, quantile } from '../report/statistics.ts';
import { spawnOrigin, type SoakOrigin } from '../soak/spawnOrigin.ts';
import { imageCosts, imagesTable, type ImageCost } from './images.ts';

const MOST = 19_000;
/** Images are asked for by readers of their own. */
const LEAST_READERS = 40;

const given = readCommandLine(
  'npm run bench:streams -- [--streams N,N,…] [--seconds N] [--rate CHANGES_A_SECOND] [--query TEXT] [--gzip] [--bare] [--times N] [--out NAME]',
  {
    streams: { type: 'string', default: '0,1000,3000,10000' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '30' },
    query: { type: 'string', default: 'topics=sport:6046' },
    gzip: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    out: { type: 'string', default: 'streams' },
  },
  (values) => ({
    steps: values.streams.split(',').map((text) => wholeNumber('--streams', text, 0, MOST)),
    seconds: wholeNumber('--seconds', values.seconds, 5, 600),
    rate: wholeNumber('--rate', values.rate, 0, 10_000),
    query: values.query,
    isPacked: values.gzip,
    isBare: values.bare,
    times: wholeNumber('--times', values.times, 1, 20),
    out: values.out,
  }),
);

const root = path.resolve(import.meta.dirname, '../..');
const began = new Date();
const how = howOf('bench:streams', root);
const say = (line: string) => {
  console.log(`${String(Math.round((Date.now() - began.getTime()) / 1_000)).padStart(5)} s  ${line}`);
};

interface Step {
  readonly streams: number;
  readonly seconds: number;
  readonly events: number;
  readonly cpuSeconds: number;
  /** Of the process, bytes: after a collection. */
  readonly rss: number;
  readonly heap: number;
  /** To all streams. */
  readonly bytes: number;
  /** ms that somebody else waited for a small answer. */
  readonly answersMs: readonly number[];
  readonly load: number;
}

const Head = z.object({ epoch: z.string(), heads: z.object({ events: z.number() }) });

async function headOf({ url }: SoakOrigin): Promise<string> {
  const { epoch, heads } = Head.parse(await (await fetch(`${url}/api/health`)).json());
  return `${epoch}.${heads.events}`;
}

/** @param streams more of them until there are so many */
async function grow(origin: SoakOrigin, crowds: Crowd[], tokens: readonly string[], streams: number): Promise<void> {
  const CHUNK = 500;
  for (let size = sizeOf(crowds); size < streams; size = sizeOf(crowds)) {
    // Who comes later resumes from later on: a backlog is no part of what a stream costs.
    const headers = { 'Last-Event-ID': await headOf(origin), ...(given.isPacked ? { 'Accept-Encoding': 'gzip' } : {}) };
    const query = given.query === '' ? '' : `?${given.query}`;
    const crowd = createCrowd(origin.url, { query, headers, isPacked: given.isPacked, counts: true });
    crowds.push(crowd);
    await crowd.add(tokens.slice(size, Math.min(streams, size + CHUNK)));
    say(`${sizeOf(crowds)} streams are open`);
  }
}

const sizeOf = (crowds: readonly Crowd[]) => crowds.reduce((sum, { size }) => sum + size, 0);
const bytesOf = (crowds: readonly Crowd[]) => crowds.reduce((sum, { bytes }) => sum + bytes, 0);

async function measure(origin: SoakOrigin, crowds: readonly Crowd[]): Promise<Step> {
  await pause(3_000);
  const before = { use: await origin.use(), bytes: bytesOf(crowds), at: performance.now() };
  const answersMs: number[] = [];
  while (performance.now() < before.at + given.seconds * 1_000) {
    const asked = performance.now();
    await fetch(`${origin.url}/api/health`).then((answer) => answer.text());
    answersMs.push(performance.now() - asked);
    await pause(500);
  }
  const seconds = (performance.now() - before.at) / 1_000;
  const bytes = bytesOf(crowds) - before.bytes;
  const use = await origin.use();
  return {
    streams: sizeOf(crowds),
    seconds,
    events: use.events - before.use.events,
    cpuSeconds: use.cpuSeconds - before.use.cpuSeconds,
    rss: use.rss,
    heap: use.heapUsed,
    bytes,
    answersMs,
    load: os.loadavg()[0] ?? 0,
  };
}

function stepsTable(steps: readonly Step[]): string {
  const [none] = steps;
  const cores = ({ cpuSeconds, seconds }: Step) => cpuSeconds / seconds;
  return markdownTable({
    title: 'Streams',
    head: [
      'streams',
      'changes/s written',
      'cores used by the origin',
      'µs of processor a stream a second',
      'KB of memory each (of its heap)',
      'KB a stream a minute',
      'others wait for an answer: median',
      'longest',
      'load',
    ],
    rows: steps.map((step) => {
      const each = (value: number) => (step.streams === 0 ? '–' : brief(value / step.streams));
      const since = (of: (one: Step) => number) => of(step) - (none === undefined ? 0 : of(none));
      return [
        brief(step.streams),
        brief(step.events / step.seconds),
        brief(cores(step)),
        each(since(cores) * 1e6),
        step.streams === 0
          ? '–'
          : `${each(since(({ rss }) => rss) / 1_000)} (${each(since(({ heap }) => heap) / 1_000)})`,
        each((step.bytes * 60) / step.seconds / 1_000),
        `${brief(quantile(step.answersMs, 0.5))} ms`,
        `${brief(Math.max(...step.answersMs))} ms`,
        step.load.toFixed(1),
      ];
    }),
  });
}

function keep(steps: readonly Step[], images: readonly ImageCost[]): void {
  const text = [how, stepsTable(steps), ...(images.length === 0 ? [] : [imagesTable(images)])].join('\n\n');
  const results = path.join(root, 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${given.out}.md`), `${text}\n`);
  const report = { bench: 'streams', how, ...given, measured: steps, images };
  writeFileSync(path.join(results, `${given.out}.json`), `${JSON.stringify(report, null, 1)}\n`);
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'hanpan-streams-'));
  const tokens = await foundForCrowd(dataDir, Math.max(LEAST_READERS, ...given.steps));
  say('the house is founded');
  const origin = await spawnOrigin(dataDir, null, given.rate, given.times);
  const crowds: Crowd[] = [];
  const steps: Step[] = [];
  try {
    const images = given.isBare ? [] : await imageCosts(origin.url, tokens, say);
    for (const streams of given.steps) {
      await grow(origin, crowds, tokens, streams);
      const step = await measure(origin, crowds);
      steps.push(step);
      const { cpuSeconds, seconds } = step;
      say(`${step.streams} streams: ${brief(cpuSeconds / seconds)} cores, ${brief(step.bytes / 1e6)} MB`);
      keep(steps, images);
    }
    console.log(`\n${stepsTable(steps)}`);
  } finally {
    for (const crowd of crowds) crowd.close();
    await origin.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
