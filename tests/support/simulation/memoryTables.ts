/** Tables of a memory disk as one process has them open: what the engine asks of Dexie's tables and collections, and no more. */
import type { DiskTable, Key, MemoryDisk, Row } from './memoryDisk.ts';

/** What the tables of a process have in common. */
export interface TableProcess {
  readonly disk: MemoryDisk;
  /** Does one operation, if the process lives and its database is there. */
  run<Value>(work: () => Value, what?: string): Promise<Value>;
  /** Whether rows can be put into a table. */
  hasRoom(table: string): boolean;
}

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

/** Rows as the transaction under way has them, if there is one. */
class TableRows {
  readonly process: TableProcess;
  readonly table: DiskTable;
  constructor(process: TableProcess, table: DiskTable) {
    this.process = process;
    this.table = table;
  }

  get(key: Key): Row | undefined {
    const changed = this.changes();
    return changed?.has(key) === true ? changed.get(key) : this.table.rows.get(key);
  }
  all(): Row[] {
    const changed = this.changes();
    if (changed === undefined || changed.size === 0) return [...this.table.rows.values()];
    const rows = new Map(this.table.rows);
    for (const [key, row] of changed) {
      if (row === undefined) rows.delete(key);
      else rows.set(key, row);
    }
    return [...rows.values()];
  }
  change(entries: readonly (readonly [Key, Row | undefined])[]): void {
    const transaction = this.process.disk.current();
    if (transaction === undefined) {
      this.process.disk.commit(this.table, new Map(entries));
      return;
    }
    const changed = transaction.changes.get(this.table) ?? new Map<Key, Row | undefined>();
    transaction.changes.set(this.table, changed);
    for (const [key, row] of entries) changed.set(key, row);
  }
  keyOf(row: Row): Key {
    return row[this.table.keyPath] as Key;
  }
  remove(rows: readonly Row[]): number {
    this.change(rows.map((row) => [this.keyOf(row), undefined] as const));
    return rows.length;
  }
  put(row: Row): Key {
    const stored = this.numbered(row);
    this.change([[this.keyOf(stored), stored]]);
    return this.keyOf(stored);
  }
  grow<Value>(work: () => Value): Promise<Value> {
    return this.process.run(() => {
      if (!this.process.hasRoom(this.table.name)) throw new DOMException('no room', 'QuotaExceededError');
      return work();
    });
  }
  private changes() {
    return this.process.disk.current()?.changes.get(this.table);
  }
  private numbered(row: Row): Row {
    const { table } = this;
    if (!table.isNumbered || row[table.keyPath] !== undefined) return row;
    const id = table.nextId;
    table.nextId += 1;
    return { ...row, [table.keyPath]: id };
  }
}

/** Of rows that are looked for when they are asked for. */
class MemoryCollection {
  private readonly rows: TableRows;
  private readonly find: () => Row[];
  constructor(rows: TableRows, find: () => Row[]) {
    this.rows = rows;
    this.find = find;
  }

  toArray(): Promise<Row[]> {
    return this.rows.process.run(this.find);
  }
  first(): Promise<Row | undefined> {
    return this.rows.process.run(() => this.find()[0]);
  }
  last(): Promise<Row | undefined> {
    return this.rows.process.run(() => this.find().at(-1));
  }
  count(): Promise<number> {
    return this.rows.process.run(() => this.find().length);
  }
  primaryKeys(): Promise<Key[]> {
    return this.rows.process.run(() => this.find().map((row) => this.rows.keyOf(row)));
  }
  delete(): Promise<number> {
    return this.rows.process.run(() => this.rows.remove(this.find()));
  }
  reverse(): MemoryCollection {
    return this.changed((rows) => rows.toReversed());
  }
  limit(count: number): MemoryCollection {
    return this.changed((rows) => rows.slice(0, count));
  }
  offset(count: number): MemoryCollection {
    return this.changed((rows) => rows.slice(count));
  }
  filter(test: (row: Row) => boolean): MemoryCollection {
    return this.changed((rows) => rows.filter(test));
  }
  private changed(how: (rows: Row[]) => Row[]): MemoryCollection {
    return new MemoryCollection(this.rows, () => how(this.find()));
  }
}

