/**
 * What is stored at one entry of a recording (RCD-10): rows by table, folded on by each entry. Games and boards follow from the events of the offer, by the
 * same code that stores them in a browser. Rows are never changed in place, so that a copy costs no more than its tables.
 */
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { Keyframe, LoggedRecord, RecordedDatabase, RecordingEntry } from '../../domain/recording/recording.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { evolveBoard, movesOnBoards } from '../projections/boards.ts';
import type { BoardRow } from '../tables/rows.ts';
import { allowRows } from './allowedRows.ts';
import { eventsOfRecord, pricesOnly, togetherVisits, touchesOffer, type PriceRecord } from './offerRecords.ts';
import { PriceFold } from '../log/priceFold.ts';
import { knownPseudonym } from './pseudonyms.ts';
import { keyOfRow, keyOfText, recordedTables, textOfKey, type RowKey } from './recordedTables.ts';
import { Held, RowTable } from './rowTable.ts';
import { digestOfRow, digestText, NO_ROWS, plus } from './stateDigest.ts';

/** Rows of one table that are other in one state than in another. */
export interface RowDifference {
  readonly db: RecordedDatabase;
  readonly table: string;
  readonly put: readonly unknown[];
  /** As they stand in the database. */
  readonly gone: readonly RowKey['key'][];
}

/** What went wrong while a record was folded; its transaction is passed over. */
export interface FoldProblem {
  /** Of the entry. */
  readonly n: number;
  readonly detail: string;
}

type Tables = Readonly<Record<RecordedDatabase, ReadonlyMap<string, RowTable>>>;

const MOST_PROBLEMS = 100;
/** What a file may say: whatever else somebody put into it is not shown. */
const TOLD = allowRows(knownPseudonym);
const DATABASES = ['house', 'member'] as const;

/** A state that entries are folded into. Begins empty, at entry 0. */
export class RecordedState {
  /** Of the next entry. */
  n = 0;
  /** Epoch ms of the last one. */
  at = 0;
  /** What could not be folded. */
  problems: readonly FoldProblem[] = [];
  #tables: Tables;
  /** Games that wait for what was told of prices last: each fold is held on to by those it moved, so that there is one at most. */
  #waiting: readonly Held[] = [];

  constructor(like?: RecordedState) {
    const known = like === undefined ? undefined : like.#tables;
    const of = (db: RecordedDatabase) =>
      new Map(recordedTables(db).map((name) => [name, new RowTable(`${db}|${name}`, known?.[db].get(name))]));
    this.#tables = { house: of('house'), member: of('member') };
    if (like === undefined) return;
    this.n = like.n;
    this.at = like.at;
    this.problems = like.problems;
    this.#waiting = like.#waiting;
  }

  /** @param first the state at the file's first keyframe: what did not change since is shared with it */
  static at({ keyframe, at, house, member }: Keyframe, first?: RecordedState): RecordedState {
    const state = new RecordedState();
    state.n = keyframe;
    state.at = at;
    state.#put('house', house, first);
    state.#put('member', member, first);
    return state;
  }

  copy(): RecordedState {
    return new RecordedState(this);
  }

