/**
 * Opens the storage port on a data directory: creates it, sets durability, brings the tables up to date.
 *
 * WAL with full sync: a commit that was reported survives `kill -9` and a power cut. Two processes may open one directory.
 */
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Database from 'libsql';
import { systemClock } from '../clock.ts';
import { SQLITE } from './engine.ts';
import type { OriginTables } from './originTables.ts';
import { refuseBereft } from './bereftDirectory.ts';
import { keepPrivate, makePrivateFile } from './privateDirectory.ts';
import { isLocked, keepStatements, OriginSqliteDialect, type Waits } from './sqliteDialect.ts';
import { runUnit } from './runUnit.ts';
import { SCHEMA_STEPS } from './schemaSteps.ts';
import type { Store } from './store.ts';

/** How long the opening waits for another process, ms: the event loop stands still, and nobody is served yet. */
const OPENING_TIMEOUT_MS = 5_000;

const REAL_WAITS: Waits = { clock: systemClock, random: Math.random };

/**
 * @param now epoch ms, remembered with each schema step
 * @param waits how a writer waits for another process
 * @throws if the directory holds a newer schema than this code knows, had a database and has none, or others can read it and it is not ours to close
 */
export function openSqliteStore(directory: string, now: number, waits = REAL_WAITS): Store {
  keepPrivate(directory);
  refuseBereft(directory);
  const file = join(directory, 'origin.db');
  makePrivateFile(file);
  const database = new Database(file, { timeout: OPENING_TIMEOUT_MS });
  for (const pragma of [
    `busy_timeout = ${OPENING_TIMEOUT_MS}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -16000',
    // What a savepoint may have to bring back of a bet is more than SQLite keeps in memory by itself: each shared commit wrote a file for it.
    'temp_store = MEMORY',
  ]) {
    database.pragma(pragma);
  }
  const store = storeOn(database, now, waits);
  // From here on whoever waits lets the others go on meanwhile; the library's own wait would stop them all.
  database.pragma('busy_timeout = 0');
  return store;
}

/**
 * The storage port on a database that is open already, brought up to date; one in memory, for instance.
 *
 * @param now epoch ms, remembered with each schema step
 */
export function storeOn(database: Database.Database, now: number, waits = REAL_WAITS): Store {
  applySchemaSteps(database, now);
  return portOf(database, waits);
}

function applySchemaSteps(database: Database.Database, now: number): void {
  database.exec('CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)');
  // Where none is missing nobody is waited for.
  if (appliedSteps(database) === SCHEMA_STEPS.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const applied = appliedSteps(database);
    for (const [index, sql] of SCHEMA_STEPS.slice(applied).entries()) {
      database.exec(sql);
      database.prepare('INSERT INTO schema_steps (step, applied_at) VALUES (?, ?)').run([applied + index + 1, now]);
    }
    database.exec('COMMIT');
  } catch (error) {
    // Whoever could not begin, or has no room on the disk, has none open, and is told why.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** @throws if it has a newer schema than this code knows */
function appliedSteps(database: Database.Database): number {
  const rows = database.prepare('SELECT coalesce(max(step), 0) AS step FROM schema_steps').all();
  const [{ step }] = rows as [{ step: number }];
  if (step > SCHEMA_STEPS.length)
    throw new Error(`data directory has schema ${step}, this origin knows ${SCHEMA_STEPS.length}`);
  return step;
}

/** The storage port on a database as it is; its tables are not brought up to date. */
export function portOf(database: Database.Database, waits = REAL_WAITS): Store {
  const statements = keepStatements(database);
  const kysely = new Kysely<OriginTables>({ dialect: new OriginSqliteDialect(database, statements, waits) });
  const listeners = new Set<() => void>();
  const dataVersion = database.prepare('PRAGMA data_version');
  let isClosed = false;
  let version = 0;
  return {
    read: (work) =>
      kysely
        .transaction()
        .setAccessMode('read only')
        .execute((tx) => runUnit(tx, SQLITE, statements.run, work)),
    async write(work) {
      const value = await kysely.transaction().execute((tx) => runUnit(tx, SQLITE, statements.run, work));
      for (const listener of listeners) listener();
      return value;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    otherCommits: () => {
      if (isClosed) return 0;
      try {
        const [row] = dataVersion.all() as { data_version: number }[];
        version = row?.data_version ?? 0;
      } catch (error) {
        // It is being mended after a crash: what is new is told at the next asking.
        if (!isLocked(error)) throw error;
      }
      return version;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      await kysely.destroy();
      // Kysely leaves a database alone that it never used.
      if (database.open) database.close();
    },
  };
}
