/** What somebody has who has just cloned the project: what is committed, and the packages that an install brings. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type CommandOutcome } from '../process/runCommand.ts';

const CLONE_MS = 60_000;

export interface CleanClone {
  readonly folder: string;
  /** What a command of the clone has in its environment beyond ours: this Node before any other. */
  readonly env: Readonly<Record<string, string>>;
  /** The version of Node that it runs on. */
  readonly version: string;
  remove(): void;
}

/**
 * @param node path of the program to run everything on
 * @throws Error if it is no Node, or the clone cannot be made
 */
export async function cleanClone(root: string, node: string): Promise<CleanClone> {
  const base = mkdtempSync(path.join(tmpdir(), 'hanpan-commands-'));
  const folder = path.join(base, 'hanpan');
  const bin = path.join(base, 'bin');
  mkdirSync(bin);
  symlinkSync(node, path.join(bin, 'node'));
  const version = await orThrow(runCommand({ argv: [node, '--version'], cwd: base, timeoutMs: CLONE_MS }));
  await orThrow(runCommand({ argv: ['git', 'clone', '--quiet', root, folder], cwd: base, timeoutMs: CLONE_MS }));
  // What commands write goes there; of specs it would be made by their runner.
  mkdirSync(path.join(folder, 'test-results'));
  return {
    folder,
    env: { PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, HANPAN_DATA: path.join(base, 'data') },
    version: version.stdout.trim(),
    remove() {
      rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function orThrow(running: Promise<CommandOutcome>): Promise<CommandOutcome> {
  const outcome = await running;
  if (!outcome.ok) throw new Error(outcome.output.trim());
  return outcome;
}
