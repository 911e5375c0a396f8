/** The short form of the money run; `npm run simulate:money -- --commands 100000` is the long one. */
import { expect, it } from 'vitest';
import { newDataDir } from '../support/openOrigin.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { moneyRun } from './moneyRun.ts';

it('WAL-06 WAL-08 CMD-1 CMD-3 REQ-1 REQ-3 of commands over a lossy line and kill -9 none is lost, none done twice, and the books balance', async () => {
  const random = seededRandom(11);
  const run = {
    dataDir: newDataDir(),
    commands: 400,
    members: 8,
    kills: 1,
    loss: 0.3,
    random,
    onProgress: () => undefined,
  };
  const summary = await moneyRun(run);
  expect(summary.faults).toEqual([]);
  expect(summary).toMatchObject({ kills: 1 });
  expect(summary.done).toBeGreaterThan(50);
  expect(summary.void).toBeGreaterThan(20);
}, 240_000);
