/**
 * Runs one command to its end, in bounded time: what it printed, how it ended, how long it took. Never throws for a command
 * that fails or cannot be started; that is an outcome.
 */
import { spawn } from 'node:child_process';

/** After a polite stop this much longer, ms, then the process is killed. */
const GRACE_MS = 5_000;
/** Output kept for the report, characters; a command that prints more loses its beginning. Answers of data are larger. */
const OUTPUT_LIMIT = 400_000;
const STDOUT_LIMIT = 64_000_000;

export interface Command {
  /** Program and arguments. Nothing is interpreted by a shell. */
  readonly argv: readonly [program: string, ...args: string[]];
  readonly cwd: string;
  /** Milliseconds until it is stopped. */
  readonly timeoutMs: number;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the command's output as it comes. */
  readonly isLive?: boolean;
}

export interface CommandOutcome {
  /** Exit code; `null` if it was killed or never started. */
  readonly code: number | null;
  readonly ok: boolean;
  readonly isTimedOut: boolean;
  /** Standard output and standard error, in the order they came. */
  readonly output: string;
  /** Standard output alone, for commands that answer with data. */
  readonly stdout: string;
  readonly ms: number;
}

export function runCommand(command: Command): Promise<CommandOutcome> {
  const [program, ...args] = command.argv;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: command.cwd,
      env: { ...process.env, ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stdout = '';
    let isTimedOut = false;
    const keep = (text: string): void => {
      output = (output + text).slice(-OUTPUT_LIMIT);
      if (command.isLive === true) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout = (stdout + text).slice(-STDOUT_LIMIT);
      keep(text);
    });
    child.stderr.setEncoding('utf8').on('data', keep);

    let kill: NodeJS.Timeout | undefined;
    const timeout = setTimeout(() => {
      isTimedOut = true;
      keep(`\nstopped after ${Math.round(command.timeoutMs / 1000)} s\n`);
      child.kill('SIGTERM');
      kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    }, command.timeoutMs);

    const settle = (code: number | null): void => {
      clearTimeout(timeout);
      clearTimeout(kill);
      const ms = performance.now() - startedAt;
      resolve({ code, ok: code === 0 && !isTimedOut, isTimedOut, output, stdout, ms });
    };
    child.once('error', (error) => {
      keep(`${error.message}\n`);
      settle(null);
    });
    child.once('close', (code) => {
      settle(code);
    });
  });
}