  /** Makes it as small as it can be. @returns bytes, about, that another state does not have too */
  pack(other: RecordedState | undefined): number {
    let bytes = 0;
    for (const db of DATABASES)
      for (const [name, table] of this.#tables[db])
        bytes += table.pack(other === undefined ? undefined : other.#tables[db].get(name));
    return bytes;
  }

  /** Stands where another stands. */
  take(other: RecordedState): void {
    this.#tables = new RecordedState(other).#tables;
    this.#waiting = other.#waiting;
    this.n = other.n;
    this.at = other.at;
  }

  /**
   * Folds entries one after the other, prices together: nothing is made of a price that another one follows. Comes to what `apply` comes to.
   */
  applyAll(entries: Iterable<RecordingEntry>): void {
    let prices: PriceRecord[] = [];
    /** Of the last of them that stands in a run: how far the events lead says the last one alone. */
    let place: RecordingEntry | undefined;
    const arrive = () => {
      if (place?.kind === 'commit') this.#put(place.db, place.put ?? {});
      place = undefined;
    };
    const flush = () => {
      this.#foldPrices(prices);
      arrive();
      prices = [];
    };
    for (const entry of entries) {
      const only = pricesOnly(entry);
      if (only === undefined) {
        if (touchesOffer(entry)) flush();
        else arrive();
        this.apply(entry);
        continue;
      }
      prices.push(only);
      this.n = entry.n + 1;
      this.at = entry.at;
      if (!only.isOfRun) arrive();
      if (only.isOfRun) place = entry;
      else if (entry.kind === 'commit') this.#put(entry.db, entry.put ?? {});
    }
    flush();
  }

  /** Record by record where one cannot be read: it is told which. */
  #foldPrices(records: readonly PriceRecord[]): void {
    const fixtures = this.#tables.house.get('fixtures');
    if (records.length === 0 || fixtures === undefined) return;
    const fold = new PriceFold(records.reduce((sum, { events }) => sum + events, 0));
    for (const visit of togetherVisits(records)) {
      if (visit(fold.visitor())) continue;
      for (const { record, n } of records) this.#fold(record, n);
      return;
    }
    for (const held of this.#waiting) held.settle();
    this.#waiting = [...fold.games()].flatMap(([id, after]) => {
      const before = fixtures.get(id);
      if (before === undefined) return [];
      const held = Held.later(before, after);
      fixtures.set(id, held);
      return [held];
    });
  }

  /** Folds the next entry. */
  apply(entry: RecordingEntry): void {
    this.n = entry.n + 1;
    this.at = entry.at;
    if (entry.kind !== 'commit') return;
    const tables = this.#tables[entry.db];
    for (const name of entry.cleared ?? []) tables.get(name)?.clear();
    for (const [name, keys] of Object.entries(entry.gone ?? {})) {
      for (const key of keys) tables.get(name)?.delete(textOfKey(key));
    }
    this.#put(entry.db, entry.put ?? {});
    for (const record of entry.log ?? []) if (entry.db === 'house') this.#fold(record, entry.n);
  }

  /** Tables of a database by name: rows by the text of their key. */
  tables(db: RecordedDatabase): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
    return new Map([...this.#tables[db].keys()].map((name) => [name, this.table(db, name)]));
  }

  table(db: RecordedDatabase, name: string): ReadonlyMap<string, unknown> {
    const table = this.#tables[db].get(name);
    return new Map(table === undefined ? [] : [...table.entries()].map(([key, held]) => [key, held.row]));
  }

  row(db: RecordedDatabase, table: string, key: string): unknown {
    return this.#tables[db].get(table)?.get(key)?.row;
  }

  /** A game on offer; `undefined` for one that is not. */
  fixtureOf(id: string): Fixture | undefined {
    return this.#tables.house.get('fixtures')?.get(id)?.fixture;
  }

  /** Of every row of every table. @returns 16 hexadecimal digits */
  get digest(): string {
    let sum = NO_ROWS;
    for (const db of DATABASES) for (const table of this.#tables[db].values()) sum = plus(sum, table.sum());
    return digestText(sum);
  }

  /** Every row, as a keyframe has them. */
  rows(): Pick<Keyframe, 'house' | 'member'> {
    const of = (db: RecordedDatabase) =>
      Object.fromEntries(
        [...this.#tables[db].values()].flatMap((table) => {
          const rows = [...table.entries()].map(([, held]) => held.row);
          return rows.length === 0 ? [] : [[table.name.slice(db.length + 1), rows]];
        }),
      );
    return { house: of('house'), member: of('member') };
  }

  /** What makes this state out of another. */
  since(before: RecordedState | undefined): readonly RowDifference[] {
    return DATABASES.flatMap((db) =>
      [...this.#tables[db]].flatMap(([table, rows]): RowDifference[] => {
        const known = before === undefined ? undefined : before.#tables[db].get(table);
        const put: unknown[] = [];
        for (const [key, held] of rows.entries()) {
          const was = known?.get(key);
          if (was !== held && !isSame(was, held, rows.name, key)) put.push(held.row);
        }
        const gone: RowKey['key'][] = [];
        for (const [key] of known?.entries() ?? [])
          if (rows.get(key) === undefined) gone.push(keyOfText(db, table, key));
        return put.length + gone.length === 0 ? [] : [{ db, table, put, gone }];
      }),
    );
  }

