/**
 * `npm run simulate -- --seeds N [--from S | --random | --draw D] [--level pure|dexie] [--profile mixed|bets|streams] [--seconds V]`: runs
 * seeds on all cores (`--jobs`), a quarter of them against the origin itself (`--origin`), each twice (`--once`: once), with the faults of
 * `--with` in all of them or no others than `--faults`; ends with a hash of the whole run and one line of totals. `--script FILE` does to
 * every seed's line what a tester's switches did, and nothing else. `--kept FILE` keeps each seed's outcome, and the same command goes on with
 * the others when it is given again. `--shrink N` looks for less that breaks the same rule. `--planted [--only a,b]`
 * plants bugs instead and says how many seeds each took. The exit code is 0 only if nothing was broken, or everything planted was found.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { FaultScript } from '../../src/domain/faults/faultScript.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { drawnSeeds, seedsFrom } from '../support/simulation/drawSeeds.ts';
import { FAULT_KINDS, PROFILES } from '../support/simulation/faults.ts';
import { jobFile } from '../support/simulation/jobPool.ts';
import { codeOf, drawOf, openKeptRun, type KeptRun } from '../support/simulation/keptRun.ts';
import { LEVELS } from '../support/simulation/levels.ts';
import { RUN_ORIGINS, runSeeds } from '../support/simulation/runSeeds.ts';

const USAGE = `npm run simulate -- [--seeds N] [--from S | --random | --draw D] [--level ${LEVELS.join('|')}]
                        [--profile ${PROFILES.join('|')}] [--origin ${RUN_ORIGINS.join('|')}] [--seconds V] [--with FAULT,…] [--faults FAULT,…]
                        [--script FILE] [--kept FILE] [--jobs N] [--shrink RUNS] [--once] [--trace]
npm run simulate -- --planted [--only BUG,…] [--seeds N] [--from S] [--level ${LEVELS.join('|')}] [--jobs N]`;

const MOST_DRAWS = 2 ** 32 - 1;
const SEEDS_A_LINE = 12;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** A run that is kept goes on with what it drew. */
const drawAnew = (kept: string | undefined) => (kept === undefined ? undefined : drawOf(kept)) ?? randomInt(MOST_DRAWS);
function keptIn(kept: string | undefined, isPlanted: boolean): { readonly kept?: string } {
  if (kept === undefined) return {};
  if (isPlanted) throw new RangeError('--kept keeps seeds, and no planted bugs');
  return { kept };
}

const faultNames = (option: string, text: string) => text.split(',').map((name) => oneOf(option, FAULT_KINDS, name));

const options = readCommandLine(
  USAGE,
  {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    random: { type: 'boolean', default: false },
    draw: { type: 'string' },
    level: { type: 'string', default: 'pure' },
    profile: { type: 'string', default: 'mixed' },
    seconds: { type: 'string' },
    with: { type: 'string' },
    faults: { type: 'string' },
    origin: { type: 'string', default: 'both' },
    script: { type: 'string' },
    kept: { type: 'string' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    shrink: { type: 'string', default: '0' },
    once: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  ({
    seeds,
    from,
    random,
    draw,
    level,
    profile,
    seconds,
    with: sure,
    faults,
    origin,
    script,
    kept,
    jobs,
    shrink,
    once,
    trace,
    planted,
    only,
  }) => ({
    count: wholeNumber('--seeds', seeds, 1, 1_000_000),
    from: wholeNumber('--from', from, 0, Number.MAX_SAFE_INTEGER),
    draw: draw === undefined ? (random ? drawAnew(kept) : undefined) : wholeNumber('--draw', draw, 0, MOST_DRAWS),
    level: oneOf('--level', LEVELS, level),
    profile: oneOf('--profile', PROFILES, profile),
    ...(seconds === undefined ? {} : { seconds: wholeNumber('--seconds', seconds, 1, 86_400) }),
    ...(sure === undefined ? {} : { sure: faultNames('--with', sure) }),
    ...(faults === undefined ? {} : { faults: faultNames('--faults', faults) }),
    origin: oneOf('--origin', RUN_ORIGINS, origin),
    ...(script === undefined ? {} : { script: FaultScript.parse(JSON.parse(readFileSync(script, 'utf8'))) }),
    ...keptIn(kept, planted),
    jobs: wholeNumber('--jobs', jobs, 1, 256),
    shrink: wholeNumber('--shrink', shrink, 0, 10_000),
    isTwice: !once,
    isTraced: trace,
    isPlanted: planted,
    only: only?.split(',') ?? [],
  }),
);

const say = (line: string) => {
  console.log(line);
};

const { isPlanted, only, count, from, draw, kept: file, ...run } = options;
if (isPlanted) {
  // What plants bugs also builds, and takes as long to read as a seed to run.
  const { huntBugs } = await import('../support/simulation/plants/huntBugs.ts');
  const hunts = await huntBugs({ only, most: count, from, level: run.level, jobs: run.jobs, say }).catch(end);
  process.exit(hunts.every(({ seeds }) => seeds !== undefined) ? 0 : 1);
}

const seeds = draw === undefined ? seedsFrom(from, count) : drawnSeeds(draw, count);
if (draw !== undefined) {
  say(`seeds drawn by ${draw}; the same again: --seeds ${count} --draw ${draw}`);
  for (let index = 0; index < count; index += SEEDS_A_LINE) say(seeds.slice(index, index + SEEDS_A_LINE).join(' '));
}
const kept = file === undefined ? undefined : await keptRun(file);
const totals = await runSeeds({ ...run, kept, seeds, say });
process.exit(totals.broken + totals.indeterminate === 0 ? 0 : 1);

/** The run that is kept there, or one that begins; ends the command where seeds of it and of this run would not belong together. */
async function keptRun(name: string): Promise<KeptRun> {
  const { level, profile, seconds, sure, faults, origin, script, isTwice } = run;
  const said = { seconds, with: sure?.toSorted(), faults: faults?.toSorted(), script };
  const how = {
    ...{ level, profile, origin, runs: isTwice ? 'two' : 'one' },
    ...Object.fromEntries(
      Object.entries(said).flatMap(([name, is]) => (is === undefined ? [] : [[name, JSON.stringify(is)]])),
    ),
  };
  try {
    const opened = openKeptRun(name, { code: codeOf(await jobFile(), ROOT), how, draw });
    const there = seeds.filter((seed) => opened.outcomes.has(seed)).length;
    if (there > 0) say(`${there} of ${count} seeds are in ${name}, and are not run again`);
    if (opened.unreadable > 0) say(`lines of it that cannot be read, and count for nothing: ${opened.unreadable}`);
    return opened;
  } catch (error) {
    return end(error);
  }
}

/** What cannot be run is said without a stack. */
function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  return process.exit(2);
}
