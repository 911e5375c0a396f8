/**
 * Prices of many records, folded at once (RCD-11): what is told is gathered by game, and a game is made anew once somebody asks for it, by the domain's rule of one
 * selection. It shares with the one before it what did not change.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { SELECTION_STATUSES } from '../../domain/reference/statuses.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import { takeChange } from '../../domain/sports/evolveSelection.ts';
import type { Fixture, Selection } from '../../domain/sports/fixture.ts';
import { selectionIdOf } from '../packing/eventColumns.ts';
import { readNames } from '../packing/frontCoded.ts';
import { SETTLEMENTS } from '../packing/settlementCodes.ts';
import type { EventVisitor, PriceChange } from '../packing/visitEvents.ts';

type Writable = { -readonly [Field in keyof Selection]: Selection[Field] };

/** Numbers of a change as they stand in a row of the fold's own. */
const FIELD = {
  ...{ at: 0, name: 1, version: 2, odds: 3, oddsByAdmin: 4, status: 5, settlement: 6 },
  /** Row of the same game's next change. */
  next: 7,
} as const;
const WIDTH = 8;
/** Rows there is room for at first, at least and at most: how many are told of is said by a file. */
const FIRST_ROWS = 16;
const MOST_FIRST_ROWS = 65_536;
/** What is not said, and the end of a game's changes. */
const ABSENT = -1;
/** What is told of an event that is no price: its place among these, from here downwards. */
const EVENT = -1;

/** What was told of one game, in order: its first row and its last. */
interface Told {
  readonly first: number;
  last: number;
}

export class PriceFold {
  #rows: Float64Array;
  #count = 0;
  readonly #games = new Map<string, Told>();
  /** Names of selections, the same numbers in all records: games of one feed name theirs alike. */
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #events: FeedEvent[] = [];

  /** @param expected changes, about: what is told beyond that costs a copy of all that was told */
  constructor(expected: number) {
    this.#rows = new Float64Array(Math.min(Math.max(FIRST_ROWS, expected), MOST_FIRST_ROWS) * WIDTH);
  }

