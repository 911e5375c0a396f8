/**
 * Jobs on several processes at once: each has timers, databases and a heap of its own, so that a job does in any of them what it
 * does alone. All of them run one file, made once and kept until a source changes.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { processFile } from '../process/processFile.ts';
import type { Job, Outcome, SeedOutcome } from './jobs.ts';
import type { SeedOptions } from './runSeed.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Most of what a seed leaves behind is dead at once; a young generation of this size rarely has to copy any of it. MB. */
const YOUNG_MB = 64;

/** A process is over in minutes, and compiling well what it does now and then takes longer than that saves: only what is used most is worth it. Bytes of code. */
const COMPILED_LATE = 1_000_000;

/** @returns path of the file that all processes run: made at the first call, and again once any source has changed */
export const jobFile = (): Promise<string> => processFile('tests/support/simulation/jobProcess.ts', ROOT, 'within');

/**
 * Does jobs, `processes` at a time, each as soon as one is free.
 *
 * @param jobs each is made when its turn comes
 * @param onDone called in the order in which they end, with the job's place among `jobs`
 * @throws Error when a process dies: what it was doing is named
 */
export async function doJobs(
  jobs: readonly (() => Job | Promise<Job>)[],
  processes: number,
  onDone: (outcome: Outcome, index: number) => void,
): Promise<void> {
  if (jobs.length === 0) return;
  let next = 0;
  const file = await jobFile();
  const workers = Array.from({ length: Math.min(processes, jobs.length) }, async () => {
    const { ask, end } = startProcess(file);
    try {
      for (let index = next++; index < jobs.length; index = next++) {
        const job = await jobs[index]?.();
        if (job !== undefined) onDone(await ask(job), index);
      }
    } finally {
      end();
    }
  });
  await Promise.all(workers);
}

/** One seed, and whether a second run of it must leave the same trace. */
interface AskedSeed {
  readonly options: SeedOptions;
  readonly isTwice: boolean;
}

/**
 * Begins to run seeds, in their order and `processes` at a time. @returns an outcome for each, as soon as it is there; those that a process
 * that died did not come to fail with it
 */
export function startSeeds(seeds: readonly AskedSeed[], processes: number): readonly Promise<SeedOutcome>[] {
  const settle: ((outcome: SeedOutcome) => void)[] = [];
  const fail: ((error: unknown) => void)[] = [];
  const outcomes = seeds.map(
    (_seed, index) =>
      new Promise<SeedOutcome>((resolve, reject) => {
        settle[index] = resolve;
        fail[index] = reject;
      }),
  );
  // Whoever asks for one hears of it; nobody has to ask for all.
  for (const outcome of outcomes) outcome.catch(() => undefined);
  const jobs = seeds.map((asked) => () => ({ kind: 'seed', ...asked }) as const);
  doJobs(jobs, processes, (outcome, index) => {
    if ('report' in outcome) settle[index]?.(outcome);
  }).catch((error: unknown) => {
    for (const reject of fail) reject(error);
  });
  return outcomes;
}

function startProcess(file: string): { ask(job: Job): Promise<Outcome>; end(): void } {
  const child = fork(file, {
    execArgv: [`--max-semi-space-size=${YOUNG_MB}`, `--interrupt-budget=${COMPILED_LATE}`],
  });
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        const died = (code: number | null) => {
          reject(new Error(`a process ended with ${code} during ${JSON.stringify(job)}`));
        };
        child.once('exit', died);
        child.once('message', (outcome: Outcome) => {
          child.off('exit', died);
          resolve(outcome);
        });
        child.send(job);
      }),
    end: () => {
      // One that died says why by its exit.
      if (child.connected) child.disconnect();
    },
  };
}
