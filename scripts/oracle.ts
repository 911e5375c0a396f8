/**
 * `npm run oracle -- --slips N --histories N [--pairs all|FIRST-LAST] [--seed N]`: the rules of money against an independent answer.
 *
 * Ends with one line `N mismatches`; the exit code is 0 only if N is 0. The full proof is
 * `npm run oracle -- --pairs all --slips 10000000 --histories 1000000`.
 */
import { parseArgs } from 'node:util';
import { comparePairs } from './oracle/comparePairs.ts';
import { compareHistories } from './oracle/compareHistories.ts';
import { compareSlips } from './oracle/compareSlips.ts';
import { createProgress, type Comparison } from './oracle/comparison.ts';
import { createDice } from './oracle/dice.ts';

const DEFAULTS = { slips: '200000', histories: '10000', pairs: '101-400', seed: '20240506' };

const { values } = parseArgs({
  options: {
    slips: { type: 'string', default: DEFAULTS.slips },
    histories: { type: 'string', default: DEFAULTS.histories },
    pairs: { type: 'string', default: DEFAULTS.pairs },
    seed: { type: 'string', default: DEFAULTS.seed },
  },
});

const say = (line: string) => {
  console.log(line);
};

function countOf(text: string): number {
  const count = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count: ${text}`);
  return count;
}

function pairsOf(text: string): readonly [first: number, last: number] {
  if (text === 'all') return [101, 10_000];
  const [first = Number.NaN, last = Number.NaN] = text.split('-').map(countOf);
  if (!(first >= 101 && first <= last && last <= 10_000)) throw new RangeError(`not a range of hundredths: ${text}`);
  return [first, last];
}

const seed = countOf(values.seed);
const [first, last] = pairsOf(values.pairs);
say(`seed ${seed}`);
const results: readonly Comparison[] = [
  comparePairs(first, last, createProgress('two-pick products', say)),
  compareSlips(countOf(values.slips), createDice(seed), createProgress('slips', say)),
  compareHistories(countOf(values.histories), createDice(seed + 1), createProgress('ledger histories', say)),
];
for (const { examples } of results) for (const example of examples) say(`  ${example}`);
const mismatches = results.reduce((sum, result) => sum + result.mismatches, 0);
say(`${mismatches} mismatches`);
process.exitCode = mismatches === 0 ? 0 : 1;
