/**
 * `npm run oracle -- --slips N --histories N [--pairs all|FIRST-LAST] [--seed N]`: the rules of money against an independent answer.
 *
 * Ends with one line `N mismatches`; the exit code is 0 only if N is 0. The full proof is
 * `npm run oracle -- --pairs all --slips 10000000 --histories 1000000`.
 */
import { comparePairs } from './oracle/comparePairs.ts';
import { compareHistories } from './oracle/compareHistories.ts';
import { compareSlips } from './oracle/compareSlips.ts';
import { createProgress, type Comparison } from './oracle/comparison.ts';
import { createDice } from './oracle/dice.ts';
import { readCommandLine, wholeNumber } from './process/commandLine.ts';

const DEFAULTS = { slips: '200000', histories: '10000', pairs: '101-400', seed: '20240506' };

const MOST = 1_000_000_000;

const { slips, histories, pairs, seed } = readCommandLine(
  'npm run oracle -- [--slips N] [--histories N] [--pairs all|FIRST-LAST] [--seed N]',
  {
    slips: { type: 'string', default: DEFAULTS.slips },
    histories: { type: 'string', default: DEFAULTS.histories },
    pairs: { type: 'string', default: DEFAULTS.pairs },
    seed: { type: 'string', default: DEFAULTS.seed },
  },
  (values) => ({
    slips: wholeNumber('--slips', values.slips, 0, MOST),
    histories: wholeNumber('--histories', values.histories, 0, MOST),
    pairs: pairsOf(values.pairs),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

const say = (line: string) => {
  console.log(line);
};

function pairsOf(text: string): readonly [first: number, last: number] {
  if (text === 'all') return [101, 10_000];
  const [first = '', last = ''] = text.split('-');
  const from = wholeNumber('--pairs', first, 101, 10_000);
  return [from, wholeNumber('--pairs', last, from, 10_000)];
}

say(`seed ${seed}`);
const results: readonly Comparison[] = [
  comparePairs(...pairs, createProgress('two-pick products', say)),
  compareSlips(slips, createDice(seed), createProgress('slips', say)),
  compareHistories(histories, createDice(seed + 1), createProgress('ledger histories', say)),
];
for (const { examples } of results) for (const example of examples) say(`  ${example}`);
const mismatches = results.reduce((sum, result) => sum + result.mismatches, 0);
say(`${mismatches} mismatches`);
process.exitCode = mismatches === 0 ? 0 : 1;
