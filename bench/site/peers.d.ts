/**
 * The little of each peer that is used here. Written down, so that the whole project is checked without installing them: they belong to
 * `bench/package.json` alone (docs/decisions/0040-bench.md).
 */

declare module 'rxdb/plugins/core' {
  export interface RxCollection {
    bulkUpsert(rows: readonly object[]): Promise<unknown>;
  }
  export interface RxDatabase {
    addCollections(
      wanted: Readonly<Record<string, { readonly schema: object }>>,
    ): Promise<Record<string, RxCollection>>;
  }
  export function createRxDatabase(options: {
    readonly name: string;
    readonly storage: object;
    readonly multiInstance: boolean;
  }): Promise<RxDatabase>;
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): object;
}

declare module '@tanstack/db' {
  export interface SyncParams<Row> {
    begin(): void;
    write(change: { readonly type: 'insert' | 'update'; readonly value: Row }): void;
    commit(): void;
    markReady(): void;
  }
  export interface Collection {
    preload(): Promise<void>;
  }
  export function createCollection<Row>(options: {
    readonly id: string;
    getKey(row: Row): string;
    readonly sync: { sync(params: SyncParams<Row>): void };
  }): Collection;
}

declare module 'lighthouse' {
  /** Audits an address in the browser that listens on a port. */
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly output: string;
      readonly logLevel: string;
      readonly disableStorageReset: boolean;
      readonly onlyCategories: readonly string[];
    },
  ): Promise<{ readonly lhr: unknown } | undefined>;
}
