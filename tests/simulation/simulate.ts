/**
 * `npm run simulate -- --seeds N [--from S] [--level pure|dexie] [--profile mixed|bets|streams] [--seconds V] [--with a,b] [--trace]`:
 * runs seeds, each twice (`--once`: once), all of them with the faults named, and ends with one line of totals. `--planted [--only a,b]`
 * plants bugs instead and says how many seeds each took. The exit code is 0 only if nothing was broken, or everything planted was found.
 */
import { parseArgs } from 'node:util';
import { FAULT_KINDS, PROFILES } from '../support/simulation/faults.ts';
import { huntBugs } from '../support/simulation/plants/huntBugs.ts';
import { runSeeds } from '../support/simulation/runSeeds.ts';
import { LEVELS } from '../support/simulation/storage.ts';

const { values } = parseArgs({
  options: {
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
});

function oneOf<Name extends string>(names: readonly Name[], value: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new RangeError(`${value} is none of ${names.join(', ')}`);
  return found;
}

const say = (line: string) => {
  console.log(line);
};

if (values.planted) {
  const hunts = await huntBugs({
    only: values.only?.split(',') ?? [],
    most: Number(values.seeds),
    from: Number(values.from),
    level: oneOf(LEVELS, values.level),
    say,
  });
  process.exit(hunts.every(({ seeds }) => seeds !== undefined) ? 0 : 1);
}

const totals = await runSeeds({
  seeds: Number(values.seeds),
  from: Number(values.from),
  level: oneOf(LEVELS, values.level),
  profile: oneOf(PROFILES, values.profile),
  ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
  ...(values.with === undefined ? {} : { sure: values.with.split(',').map((name) => oneOf(FAULT_KINDS, name)) }),
  isTwice: !values.once,
  isTraced: values.trace,
  say,
});
process.exit(totals.broken + totals.indeterminate === 0 ? 0 : 1);
