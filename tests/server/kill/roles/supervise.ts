/** Starts a process of a house and starts it anew whenever it is gone, on the same port, as a supervisor of services does. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Role } from '../../../../server/roles.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** From the end of a process to the start of the next one, ms. */
const RESTART_MS = 1_000;

export interface SupervisedOptions {
  readonly name: string;
  /** The file that is run. */
  readonly script: string;
  readonly role: Role;
  readonly port: number;
  readonly dataDir: string;
  /** Where the house is on a server; `''` where it is in its directory. */
  readonly database: string;
  /** Told of a process that ended without being killed. */
  readonly onEnded: (why: string) => void;
  /** Told what it said on its standard error, line by line. */
  readonly onSaid: (line: string) => void;
}

export interface Supervised {
  readonly name: string;
  readonly role: Role;
  /** Ends it as a power cut would; it comes back by itself. */
  readonly kill: () => Promise<void>;
  /** Resolves once it listens, this one or the next. */
  readonly listening: () => Promise<void>;
  /** Ends it for good. */
  readonly stop: () => Promise<void>;
}

export function supervise({
  name,
  script,
  role,
  port,
  dataDir,
  database,
  onEnded,
  onSaid,
}: SupervisedOptions): Supervised {
  const argv = [script, role, String(port), dataDir, database];
  let isStopped = false;
  let isKilled = false;
  let isUp = false;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  const waiting = new Set<() => void>();
  const start = () => {
    const started = spawn(process.execPath, argv, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    started.stdout.once('data', () => {
      isUp = true;
      for (const resolve of waiting) resolve();
      waiting.clear();
    });
    const said: string[] = [];
    createInterface({ input: started.stderr }).on('line', (line) => {
      said.push(line);
      if (said.length > 5) said.shift();
      onSaid(line);
    });
    started.once('exit', (code, signal) => {
      isUp = false;
      if (isStopped) return;
      if (!isKilled) onEnded(`${name} ended by itself (${code ?? signal}): ${said.join(' / ')}`);
      isKilled = false;
      timer = setTimeout(start, RESTART_MS);
    });
  };
  start();
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    name,
    role,
    async kill() {
      isKilled = child.exitCode === null && child.signalCode === null;
      await end();
    },
    listening: () => (isUp ? Promise.resolve() : new Promise<void>((resolve) => waiting.add(resolve))),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await end();
    },
  };
}
