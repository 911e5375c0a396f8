/** A browser that listens on a debugging port, which is how the auditor wants it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { removeProfile } from '../browser/removeProfile.ts';

const START_LIMIT_MS = 20_000;
const POLL_MS = 50;

export interface PortBrowser {
  readonly port: number;
  close(): Promise<void>;
}

/** @param profile to run on; without one a fresh profile is made, and removed at the end */
export async function launchWithPort(executable: string, profile?: string): Promise<PortBrowser> {
  const folder = profile ?? mkdtempSync(path.join(os.tmpdir(), 'hanpan-bench-audit-'));
  const told = path.join(folder, 'DevToolsActivePort');
  rmSync(told, { force: true });
  const argv = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', ...launchArguments()];
  const child = spawn(executable, [...argv, `--user-data-dir=${folder}`, 'about:blank'], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!existsSync(told) || readFileSync(told, 'utf8') === '') {
    if (Date.now() > giveUpAt) throw new Error('the browser did not start');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    port: Number(readFileSync(told, 'utf8').split('\n')[0]),
    async close() {
      child.kill();
      await gone;
      if (profile === undefined) await removeProfile(folder);
    },
  };
}
