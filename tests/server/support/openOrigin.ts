/** A real origin in a directory of its own, on a free port, for one test; everything is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startOrigin, type Origin } from '../../../server/origin.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { layFoundedHouse } from './foundedHouse.ts';

export function newDataDir(parent = tmpdir()): string {
  const dataDir = mkdtempSync(join(parent, 'hanpan-origin-'));
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** An origin with demo members, cheap passwords and no site; what it reports as failed fails the test. */
export async function openOrigin(options: Partial<OriginOptions> = {}): Promise<Origin> {
  const failures: unknown[] = [];
  const dataDir = options.dataDir ?? newDataDir();
  const start = (of: Partial<OriginOptions>) =>
    startOrigin({
      ...{ dataDir, port: 0, host: '127.0.0.1', demo: true, siteDir: null, feed: null, drawnGames: [] },
      ...{ heartbeatMs: 100, passwordCost: 8, onFailure: (error) => failures.push(error) },
      ...of,
    });
  await layFoundedHouse(dataDir, options, async (directory) => (await start({ dataDir: directory })).close());
  const origin = await start(options);
  onTestFinished(async () => {
    await origin.close();
    if (failures.length > 0) throw failures[0];
  });
  return origin;
}
