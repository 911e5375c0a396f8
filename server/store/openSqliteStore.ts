/**
 * Opens the storage port on a data directory: creates it, sets durability, brings the tables up to date.
 *
 * WAL with full sync: a commit that was reported survives `kill -9` and a power cut. Two processes may open one directory.
 */
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import Database from 'libsql';
import type { OriginTables } from './originTables.ts';
import { refuseBereft } from './bereftDirectory.ts';
import { keepPrivate, makePrivateFile } from './privateDirectory.ts';
import { SCHEMA_STEPS } from './schemaSteps.ts';
import { keepStatements, OriginSqliteDialect, type KeptStatements } from './sqliteDialect.ts';
import type { Store, Work } from './store.ts';

/** How long a writer waits for another process, ms. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * @param now epoch ms, remembered with each schema step
 * @throws if the directory holds a newer schema than this code knows, had a database and has none, or others can read it and it is not ours to close
 */
export function openSqliteStore(directory: string, now: number): Store {
  keepPrivate(directory);
  refuseBereft(directory);
  const file = join(directory, 'origin.db');
  makePrivateFile(file);
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  for (const pragma of [
    `busy_timeout = ${BUSY_TIMEOUT_MS}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -16000',
    // What a savepoint may have to bring back of a bet is more than SQLite keeps in memory by itself: each one wrote a file of its own.
    'temp_store = MEMORY',
  ]) {
    database.pragma(pragma);
  }
  return storeOn(database, now);
}

/**
 * The storage port on a database that is open already, brought up to date; one in memory, for instance.
 *
 * @param now epoch ms, remembered with each schema step
 */
export function storeOn(database: Database.Database, now: number): Store {
  applySchemaSteps(database, now);
  return portOf(database);
}

function applySchemaSteps(database: Database.Database, now: number): void {
  database.exec('CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL)');
  database.exec('BEGIN IMMEDIATE');
  try {
    const [row] = database.prepare('SELECT coalesce(max(step), 0) AS step FROM schema_steps').all() as {
      step: number;
    }[];
    const applied = row?.step ?? 0;
    if (applied > SCHEMA_STEPS.length)
      throw new Error(`data directory has schema ${applied}, this origin knows ${SCHEMA_STEPS.length}`);
    for (const [index, sql] of SCHEMA_STEPS.slice(applied).entries()) {
      database.exec(sql);
      database.prepare('INSERT INTO schema_steps (step, applied_at) VALUES (?, ?)').run([applied + index + 1, now]);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** The storage port on a database as it is; its tables are not brought up to date. */
export function portOf(database: Database.Database): Store {
  const statements = keepStatements(database);
  const kysely = new Kysely<OriginTables>({ dialect: new OriginSqliteDialect(statements) });
  const listeners = new Set<() => void>();
  const dataVersion = database.prepare('PRAGMA data_version');
  let isClosed = false;
  return {
    read: (work) =>
      kysely
        .transaction()
        .setAccessMode('read only')
        .execute((tx) => runUnit(tx, statements, work)),
    async write(work) {
      const value = await kysely.transaction().execute((tx) => runUnit(tx, statements, work));
      for (const listener of listeners) listener();
      return value;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    otherCommits: () => {
      const [row] = isClosed ? [] : (dataVersion.all() as { data_version: number }[]);
      return row?.data_version ?? 0;
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

async function runUnit<Value>(
  tx: Transaction<OriginTables>,
  statements: KeptStatements,
  work: (tx: Work) => Promise<Value>,
): Promise<Value> {
  let isOver = false;
  const unit: Transaction<OriginTables> & { runCompiled?: Work['runCompiled'] } = tx;
  unit.runCompiled = async (sql, parameters, most) => {
    if (isOver) throw new Error('the unit of work is over');
    return statements.run(sql, parameters, most);
  };
  try {
    return await work(unit as Work);
  } finally {
    isOver = true;
  }
}
