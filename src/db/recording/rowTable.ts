/** Rows of one table in memory, with the sum of their digests (RCD-9): a row that changed is taken out of it and added anew once somebody asks. */
import type { Fixture } from '../../domain/sports/fixture.ts';
import { packFixture, readFixtureRow, type FixtureRow, type StoredFixture } from '../packing/packedFixtures.ts';
import { digestOfRow, minus, NO_ROWS, plus, type DigestSum } from './stateDigest.ts';

/** A row, with what follows from it once somebody asked. */
export class Held {
  hash: DigestSum | undefined;
  #row: unknown;
  #fixture: Fixture | undefined;
  /** What the row of a game is written with. */
  readonly #before: StoredFixture | undefined;

  constructor(row: unknown, fixture?: Fixture, before?: StoredFixture) {
    this.#row = row;
    this.#fixture = fixture;
    this.#before = before;
  }

  get row(): unknown {
    if (this.#row === undefined && this.#fixture !== undefined)
      this.#row = packFixture(this.#fixture, this.#before).row;
    return this.#row;
  }

  /** `undefined` where the row is none of a game. */
  get fixture(): Fixture | undefined {
    this.#fixture ??= readFixtureRow(this.#row)?.fixture;
    return this.#fixture;
  }

  /** A row that was written before, with its game. */
  get stored(): StoredFixture | undefined {
    if (this.#row === undefined || this.#fixture === undefined) return this.#before;
    return { row: this.#row as FixtureRow, fixture: this.#fixture };
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

  get size(): number {
    return this.#rows.size;
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
