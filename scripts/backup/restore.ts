/**
 * Puts a backed up database into a data directory that nobody has open (OPS-5). Its log begins another epoch: what came after the backup is gone,
 * and a client that stood beyond its head, or comes to the same offset by other events, is told so instead of going on.
 */
import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { Randomness } from '../../server/randomness.ts';
import { takeAlone } from '../../server/store/clearDirectory.ts';
import { isThere, refuseBereft } from '../../server/store/bereftDirectory.ts';
import { keepPrivate, makePrivateFile, syncFolder, syncPath } from '../../server/store/privateDirectory.ts';
import { placeFile } from './placeFile.ts';
import { proveDatabase, type Proof } from './proveDatabase.ts';
import { proveSum } from './sumFile.ts';

/** What was put in place. */
export interface Restored extends Proof {
  /** Of the log from now on; `epoch` was that of the backup. */
  readonly newEpoch: string;
  /** Where the database is kept that was there before; `undefined` where there was none. */
  readonly keptAs: string | undefined;
  /** Whether a key of sealed secrets lies in the directory; it is in no backup. */
  readonly hasSealKey: boolean;
  /** Whether the backup was held to the sum beside it; without one it is read and proved as it is. */
  readonly hasSum: boolean;
}

/** Names that are tried for what is put aside. */
const MOST_NAMES = 1_000;

/**
 * @param now epoch ms, in the name of what is put aside
 * @throws DirectoryInUse while any process has the directory's database open
 * @throws Error with a sentence for the operator if the file is not sound, or not what its sum was written for; the directory is as it was then
 */
export async function restore(from: string, dataDir: string, randomness: Randomness, now: number): Promise<Restored> {
  if (!existsSync(from)) throw new Error(`there is no file at ${from}`);
  if (!statSync(from).isFile()) throw new Error(`${from} is no file: name the backup itself`);
  refuseUnfinished(from);
  keepPrivate(dataDir);
  // A log of commits without its database would be taken for the restored one's, and undo it.
  refuseBereft(dataDir);
  const file = path.join(dataDir, 'origin.db');
  const held = existsSync(file) ? hold(file, dataDir) : undefined;
  const draft = path.join(dataDir, `origin.db.part-${process.pid}`);
  try {
    makePrivateFile(draft);
    copyFileSync(from, draft);
    // The copy is proved, and not the file it is of: it is what will be opened.
    const hasSum = await proveSum(draft, from);
    makeOneFile(draft, from);
    const proof = await proveDatabase(draft, from);
    const newEpoch = randomness.text(9);
    beginAnew(draft, newEpoch, now);
    const keptAs = held === undefined ? undefined : freeName(file, now);
    if (keptAs === undefined) placeFile(draft, file);
    else replaceFile(draft, file, keptAs);
    if (epochIn(file) !== newEpoch)
      throw new Error(`${file} is not what was put there: something else was written beside it meanwhile`);
    return { ...proof, newEpoch, keptAs, hasSum, hasSealKey: existsSync(path.join(dataDir, 'seal.key')) };
  } finally {
    for (const name of [draft, ...['-wal', '-shm', '-journal'].map((end) => `${draft}${end}`)])
      rmSync(name, { force: true });
    if (held !== undefined) letGo(held);
  }
}

/** The file of a house may lack what lies beside it: it would be read as sound, and be of an earlier moment. */
function refuseUnfinished(from: string): void {
  const beside = ['-wal', '-journal'].map((end) => `${from}${end}`);
  const unfinished = beside.find((name) => (statSync(name, { throwIfNoEntry: false })?.size ?? 0) > 0);
  if (unfinished === undefined) return;
  throw new Error(
    `${unfinished} has commits that are not in ${from}: back up its directory (npm run backup), and restore that backup`,
  );
}

/** The file of a house is set to keep commits beside it; what is written to its copy has to be in the file that is put in place. */
function makeOneFile(draft: string, from: string): void {
  const database = new Database(draft);
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    throw new Error(`${from} is no database of a house: ${String(error)}`, { cause: error });
  } finally {
    database.close();
  }
}

/** The first name from that moment on which nothing has: of two restores within a millisecond, or by a clock set back, each keeps what it found. */
function freeName(file: string, now: number): string {
  for (let at = now; at < now + MOST_NAMES; at += 1) {
    const name = `${file}.before-${at}`;
    if (!isThere(name)) return name;
  }
  throw new Error(`${file}.before-${now} and the names after it are taken: move some of them away first`);
}

/** At no moment is there no file of that name: whoever loses power between has the one that was there, or the other. */
function replaceFile(draft: string, file: string, keptAs: string): void {
  syncPath(draft);
  linkSync(file, keptAs);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** As whoever opens it next will read it. */
function epochIn(file: string): string | undefined {
  const database = new Database(file);
  try {
    const row = database.prepare("SELECT value FROM meta WHERE key = 'epoch'").get() as { value: string } | undefined;
    return row?.value;
  } finally {
    database.close();
  }
}

/** Nobody opens it until it is closed, over all processes. */
function hold(file: string, dataDir: string): Database.Database {
  const database = new Database(file, { timeout: 0 });
  try {
    takeAlone(database, dataDir);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A connection that is closed within its transaction keeps its locks until it is collected. */
function letGo(database: Database.Database): void {
  database.exec('ROLLBACK');
  database.pragma('locking_mode = NORMAL');
  // The lock is given back by the next look.
  database.prepare('SELECT count(*) FROM sqlite_master').all();
  database.close();
}

/**
 * Leases in it are of processes of another day. So is whoever was signed in: some of them were signed out since, by a new password, a block or
 * themselves, and the backup does not know whom.
 */
function beginAnew(file: string, epoch: string, now: number): void {
  const database = new Database(file);
  try {
    database.exec('BEGIN IMMEDIATE');
    database.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run([epoch]);
    database.exec('DELETE FROM leases');
    database.prepare("UPDATE sessions SET state = 'closed', ended_at = ? WHERE state = 'active'").run([now]);
    database.prepare("UPDATE operator_sessions SET state = 'ended', ended_at = ? WHERE state = 'active'").run([now]);
    for (const tickets of ['login_tickets', 'password_tickets', 'statement_tickets'])
      database.exec(`DELETE FROM ${tickets}`);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}
