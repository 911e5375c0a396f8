/** Connections: how many streams one origin process holds, what each costs in memory, and how long one event takes to reach them all. */
import { readFileSync } from 'node:fs';
import { watchMachine } from '../machine/machineWatch.ts';
import { cpuTimesOf } from '../machine/processes.ts';
import { fixtureIdOf, games } from '../../tests/server/support/feedReports.ts';
import type { Findings, RoundNote } from '../report/partReport.ts';
import { brief, exponentOf, median } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { createCrowd, type Crowd } from './crowd.ts';
import { openCrowdedOrigin, type CrowdedOrigin } from './crowdedOrigin.ts';

const STEPS = [10, 100, 1_000, 3_000, 10_000];
const FAN_OUT_LIMIT_MS = 60_000;
/** Files that are not connections. */
const SPARE_FILES = 200;

interface Step {
  readonly readers: number;
  readonly bytesEach: number;
  readonly fanOutMs: number[];
}

export async function connections(context: BenchContext): Promise<Findings> {
  const most = Math.min(STEPS.at(-1) ?? 0, openFileLimit() - SPARE_FILES);
  const sizes = [...new Set(STEPS.map((size) => Math.min(size, most)))];
  const crowded = await openCrowdedOrigin(most);
  const crowd = createCrowd(crowded.origin.url);
  const machine: RoundNote[] = [];
  const steps: Step[] = [];
  try {
    // The first delivery makes what every later one finds made.
    await crowd.add(crowded.tokens.slice(0, 1));
    await fanOut(crowded, crowd, 'warm', 1);
    const before = crowded.memory();
    for (const readers of sizes) {
      const noted = watchMachine();
      await crowd.add(crowded.tokens.slice(crowd.size, readers));
      const bytesEach = (crowded.memory() - before) / readers;
      const fanOutMs = await fanOut(crowded, crowd, `s${readers}`, context.rounds);
      steps.push({ readers, bytesEach, fanOutMs });
      machine.push({ round: `${readers} streams`, ...noted() });
      context.say(`${readers} streams: ${brief(bytesEach / 1_000)} KB each, ${brief(median(fanOutMs))} ms to all`);
    }
  } finally {
    crowd.close();
    await crowded.close();
  }
  return findingsOf(steps, machine);
}

/** Ms from a report to the last reader, by round. Waits for each before the next. */
async function fanOut({ origin }: CrowdedOrigin, crowd: Crowd, name: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const game = `${name}-${round}`;
    const reports = games(game);
    const got = crowd.untilAllGot(fixtureIdOf(game), FAN_OUT_LIMIT_MS);
    const began = performance.now();
    await origin.deliver(reports);
    await got;
    times.push(performance.now() - began);
  }
  return times;
}

function findingsOf(steps: readonly Step[], machine: readonly RoundNote[]): Findings {
  const last = steps.at(-1);
  const points = steps.map(({ readers, fanOutMs }) => ({ x: readers, y: median(fanOutMs) }));
  return {
    figures: [
      {
        name: 'origin: streams held by one process',
        value: last?.readers ?? Number.NaN,
        unit: '',
        must: 10_000,
        moonshot: 50_000,
        isLessBetter: false,
      },
      {
        name: 'origin: memory of a stream',
        value: (last?.bytesEach ?? Number.NaN) / 1_000,
        unit: ' KB',
        must: 12,
        moonshot: 10,
        isLessBetter: true,
      },
    ],
    tables: [
      {
        title: 'Streams of one origin process',
        head: ['streams', 'KB each', 'one event to all, ms'],
        rows: steps.map(({ readers, bytesEach, fanOutMs }) => [
          brief(readers),
          brief(bytesEach / 1_000),
          brief(median(fanOutMs)),
        ]),
      },
    ],
    plots: [
      {
        file: 'connections',
        title: 'One event from the feed to every stream of one process',
        xLabel: 'streams',
        yLabel: 'ms',
        yScale: 'log',
        curves: [{ name: `fan-out, n^${exponentOf(points.slice(1)).toFixed(2)}`, points }],
      },
    ],
    machine,
    remarks: [
      'The real origin process; the readers are bare sockets in the benchmark’s process on the same cores.',
      'A frame is encoded once for all streams (`server/streams/streamHub.ts`); what grows is one write a stream.',
      `The benchmark itself used ${brief(cpuTimesOf(process.pid).all)} s of CPU meanwhile, the readers’ part included.`,
    ],
    raw: steps,
  };
}

/** How many files a process may have open; a cautious guess where `/proc` does not say. */
function openFileLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1_024);
  } catch {
    return 1_024;
  }
}
