/** Copies the database of a data directory to a file while its origin runs: all of one moment, proved, and whole or not there at all (OPS-4). */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { refuseLostLinks, refusePostgres } from '../../server/store/bereftDirectory.ts';
import { makePrivateFile } from '../../server/store/privateDirectory.ts';
import { placeFile, refuseTaken } from './placeFile.ts';
import { proveDatabase, type Proof } from './proveDatabase.ts';
import { placeSum, sumFileOf } from './sumFile.ts';

/** How long a database that somebody has alone is waited for, ms. */
const BUSY_TIMEOUT_MS = 5_000;

/** What was copied. */
export interface BackedUp extends Proof {
  readonly bytes: number;
}

/**
 * A reader beside the origin: nobody's bet waits for it, and what is committed meanwhile is not in it.
 *
 * @throws Error with a sentence for the operator if there is no house or it is on PostgreSQL, if there is a file of that name or of its sum's, or if the copy is not sound
 */
export async function backUp(dataDir: string, file: string): Promise<BackedUp> {
  refusePostgres(dataDir);
  const source = path.join(dataDir, 'origin.db');
  refuseLostLinks(dataDir);
  if (!existsSync(source)) throw new Error(`there is no house in ${dataDir}`);
  for (const name of [file, sumFileOf(file)]) refuseTaken(name);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.part-${process.pid}`;
  try {
    rmSync(draft, { force: true });
    makePrivateFile(draft);
    copyInto(source, draft);
    const proof = await proveDatabase(draft, file);
    const bytes = statSync(draft).size;
    await placeSum(draft, file);
    placeUnderSum(draft, file);
    return { ...proof, bytes };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The sum has its name first: what is there as a backup has one. */
function placeUnderSum(draft: string, file: string): void {
  try {
    placeFile(draft, file);
  } catch (error) {
    rmSync(sumFileOf(file), { force: true });
    throw error;
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