  /** Hears of the events of one record. */
  visitor(): EventVisitor {
    let fixtureIds: readonly string[] = [];
    let names: readonly number[] = [];
    /** Of the record's games, once one is told of. */
    let told: (Told | undefined)[] = [];
    return {
      names: (fixtures, selections) => {
        const read = [readNames(fixtures), readNames(selections)] as const;
        if (read[0] === undefined || read[1] === undefined) return undefined;
        fixtureIds = read[0];
        names = read[1].map((name) => this.#numberOf(name));
        told = fixtureIds.map(() => undefined);
        return { fixtures: fixtureIds.length, selections: names.length };
      },
      price: (at, fixture, selection, change) => {
        const row = this.#write(at, names[selection] ?? 0, change);
        const game = told[fixture];
        if (game === undefined) told[fixture] = this.#tell(fixtureIds[fixture] ?? '', row);
        else this.#append(game, row);
      },
      other: (event) => {
        const id = fixtureIdOf(event);
        if (id === undefined) return;
        this.#events.push(event);
        this.#tell(id, this.#write(event.at, EVENT - (this.#events.length - 1), NOTHING));
      },
    };
  }

  /** Games that were told of, by id: what makes of one before that what it is now, the same one where nothing was news. */
  *games(): Iterable<readonly [string, (before: Fixture) => Fixture]> {
    for (const [id, { first }] of this.#games) yield [id, (before) => this.#after(before, first)];
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  /** @returns its row */
  #write(at: number, name: number, change: PriceChange): number {
    const row = this.#count * WIDTH;
    if (row === this.#rows.length) {
      const rows = new Float64Array(2 * row);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#count += 1;
    const rows = this.#rows;
    const { version, odds, oddsByAdmin, status, settlement } = change;
    rows[row + FIELD.at] = at;
    rows[row + FIELD.name] = name;
    rows[row + FIELD.version] = version;
    rows[row + FIELD.odds] = odds ?? ABSENT;
    rows[row + FIELD.oddsByAdmin] = oddsByAdmin === undefined ? ABSENT : (oddsByAdmin ?? 0);
    rows[row + FIELD.status] = status === undefined ? ABSENT : SELECTION_STATUSES.indexOf(status);
    rows[row + FIELD.settlement] = settlement === undefined ? ABSENT : SETTLEMENTS.indexOf(settlement);
    rows[row + FIELD.next] = ABSENT;
    return row;
  }

  #tell(id: string, row: number): Told {
    const known = this.#games.get(id);
    if (known !== undefined) return this.#append(known, row);
    const told = { first: row, last: row };
    this.#games.set(id, told);
    return told;
  }

  #append(told: Told, row: number): Told {
    this.#rows[told.last + FIELD.next] = row;
    told.last = row;
    return told;
  }

  #after(before: Fixture, first: number): Fixture {
    const rows = this.#rows;
    const change: PriceChange = { ...NOTHING };
    let draft: Draft = { fixture: before, moved: new Map() };
    for (let row = first; row !== ABSENT; row = rows[row + FIELD.next] ?? ABSENT) {
      const name = rows[row + FIELD.name] ?? 0;
      const event = name > EVENT ? undefined : this.#events[EVENT - name];
      if (event !== undefined) {
        // What is told here moves no game on a board, and takes none off.
        draft = { fixture: evolveFixture(standing(draft), event) ?? before, moved: new Map() };
        continue;
      }
      readChange(rows, row, change);
      for (const one of movedOf(draft, name, this.#names)) takeChange(one, change, rows[row + FIELD.at] ?? 0);
    }
    return standing(draft);
  }
}

/** A game with what was told of its prices. */
interface Draft {
  readonly fixture: Fixture;
  /** Copies of selections that were told of, by the numbers of their names. */
  readonly moved: Map<number, readonly Writable[]>;
}

const NOTHING: PriceChange = {
  ...{ version: 0, odds: undefined, oddsByAdmin: undefined, status: undefined, settlement: undefined },
  isMoreToCome: false,
};

function readChange(rows: Float64Array, row: number, change: PriceChange): void {
  const odds = rows[row + FIELD.odds] ?? ABSENT;
  const oddsByAdmin = rows[row + FIELD.oddsByAdmin] ?? ABSENT;
  change.version = rows[row + FIELD.version] ?? 0;
  change.odds = odds === ABSENT ? undefined : odds;
  change.oddsByAdmin = oddsByAdmin === ABSENT ? undefined : oddsByAdmin || null;
  // A list that is asked for a place before its first looks it up by name.
  const status = rows[row + FIELD.status] ?? ABSENT;
  const settlement = rows[row + FIELD.settlement] ?? ABSENT;
  change.status = status === ABSENT ? undefined : SELECTION_STATUSES[status];
  change.settlement = settlement === ABSENT ? undefined : SETTLEMENTS[settlement];
}

function movedOf({ fixture, moved }: Draft, name: number, names: readonly string[]): readonly Writable[] {
  const known = moved.get(name);
  if (known !== undefined) return known;
  const id = selectionIdOf(fixture.fixtureId, names[name] ?? '');
  const copies: Writable[] = [];
  for (const { selections } of fixture.markets)
    for (const one of selections) if (one.selectionId === id) copies.push(copyOf(one));
  moved.set(name, copies);
  return copies;
}

/** Named one by one: a spread takes several times as long. */
function copyOf(selection: Selection): Writable {
  const { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt } =
    selection;
  return { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt };
}

/** With its prices as they stand now; what did not change is what it was. */
function standing({ fixture, moved }: Draft): Fixture {
  const copies = new Map<string, Writable[]>();
  for (const all of moved.values()) {
    const [first] = all;
    if (first !== undefined) copies.set(first.selectionId, [...all]);
  }
  if (copies.size === 0) return fixture;
  let isOther = false;
  const markets = fixture.markets.map((market) => {
    let isMoved = false;
    const selections = market.selections.map((selection) => {
      // Of selections that stand there twice, the next.
      const copy = copies.get(selection.selectionId)?.shift();
      if (copy === undefined || copy.version === selection.version) return selection;
      isMoved = true;
      return copy;
    });
    isOther ||= isMoved;
    return isMoved ? { ...market, selections } : market;
  });
  return isOther ? { ...fixture, markets } : fixture;
}
