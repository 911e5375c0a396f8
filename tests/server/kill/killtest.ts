/** `npm run killtest -- --bets N [--seed S]`: the long form of the kill run, with progress and a summary line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { killRun } from './killRun.ts';

const { bets, seed } = readCommandLine(
  'npm run killtest -- [--bets N] [--seed S]',
  { bets: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
  (values) => ({
    bets: wholeNumber('--bets', values.bets, 1, 1_000_000),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-kill-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const summary = await killRun({
  dataDir,
  bets,
  random: seededRandom(seed),
  onProgress: (done, kills) => {
    console.log(`  ${done} of ${bets} bets acknowledged, ${kills} kills, ${seconds()} s`);
  },
});
for (const fault of summary.faults) console.log(`  FAULT ${fault}`);
const { acknowledged, kills, cutOff, foundAccepted, deliveries, faults } = summary;
console.log(
  `killtest: ${acknowledged} acknowledged bets, ${kills} kills, ${cutOff} answers cut off (${foundAccepted} had been accepted), ` +
    `${deliveries} results, ${faults.length} faults, ${seconds()} s, seed ${seed}`,
);
if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.log(`The data directory is kept: ${dataDir}`);
process.exit(faults.length === 0 ? 0 : 1);
