/** Gives a file that is written its name: it is on disk before it has it, and takes no other file's (OPS-4). */
import { linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isThere } from '../../server/store/bereftDirectory.ts';
import { syncFolder, syncPath } from '../../server/store/privateDirectory.ts';

/**
 * @param draft is gone afterwards; in the same folder as `file`
 * @throws Error with a sentence for the operator if there is a file of that name
 */
export function placeFile(draft: string, file: string): void {
  syncPath(draft);
  try {
    // A rename would replace what somebody put there meanwhile.
    linkSync(draft, file);
  } catch (error) {
    refuseTaken(file);
    throw error;
  }
  rmSync(draft);
  syncFolder(path.dirname(file));
}

/** @throws Error with a sentence for the operator if anything has that name, a link to nothing included */
export function refuseTaken(file: string): void {
  if (isThere(file)) throw new Error(`there is a file at ${file} already: nothing is written over it`);
}
