/**
 * `npm run simulate:money -- --commands N [--members M] [--kills K] [--loss PERCENT] [--seed S] [--report FILE]`: the long form of the money run, with progress,
 * a summary line and a report to keep.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { moneyRun } from './moneyRun.ts';

const given = readCommandLine(
  'npm run simulate:money -- [--commands N] [--members M] [--kills K] [--loss PERCENT] [--seed S] [--report FILE]',
  {
    commands: { type: 'string', default: '100000' },
    members: { type: 'string', default: '48' },
    kills: { type: 'string', default: '20' },
    loss: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
  (values) => ({
    commands: wholeNumber('--commands', values.commands, 1, 10_000_000),
    members: wholeNumber('--members', values.members, 1, 1_000),
    kills: wholeNumber('--kills', values.kills, 0, 10_000),
    loss: wholeNumber('--loss', values.loss, 0, 90),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
    report: values.report,
  }),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-money-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const summary = await moneyRun({
  ...{
    dataDir,
    commands: given.commands,
    members: given.members,
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
const took = seconds();
console.log(
  `simulate:money: ${commands} commands (${done} done, ${refused} refused, ${voided} void), ${lost} messages lost, ${kills} kills, ` +
    `${faults.length} faults, ${took} s, seed ${given.seed}`,
);
if (given.report !== undefined) writeFileSync(given.report, report());
if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
else console.log(`The data directory is kept: ${dataDir}`);
process.exit(faults.length === 0 ? 0 : 1);

function report(): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ['commands', commands],
    ['done', done],
    ['refused', refused],
    ['void: never done, and never will be', voided],
    ['messages lost: questions, answers, and what a kill cut off', lost],
    ['SIGKILLs of the origin', kills],
    ['members, each with two tabs', given.members],
    ['seconds', took],
    ['commands a second', Math.round(commands / Math.max(took, 1))],
    [
      'load of the machine at the end, of one, five, fifteen minutes',
      loadavg()
        .map((one) => one.toFixed(1))
        .join(', '),
    ],
    ['lost, doubled, or told otherwise than stored', faults.length],
  ];
  return [
    '# Commands of money over a line that loses, at an origin that is killed',
    '',
    `\`npm run simulate:money -- --commands ${given.commands} --members ${given.members} --kills ${given.kills} --loss ${given.loss} --seed ${given.seed}\`. What is`,
    'checked: every request that was told is stored once as it was told, none is stored that was told to nobody, what was taken back is taken back, each moved',
    'what its state says and nothing else, won and points of each member are what their requests come to, and the books balance (`checkMoney.ts`).',
    '',
    '| | |',
    '| --- | --- |',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
    ...(faults.length === 0 ? [] : ['', ...faults.map((fault) => `- ${fault}`)]),
    '',
  ].join('\n');
}