export class MemoryTable {
  private readonly process: TableProcess;
  private readonly table: DiskTable;
  private readonly rows: TableRows;
  constructor(process: TableProcess, table: DiskTable) {
    this.process = process;
    this.table = table;
    this.rows = new TableRows(process, table);
  }

  toCollection(): MemoryCollection {
    return new MemoryCollection(this.rows, () => this.rows.all());
  }
  toArray(): Promise<Row[]> {
    return this.process.run(() => this.rows.all());
  }
  count(): Promise<number> {
    return this.toCollection().count();
  }
  reverse(): MemoryCollection {
    return this.toCollection().reverse();
  }
  limit(count: number): MemoryCollection {
    return this.toCollection().limit(count);
  }
  offset(count: number): MemoryCollection {
    return this.toCollection().offset(count);
  }
  filter(test: (row: Row) => boolean): MemoryCollection {
    return this.toCollection().filter(test);
  }
  get(key: Key): Promise<Row | undefined> {
    return this.process.run(() => this.rows.get(key));
  }
  bulkGet(keys: readonly Key[]): Promise<(Row | undefined)[]> {
    return this.process.run(() => keys.map((key) => this.rows.get(key)));
  }
  put(row: Row): Promise<Key> {
    return this.rows.grow(() => this.rows.put(row));
  }
  add(row: Row): Promise<Key> {
    return this.rows.grow(() => {
      if (!this.table.isNumbered && this.rows.get(this.rows.keyOf(row)) !== undefined)
        throw new Error('ConstraintError');
      return this.rows.put(row);
    });
  }
  update(key: Key, changes: Row): Promise<number> {
    return this.rows.grow(() => {
      const row = this.rows.get(key);
      if (row !== undefined) this.rows.change([[key, { ...row, ...changes }]]);
      return row === undefined ? 0 : 1;
    });
  }
  bulkPut(rows: readonly Row[]): Promise<void> {
    return this.rows.grow(() => {
      this.rows.change(rows.map((row) => [this.rows.keyOf(row), row] as const));
    });
  }
  delete(key: Key): Promise<void> {
    return this.process.run(() => {
      this.rows.change([[key, undefined]]);
    });
  }
  bulkDelete(keys: readonly Key[]): Promise<void> {
    return this.process.run(() => {
      this.rows.change(keys.map((key) => [key, undefined] as const));
    });
  }
  clear(): Promise<number> {
    return this.process.run(() => this.rows.remove(this.rows.all()), `clear ${this.table.name}`);
  }
  orderBy(index: string): MemoryCollection {
    return this.sortedBy(index, (value) => value !== undefined);
  }
  where(index: string) {
    return {
      between: (low: unknown, high: unknown) =>
        this.sortedBy(index, (value) => compareKeys(value, low) >= 0 && compareKeys(value, high) <= 0),
      belowOrEqual: (bound: unknown) => this.sortedBy(index, (value) => compareKeys(value, bound) <= 0),
      equals: (bound: unknown) => this.sortedBy(index, (value) => compareKeys(value, bound) === 0),
      anyOf: (keys: readonly unknown[]) => {
        // A key of several parts is no other by its text; the others are themselves, and are looked at by the thousand.
        const keyOf = (value: unknown) => (Array.isArray(value) ? String(value) : value);
        const wanted = new Set(keys.map(keyOf));
        return this.sortedBy(index, (value) => wanted.has(keyOf(value)));
      },
    };
  }
  private sortedBy(index: string, test: (value: unknown) => boolean): MemoryCollection {
    const valueOf = indexOf(index);
    return new MemoryCollection(this.rows, () => {
      const found: { readonly row: Row; readonly value: unknown }[] = [];
      for (const row of this.rows.all()) {
        const value = valueOf(row);
        if (test(value)) found.push({ row, value });
      }
      if (found.length > 1) found.sort((a, b) => compareKeys(a.value, b.value));
      return found.map(({ row }) => row);
    });
  }
}
