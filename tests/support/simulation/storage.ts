/**
 * Where a simulated browser keeps things: `pure` in plain memory, for volume; `dexie` in the engine's real databases on an
 * in-memory IndexedDB, for the truth. The run above it is the same.
 */
import Dexie, { RangeSet } from 'dexie';
import { IDBFactory, IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { HanpanDatabase, MemberDatabase, OutboxDatabase } from '../../../src/db/tables/database.ts';
import type { Level } from './levels.ts';
import { connectMemory, type Connection } from './memoryDatabase.ts';
import { createMemoryDatabases } from './memoryDatabases.ts';
import { createMemoryDisk, type MemoryDisk, type Row } from './memoryDisk.ts';

/** The two databases as one worker, or one tab, has them open. */
export interface Stores {
  readonly db: HanpanDatabase;
  readonly outbox: OutboxDatabase;
  /** The process is gone. */
  die(): void;
}

/** Nothing, what can be had again (the log), bets about to be sent, or anything. */
export type Fullness = 'no' | 'log' | 'outbox' | 'everything';

export interface Storage {
  /** @param onOperation called before each operation, with what it is: where a worker may die */
  connect(onOperation: (what: string) => void): Stores;
  /** What there is no room for. Reading and deleting always go. */
  full: Fullness;
  /** What rows were written to which table, as they are committed. */
  onWritten: (database: string, table: string, row: Row) => void;
  /** Somebody deletes the house's database or all members', under whoever has them open. Resolves with the names. Level `pure` only. */
  lose(what: 'house' | 'members'): Promise<readonly string[]>;
  /** The machine loses power: what is not strictly durable may be gone. */
  losePower(commits: number): void;
  dispose(): Promise<void>;
}

/** Writes to these wake the engine's own live queries. */
const WATCHED = new Set(['sessions', 'slips', 'intents', 'looks', 'fence', 'logouts']);
/** What says whose the rest of a commit is. */
const comesFirst = (table: string) => table === 'sessions' || table === 'fence';
const EVERYTHING = { all: new RangeSet(-Infinity, [[]]) };

interface MutationEvent {
  readonly subscribers: readonly ((parts: object) => void)[];
}
const mutations = () => (Dexie.on as unknown as { readonly storagemutated: MutationEvent }).storagemutated;
const atHome = new Set<unknown>();

/** Live queries of workers that died are still subscribed; a run lets go of them at its end. */
function unsubscribeAll(): void {
  const event = mutations() as MutationEvent & { unsubscribe(subscriber: unknown): void };
  for (const subscriber of event.subscribers.slice()) if (!atHome.has(subscriber)) event.unsubscribe(subscriber);
}

export function openStorage(level: Level, name: string): Storage {
  Dexie.dependencies.indexedDB = indexedDB;
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  if (atHome.size === 0) for (const subscriber of mutations().subscribers) atHome.add(subscriber);
  return level === 'pure' ? memoryStorage(name) : dexieStorage(name);
}

/** Primary keys by table, as the engine's own schema says. */
function schemaOf(database: Dexie): Record<string, string> {
  const entries = database.tables.map(({ name, schema: { primKey } }): [string, string] => [
    name,
    `${primKey.auto === true ? '++' : ''}${String(primKey.keyPath)}`,
  ]);
  return Object.fromEntries(entries);
}

const LOG_TABLES = new Set(['log', 'snapshots', 'quarantine']);

function hasRoom(full: Fullness, table: string): boolean {
  if (full === 'log') return !LOG_TABLES.has(table);
  return full === 'outbox' ? table !== 'intents' : full === 'no';
}

function memoryStorage(name: string): Storage {
  const sample = new HanpanDatabase(name);
  const schemas = { house: schemaOf(sample), member: schemaOf(new MemberDatabase(`${name}-member`, sample)) };
  const main = createMemoryDatabases(name, schemas, (disk) => {
    watch(disk);
  });
  const outbox = createMemoryDisk(`${name}-outbox`, schemaOf(new OutboxDatabase(`${name}-outbox`)));
  const storage: Storage = {
    connect(onOperation) {
      const prepare = (connection: Connection) => {
        connection.onOperation = onOperation;
        connection.hasRoom = (table) => hasRoom(storage.full, table);
      };
      const open = main.connect(prepare);
      const bets = connectMemory(outbox);
      prepare(bets.connection);
      return {
        db: open.db,
        outbox: bets.database as unknown as OutboxDatabase,
        die: () => {
          open.die();
          bets.connection.die();
        },
      };
    },
    full: 'no',
    onWritten: () => undefined,
    lose: async (what) => {
      const names = main
        .disks()
        .map((disk) => disk.name)
        .filter((one) => (one === name) === (what === 'house'));
      for (const one of names) await main.lose(one);
      return names;
    },
    losePower: (commits) => {
      for (const disk of main.disks()) disk.losePower(commits);
    },
    dispose: async () => {
      unsubscribeAll();
    },
  };
  function watch(disk: MemoryDisk): void {
    disk.onCommit = (changes) => {
      let wakes = false;
      // What says whose it is first: what else a commit writes is judged by that.
      const inOrder = [...changes].toSorted(([a], [b]) => Number(comesFirst(b.name)) - Number(comesFirst(a.name)));
      for (const [table, rows] of inOrder) {
        wakes ||= WATCHED.has(table.name);
        for (const row of rows.values()) if (row !== undefined) storage.onWritten(disk.name, table.name, row);
      }
      if (!wakes) return;
      for (const subscriber of mutations().subscribers) if (!atHome.has(subscriber)) subscriber(EVERYTHING);
    };
  }
  watch(outbox);
  return storage;
}

function dexieStorage(name: string): Storage {
  // A factory of its own, so that nothing of an earlier run is in it. Databases take it when they are made.
  Dexie.dependencies.indexedDB = new IDBFactory();
  const opened: Dexie[] = [];
  const storage: Storage = {
    connect(onOperation) {
      let isDead = false;
      const watched = (database: Dexie) => {
        opened.push(database);
        watchWrites(
          database,
          (what) => !isDead && (onOperation(what), !isDead),
          (table) => hasRoom(storage.full, table),
          (table, row) => {
            storage.onWritten(database.name, table, row);
          },
        );
      };
      const db = new HanpanDatabase(name);
      const outbox = new OutboxDatabase(`${name}-outbox`);
      const known = new WeakSet<Dexie>();
      const { ofMember } = HanpanDatabase.prototype;
      db.ofMember = (theirs) => {
        const database = ofMember.call(db, theirs);
        if (!known.has(database)) watched(database);
        known.add(database);
        return database;
      };
      watched(db);
      watched(outbox);
      return {
        db,
        outbox,
        die: () => {
          isDead = true;
          db.close();
          outbox.close();
        },
      };
    },
    full: 'no',
    onWritten: () => undefined,
    lose: async () => [],
    losePower: () => undefined,
    async dispose() {
      unsubscribeAll();
      for (const database of opened) database.close();
    },
  };
  return storage;
}

/** Sees every operation and every write of a Dexie database, through the library's own middleware. */
function watchWrites(
  database: Dexie,
  mayRun: (what: string) => boolean,
  mayGrow: (table: string) => boolean,
  onWritten: (table: string, row: Row) => void,
): void {
  const pending = new WeakMap<object, (readonly [table: string, row: Row])[]>();
  const flush = (written: readonly (readonly [table: string, row: Row])[]) => {
    const inOrder = written.toSorted(([a], [b]) => Number(comesFirst(b)) - Number(comesFirst(a)));
    for (const [table, row] of inOrder) onWritten(table, row);
  };
  database.use({
    stack: 'dbcore',
    name: 'simulation',
    create: (down) => ({
      ...down,
      transaction: (tables, mode, options) => {
        if (!mayRun('transaction')) throw new Error('worker is dead');
        return down.transaction(tables, mode, options);
      },
      table: (table) => {
        const below = down.table(table);
        return {
          ...below,
          mutate: async (request) => {
            const isGrowth = request.type === 'put' || request.type === 'add';
            if (isGrowth && !mayGrow(table)) throw new DOMException('no room', 'QuotaExceededError');
            const answer = await below.mutate(request);
            if (isGrowth) {
              const { trans } = request;
              const written = pending.get(trans) ?? [];
              // What a transaction writes is seen when it is committed, as a whole.
              if (!pending.has(trans)) (trans as IDBTransaction).addEventListener('complete', () => flush(written));
              pending.set(trans, written);
              for (const row of request.values as readonly Row[]) written.push([table, row]);
            }
            return answer;
          },
        };
      },
    }),
  });
}
