/**
 * `npm run simulate -- --seeds N [--from S] [--level pure|dexie] [--profile mixed|bets|streams] [--seconds V] [--with a,b] [--trace]`:
 * runs seeds, each twice (`--once`: once), all of them with the faults named, and ends with one line of totals. `--planted [--only a,b]`
 * plants bugs instead and says how many seeds each took. The exit code is 0 only if nothing was broken, or everything planted was found.
 */
import { oneOf, readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { FAULT_KINDS, PROFILES } from '../support/simulation/faults.ts';
import { huntBugs } from '../support/simulation/plants/huntBugs.ts';
import { runSeeds } from '../support/simulation/runSeeds.ts';
import { LEVELS } from '../support/simulation/storage.ts';

const USAGE = `npm run simulate -- [--seeds N] [--from S] [--level ${LEVELS.join('|')}] [--profile ${PROFILES.join('|')}]
                        [--seconds V] [--with FAULT,…] [--once] [--trace]
npm run simulate -- --planted [--only BUG,…] [--seeds N] [--from S] [--level ${LEVELS.join('|')}]`;

const options = readCommandLine(
  USAGE,
  {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    level: { type: 'string', default: 'pure' },
    profile: { type: 'string', default: 'mixed' },
    seconds: { type: 'string' },
    with: { type: 'string' },
    once: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  ({ seeds, from, level, profile, seconds, with: named, once, trace, planted, only }) => ({
    seeds: wholeNumber('--seeds', seeds, 1, 1_000_000),
    from: wholeNumber('--from', from, 0, Number.MAX_SAFE_INTEGER),
    level: oneOf('--level', LEVELS, level),
    profile: oneOf('--profile', PROFILES, profile),
    ...(seconds === undefined ? {} : { seconds: wholeNumber('--seconds', seconds, 1, 86_400) }),
    ...(named === undefined ? {} : { sure: named.split(',').map((name) => oneOf('--with', FAULT_KINDS, name)) }),
    isTwice: !once,
    isTraced: trace,
    isPlanted: planted,
    only: only?.split(',') ?? [],
  }),
);

const say = (line: string) => {
  console.log(line);
};

const { isPlanted, only, ...run } = options;
if (isPlanted) {
  const hunts = await huntBugs({ only, most: run.seeds, from: run.from, level: run.level, say });
  process.exit(hunts.every(({ seeds }) => seeds !== undefined) ? 0 : 1);
}

const totals = await runSeeds({ ...run, say });
process.exit(totals.broken + totals.indeterminate === 0 ? 0 : 1);
