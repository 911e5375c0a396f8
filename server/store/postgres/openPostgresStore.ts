/**
 * Opens the storage port on a PostgreSQL database: brings the tables up to date, and reads and writes by units as the embedded one does.
 *
 * Units that write run one at a time over all processes, by an advisory lock, so that the log is in the order of commits; they share commits by
 * `groupCommit.ts` as there. Units that read run beside them, each on the state of one moment. Many processes, on several machines, may open one database.
 */
import { CompiledQuery, Kysely, type Transaction } from 'kysely';
import { systemClock } from '../../clock.ts';
import { POSTGRES } from '../engine.ts';
import type { OriginTables } from '../originTables.ts';
import { runUnit } from '../runUnit.ts';
import type { Store } from '../store.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { keepPlans, UnitDialect, type KeptPlans } from './postgresDialect.ts';
import { openLines } from './postgresLines.ts';

/** How long a writer waits for other processes, ms: with the time that it waits for those of its own. */
const PATIENCE_MS = 5_000;
/** Of one who has waited that long already: it asks once. */
const LEAST_PATIENCE_MS = 20;

/**
 * @param url as libpq has them: `postgres://user:password@host:port/database`
 * @param now epoch ms, remembered with each schema step
 * @param onLost told of a connection that broke
 * @param patienceMs how long a writer waits for other processes
 * @param writingMs the longest that one of its statements may take, ms
 * @throws Error if the server cannot be reached, cannot hold a house, or has a newer schema than this code knows
 */
export async function openPostgresStore(
  url: string,
  now: number,
  onLost: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
  writingMs?: number,
): Promise<Store> {
  await bringUpToDate(url, now);
  const plans = keepPlans();
  const { writing, reading } = openLines(url, onLost, writingMs);
  let patience = patienceMs;
  const readers = new Kysely<OriginTables>({ dialect: new UnitDialect(reading, plans, () => patienceMs) });
  const writers = new Kysely<OriginTables>({ dialect: new UnitDialect(writing, plans, () => patience) });
  const listeners = new Set<() => void>();
  let asked = 0;
  let isClosed = false;
  /** Writers of this process, first come, first served: the one connection is never waited for. */
  let line: Promise<unknown> = Promise.resolve();
  return {
    read: (work) =>
      readers
        .transaction()
        .setAccessMode('read only')
        .execute((tx) => runUnit(tx, POSTGRES, textsOf(tx, plans), work)),
    async write(work) {
      const came = systemClock.elapsed();
      const written = line.then(() => {
        patience = Math.max(LEAST_PATIENCE_MS, patienceMs - (systemClock.elapsed() - came));
        return writers.transaction().execute((tx) => runUnit(tx, POSTGRES, textsOf(tx, plans), work));
      });
      line = written.catch(() => undefined);
      const value = await written;
      for (const listener of listeners) listener();
      return value;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Nothing is known here of others' commits without a way there and back: whoever asks looks into the log, which is as dear.
    otherCommits: () => (asked += 1),
    async close() {
      if (isClosed) return;
      isClosed = true;
      listeners.clear();
      await Promise.all([readers.destroy(), writers.destroy()]);
      // Kysely leaves alone what it never used.
      await Promise.all([reading, writing].filter((pool) => !pool.ending).map((pool) => pool.end()));
    },
  };
}

function textsOf(tx: Transaction<OriginTables>, plans: KeptPlans) {
  return async (text: string, parameters: readonly unknown[]) => {
    // Savepoints have none, and no plan.
    if (parameters.length > 0) plans.keep(text);
    return (await tx.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;
  };
}
