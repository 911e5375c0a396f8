/** A connection to a memory disk that answers as the engine's Dexie databases do, so that the engine runs on it unchanged. */
import type { DiskTable, Key, MemoryDisk, Row } from './memoryDisk.ts';

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

const LOWEST = -Infinity;

/** IndexedDB's order, as far as the engine's indexes need it: numbers, texts, lists; the greatest key is a list in a list. */
function compareKeys(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
      const order = compareKeys(a[index], b[index]);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (Array.isArray(a)) return 1;
  if (Array.isArray(b)) return -1;
  if (a === b) return 0;
  if (a === LOWEST) return -1;
  if (b === LOWEST) return 1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return (a as Key) < (b as Key) ? -1 : 1;
}

function indexOf(index: string): (row: Row) => unknown {
  if (!index.startsWith('[')) return (row) => row[index];
  const parts = index.slice(1, -1).split('+');
  return (row) => parts.map((part) => row[part]);
}

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

  const tableOf = (table: DiskTable) => {
    const overlay = () => disk.current()?.changes.get(table);
    const get = (key: Key): Row | undefined => {
      const changed = overlay();
      return changed?.has(key) === true ? changed.get(key) : table.rows.get(key);
    };
    const all = (): Row[] => {
      const changed = overlay();
      if (changed === undefined || changed.size === 0) return [...table.rows.values()];
      const rows = new Map(table.rows);
      for (const [key, row] of changed) {
        if (row === undefined) rows.delete(key);
        else rows.set(key, row);
      }
      return [...rows.values()];
    };
    const change = (entries: Iterable<readonly [Key, Row | undefined]>): void => {
      const transaction = disk.current();
      if (transaction === undefined) {
        disk.commit(table, new Map(entries));
        return;
      }
      const changed = transaction.changes.get(table) ?? new Map<Key, Row | undefined>();
      transaction.changes.set(table, changed);
      for (const [key, row] of entries) changed.set(key, row);
    };
    const keyOf = (row: Row): Key => row[table.keyPath] as Key;
    const numbered = (row: Row): Row => {
      if (!table.isNumbered || row[table.keyPath] !== undefined) return row;
      const id = table.nextId;
      table.nextId += 1;
      return { ...row, [table.keyPath]: id };
    };
    const grow = <Value>(work: () => Value): Promise<Value> =>
      run(() => {
        if (!connection.hasRoom(table.name)) throw new DOMException('no room', 'QuotaExceededError');
        return work();
      });
    const put = (row: Row): Key => {
      const stored = numbered(row);
      change([[keyOf(stored), stored]]);
      return keyOf(stored);
    };
    const collect = (rows: () => Row[]) => ({
      toArray: () => run(rows),
      first: () => run(() => rows()[0]),
      last: () => run(() => rows().at(-1)),
      count: () => run(() => rows().length),
      primaryKeys: () => run(() => rows().map(keyOf)),
      delete: () =>
        run(() => {
          const gone = rows();
          change(gone.map((row) => [keyOf(row), undefined] as const));
          return gone.length;
        }),
      reverse: () => collect(() => rows().toReversed()),
      limit: (count: number) => collect(() => rows().slice(0, count)),
      offset: (count: number) => collect(() => rows().slice(count)),
      filter: (test: (row: Row) => boolean) => collect(() => rows().filter(test)),
    });
    const sortedBy = (index: string, test: (value: unknown) => boolean) => {
      const valueOf = indexOf(index);
      return collect(() =>
        all()
          .map((row) => ({ row, value: valueOf(row) }))
          .filter(({ value }) => test(value))
          .toSorted((a, b) => compareKeys(a.value, b.value))
          .map(({ row }) => row),
      );
    };
    return {
      ...collect(all),
      toCollection: () => collect(all),
      get: (key: Key) => run(() => get(key)),
      bulkGet: (keys: readonly Key[]) => run(() => keys.map(get)),
      put: (row: Row) => grow(() => put(row)),
      add: (row: Row) =>
        grow(() => {
          if (!table.isNumbered && get(keyOf(row)) !== undefined) throw new Error('ConstraintError');
          return put(row);
        }),
      update: (key: Key, changes: Row) =>
        grow(() => {
          const row = get(key);
          if (row !== undefined) change([[key, { ...row, ...changes }]]);
          return row === undefined ? 0 : 1;
        }),
      bulkPut: (rows: readonly Row[]) =>
        grow(() => {
          change(rows.map((row) => [keyOf(row), row] as const));
        }),
      delete: (key: Key) =>
        run(() => {
          change([[key, undefined]]);
        }),
      bulkDelete: (keys: readonly Key[]) =>
        run(() => {
          change(keys.map((key) => [key, undefined] as const));
        }),
      clear: () =>
        run(() => {
          change(all().map((row) => [keyOf(row), undefined] as const));
        }, `clear ${table.name}`),
      orderBy: (index: string) => sortedBy(index, (value) => value !== undefined),
      where: (index: string) => ({
        between: (low: unknown, high: unknown) =>
          sortedBy(index, (value) => compareKeys(value, low) >= 0 && compareKeys(value, high) <= 0),
        belowOrEqual: (bound: unknown) => sortedBy(index, (value) => compareKeys(value, bound) <= 0),
        equals: (bound: unknown) => sortedBy(index, (value) => compareKeys(value, bound) === 0),
        anyOf: (keys: readonly unknown[]) => {
          const wanted = new Set(keys.map(String));
          return sortedBy(index, (value) => wanted.has(String(value)));
        },
      }),
    };
  };

  const tables = Object.fromEntries([...disk.tables].map(([name, table]) => [name, tableOf(table)]));
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
