/**
 * A directory of this run of the tests, gone with it: for what is made once and used by many of its processes, and for all that a test calls temporary.
 *
 * It lies in memory where there is room. A database waits for the disk at every commit, and a test of an origin is little else; what is proved is proved of
 * the same database and the same calls, and a process that is killed leaves what it has written in either. One test of that stays on the disk.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute, empty at first. */
    readonly runDirectory: string;
    /** The same, where the machine keeps what is temporary: on its disk as a rule. */
    readonly diskDirectory: string;
  }
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** What `statfs` says of such a place. */
const TMPFS = 0x0102_1994;
/** Some ten times what a run has needed at once; a container gives 64 MB as a rule, and then the disk it is. Bytes. */
const ROOM_BYTES = 2 * 1024 ** 3;
const NAME = 'hanpan-run-';
/** No run takes as long: what is older is of one that was killed, and would stay in memory. Ms. */
const KEPT_MS = 6 * 60 * 60 * 1_000;

export function setup(project: TestProject): () => void {
  const diskDirectory = made(tmpdir());
  const isInMemory = hasRoom();
  if (isInMemory) freeMemory();
  const runDirectory = isInMemory ? made(MEMORY) : diskDirectory;
  project.provide('runDirectory', runDirectory);
  project.provide('diskDirectory', diskDirectory);
  // Read by `os.tmpdir()` of the tests' processes, and of those that they start.
  project.config.env = { ...project.config.env, TMPDIR: runDirectory };
  return () => {
    for (const directory of [runDirectory, diskDirectory]) rmSync(directory, { recursive: true, force: true });
  };
}

function made(parent: string): string {
  const directory = mkdtempSync(join(parent, NAME));
  // A database server that is run as another user has its directory in here.
  chmodSync(directory, 0o711);
  return directory;
}

/** Of what runs left that were killed. */
function freeMemory(): void {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(NAME)) continue;
    const changedAt = statSync(join(MEMORY, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changedAt > KEPT_MS) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    // No such place, as on most systems that are not Linux.
    return false;
  }
}
