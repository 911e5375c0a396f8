/** Copies the database of a data directory to a file while its origin runs: all of one moment, proved, and whole or not there at all (OPS-4). */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { makePrivateFile } from '../../server/store/privateDirectory.ts';
import { placeFile } from './placeFile.ts';
import { proveDatabase, type Proof } from './proveDatabase.ts';

/** How long a database that somebody has alone is waited for, ms. */
const BUSY_TIMEOUT_MS = 5_000;

/** What was copied. */
export interface BackedUp extends Proof {
  readonly bytes: number;
}

/**
 * A reader beside the origin: nobody's bet waits for it, and what is committed meanwhile is not in it.
 *
 * @throws Error with a sentence for the operator if there is no house, if there is a file of that name, or if the copy is not sound
 */
export async function backUp(dataDir: string, file: string): Promise<BackedUp> {
  const source = path.join(dataDir, 'origin.db');
  if (!existsSync(source)) throw new Error(`there is no house in ${dataDir}`);
  if (existsSync(file)) throw new Error(`there is a file at ${file} already: nothing is written over it`);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.part-${process.pid}`;
  try {
    rmSync(draft, { force: true });
    makePrivateFile(draft);
    copyInto(source, draft);
    const proof = await proveDatabase(draft, file);
    const bytes = statSync(draft).size;
    placeFile(draft, file);
    return { ...proof, bytes };
  } finally {
    rmSync(draft, { force: true });
  }
}

function copyInto(source: string, draft: string): void {
  const database = new Database(source, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('VACUUM INTO ?').run([draft]);
  } finally {
    database.close();
  }
}
