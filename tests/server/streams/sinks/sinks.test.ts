/** The short form of the run of readers without sockets; `npm run simulate:sinks -- --sinks 1000000` is the long one. */
import { expect, it } from 'vitest';
import { newDataDir } from '../../support/openOrigin.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { sinksRun } from './sinksRun.ts';

it.each([Math.floor(Math.random() * 2 ** 31)])(
  'S-1 S-2 S-17 S-18 S-21 S-34 OPS-9 readers that come, go, are slow and lose their process are told what the log says, seed %i',
  async (seed) => {
    const run = { dataDir: newDataDir(), sinks: 600, processes: 3, seconds: 3, kills: 2 };
    const summary = await sinksRun({ ...run, random: seededRandom(seed), onProgress: () => undefined });
    expect(summary.faults).toEqual([]);
    expect(summary.resumed).toBeGreaterThan(60);
    expect(summary.lossy).toBeGreaterThan(3);
    expect(summary.kills).toBe(2);
  },
);
