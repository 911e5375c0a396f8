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

export class OriginSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: Database.Database) {
    const cached = withStatementCache(database);
    super({ database: cached });
    this.#database = cached;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
}

function withStatementCache(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const prepared = withKnownKind(database.prepare(sql));
      const [oldest] = statements.keys();
      if (statements.size >= KEPT_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

/** Whether a statement gives rows is asked of the database once: each time it is a call into it, a twentieth of what a bet takes. */
function withKnownKind(statement: SqliteStatement): SqliteStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
