/** The short form of the kill run; `npm run killtest -- --bets 2000` is the long one. */
import { expect, inject, it } from 'vitest';
import { newDataDir } from '../support/openOrigin.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { killRun } from './killRun.ts';

it('WAL-06, CRT-15, LED-3, LED-8 keeps every acknowledged bet, once, and settles each once, over kill -9', async () => {
  // On the disk, which is where a house is.
  const dataDir = newDataDir(inject('diskDirectory'));
  const run = { dataDir, bets: 120, random: seededRandom(7), onProgress: () => undefined };
  const summary = await killRun(run);
  expect(summary.faults).toEqual([]);
  expect(summary.acknowledged).toBeGreaterThanOrEqual(120);
  expect(summary.kills).toBeGreaterThanOrEqual(1);
}, 240_000);
