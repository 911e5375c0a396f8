/** A real headless Chromium as a member has it: own profile, background tabs throttled, only the front tab visible. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { launchArguments } from '../../scripts/browser/proveBrowser.ts';
import { BenchTab } from './benchTab.ts';
import { openDevtools } from './devtools.ts';
import { removeProfile } from './removeProfile.ts';

const EXIT_LIMIT_MS = 5_000;

const Targets = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string(), url: z.string() })),
});
const Created = z.object({ targetId: z.string() });

const ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--window-size=1280,1000',
];

export interface BenchBrowser {
  readonly pid: number;
  readonly profile: string;
  /** @param place `front` becomes the visible tab */
  open(url: string, place: 'front' | 'back'): Promise<BenchTab>;
  /** Shared workers that run. */
  workers(): Promise<readonly BenchTab[]>;
  /** Ends the browser; the profile stays. */
  quit(): Promise<void>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** @param profile of an earlier launch; a new one is made without it */
export async function launchBrowser(executable: string, profile?: string): Promise<BenchBrowser> {
  const folder = profile ?? mkdtempSync(path.join(os.tmpdir(), 'hanpan-bench-profile-'));
  const argv = [...ARGUMENTS, ...launchArguments(), `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(executable, argv, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  const devtools = openDevtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  gone.then(
    () => devtools.end('the browser ended'),
    () => devtools.end('the browser failed'),
  );
  const targets = async () => Targets.parse(await devtools.send('Target.getTargets')).targetInfos;
  const attach = (targetId: string) => BenchTab.attach(devtools, targetId);

  const quit = async () => {
    await devtools.send('Browser.close').catch(() => undefined);
    const limit = setTimeout(() => child.kill('SIGKILL'), EXIT_LIMIT_MS);
    await gone;
    clearTimeout(limit);
  };
  // Answered once the browser is up.
  await targets();
  return {
    pid: child.pid ?? 0,
    profile: folder,
    async open(url, place) {
      const wish = { url, background: place === 'back' };
      const tab = await attach(Created.parse(await devtools.send('Target.createTarget', wish)).targetId);
      await tab.loaded();
      return tab;
    },
    async workers() {
      const shared = (await targets()).filter(({ type }) => type === 'shared_worker');
      return Promise.all(shared.map(({ targetId }) => attach(targetId)));
    },
    quit,
    async close() {
      await quit();
      await removeProfile(folder);
    },
  };
}
