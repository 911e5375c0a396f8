/**
 * `npm run dev`: the origin, restarted when its files change, and the site with hot reload, as one command.
 *
 * Either of them ending ends both; an interrupt stops both within five seconds. Arguments go to the origin. `PORT` is the
 * origin's port (8080); the site is on the address printed by Vite and passes `/api` on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';
import { packageBin } from './process/packageBin.ts';

const STOP_LIMIT_MS = 5_000;
/** How long the origin may stop by itself before it is asked to, ms. */
const ASK_AFTER_MS = 500;
const root = path.resolve(import.meta.dirname, '..');
const originPort = process.env['PORT'] ?? '8080';
process.env['HANPAN_ORIGIN_PORT'] = originPort;

const watched = ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)];
const origin = spawn(process.execPath, [packageBin(root, 'tsx', 'tsx'), ...watched], {
  cwd: root,
  env: { ...process.env, PORT: originPort, HOST: '127.0.0.1', HANPAN_DEV: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const originEnded = once(origin, 'exit');

const site = await createServer({ root, configFile: path.join(root, 'vite.config.ts') });
await site.listen();
site.printUrls();

let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const limit = setTimeout(() => {
    origin.kill('SIGKILL');
    process.exit(code === 0 ? 1 : code);
  }, STOP_LIMIT_MS);
  // A terminal interrupts the origin too, and a second signal would cut its own stopping short.
  const ask = setTimeout(() => origin.kill('SIGTERM'), ASK_AFTER_MS);
  await Promise.allSettled([site.close(), originEnded]);
  clearTimeout(ask);
  clearTimeout(limit);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
await originEnded;
await stop(origin.exitCode ?? 1);
