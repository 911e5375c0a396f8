/** The data directory is its user's alone (SEAL-4): made so, and made so again at every start, whoever copied or unpacked it. */
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/**
 * Folders beside the files are left to who made them: the directory lets nobody reach them.
 *
 * @throws Error with a sentence for the operator, where others could read it and it is not ours to close
 */
export function keepPrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Its rights are no bits of a mode there.
  if (process.platform === 'win32') return;
  closeToOthers(directory, 0o700);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isFile()) closeToOthers(path.join(directory, entry.name), 0o600);
  }
}

/** A file that the database makes afterwards has the rights of the one it belongs to. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** So that a power cut leaves the files of a folder their names. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder);
}

/** What was written under a name is on disk when it returns. */
export function syncPath(name: string): void {
  const handle = openSync(name, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function closeToOthers(name: string, mode: number): void {
  const known = statSync(name, { throwIfNoEntry: false });
  // Another process of this house may have put it away meanwhile.
  if (known === undefined || (known.mode & OTHERS) === 0) return;
  try {
    chmodSync(name, mode);
  } catch (error) {
    throw new Error(`others can read ${name}: give it to the user of the origin alone (chmod ${mode.toString(8)})`, {
      cause: error,
    });
  }
}
