/** Ways of getting a Chromium where there is none, from the least to the most unusual. Each is bounded and says what it does. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { installedBrowsers, installedHeadlessBrowsers, playwrightBrowser } from './browserPlaces.ts';

const INSTALL_LIMIT_MS = 300_000;
/** For what can be done without. */
const EXTRA_LIMIT_MS = 90_000;
/** The last version that runs on Node 20. */
const PACKED_CHROMIUM = '@sparticuz/chromium@143.0.4';

export interface BrowserInstaller {
  readonly name: string;
  /** The executables it left behind; empty if it cannot be used here or failed. */
  install(root: string): Promise<readonly string[]>;
}

const bySystemPackages: BrowserInstaller = {
  name: 'apt-get install chromium',
  async install(root) {
    await installPackage(root, 'chromium', INSTALL_LIMIT_MS);
    return installedBrowsers();
  },
};

/** One without windows. Whoever cannot have it takes another. */
export const HEADLESS_INSTALLER: BrowserInstaller = {
  name: 'apt-get install chromium-headless-shell',
  async install(root) {
    await installPackage(root, 'chromium-headless-shell', EXTRA_LIMIT_MS);
    return installedHeadlessBrowsers();
  },
};

/** Where the system's packages are ours to install; elsewhere nothing. */
async function installPackage(root: string, name: string, timeoutMs: number): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runCommand({ argv: ['apt-get', 'update', '-qq'], cwd: root, timeoutMs, env });
  if (updated.isTimedOut) return;
  const argv: [string, ...string[]] = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name];
  await runCommand({ argv, cwd: root, timeoutMs, env });
}

const byPlaywright: BrowserInstaller = {
  name: 'playwright install chromium',
  async install(root) {
    const cli = packageBin(root, '@playwright/test', 'playwright');
    await runCommand({ argv: [process.execPath, cli, 'install', 'chromium'], cwd: root, timeoutMs: INSTALL_LIMIT_MS });
    return existsSync(playwrightBrowser()) ? [playwrightBrowser()] : [];
  },
};

const byNpm: BrowserInstaller = {
  name: `npm install ${PACKED_CHROMIUM}`,
  async install(root) {
    if (process.platform !== 'linux') return [];
    const folder = path.join(root, 'node_modules', '.cache', 'hanpan', 'chromium');
    mkdirSync(folder, { recursive: true });
    const npm = process.env['npm_execpath'];
    const command: [string, ...string[]] = npm?.endsWith('.js') === true ? [process.execPath, npm] : ['npm'];
    const argv: [string, ...string[]] = [
      ...command,
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      PACKED_CHROMIUM,
    ];
    const outcome = await runCommand({ argv, cwd: folder, timeoutMs: INSTALL_LIMIT_MS });
    return outcome.ok ? unpacked(path.join(folder, 'node_modules', '@sparticuz', 'chromium')) : [];
  },
};

/** The package keeps the browser compressed; asking it for the path unpacks it. */
async function unpacked(folder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { main?: string };
  const entry = path.join(folder, manifest.main ?? 'build/index.js');
  const module = (await import(pathToFileURL(entry).href)) as { default: { executablePath(): Promise<string> } };
  return [await module.default.executablePath()];
}

export const BROWSER_INSTALLERS: readonly BrowserInstaller[] = [bySystemPackages, byPlaywright, byNpm];
