/** Rows of one table in memory, with the sum of their digests (RCD-9): a row that changed is taken out of it and added anew once somebody asks. */
import type { Fixture } from '../../domain/sports/fixture.ts';
import { packFixture, readFixtureRow, type ReadFixture } from '../packing/packedFixtures.ts';
import { digestOfRow, minus, NO_ROWS, plus, type DigestSum } from './stateDigest.ts';

/** Bytes, about, that a place in a table takes, what is held there, and a row of no game. */
const PLACE = 64;
const HELD = 180;
const ROW = 600;

/** A row, with what follows from it once somebody asked. */
export class Held {
  hash: DigestSum | undefined;
  #row: unknown;
  #fixture: Fixture | undefined;
  /** What the same game was first: what it is, it mostly still is. */
  readonly #root: Held | undefined;
  /** As it stood in the file. */
  readonly #given: unknown;
  #isPacked = false;
  /** What was read of a row that is packed. */
  #seen: WeakRef<Fixture> | undefined;
  /** What it follows from, until it is read. */
  #waits: { readonly before: Held; readonly after: (fixture: Fixture) => Fixture } | undefined;
  /** Of a root. */
  #read: ReadFixture | undefined;

  private constructor(row: unknown, fixture: Fixture | undefined, before: Held | undefined, given: unknown) {
    this.#row = row;
    this.#fixture = fixture;
    this.#root = before === undefined ? undefined : (before.#root ?? before);
    this.#given = given;
  }

  /** @param before what the same key held before, or in the first keyframe */
  static row(row: unknown, given: unknown = row, before?: Held): Held {
    return new Held(row, undefined, before, given);
  }

  /** A game; its row is made once somebody asks. */
  static game(fixture: Fixture, before: Held | undefined): Held {
    return new Held(undefined, fixture, before, undefined);
  }

  /**
   * A game after what was told of it, which is read once somebody asks.
   *
   * @param before what the same key held
   * @param after the game as it is now, the one that is given where nothing is other
   */
  static later(before: Held, after: (fixture: Fixture) => Fixture): Held {
    const held = new Held(undefined, undefined, before, undefined);
    held.#waits = { before, after };
    return held;
  }

  isOf(given: unknown): boolean {
    return this.#given !== undefined && this.#given === given;
  }

  get row(): unknown {
    this.settle();
    if (this.#row === undefined && this.#fixture !== undefined)
      this.#row = packFixture(this.#fixture, this.#root === undefined ? undefined : this.#root.#readRoot()).row;
    return this.#row;
  }

  /** `undefined` where the row is none of a game. */
  get fixture(): Fixture | undefined {
    this.settle();
    const known = this.#fixture ?? (this.#seen === undefined ? undefined : this.#seen.deref());
    if (known !== undefined) return known;
    const read = this.#root === undefined ? this.#readRoot() : readFixtureRow(this.#row, this.#root.#readRoot());
    if (read !== undefined && this.#isPacked) this.#seen = new WeakRef(read.fixture);
    else this.#fixture = read?.fixture;
    return read?.fixture;
  }

  /** Keeps no more than the row, but for what was first: whoever looks at the game has it for as long as they look. */
  pack(): void {
    if (this.#isPacked || this.#root === undefined || this.row === undefined) return;
    this.#isPacked = true;
    this.#fixture = undefined;
  }

  /** Bytes, about, that it takes once it is packed. */
  get bytes(): number {
    const row: { readonly state?: unknown } = typeof this.#row === 'object' && this.#row !== null ? this.#row : {};
    return PLACE + HELD + (typeof row.state === 'string' ? row.state.length : ROW);
  }

  /** Reads what it waits for: what was told is not held on to any longer. */
  settle(): void {
    if (this.#waits === undefined) return;
    const { before, after } = this.#waits;
    this.#waits = undefined;
    const known = before.fixture;
    const fixture = known && after(known);
    // A row that is none of a game stays as it is.
    if (fixture === known) this.#row = before.row;
    this.#fixture = fixture;
  }

  #readRoot(): ReadFixture | undefined {
    this.#read ??= readFixtureRow(this.row);
    return this.#read;
  }
}

/** One table: rows by the text of their key. */
export class RowTable {
  readonly name: string;
  #rows: Map<string, Held>;
  #sum: DigestSum;
  /** Keys whose rows are not in the sum. */
  #unsummed: Set<string>;

  constructor(name: string, like?: RowTable) {
    this.name = name;
    this.#rows = new Map(like === undefined ? [] : like.#rows);
    this.#sum = like === undefined ? NO_ROWS : like.#sum;
    this.#unsummed = new Set(like === undefined ? [] : like.#unsummed);
  }

  /** Packs what it holds. @returns bytes, about, of rows that another table does not hold too */
  pack(other: RowTable | undefined): number {
    let bytes = 0;
    for (const [key, held] of this.#rows) {
      held.pack();
      bytes += other !== undefined && other.#rows.get(key) === held ? PLACE : held.bytes;
    }
    return bytes;
  }

  get(key: string): Held | undefined {
    return this.#rows.get(key);
  }

  entries(): IterableIterator<[string, Held]> {
    return this.#rows.entries();
  }

  set(key: string, held: Held): void {
    this.#leaveSum(key);
    this.#rows.set(key, held);
    this.#unsummed.add(key);
  }

  delete(key: string): void {
    this.#leaveSum(key);
    this.#rows.delete(key);
    this.#unsummed.delete(key);
  }

  clear(): void {
    this.#rows.clear();
    this.#unsummed.clear();
    this.#sum = NO_ROWS;
  }

  sum(): DigestSum {
    for (const key of this.#unsummed) {
      const held = this.#rows.get(key);
      if (held === undefined) continue;
      held.hash ??= digestOfRow(`${this.name}|${key}`, held.row);
      this.#sum = plus(this.#sum, held.hash);
    }
    this.#unsummed.clear();
    return this.#sum;
  }

  #leaveSum(key: string): void {
    if (this.#unsummed.has(key)) return;
    const hash = this.#rows.get(key)?.hash;
    if (hash !== undefined) this.#sum = minus(this.#sum, hash);
  }
}
