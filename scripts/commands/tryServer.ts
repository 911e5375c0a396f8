/** Starts a command that serves pages, asks it for one, and interrupts it as a person at its terminal would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { CommandOutcome } from '../process/runCommand.ts';

const ASK_EVERY_MS = 500;
const STOP_MS = 15_000;
/** What a page's address looks like where a command prints it. */
const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/;

export interface Server {
  readonly argv: readonly [program: string, ...args: string[]];
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly env: Readonly<Record<string, string>>;
}

/** It is well if a page was answered in time, and the interrupt ended all of it. */
export async function tryServer({ argv, cwd, timeoutMs, env }: Server): Promise<CommandOutcome> {
  const startedAt = performance.now();
  const [program, ...args] = argv;
  const port = String(await freePort());
  // A process group of its own takes the interrupt whole, as a terminal gives it.
  const child = spawn(program, args, {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...env, PORT: port, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close');
  const interrupt = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) signalGroup(child.pid, signal);
  };
  let isAnswered = false;
  while (!isAnswered && child.exitCode === null && performance.now() - startedAt < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const address = ADDRESS.exec(output)?.[0];
    isAnswered = address !== undefined && (await answersPage(address));
  }
  const isTimedOut = !isAnswered && child.exitCode === null;
  interrupt('SIGINT');
  const killing = setTimeout(() => {
    output += '\ndid not end when it was interrupted\n';
    isAnswered = false;
    interrupt('SIGKILL');
  }, STOP_MS);
  await ended;
  clearTimeout(killing);
  if (isTimedOut) output += `\nno page after ${Math.round(timeoutMs / 1_000)} s\n`;
  const code = isAnswered ? 0 : child.exitCode;
  return { code, ok: isAnswered, isTimedOut, output, stdout: output, ms: performance.now() - startedAt };
}

async function answersPage(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return answer.ok && (await answer.text()).includes('<html');
  } catch {
    return false;
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
