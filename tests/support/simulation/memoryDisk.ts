/**
 * Storage without IndexedDB, for volume: tables with transactions, as far as the engine uses Dexie's. A transaction is all or
 * nothing; a connection that died does nothing more; a power cut takes the last commits of a relaxed disk with it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

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
  /** The transaction the caller runs in, if it is one of this disk. */
  current(): Transaction | undefined;
  /** Commits a single change made outside a transaction. */
  commit(table: DiskTable, overlay: Overlay): void;
  /** A dead holder must not keep others waiting. */
  breakOpen(): void;
  /** Takes the last `commits` back. */
  losePower(commits: number): void;
  onCommit: (changes: ReadonlyMap<DiskTable, Overlay>) => void;
}

const ambient = new AsyncLocalStorage<Transaction>();
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
  const waiting: (() => void)[] = [];

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
    ambient.exit(() => {
      disk.onCommit(changes);
    });
  };

  const enter = async (): Promise<void> => {
    if (active === undefined) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };

  const disk: MemoryDisk = {
    name,
    tables,
    onCommit: () => undefined,
    current: () => {
      const transaction = ambient.getStore();
      return transaction?.disk === disk && !transaction.isOver ? transaction : undefined;
    },
    async transact(isDead, work) {
      while (active !== undefined) await enter();
      if (isDead()) {
        waiting.shift()?.();
        return new Promise(() => undefined);
      }
      const transaction: Transaction = { disk, changes: new Map(), isOver: false };
      const release = () => {
        if (transaction.isOver) return;
        transaction.isOver = true;
        active = undefined;
        waiting.shift()?.();
      };
      active = { transaction, isDead, release };
      try {
        const value = await ambient.run(transaction, work);
        if (!transaction.isOver && !isDead()) commitAll(transaction.changes);
        return value;
      } finally {
        release();
      }
    },
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
