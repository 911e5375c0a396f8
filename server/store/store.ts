/**
 * The storage port: all that the origin knows of a database. SQLite is behind it now; another relational one can be.
 *
 * A unit of work runs alone and either commits whole or leaves nothing. It may await only its own queries: the connection is
 * held until it ends.
 */
import type { Transaction } from 'kysely';
import type { OriginTables } from './originTables.ts';

/** The handle of one unit of work. */
export type Work = Transaction<OriginTables> & {
  /**
   * Runs a text without what a statement of Kysely's passes on its way, 10 µs each: for `prepare.ts` and savepoints.
   *
   * @param most `one` where it gives a row at most
   * @returns its rows, none where it gives none
   */
  readonly runCompiled: (
    sql: string,
    parameters: readonly unknown[],
    most: 'one' | 'all',
  ) => Promise<readonly unknown[]>;
};

export interface Store {
  /** Runs `work` on one consistent state of the database. */
  read<Value>(work: (tx: Work) => Promise<Value>): Promise<Value>;
  /**
   * Runs `work` as the only writer on the directory, other processes included. Resolves once its commit is on disk.
   *
   * @throws whatever `work` throws, after everything it wrote is undone
   */
  write<Value>(work: (tx: Work) => Promise<Value>): Promise<Value>;
  /** Called after each commit of this process. Returns the way to stop it. */
  onCommit(listener: () => void): () => void;
  /** Changes when another process has committed. Cheap enough to ask ten times a second. */
  otherCommits(): number;
  close(): Promise<void>;
}
