/**
 * `npm run simulate -- --seeds N [--from S] [--level pure|dexie] [--profile mixed|bets|streams] [--seconds V] [--trace]`:
 * runs seeds, each twice, and ends with one line of totals. The exit code is 0 only if nothing was broken.
 */
import { parseArgs } from 'node:util';
import { PROFILES } from '../support/simulation/faults.ts';
import { runSeeds } from '../support/simulation/runSeeds.ts';
import { LEVELS } from '../support/simulation/storage.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    level: { type: 'string', default: 'pure' },
    profile: { type: 'string', default: 'mixed' },
    seconds: { type: 'string' },
    once: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
});

function oneOf<Name extends string>(names: readonly Name[], value: string): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new RangeError(`${value} is none of ${names.join(', ')}`);
  return found;
}

const totals = await runSeeds({
  seeds: Number(values.seeds),
  from: Number(values.from),
  level: oneOf(LEVELS, values.level),
  profile: oneOf(PROFILES, values.profile),
  ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
  isTwice: !values.once,
  isTraced: values.trace,
  say: (line) => {
    console.log(line);
  },
});
process.exit(totals.broken + totals.indeterminate === 0 ? 0 : 1);
