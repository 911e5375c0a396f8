/** Starts an origin in a process of its own and stops it with the test, if the test has not killed it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { processFile } from '../../support/process/processFile.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface SpawnedOrigin {
  readonly url: string;
  isFeeding(): Promise<boolean>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** What `ulimit -f` counts, bytes. */
const LIMIT_UNIT = 512;

/** @param largestFile no file of it may grow beyond that, bytes: to a database, a full disk */
export async function spawnOrigin(dataDir: string, largestFile?: number): Promise<SpawnedOrigin> {
  const command = [process.execPath, await processFile('tests/server/store/originProcess.ts', root), dataDir];
  const limit = largestFile === undefined ? 'unlimited' : String(Math.ceil(largestFile / LIMIT_UNIT));
  const child: ChildProcess = spawn('sh', ['-c', `ulimit -S -f ${limit}; exec "$@"`, 'sh', ...command], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  if (child.stdout === null || child.stdin === null) throw new Error('no pipes');
  const { stdin } = child;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const line = await Promise.race([lines.next(), gone]);
    if (Array.isArray(line) || line.done === true) throw new Error('the origin ended');
    return JSON.parse(line.value);
  };
  const { url } = z.object({ url: z.string() }).parse(await next());
  return {
    url,
    kill,
    async isFeeding() {
      stdin.write('?\n');
      return z.object({ isFeeding: z.boolean() }).parse(await next()).isFeeding;
    },
  };
}
