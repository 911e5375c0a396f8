/** A connection to a memory disk that answers as the engine's Dexie databases do, so that the engine runs on it unchanged. */
import type { MemoryDisk } from './memoryDisk.ts';
import { MemoryTable, type TableProcess } from './memoryTables.ts';

export interface Connection {
  /** The process is gone: nothing is answered any more, what was not committed never happened. */
  die(): void;
  /** Deleted by somebody: what is asked of it from now on fails, what is under way too. */
  refuse(): void;
  /** Called before each operation. */
  onOperation: (what: string) => void;
  /** Whether rows can be put into a table. */
  hasRoom: (table: string) => boolean;
}

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

const closed = () => new DOMException('the database was deleted', 'DatabaseClosedError');

/** The tables of a connection, shaped like a Dexie database. @param more of what the engine asks of it, beside its tables */
export function connectMemory(
  disk: MemoryDisk,
  more: object = {},
): { readonly database: object; readonly connection: Connection } {
  let isDead = false;
  let isRefused = false;
  const connection: Connection = {
    die: () => {
      isDead = true;
      disk.breakOpen();
    },
    refuse: () => {
      isRefused = true;
    },
    onOperation: () => undefined,
    hasRoom: () => true,
  };

  const run = <Value>(work: () => Value, what = ''): Promise<Value> => {
    if (!isDead) connection.onOperation(what);
    if (isDead) return never();
    if (isRefused) return Promise.reject(closed());
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error('storage'));
    }
  };

  const process: TableProcess = { disk, run, hasRoom: (table) => connection.hasRoom(table) };
  const tables = Object.fromEntries([...disk.tables].map(([name, table]) => [name, new MemoryTable(process, table)]));
  const database = {
    name: disk.name,
    ...tables,
    ...more,
    isOpen: () => !isDead,
    close: () => undefined,
    transaction: (_mode: string, _tables: unknown, work: () => Promise<unknown>): Promise<unknown> => {
      if (!isDead) connection.onOperation('transaction');
      if (isDead) return never();
      if (isRefused) return Promise.reject(closed());
      if (disk.current() !== undefined) return work();
      const outcome = disk.transact(() => isDead, work);
      return outcome.then(
        (value) => (isDead ? never() : value),
        (error: unknown) => (isDead ? never() : Promise.reject(error instanceof Error ? error : new Error('storage'))),
      );
    },
  };
  return { database, connection };
}
