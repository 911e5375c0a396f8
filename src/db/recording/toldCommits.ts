/**
 * Tells each transaction that was committed here, once and in the order of commits, as what it cleared, deleted, put and logged (RCD-40). One that was
 * aborted tells nothing, and while nobody listens nothing is noted. Heard are the transactions of this worker's own connections.
 */
import type { DBCore, DBCoreMutateRequest, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie';
import type { RecordedDatabase } from '../../domain/recording/recording.ts';
import { HanpanDatabase, type MemberDatabase } from '../tables/database.ts';
import type { LogRow } from '../tables/rows.ts';
import { keyOfRow, recordedTables, textOfKey } from './recordedTables.ts';

/** What one transaction made of what was stored: tables emptied, then keys deleted, then rows put. */
export interface ToldCommit {
  readonly db: RecordedDatabase;
  /** Of the database: a member's is of one session. */
  readonly name: string;
  readonly cleared: readonly string[];
  /** By table. */
  readonly gone: Readonly<Record<string, readonly unknown[]>>;
  readonly put: Readonly<Record<string, readonly unknown[]>>;
  /** Records that were appended to the event logs. */
  readonly logged: readonly LogRow[];
}

/** A place among the commits: between those whose transaction was begun before it was taken, and those begun later. */
export interface CommitPlace {
  /** Resolves once each transaction begun before it was committed, and told, or was aborted. */
  readonly reached: Promise<void>;
  /** Tells what was committed behind it meanwhile, and is none any more. */
  leave(): void;
}

const LOG = 'log';
/** IndexedDB's own kinds of ranges, as the library numbers them: everything there is. */
const WHOLE = 3;

/** What a request did, once it is known. */
type Deed =
  | { readonly does: 'clear' }
  | { readonly does: 'delete'; readonly keys: readonly unknown[] }
  | { readonly does: 'put'; readonly rows: readonly unknown[] };

/** A transaction that may write, from its first moment on. */
class Draft {
  /** In the order in which they were asked for, which is that in which they are done; empty for one that failed. */
  readonly deeds: { readonly table: string; deed?: Deed }[] = [];
  readonly db: RecordedDatabase;
  readonly name: string;
  /** Grows with every transaction. */
  readonly number: number;

  constructor(db: RecordedDatabase, name: string, number: number) {
    this.db = db;
    this.name = name;
    this.number = number;
  }

  /** What all of it comes to; `undefined` for nothing that is told. */
  told(): ToldCommit | undefined {
    const cleared = new Set<string>();
    const gone = new Map<string, Map<string, unknown>>();
    const put = new Map<string, Map<string, unknown>>();
    const logged: LogRow[] = [];
    const alone = this.#tablesTouchedOnce();
    /** Rows that nothing else was done to stand as they were put. */
    const whole: Record<string, readonly unknown[]> = {};
    for (const { table, deed } of this.deeds) {
      if (deed === undefined) continue;
      if (table === LOG) {
        if (deed.does === 'put') logged.push(...(deed.rows as LogRow[]));
        continue;
      }
      if (deed.does === 'put' && alone.has(table)) {
        if (deed.rows.length > 0) whole[table] = deed.rows;
        continue;
      }
      const puts = put.get(table) ?? new Map<string, unknown>();
      const goes = gone.get(table) ?? new Map<string, unknown>();
      put.set(table, puts);
      gone.set(table, goes);
      if (deed.does === 'clear') {
        cleared.add(table);
        puts.clear();
        goes.clear();
      } else if (deed.does === 'delete') {
        for (const key of deed.keys) {
          puts.delete(textOfKey(key));
          goes.set(textOfKey(key), key);
        }
      } else {
        for (const row of deed.rows) {
          const key = keyOfRow(this.db, table, row);
          if (key !== undefined) puts.set(key.text, row);
        }
      }
    }
    const told = { cleared: [...cleared], gone: listed(gone), put: { ...whole, ...listed(put) }, logged };
    const isEmpty = cleared.size + Object.keys(told.gone).length + Object.keys(told.put).length + logged.length === 0;
    return isEmpty ? undefined : { db: this.db, name: this.name, ...told };
  }

  #tablesTouchedOnce(): ReadonlySet<string> {
    const once = new Set<string>();
    const more = new Set<string>();
    for (const { table } of this.deeds) (once.has(table) ? more : once).add(table);
    for (const table of more) once.delete(table);
    return once;
  }
}

function listed(byTable: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    [...byTable].flatMap(([table, held]) => (held.size === 0 ? [] : [[table, [...held.values()]]])),
  );
}

/** The commits of a worker's databases. */
export class ToldCommits {
  #tell: ((commit: ToldCommit) => void) | undefined;
  #number = 0;
  readonly #drafts = new WeakMap<object, Draft>();
  /** Begun, and neither committed nor aborted. */
  readonly #live = new Set<Draft>();
  #place: { readonly number: number; readonly held: ToldCommit[]; reach(): void } | undefined;

