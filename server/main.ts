/**
 * Composition root of the origin: `npm start`. Reads the arguments, starts one origin with one feed, and stops it when asked.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readArguments, USAGE, type OriginArguments } from './arguments.ts';
import type { FeedFactory } from './feed/feedFactory.ts';
import { startSimulator } from './feed/simulator/startSimulator.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './house/demoHouse.ts';
import type { Administrator, OriginOptions } from './originOptions.ts';
import { startOrigin } from './origin.ts';
import type { Role } from './roles.ts';
import { EXIT, exitCodeOf, prepareRecording } from './playRecording.ts';

/** How long a stop may take before the process just ends, ms. */
const STOP_LIMIT_MS = 8_000;

const isForTesters = process.env['HANPAN_TESTERS'] === '1';
const dist = path.resolve(import.meta.dirname, '..', isForTesters ? 'dist-testers' : 'dist');
const say = (line: string) => {
  console.log(line);
};
/** Error lines carry a name and a message, never a request. */
const report = (error: unknown) => {
  const [name, message] = error instanceof Error ? [error.name, error.message] : ['unknown', String(error)];
  console.error(JSON.stringify({ at: new Date().toISOString(), level: 'error', name, message: message.slice(0, 500) }));
};

function siteDir(): string | null {
  return process.env['HANPAN_DEV'] !== '1' && existsSync(path.join(dist, 'index.html')) ? dist : null;
}

function buildId(): string {
  const stamp = path.join(dist, 'build.json');
  if (!existsSync(stamp)) return 'dev';
  const parsed = z.object({ buildId: z.string() }).safeParse(JSON.parse(readFileSync(stamp, 'utf8')));
  return parsed.success ? parsed.data.buildId : 'dev';
}

function simulated({ seed }: OriginArguments): FeedFactory {
  return startSimulator({
    seed,
    onProgress: (done, total) => {
      if (done === total || done % 400 === 0) say(`  ${done} of ${total} games`);
    },
  });
}

/** Whoever has no server loads nothing of its library. */
async function storeOf({ database }: OriginArguments): Promise<Pick<OriginOptions, 'openStore'>> {
  if (database === null) return {};
  const { openPostgresHouse } = await import('./store/postgres/postgresHouse.ts');
  return { openStore: (dataDir, now) => openPostgresHouse(database, dataDir, now, report) };
}

function tellFounded(dataDir: string, administrator: Administrator | null): void {
  say(`First start: building the house in ${dataDir}`);
  if (administrator === null) return;
  const { userId, password } = administrator;
  say(`\nThe administrator is ${userId}. This password is shown once and opens the first login only: ${password}`);
}

function greet({ url, isDemo }: { readonly url: string; readonly isDemo: boolean }, role: Role): void {
  const members = DEMO_MEMBERS.map((member) => member.userId).join(', ');
  const demo = isDemo ? `\nA demo: sign in as ${members}; the password is ${DEMO_PASSWORD}.` : '';
  const part = role === 'all' ? '' : `\nThis process is of role ${role} alone.`;
  say(`\nHanpan is open: ${url}${demo}${part}\nStop with Ctrl+C.`);
}

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2), process.env, process.cwd());
  let isOver = false;
  let stop = () => {};
  const onOver = () => {
    isOver = true;
    if (given.exit) stop();
  };
  // A recording starts from nothing: what it plays must not meet what it played before.
  const recording = given.recordings.length === 0 ? undefined : await prepareRecording(given, say, onOver);
  const origin = await startOrigin({
    dataDir: given.dataDir,
    role: given.role,
    port: given.port,
    host: given.host,
    demo: given.demo,
    trustProxy: given.trustProxy,
    sealKey: given.sealKey,
    ...(await storeOf(given)),
    metricsToken: given.metricsToken,
    siteDir: siteDir(),
    build: buildId(),
    feed: recording?.feed ?? simulated(given),
    playing: recording?.progress,
    onProgress: (progress) => {
      if (progress.phase === 'founded') tellFounded(given.dataDir, progress.administrator);
      else if (progress.phase === 'listening') greet(progress, given.role);
    },
    onFailure: report,
  });
  let isStopping = false;
  stop = () => {
    if (isStopping) process.exit(EXIT.failed);
    isStopping = true;
    setTimeout(() => process.exit(EXIT.failed), STOP_LIMIT_MS).unref();
    origin.close().then(
      () => process.exit(recording?.exitCode() ?? EXIT.well),
      (error: unknown) => {
        report(error);
        process.exit(EXIT.failed);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
  // A short recording is over before the origin is open.
  if (given.exit && isOver) stop();
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const code = exitCodeOf(error);
  console.error(`Hanpan could not start: ${message}${code === EXIT.failed ? `\n${USAGE}` : ''}`);
  process.exit(code);
});
