/**
 * Kysely over `pg`: writers take turns by an advisory lock, as those of SQLite do by its file, and a statement of a hot path is planned once a connection.
 *
 * A unit's statements go one after another also where it asks for several at once: the library sends no second one before the first is answered.
 */
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../store.ts';
import { asCommitFailure, asStoreFailure, isBrokenLine, isLineLost } from './postgresFailures.ts';
import { WRITERS_LOCK } from './postgresSteps.ts';

/** Names under which a connection keeps the plans of texts. As many as there are prepared statements in the origin. */
export interface KeptPlans {
  readonly nameOf: (text: string) => string | undefined;
  readonly keep: (text: string) => void;
}

export function keepPlans(): KeptPlans {
  const names = new Map<string, string>();
  return {
    nameOf: (text) => names.get(text),
    keep: (text) => {
      if (!names.has(text)) names.set(text, `statement_${names.size + 1}`);
    },
  };
}

/** How long the writer whose turn it is may wait for other processes, ms. */
export type Patience = () => number;

class UnitDriver extends PostgresDriver {
  readonly #patience: Patience;

  constructor(lines: PostgresPool, patience: Patience) {
    super({ pool: lines });
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin =
      settings.accessMode === 'read only'
        ? 'begin isolation level repeatable read read only'
        : // One way there and back: who has the lock is the only writer until the commit, and each statement sees all commits before.
          `begin isolation level read committed; set local lock_timeout = ${Math.ceil(this.#patience())};
          select pg_advisory_xact_lock(${WRITERS_LOCK}); set local lock_timeout to default`;
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (error) {
      // Kysely takes back only what has begun, and this may have, without the lock.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw asCommitFailure(error);
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // A line that is lost takes back everything by itself, and Kysely would tell this instead of what went wrong first.
    }
  }
}

export class UnitDialect extends PostgresDialect {
  readonly #createDriver: () => Driver;

  /** @param patience of who writes */
  constructor(pool: Pool, plans: KeptPlans, patience: Patience) {
    const lines = poolOfLines(pool, plans);
    super({ pool: lines });
    this.#createDriver = () => new UnitDriver(lines, patience);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }
}

/** The server undoes a unit one of whose statements failed, also where its work went on as if none had, and answers the commit without an error. */
function refuseUndone({ command }: { readonly command: string }): void {
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement of the unit had failed');
}

function poolOfLines(pool: Pool, plans: KeptPlans): PostgresPool {
  return {
    async connect() {
      try {
        return lineOf(await pool.connect(), plans);
      } catch (error) {
        throw asStoreFailure(error);
      }
    },
    end: () => pool.end(),
  };
}

function lineOf(client: PoolClient, plans: KeptPlans): PostgresPoolClient {
  let last: Promise<unknown> = Promise.resolve();
  let isLost = false;
  let isBroken = false;
  const run = async (text: string, values: readonly unknown[]) => {
    const name = plans.nameOf(text);
    // What it was asked last it may never answer: what comes next would wait behind that.
    if (isBroken) throw new StoreUnavailable('the line to the database is lost');
    try {
      const answer = await client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
      if (text === 'commit') refuseUndone(answer);
      return answer;
    } catch (error) {
      isBroken ||= isBrokenLine(error);
      // One that takes nothing back is still in the middle of a unit.
      isLost ||= text === 'rollback' || isLineLost(error);
      throw asStoreFailure(error);
    }
  };
  const query = <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    const answer = last.then(() => run(text, values)) as Promise<PostgresQueryResult<Row>>;
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    query: query as PostgresPoolClient['query'],
    // One that is lost is not handed to the next unit.
    release: () => client.release(isLost),
  };
}
