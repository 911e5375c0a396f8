/**
 * `npm run simulate -- --seeds N [--from S | --random | --draw D] [--level pure|dexie] [--profile mixed|bets|streams] [--seconds V]`: runs
 * seeds on all cores (`--jobs`), a quarter of them against the origin itself (`--origin`), each twice (`--once`: once), with the faults of
 * `--with` in all of them or no others than `--faults`; ends with a hash of the whole run and one line of totals. `--script FILE` does to
 * every seed's line what a tester's switches did, and nothing else. `--shrink N` looks for less that breaks the same rule. `--planted [--only a,b]`
 * plants bugs instead and says how many seeds each took. The exit code is 0 only if nothing was broken, or everything planted was found.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { FaultScript } from '../../src/domain/faults/faultScript.ts';
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { drawnSeeds, seedsFrom } from '../support/simulation/drawSeeds.ts';
import { FAULT_KINDS, PROFILES } from '../support/simulation/faults.ts';
import { LEVELS } from '../support/simulation/levels.ts';
import { RUN_ORIGINS, runSeeds } from '../support/simulation/runSeeds.ts';

const USAGE = `npm run simulate -- [--seeds N] [--from S | --random | --draw D] [--level ${LEVELS.join('|')}]
                        [--profile ${PROFILES.join('|')}] [--origin ${RUN_ORIGINS.join('|')}] [--seconds V] [--with FAULT,…] [--faults FAULT,…]
                        [--script FILE] [--jobs N] [--shrink RUNS] [--once] [--trace]
npm run simulate -- --planted [--only BUG,…] [--seeds N] [--from S] [--level ${LEVELS.join('|')}] [--jobs N]`;

const MOST_DRAWS = 2 ** 32 - 1;
const SEEDS_A_LINE = 12;

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
    jobs,
    shrink,
    once,
    trace,
    planted,
    only,
  }) => ({
    count: wholeNumber('--seeds', seeds, 1, 1_000_000),
    from: wholeNumber('--from', from, 0, Number.MAX_SAFE_INTEGER),
    draw: draw !== undefined ? wholeNumber('--draw', draw, 0, MOST_DRAWS) : random ? randomInt(MOST_DRAWS) : undefined,
    level: oneOf('--level', LEVELS, level),
    profile: oneOf('--profile', PROFILES, profile),
    ...(seconds === undefined ? {} : { seconds: wholeNumber('--seconds', seconds, 1, 86_400) }),
    ...(sure === undefined ? {} : { sure: faultNames('--with', sure) }),
    ...(faults === undefined ? {} : { faults: faultNames('--faults', faults) }),
    origin: oneOf('--origin', RUN_ORIGINS, origin),
    ...(script === undefined ? {} : { script: FaultScript.parse(JSON.parse(readFileSync(script, 'utf8'))) }),
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

const { isPlanted, only, count, from, draw, ...run } = options;
if (isPlanted) {
  // What plants bugs also builds, and takes as long to read as a seed to run.
  const { huntBugs } = await import('../support/simulation/plants/huntBugs.ts');
  const hunts = await huntBugs({ only, most: count, from, level: run.level, jobs: run.jobs, say });
  process.exit(hunts.every(({ seeds }) => seeds !== undefined) ? 0 : 1);
}

const seeds = draw === undefined ? seedsFrom(from, count) : drawnSeeds(draw, count);
if (draw !== undefined) {
  say(`seeds drawn by ${draw}; the same again: --seeds ${count} --draw ${draw}`);
  for (let index = 0; index < count; index += SEEDS_A_LINE) say(seeds.slice(index, index + SEEDS_A_LINE).join(' '));
}
const totals = await runSeeds({ ...run, seeds, say });
process.exit(totals.broken + totals.indeterminate === 0 ? 0 : 1);
