/**
 * A run of seeds whose outcomes are kept in a file, a line each, as they come: a run of hours that is ended goes on where it was, of the same code and
 * in the same way. The first line says which: of other code, or run otherwise, the outcomes would prove nothing together.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { SeedOutcome } from './jobs.ts';
import { FAULT_KINDS } from './faults.ts';

const Count = z.number().int().nonnegative();

const KeptOutcome = z.object({
  report: z.object({
    seed: Count,
    violations: z.array(z.object({ rule: z.string(), at: z.number(), detail: z.string() })),
    traceHash: z.number().int(),
    eventsDelivered: Count,
    betsPosted: Count,
    betsPlaced: Count,
    virtualMs: Count,
    steps: Count,
    faults: z.array(z.enum(FAULT_KINDS)),
  }),
  isAlike: z.boolean(),
});

const KeptHead = z.object({
  /** Digest of the one file that the seeds were run from (`codeOf`). */
  code: z.string(),
  /** How: the level, the profile and whatever else makes a seed another, each as text. */
  how: z.record(z.string(), z.string()),
  /** What its seeds are drawn by; without it they are in a row. */
  draw: Count.optional(),
});
export type KeptHead = z.infer<typeof KeptHead>;

export interface KeptRun {
  /** Of seeds that were run before. */
  readonly outcomes: ReadonlyMap<number, SeedOutcome>;
  /** Lines that could not be read, as the last one of a run that was killed: their seeds are run again. */
  readonly unreadable: number;
  keep(outcome: SeedOutcome): void;
}

/** @returns what the seeds of a kept run are drawn by; `undefined` without a file, or of seeds in a row @throws Error for a file of something else */
export const drawOf = (file: string): number | undefined => (isBegun(file) ? readHead(file).draw : undefined);

/**
 * Opens a kept run, or begins one where there is no file.
 *
 * @throws Error for a file of something else, or whose seeds are of other code, run otherwise or drawn otherwise
 */
export function openKeptRun(file: string, head: KeptHead): KeptRun {
  const outcomes = new Map<number, SeedOutcome>();
  let unreadable = 0;
  if (isBegun(file)) {
    const differs = differencesOf(readHead(file), head);
    if (differs.length > 0) throw new Error(`${file} is of another run: ${differs.join('; ')}. Name another file`);
    const [, ...lines] = readFileSync(file, 'utf8').split('\n');
    for (const line of lines) {
      if (line === '') continue;
      const outcome = KeptOutcome.safeParse(parsed(line)).data;
      if (outcome === undefined) unreadable += 1;
      else outcomes.set(outcome.report.seed, outcome);
    }
    // What a killed run began to write ends here.
    appendFileSync(file, '\n');
  } else appendFileSync(file, `${JSON.stringify(head)}\n`);
  return {
    outcomes,
    unreadable,
    keep: (outcome) => {
      appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    },
  };
}

/** @returns the same for the same code, wherever its checkout lies */
export const codeOf = (jobFile: string, root: string): string =>
  createHash('sha256').update(readFileSync(jobFile, 'utf8').replaceAll(root, '')).digest('hex').slice(0, 16);

/** An empty file is one that is about to be filled. @throws Error for a directory */
function isBegun(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new Error(`${file} is a directory, and no kept run`);
  return (found?.size ?? 0) > 0;
}

function differencesOf(kept: KeptHead, head: KeptHead): readonly string[] {
  const facts = ({ code, how, draw }: KeptHead): Readonly<Record<string, string>> => ({
    code,
    ...how,
    seeds: draw === undefined ? 'in a row' : `drawn by ${draw}`,
  });
  const [before, now] = [facts(kept), facts(head)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name} ${before[name] ?? 'not said'} there, ${now[name] ?? 'not said'} here`);
}

function readHead(file: string): KeptHead {
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const head = KeptHead.safeParse(parsed(first));
  if (head.success) return head.data;
  throw new Error(`${file} is not of a kept run: its first line says neither code nor how`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
