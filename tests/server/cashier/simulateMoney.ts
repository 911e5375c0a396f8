/** `npm run simulate:money -- --commands N [--kills K] [--loss PERCENT] [--seed S]`: the long form of the money run, with progress and a summary line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { moneyRun } from './moneyRun.ts';

const given = readCommandLine(
  'npm run simulate:money -- [--commands N] [--kills K] [--loss PERCENT] [--seed S]',
  {
    commands: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '20' },
    loss: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
  (values) => ({
    commands: wholeNumber('--commands', values.commands, 1, 10_000_000),
    kills: wholeNumber('--kills', values.kills, 0, 10_000),
    loss: wholeNumber('--loss', values.loss, 0, 90),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-money-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const summary = await moneyRun({
  ...{
    dataDir,
    commands: given.commands,
    kills: given.kills,
    loss: given.loss / 100,
    random: seededRandom(given.seed),
  },
  onProgress: (commands, kills) => {
    console.log(`  ${commands} of ${given.commands} commands${kills < 0 ? '' : `, kill ${kills}`}, ${seconds()} s`);
  },
});
for (const fault of summary.faults) console.log(`  FAULT ${fault}`);
const { commands, done, refused, void: voided, lost, kills, faults } = summary;
console.log(
  `simulate:money: ${commands} commands (${done} done, ${refused} refused, ${voided} void), ${lost} messages lost, ${kills} kills, ` +
    `${faults.length} faults, ${seconds()} s, seed ${given.seed}`,
);
if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.log(`The data directory is kept: ${dataDir}`);
process.exit(faults.length === 0 ? 0 : 1);
