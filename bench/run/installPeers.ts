/** Installs what the product is measured against, on first use, into `bench/node_modules`; the root's install never brings it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const PROGRESS_MS = 3_000;
const LIMIT_MS = 300_000;

export async function installPeers(root: string, say: (line: string) => void): Promise<void> {
  const folder = path.join(root, 'bench');
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
  say('Installing the peers of the benchmark (once, about a minute)');
  const began = performance.now();
  const progress = setInterval(() => {
    say(`  installing … ${Math.round((performance.now() - began) / 1_000)} s`);
  }, PROGRESS_MS);
  try {
    await npmInstall(folder);
  } finally {
    clearInterval(progress);
  }
}

function npmInstall(folder: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  const [command, first]: [string, string[]] =
    npm?.endsWith('.js') === true ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci in bench/ ended with ${code ?? 'a signal'}`));
    });
  });
}
