/**
 * Kysely over libsql: writers announce themselves at BEGIN, and a query is compiled by SQLite once, not at every call.
 *
 * A deferred BEGIN that turns into a write later can fail with SQLITE_BUSY at once, whatever the busy timeout; BEGIN IMMEDIATE
 * waits its turn instead.
 */
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type Database from 'libsql';

/** Distinct statements kept compiled; the origin has fewer, bulk inserts of odd sizes excepted. */
const KEPT_STATEMENTS = 256;

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const readsOnly = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(readsOnly ? 'begin' : 'begin immediate'));
  }
}

/** A database whose statements stay compiled, for Kysely, and for statements that need none of it. */
export interface KeptStatements extends SqliteDatabase {
  readonly prepare: (sql: string) => SqliteStatement;
  /** @param most `one` where a statement gives a row at most */
  readonly run: (sql: string, parameters: readonly unknown[], most: 'one' | 'all') => readonly unknown[];
}

export class OriginSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: KeptStatements) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/** A statement, and the row that it gives at most. */
interface KeptStatement extends SqliteStatement {
  readonly get: (parameters: readonly unknown[]) => unknown;
}

export function keepStatements(database: Database.Database): KeptStatements {
  const statements = new Map<string, KeptStatement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = withKnownKind(database.prepare(sql));
    const [oldest] = statements.keys();
    if (statements.size >= KEPT_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    prepare,
    run(sql, parameters, most) {
      const statement = prepare(sql);
      if (!statement.reader) {
        statement.run(parameters);
        return [];
      }
      if (most === 'all') return statement.all(parameters);
      const row = statement.get(parameters);
      return row === undefined ? [] : [row];
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** Whether a statement gives rows is asked of the database once: each time it is a call into it, a twentieth of what a bet takes. */
function withKnownKind(statement: Database.Statement): KeptStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    get(parameters) {
      const row = statement.get(parameters) as { _metadata?: unknown } | undefined;
      if (row === undefined) return undefined;
      // The library says how long it took as if that were a column.
      const { _metadata: _, ...columns } = row;
      return columns;
    },
  };
}
