/**
 * Storage without IndexedDB, for volume: tables with transactions, as far as the engine uses Dexie's. A transaction is all or
 * nothing; a connection that died does nothing more; a power cut takes the last commits of a relaxed disk with it.
 *
 * Each transaction runs in a task of its own, from which it cannot get out: whatever is asked of its disk meanwhile is part of it. To
 * follow it through the platform's asynchronous contexts instead makes every promise of a run twice as dear.
 */

export type Row = Readonly<Record<string, unknown>>;
export type Key = string | number;

export interface DiskTable {
  readonly name: string;
  readonly keyPath: string;
  readonly isNumbered: boolean;
  rows: Map<Key, Row>;
  nextId: number;
}

/** Rows changed by a transaction; `undefined` for a deleted one. */
type Overlay = Map<Key, Row | undefined>;

export interface Transaction {
  readonly disk: MemoryDisk;
  readonly changes: Map<DiskTable, Overlay>;
  isOver: boolean;
}

export interface MemoryDisk {
  readonly name: string;
  readonly tables: ReadonlyMap<string, DiskTable>;
  /** Runs `work` alone on this disk and commits what it changed, unless `isDead` by then. */
  transact<Value>(isDead: () => boolean, work: () => Promise<Value>): Promise<Value>;
  /** The transaction that runs in this task, if it is one of this disk. */
  current(): Transaction | undefined;
  /** Commits a single change made outside a transaction. */
  commit(table: DiskTable, overlay: Overlay): void;
  /** A dead holder must not keep others waiting. */
  breakOpen(): void;
  /** Takes the last `commits` back. */
  losePower(commits: number): void;
  onCommit: (changes: ReadonlyMap<DiskTable, Overlay>) => void;
}

/** Commits that a power cut may still take. */
const KEPT_UNDO = 40;

/** @param schema primary key by table; `++id` for numbered rows */
export function createMemoryDisk(name: string, schema: Readonly<Record<string, string>>): MemoryDisk {
  const tables = new Map(
    Object.entries(schema).map(([table, key]): [string, DiskTable] => [
      table,
      { name: table, keyPath: key.replace('++', ''), isNumbered: key.startsWith('++'), rows: new Map(), nextId: 1 },
    ]),
  );
  let undo: Map<DiskTable, Overlay>[] = [];
  let active: { readonly transaction: Transaction; readonly isDead: () => boolean; release(): void } | undefined;
  /** Each begins a transaction; the first of them does so in the next task if none is active. */
  const line: (() => void)[] = [];
  let isBusy = false;

  const next = () => {
    const begin = line.shift();
    isBusy = begin !== undefined;
    if (begin !== undefined) setImmediate(begin);
  };

  const apply = (changes: ReadonlyMap<DiskTable, Overlay>): Map<DiskTable, Overlay> => {
    const inverse = new Map<DiskTable, Overlay>();
    for (const [table, overlay] of changes) {
      const before: Overlay = new Map();
      for (const [key, row] of overlay) {
        before.set(key, table.rows.get(key));
        if (row === undefined) table.rows.delete(key);
        else table.rows.set(key, row);
      }
      inverse.set(table, before);
    }
    return inverse;
  };

  const commitAll = (changes: ReadonlyMap<DiskTable, Overlay>) => {
    if (changes.size === 0) return;
    undo.push(apply(changes));
    if (undo.length > KEPT_UNDO * 2) undo = undo.slice(-KEPT_UNDO);
    disk.onCommit(changes);
  };

  const run = async <Value>(isDead: () => boolean, work: () => Promise<Value>): Promise<Value> => {
    const transaction: Transaction = { disk, changes: new Map(), isOver: false };
    const release = () => {
      if (transaction.isOver) return;
      transaction.isOver = true;
      active = undefined;
      next();
    };
    active = { transaction, isDead, release };
    // IndexedDB commits a transaction that is asked for nothing more by the end of a task.
    let isCutOff = false;
    setImmediate(() => {
      isCutOff = !transaction.isOver;
      release();
    });
    try {
      const value = await work();
      if (isCutOff) throw new Error('a transaction waited for something that is not storage');
      const isWhole = !transaction.isOver && !isDead();
      // Whoever hears of the commit is no part of it.
      release();
      if (isWhole) commitAll(transaction.changes);
      return value;
    } finally {
      release();
    }
  };

  const disk: MemoryDisk = {
    name,
    tables,
    onCommit: () => undefined,
    current: () => active?.transaction,
    transact: (isDead, work) =>
      new Promise((resolve, reject) => {
        line.push(() => {
          if (isDead()) next();
          else run(isDead, work).then(resolve, reject);
        });
        if (!isBusy) next();
      }),
    commit(table, overlay) {
      commitAll(new Map([[table, overlay]]));
    },
    breakOpen() {
      if (active?.isDead() === true) active.release();
    },
    losePower(commits) {
      for (const inverse of undo.splice(Math.max(0, undo.length - commits)).toReversed()) apply(inverse);
      undo = [];
    },
  };
  return disk;
}
