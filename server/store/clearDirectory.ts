/** Empties the data directory of an earlier run, if nobody has it open: what a running origin holds is never touched (REC-21). */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

/** Somebody has the directory open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * A directory without a database is left as it is.
 *
 * @throws DirectoryInUse while any process has the database open
 */
export function clearDirectory(directory: string): void {
  const file = path.join(directory, 'origin.db');
  if (!existsSync(file)) return;
  const database = new Database(file, { timeout: 0 });
  try {
    takeAlone(database, directory);
    // Held until it is out of the way: whoever comes meanwhile begins another.
    const away = `${directory}.gone-${process.pid}`;
    renameSync(directory, away);
    rmSync(away, { recursive: true, force: true });
  } finally {
    database.close();
  }
}

/**
 * A write-ahead log is left only by whoever has the database alone, over all processes; it stays so until it is closed.
 *
 * @throws DirectoryInUse while any process has it open
 */
export function takeAlone(database: Database.Database, directory: string): void {
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    const isBusy = error instanceof Error && /busy|locked/i.test(error.message);
    throw isBusy ? new DirectoryInUse(`${directory} is in use: an origin is running on it`) : error;
  }
}
