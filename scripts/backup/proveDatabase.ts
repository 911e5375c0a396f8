/** Proves a database file of a house before anybody relies on it: whole, of a schema that this code knows, and with books that are right. */
import Database from 'libsql';
import { portOf } from '../../server/store/openSqliteStore.ts';
import { epochOf } from '../../server/store/readEpoch.ts';
import { SCHEMA_STEPS } from '../../server/store/schemaSteps.ts';
import { isSound, ledgerDefects } from '../../server/wallet/ledgerDefects.ts';

/** What a sound file is. */
export interface Proof {
  /** Of the log in it. */
  readonly epoch: string;
  readonly bets: number;
  readonly members: number;
}

/**
 * Reads the whole file, and writes nothing to it.
 *
 * @param name what the operator knows it by
 * @throws Error with a sentence for the operator about what is wrong with it
 */
export async function proveDatabase(file: string, name: string): Promise<Proof> {
  const database = new Database(file);
  const store = portOf(database);
  try {
    allOf(database, 'PRAGMA query_only = ON', name);
    refuseUnlessWhole(database, name);
    const { defects, ...proof } = await store.read(async (tx) => ({
      defects: await ledgerDefects(tx),
      epoch: await epochOf(tx),
      bets: countOf(database, 'bets'),
      members: countOf(database, 'members'),
    }));
    if (!isSound(defects)) throw new Error(`the books in ${name} are wrong: ${JSON.stringify(defects)}`);
    return proof;
  } finally {
    await store.close();
  }
}

function refuseUnlessWhole(database: Database.Database, file: string): void {
  const [first] = allOf(database, 'PRAGMA integrity_check', file) as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok')
    throw new Error(`${file} is damaged: ${first?.integrity_check ?? 'nothing read'}`);
  if (allOf(database, 'PRAGMA foreign_key_check', file).length > 0)
    throw new Error(`${file} is damaged: rows refer to rows that are not there`);
  const [row] = allOf(database, 'SELECT coalesce(max(step), 0) AS step FROM schema_steps', file) as { step: number }[];
  if ((row?.step ?? 0) > SCHEMA_STEPS.length)
    throw new Error(`${file} has schema ${row?.step}, this origin knows ${SCHEMA_STEPS.length}`);
}

function allOf(database: Database.Database, sql: string, file: string): unknown[] {
  try {
    return database.prepare(sql).all();
  } catch (error) {
    throw new Error(`${file} is no database of a house: ${String(error)}`, { cause: error });
  }
}

function countOf(database: Database.Database, table: 'bets' | 'members'): number {
  const [row] = database.prepare(`SELECT count(*) AS count FROM ${table}`).all() as { count: number }[];
  return row?.count ?? 0;
}
