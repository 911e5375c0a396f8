/** `npm run simulate:sinks -- [--sinks N] [--processes P] [--seconds S] [--kills K] [--seed S]`: the long form, with progress and what it took. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../../../scripts/process/commandLine.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { sinksRun } from './sinksRun.ts';

const given = readCommandLine(
  'npm run simulate:sinks -- [--sinks N] [--processes P] [--seconds S] [--kills K] [--seed S]',
  {
    sinks: { type: 'string', default: '100000' },
    processes: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
  (values) => ({
    sinks: wholeNumber('--sinks', values.sinks, 1, 2_000_000),
    processes: wholeNumber('--processes', values.processes, 2, 100),
    seconds: wholeNumber('--seconds', values.seconds, 1, 3_600),
    kills: wholeNumber('--kills', values.kills, 0, 100),
    seed: wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-sinks-'));
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1_000);
const { seed, ...run } = given;
const summary = await sinksRun({
  ...{ ...run, dataDir, random: seededRandom(seed) },
  onProgress: (done) => {
    console.log(`${String(seconds()).padStart(5)} s  ${done}`);
  },
});
rmSync(dataDir, { recursive: true, force: true });
for (const fault of summary.faults) console.log(`  FAULT ${fault}`);
const { events, opened, resumed, kills, cut, lossy, writes, bytes, writeUs, bytesEach, faults } = summary;
console.log(
  `sinks: ${run.sinks} readers at ${run.processes} processes, ${events} events, ${opened} came, ${resumed} came again, ${kills} processes killed, ${cut} cut off, ` +
    `${lossy} held to order alone; ${writes} writes of ${(bytes / 1e6).toFixed(0)} MB, ${writeUs.toFixed(2)} µs each with their checks, ${bytesEach.toFixed(0)} bytes a reader; ` +
    `${faults.length} faults, ${seconds()} s, load ${(loadavg()[0] ?? 0).toFixed(1)}, seed ${seed}`,
);
process.exit(faults.length === 0 ? 0 : 1);
