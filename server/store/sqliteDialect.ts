/**
 * Kysely over libsql: writers announce themselves at BEGIN, and a query is compiled by SQLite once, not at every call.
 *
 * A deferred BEGIN that turns into a write later can fail with SQLITE_BUSY halfway; BEGIN IMMEDIATE fails before anything was done, and is
 * tried again. SQLite's own wait is not used: the library is synchronous, and one writer that waits would stop the whole process.
 */
import {
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type Database from 'libsql';
import type { Clock } from '../clock.ts';
import { StoreUnavailable } from './store.ts';

/** How long a writer waits for another process, ms. */
const BEGIN_LIMIT_MS = 5_000;
/** Between two tries, ms: doubled with each up to the longest. A commit of another process takes a few. */
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;
/** Distinct statements kept compiled; the origin has fewer, bulk inserts of odd sizes excepted. */
const KEPT_STATEMENTS = 256;

/** What a writer waits by. */
export interface Waits {
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
  /** 0 ≤ x < 1; spreads the tries of processes that wait for each other. */
  readonly random: () => number;
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #statements: KeptStatements;
  readonly #waits: Waits;
  /** Settles once the last writer that waits has begun or given up; `undefined` where nobody waits. */
  #line: Promise<void> | undefined;

  constructor(database: Database.Database, statements: KeptStatements, waits: Waits) {
    super({ database: statements });
    this.#database = database;
    this.#statements = statements;
    this.#waits = waits;
  }

  /** Begins and commits without what a statement of Kysely's passes on its way: most units are one small statement, or two. */
  override async beginTransaction(_connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === 'read only') this.#statements.run('begin', []);
    else await this.#beginWriting();
  }

  override async commitTransaction(): Promise<void> {
    this.#statements.run('commit', []);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has undone everything before anybody asks for it.
    if (!this.#database.inTransaction) return;
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // Kysely would tell this instead of what went wrong first, which is what its caller has to know.
    }
  }

  async #beginWriting(): Promise<void> {
    const ahead = this.#line;
    if (ahead === undefined && this.#hasBegun()) return;
    const begun = this.#waitInLine(ahead);
    const line = begun.catch(() => undefined);
    this.#line = line;
    try {
      await begun;
    } finally {
      if (this.#line === line) this.#line = undefined;
    }
  }

  /** Has the one connection again when it settles, either way, as Kysely counts on; in between it is for whoever reads. */
  async #waitInLine(ahead: Promise<void> | undefined): Promise<void> {
    const { clock } = this.#waits;
    const until = clock.elapsed() + BEGIN_LIMIT_MS;
    await this.releaseConnection();
    await ahead;
    for (let tries = 0; ; tries += 1) {
      await this.acquireConnection();
      if (this.#hasBegun()) return;
      if (clock.elapsed() >= until) throw new StoreUnavailable('another process holds the database');
      await this.releaseConnection();
      await this.#pause(tries);
    }
  }

  /** `false` while another process writes. Not prepared: a prepared BEGIN that was refused stays under way and lets nobody commit. */
  #hasBegun(): boolean {
    try {
      this.#database.exec('begin immediate');
      return true;
    } catch (error) {
      if (isLocked(error)) return false;
      throw asStoreFailure(error);
    }
  }

  #pause(tries: number): Promise<void> {
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
    return new Promise((resolve) => {
      this.#waits.clock.after((longest * (1 + this.#waits.random())) / 2, resolve);
    });
  }
}

/** A database whose statements stay compiled, for Kysely, and for statements that need none of it. */
export interface KeptStatements extends SqliteDatabase {
  readonly prepare: (sql: string) => SqliteStatement;
  /** @returns all rows of a statement. The library's way to one row is not taken: now and then it gave none for one that was there (decision 0151). */
  readonly run: (sql: string, parameters: readonly unknown[]) => readonly unknown[];
}

export class OriginSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  /** @param waits how a writer waits for another process */
  constructor(database: Database.Database, statements: KeptStatements, waits: Waits) {
    super({ database: statements });
    this.#createDriver = () => new ImmediateDriver(database, statements, waits);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }
}

export function keepStatements(database: Database.Database): KeptStatements {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = withKnownKind(told(() => database.prepare(sql)));
    const [oldest] = statements.keys();
    if (statements.size >= KEPT_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    prepare,
    run(sql, parameters) {
      const statement = prepare(sql);
      if (!statement.reader) {
        statement.run(parameters);
        return [];
      }
      return statement.all(parameters);
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** Whether a statement gives rows is asked of the database once: each time it is a call into it, a twentieth of what a bet takes. */
function withKnownKind(statement: Database.Statement): SqliteStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => told(() => statement.all(parameters)),
    run: (parameters) => told(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

function told<Value>(act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw asStoreFailure(error);
  }
}

/** Whether another process holds the database. */
export const isLocked = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** As the port tells it: what is no fault of the statement, and may be gone in a moment. Everything else stays what it is. */
function asStoreFailure(error: unknown): unknown {
  if (isLocked(error)) return new StoreUnavailable('another process holds the database', { cause: error });
  // A file that may not grow is refused as a write that failed, and the index of the log where the disk is full as its size.
  const isFull = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE'].includes(codeOf(error));
  return isFull ? new StoreUnavailable('the disk of the database has no room', { cause: error }) : error;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