  /** Begins to tell: of transactions that begin from now on. One listens at a time. @returns how to stop */
  listen(tell: (commit: ToldCommit) => void): () => void {
    this.#tell = tell;
    return () => {
      if (this.#tell !== tell) return;
      this.#tell = undefined;
      this.#place = undefined;
    };
  }

  /** Whether a transaction is under way that is listened to. */
  get isBusy(): boolean {
    return this.#live.size > 0;
  }

  /** Takes a place. One at a time. */
  place(): CommitPlace {
    let reach = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const place = { number: this.#number, held: [] as ToldCommit[], reach };
    this.#place = place;
    this.#reach();
    return {
      reached,
      leave: () => {
        if (this.#place !== place) return;
        this.#place = undefined;
        for (const commit of place.held) this.#tell?.(commit);
      },
    };
  }

  /** Notes what is done to a database. */
  of(db: RecordedDatabase): Middleware<DBCore> {
    const tables = new Set([...recordedTables(db), LOG]);
    return {
      stack: 'dbcore',
      name: 'toldCommits',
      create: (core) => ({
        ...core,
        transaction: (names, mode, options) => {
          const trans = core.transaction(names, mode, options);
          if (this.#tell !== undefined && mode === 'readwrite') this.#follow(trans, db, core.schema.name);
          return trans;
        },
        table: (name) => {
          const table = core.table(name);
          return tables.has(name) ? { ...table, mutate: (request) => this.#note(table, request) } : table;
        },
      }),
    };
  }

  #follow(trans: DBCoreTransaction, db: RecordedDatabase, name: string): void {
    this.#number += 1;
    const draft = new Draft(db, name, this.#number);
    this.#drafts.set(trans, draft);
    this.#live.add(draft);
    const settle = (isCommitted: boolean) => {
      this.#live.delete(draft);
      const commit = isCommitted ? draft.told() : undefined;
      if (commit !== undefined && this.#tell !== undefined) {
        if (this.#place !== undefined && draft.number > this.#place.number) this.#place.held.push(commit);
        else this.#tell(commit);
      }
      this.#reach();
    };
    // Below the library it is a transaction of the browser: whoever waits for it is told later than this.
    const own = trans as unknown as EventTarget;
    own.addEventListener('complete', () => settle(true), { once: true });
    own.addEventListener('abort', () => settle(false), { once: true });
  }

  #reach(): void {
    const place = this.#place;
    if (place === undefined || [...this.#live].some(({ number }) => number <= place.number)) return;
    place.reach();
  }

  #note(table: DBCoreTable, request: DBCoreMutateRequest): ReturnType<DBCoreTable['mutate']> {
    const draft = this.#drafts.get(request.trans);
    if (draft === undefined) return table.mutate(request);
    const slot: { readonly table: string; deed?: Deed } = { table: table.name };
    draft.deeds.push(slot);
    if (request.type === 'deleteRange') return noteRange(table, request, slot);
    return table.mutate(request).then((response) => {
      const isDone = (_: unknown, index: number) =>
        response.numFailures === 0 || response.failures[index] === undefined;
      slot.deed =
        request.type === 'delete'
          ? { does: 'delete', keys: request.keys.filter(isDone) }
          : { does: 'put', rows: request.values.filter(isDone) };
      return response;
    });
  }
}

/** Which rows a range has is asked in the same breath as they are deleted, and answered before they are: requests are done in their order. */
function noteRange(
  table: DBCoreTable,
  request: Extract<DBCoreMutateRequest, { readonly type: 'deleteRange' }>,
  slot: { deed?: Deed },
): ReturnType<DBCoreTable['mutate']> {
  const { trans, range } = request;
  const isWhole = (range.type as number) === WHOLE;
  const query = { index: table.schema.primaryKey, range };
  const before = isWhole || table.name === LOG ? undefined : table.query({ trans, values: false, query });
  return table.mutate(request).then((response) => {
    if (isWhole) slot.deed = { does: 'clear' };
    else
      before
        ?.then(({ result }) => {
          slot.deed = { does: 'delete', keys: result };
        })
        .catch(() => undefined);
    return response;
  });
}

/** The house's database with those of its members, whose commits are told. A worker's: tabs write nothing. */
export class ToldDatabase extends HanpanDatabase {
  readonly commits = new ToldCommits();
  readonly #told = new WeakSet<MemberDatabase>();

  constructor(name?: string) {
    super(name);
    this.use(this.commits.of('house'));
  }

  override ofMember(name: string): MemberDatabase {
    const theirs = super.ofMember(name);
    // Before it is opened: nobody else has it yet.
    if (!this.#told.has(theirs)) theirs.use(this.commits.of('member'));
    this.#told.add(theirs);
    return theirs;
  }
}
