/** Starts and steers an origin in a process of its own; usable inside and outside of the test runner. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { FeedReport } from '../../../server/feed/feed.ts';
import { processFile } from '../../support/process/processFile.ts';
import type { ScriptLine } from './scriptedProcess.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface ScriptedProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves once the delivery is committed. Rejects if the process dies first. */
  deliver(reports: readonly FeedReport[]): Promise<void>;
  /** Resolves once every bet is settled that results so far decide. */
  settled(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * @param commits whether bets share a commit
 * @param checkout whose origin it is: this one's unless said otherwise
 */
export async function spawnScripted(
  dataDir: string,
  commits: 'grouped' | 'single',
  checkout: string = root,
): Promise<ScriptedProcess> {
  const script = await processFile('tests/server/support/scriptedProcess.ts', checkout);
  const argv = [script, dataDir, commits];
  const child = spawn(process.execPath, argv, { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit').then(() => ({ done: true, value: '' }) as const);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.on('error', () => undefined);
  let last: Promise<unknown> = Promise.resolve();
  const nextLine = async (): Promise<unknown> => {
    const line = await Promise.race([lines.next(), gone]);
    if (line.done === true) throw new Error('the origin ended');
    return JSON.parse(line.value);
  };
  const tell = (line: ScriptLine): Promise<void> => {
    const told = last.then(async () => {
      child.stdin.write(`${JSON.stringify(line)}\n`);
      await nextLine();
    });
    last = told.catch(() => undefined);
    return told;
  };
  const { url } = z.object({ url: z.string() }).parse(await nextLine());
  return {
    url,
    pid: child.pid ?? 0,
    deliver: (deliver) => tell({ deliver }),
    settled: () => tell({ ask: 'settled' }),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
