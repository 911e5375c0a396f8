/**
 * A directory for what a run of the tests calls temporary. It lies in memory where there is room: a database waits for the disk at every commit, and a test
 * of an origin is little else; what is proved is proved of the same database and the same calls, and a process that is killed leaves what it has
 * written in either.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** What `statfs` says of such a place. */
const TMPFS = 0x0102_1994;
/** Some ten times what a run has needed at once; a container gives 64 MB as a rule, and then the disk it is. Bytes. */
const ROOM_BYTES = 2 * 1024 ** 3;
const NAME = 'hanpan-run-';
/** No run takes as long: what is older is of one that was killed, and would stay in memory. Ms. */
const KEPT_MS = 6 * 60 * 60 * 1_000;

/** @returns a new empty directory in memory, or `undefined` where none has room; whoever made it removes it */
export function memoryDirectory(): string | undefined {
  if (!hasRoom()) return undefined;
  freeMemory();
  return made(MEMORY);
}

/** @returns a new empty directory where the machine keeps what is temporary, on its disk as a rule; whoever made it removes it */
export const diskDirectory = (): string => made(tmpdir());

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
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
    if (Date.now() - changedAt > KEPT_MS) removeDirectory(join(MEMORY, name));
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
