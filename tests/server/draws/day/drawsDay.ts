/** `npm run draws:day -- --minutes N [--kills N] [--bets N] [--seed S]`: all games for a day by a clock of its own, with a summary line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { NOON } from '../support/drawHouse.ts';
import { dayRun } from './dayRun.ts';

const DAY_MINUTES = 1_440;
const { minutes, kills, betsAMinute, seed } = readCommandLine(
  'npm run draws:day -- [--minutes N] [--kills N] [--bets N] [--seed S]',
  {
    minutes: { type: 'string', default: String(DAY_MINUTES) },
    kills: { type: 'string', default: '0' },
    bets: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
  (values) => ({
    minutes: wholeNumber('--minutes', values.minutes, 1, 10 * DAY_MINUTES),
    kills: wholeNumber('--kills', values.kills, 0, 1_000),
    betsAMinute: wholeNumber('--bets', values.bets, 0, 60),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-draws-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const summary = await dayRun({
  ...{ dataDir, from: NOON, minutes, kills, betsAMinute, random: seededRandom(seed) },
  onProgress: (minute, bets, killed) => {
    console.log(`  minute ${minute} of ${minutes}, ${bets} bets, ${killed} kills, ${seconds()} s`);
  },
});
for (const fault of summary.faults) console.log(`  FAULT ${fault}`);
console.log(
  `draws:day: ${summary.rounds} rounds (${summary.voided} void), ${summary.latest} ms late at most, ${summary.taken} bets (${summary.refused} refused), ` +
    `${summary.kills} kills, ${summary.eventBytes} bytes an event, ${summary.cpu} ms of processor in the last process, ${summary.faults.length} faults, ` +
    `${seconds()} s, seed ${seed}`,
);
if (summary.faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.log(`The data directory is kept: ${dataDir}`);
process.exit(summary.faults.length === 0 ? 0 : 1);
