/**
 * Prices of many records, folded at once (RCD-11): each change into a copy of its selection, by the domain's rule of one. A game is made anew once, when all is
 * told, and shares with the one before it what did not change.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import { takeChange } from '../../domain/sports/evolveSelection.ts';
import type { Fixture, Selection } from '../../domain/sports/fixture.ts';
import { selectionIdOf } from '../packing/eventColumns.ts';
import { readNames } from '../packing/frontCoded.ts';
import type { EventVisitor, PriceChange } from '../packing/visitEvents.ts';

type Writable = { -readonly [Field in keyof Selection]: Selection[Field] };

/** A game with what was told of its prices. */
interface Draft {
  fixture: Fixture;
  /** Copies of selections that were told of, by id. */
  readonly moved: Map<string, readonly Writable[]>;
}

export class PriceFold {
  readonly #fixtureOf: (id: string) => Fixture | undefined;
  readonly #drafts = new Map<string, Draft | undefined>();

  /** @param fixtureOf games as they stand before */
  constructor(fixtureOf: (id: string) => Fixture | undefined) {
    this.#fixtureOf = fixtureOf;
  }

  /** Hears of the events of one record. */
  visitor(): EventVisitor {
    let fixtureIds: readonly string[] = [];
    let names: readonly string[] = [];
    /** By game, by name: what a change goes to. */
    let cells: (readonly Writable[] | undefined)[][] = [];
    return {
      names: (fixtures, selections) => {
        const read = [readNames(fixtures), readNames(selections)] as const;
        if (read[0] === undefined || read[1] === undefined) return undefined;
        [fixtureIds, names] = read;
        cells = fixtureIds.map(() => []);
        return { fixtures: fixtureIds.length, selections: names.length };
      },
      price: (at, fixture, selection, change) => {
        const ofGame = cells[fixture] ?? [];
        const cell = (ofGame[selection] ??= this.#movedOf(fixtureIds[fixture] ?? '', names[selection] ?? ''));
        for (const one of cell) takeChange(one, change satisfies PriceChange, at);
      },
      other: (event) => {
        this.#evolve(event);
        cells = fixtureIds.map(() => []);
      },
    };
  }

  /** Games that are other than before. */
  *fixtures(): Iterable<Fixture> {
    for (const [id, draft] of this.#drafts) {
      if (draft === undefined) continue;
      const fixture = standing(draft);
      if (fixture !== this.#fixtureOf(id)) yield fixture;
    }
  }

  #draftOf(id: string): Draft | undefined {
    const known = this.#drafts.get(id);
    if (known !== undefined || this.#drafts.has(id)) return known;
    const fixture = this.#fixtureOf(id);
    const draft = fixture === undefined ? undefined : { fixture, moved: new Map<string, readonly Writable[]>() };
    this.#drafts.set(id, draft);
    return draft;
  }

  #movedOf(fixtureId: string, name: string): readonly Writable[] {
    const draft = this.#draftOf(fixtureId);
    if (draft === undefined) return NONE;
    const id = selectionIdOf(fixtureId, name);
    const known = draft.moved.get(id);
    if (known !== undefined) return known;
    const copies: Writable[] = [];
    for (const { selections } of draft.fixture.markets)
      for (const one of selections) if (one.selectionId === id) copies.push(copyOf(one));
    draft.moved.set(id, copies);
    return copies;
  }

  #evolve(event: FeedEvent): void {
    const id = fixtureIdOf(event);
    const draft = id === undefined ? undefined : this.#draftOf(id);
    if (id === undefined || draft === undefined) return;
    const fixture = evolveFixture(standing(draft), event);
    this.#drafts.set(id, fixture === undefined ? undefined : { fixture, moved: new Map() });
  }
}

const NONE: readonly Writable[] = [];

/** Named one by one: a spread takes several times as long. */
function copyOf(selection: Selection): Writable {
  const { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt } =
    selection;
  return { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt };
}

/** With its prices as they stand now; what did not change is what it was. */
function standing({ fixture, moved }: Draft): Fixture {
  if (moved.size === 0) return fixture;
  let isOther = false;
  /** Of selections that stand there twice: how many were passed. */
  const passed = new Map<string, number>();
  const markets = fixture.markets.map((market) => {
    let isMoved = false;
    const selections = market.selections.map((selection) => {
      const copies = moved.get(selection.selectionId) ?? NONE;
      const nth = copies.length > 1 ? (passed.get(selection.selectionId) ?? 0) : 0;
      if (copies.length > 1) passed.set(selection.selectionId, nth + 1);
      const copy = copies[nth];
      if (copy === undefined || copy.version === selection.version) return selection;
      isMoved = true;
      return copy;
    });
    isOther ||= isMoved;
    return isMoved ? { ...market, selections } : market;
  });
  return isOther ? { ...fixture, markets } : fixture;
}