  #put(db: RecordedDatabase, put: Readonly<Record<string, readonly unknown[]>>, first?: RecordedState): void {
    for (const [name, rows] of Object.entries(put)) {
      const table = this.#tables[db].get(name);
      if (table === undefined) this.#tell('a table that is in no recording');
      const known = first === undefined ? undefined : first.#tables[db].get(name);
      for (const row of table === undefined ? [] : rows) {
        const likeKey = known && keyOfRow(db, name, row)?.text;
        const like = likeKey === undefined ? undefined : known?.get(likeKey);
        if (likeKey !== undefined && like?.isOf(row) === true) {
          table?.set(likeKey, like);
          continue;
        }
        // Rows of games are read once somebody asks: most of a keyframe nobody asks for.
        const told = name === 'fixtures' ? row : TOLD.row(db, name, row);
        const key = keyOfRow(db, name, told);
        if (key === undefined) this.#tell(`a row of ${name} that is in no recording`);
        else table?.set(key.text, Held.row(told, row, like));
      }
    }
  }
  /** Games and boards after the events of a record, as `ingestFeed` stores them. */
  #fold(record: LoggedRecord, n: number): void {
    if (record.stream !== 'events') return;
    const events = eventsOfRecord(record);
    if (events === undefined) this.#tell(`events ${record.from} to ${record.to} cannot be read`, n);
    else this.#evolve(events);
  }

  #evolve(events: readonly FeedEvent[]): void {
    const fixtures = this.#tables.house.get('fixtures');
    if (fixtures === undefined) return;
    const before = new Map<string, Fixture | undefined>();
    const after = new Map<string, Fixture | undefined>();
    for (const event of events) {
      const id = fixtureIdOf(event);
      if (id === undefined) continue;
      if (!before.has(id)) {
        const known = fixtures.get(id)?.fixture;
        before.set(id, known);
        after.set(id, known);
      }
      after.set(id, evolveFixture(after.get(id), event));
    }
    const changes = [...after].filter(([id, fixture]) => fixture !== before.get(id));
    for (const [id, fixture] of changes) {
      if (fixture === undefined) fixtures.delete(id);
      else fixtures.set(id, Held.game(fixture, fixtures.get(id)));
    }
    if (changes.some(([id, fixture]) => movesOnBoards(before.get(id), fixture))) this.#moveBoards(new Map(changes));
  }

  #moveBoards(changes: ReadonlyMap<string, Fixture | undefined>): void {
    const boards = this.#tables.house.get('boards');
    for (const [page, held] of [...(boards?.entries() ?? [])]) {
      const board = held.row as BoardRow;
      const next = evolveBoard(board, changes);
      if (next !== board) boards?.set(page, Held.row(next));
    }
  }

  #tell(detail: string, n = this.n - 1): void {
    this.problems = [...this.problems, { n, detail }].slice(-MOST_PROBLEMS);
  }
}

/** Two rows that were made apart may say the same. */
function isSame(a: Held | undefined, b: Held, table: string, key: string): boolean {
  if (a === undefined) return false;
  a.hash ??= digestOfRow(`${table}|${key}`, a.row);
  b.hash ??= digestOfRow(`${table}|${key}`, b.row);
  return a.hash.high === b.hash.high && a.hash.low === b.hash.low;
}
