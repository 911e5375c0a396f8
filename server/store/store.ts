/**
 * The storage port: all that the origin knows of a database. SQLite is behind it, or PostgreSQL.
 *
 * A unit of work runs alone and either commits whole or leaves nothing. It may await only its own queries: the connection is
 * held until it ends.
 */
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { OriginTables } from './originTables.ts';

/** The handle of one unit of work. */
export type Work = Transaction<OriginTables> & {
  /** The words of the database that it runs on. */
  readonly engine: Engine;
  /**
   * Runs a text without what a statement of Kysely's passes on its way, 10 µs each: for `prepare.ts` and savepoints.
   *
   * @returns its rows, none where it gives none
   */
  readonly runCompiled: (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;
};

/** The database took nothing: another process holds it, or its disk has no room. Nothing was done; the same may be asked again in a moment. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
  readonly statusCode = 503;
}

/**
 * The line to the database broke while a commit was on its way: whether it is on disk nobody here knows. Whatever may be asked again has a key or a state of its own that
 * tells; embedded databases know no such thing.
 */
export class CommitUnknown extends StoreUnavailable {
  override readonly name = 'CommitUnknown';
}

export interface Store {
  /**
   * Runs `work` on one consistent state of the database, also while another process writes.
   *
   * @throws StoreUnavailable while another process mends the database after a crash, or it cannot be reached
   */
  read<Value>(work: (tx: Work) => Promise<Value>): Promise<Value>;
  /**
   * Runs `work` as the only writer on the database, other processes included. Resolves once its commit is on disk. While another process
   * writes, it waits, first come, first served; reads and everything else go on.
   *
   * @throws whatever `work` throws, after everything it wrote is undone
   * @throws StoreUnavailable where another process holds the database for more than five seconds, its disk is full, or it cannot be reached
   * @throws CommitUnknown where it is lost in the middle of a commit
   */
  write<Value>(work: (tx: Work) => Promise<Value>): Promise<Value>;
  /** Called after each commit of this process. Returns the way to stop it. */
  onCommit(listener: () => void): () => void;
  /**
   * Another number than the last time where another process may have committed meanwhile; the same where none has. Cheap enough to ask ten times a
   * second.
   */
  otherCommits(): number;
  close(): Promise<void>;
}
