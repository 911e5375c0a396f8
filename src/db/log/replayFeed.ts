/**
 * The offer that a log leads to from a snapshot (law 4). Price changes are applied one by one to the selections they are about, by the
 * domain's own rule, without an event or a fixture being made of each: a log holds a million of them.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { FieldsChanged, Fixture } from '../../domain/sports/fixture.ts';
import { SelectionColumns } from '../../domain/sports/selectionColumns.ts';
import { createNameNumbers, type NameNumbers } from '../packing/frontCoded.ts';
import { selectionName } from '../packing/eventColumns.ts';
import { visitEvents, type EventVisitor } from '../packing/visitEvents.ts';
import { packFixture, readFixtureRow, type StoredFixture } from '../packing/packedFixtures.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import { newsOf } from '../projections/news.ts';
import type { FeedSnapshot, LogRow } from '../tables/rows.ts';

export interface FeedReplay {
  /** Applies the next record. `false` for one that is damaged: then nothing is proved. */
  take(row: LogRow): boolean;
  /** Every fixture after what was taken, with the row that stores it, one at a time. */
  fixtures(): Iterable<StoredFixture>;
  readonly news: string[];
}

/**
 * @param only of these fixtures alone: what is said of others is passed over, and their rows of the snapshot are not read
 * @returns `undefined` if a row of the snapshot is damaged: then nothing is proved
 */
export function startReplay(snapshot: FeedSnapshot, only?: ReadonlySet<string>): FeedReplay | undefined {
  const offer = new OfferColumns();
  for (const row of snapshot.fixtures) {
    if (only?.has(row.fixtureId) === false) continue;
    const stored = readFixtureRow(row);
    if (stored === undefined) return undefined;
    offer.put(stored.fixture, stored);
  }
  let { news } = snapshot;
  const onNews = (items: string[]) => {
    news = items;
  };
  const visitor = visitorOf(offer, onNews, only);
  return {
    take: (row) => row.stream === 'events' && visitEvents(row.packed, visitor),
    fixtures: () => offer.stored(),
    get news() {
      return news;
    },
  };
}

interface Draft {
  /** With prices as they were before any that `places` says more of. */
  fixture: Fixture;
  /** As it was stored, if it was. */
  readonly stored: StoredFixture | undefined;
  places: Places | undefined;
}

/** Where the selections of a fixture stand in the columns: one after another in its own order. */
interface Places {
  readonly first: number;
  /** By the numbers of their names in the log. */
  readonly byName: ReadonlyMap<number, number>;
}

/** All fixtures of a replay, by the numbers of their ids. */
class OfferColumns {
  readonly ids: NameNumbers = createNameNumbers();
  readonly names: NameNumbers = createNameNumbers();
  readonly #drafts = new Map<number, Draft>();
  readonly #selections = new SelectionColumns();
  /** The next place of the same fixture and name: seldom is there one. */
  readonly #twins = new Map<number, number>();

  get(id: number): Draft | undefined {
    return this.#drafts.get(id);
  }

  put(fixture: Fixture, stored: StoredFixture | undefined): void {
    this.#drafts.set(this.ids.numberOf(fixture.fixtureId), { fixture, stored, places: undefined });
  }

  change(draft: Draft, name: number, change: FieldsChanged, at: number): void {
    draft.places ??= this.#placesOf(draft.fixture);
    let place = draft.places.byName.get(name);
    while (place !== undefined) {
      this.#selections.apply(place, change, at);
      place = this.#twins.size === 0 ? undefined : this.#twins.get(place);
    }
  }

  evolve(event: FeedEvent): void {
    const fixtureId = fixtureIdOf(event);
    if (fixtureId === undefined) return;
    const id = this.ids.numberOf(fixtureId);
    const draft = this.#drafts.get(id);
    // Prices that are behind do not matter to an event that leaves the markets alone.
    const leavesMarkets = event.type === 'FixtureChanged' || event.type === 'ScoreChanged';
    const next = evolveFixture(draft && !leavesMarkets ? this.#standing(draft) : draft?.fixture, event);
    if (next === undefined) this.#drafts.delete(id);
    else if (draft?.fixture.markets === next.markets) draft.fixture = next;
    else this.put(next, draft?.stored);
  }

  *stored(): Iterable<StoredFixture> {
    for (const draft of this.#drafts.values()) {
      const { stored } = draft;
      const isUntouched = stored?.fixture === draft.fixture && draft.places === undefined;
      yield isUntouched ? stored : packFixture(this.#standing(draft), stored);
    }
  }

  #placesOf({ fixtureId, markets }: Fixture): Places {
    const selections = markets.flatMap((market) => market.selections);
    const byName = new Map<number, number>();
    const places = selections.map((selection) => {
      const place = this.#selections.add(selection);
      const name = this.names.numberOf(selectionName(fixtureId, selection.selectionId));
      const twin = byName.get(name);
      if (twin !== undefined) this.#twins.set(place, twin);
      byName.set(name, place);
      return place;
    });
    return { first: places[0] ?? 0, byName };
  }

  /** A fixture with its prices as they stand now. */
  #standing({ fixture, places }: Draft): Fixture {
    if (places === undefined) return fixture;
    let place = places.first;
    const markets = fixture.markets.map((market) => {
      const selections = market.selections.map(() => this.#selections.at(place++));
      return { ...market, selections };
    });
    return { ...fixture, markets };
  }
}

const NONE: readonly number[] = [];

function visitorOf(offer: OfferColumns, onNews: (news: string[]) => void, only?: ReadonlySet<string>): EventVisitor {
  let fixtures = NONE;
  let selections = NONE;
  /** The drafts of a record's fixtures, looked up once. */
  let found: readonly (Draft | undefined)[] = [];

  const lookUp = () => {
    found = fixtures.map((id) => offer.get(id));
  };

  return {
    names(fixtureIds, selectionNames) {
      const read = [offer.ids.read(fixtureIds), offer.names.read(selectionNames)] as const;
      if (read[0] === undefined || read[1] === undefined) return undefined;
      [fixtures, selections] = read;
      lookUp();
      return { fixtures: fixtures.length, selections: selections.length };
    },
    price(at, fixture, selection, change) {
      const draft = found[fixture];
      const name = selections[selection];
      if (draft !== undefined && name !== undefined) offer.change(draft, name, change, at);
    },
    other(event) {
      const news = newsOf([event]);
      if (news !== undefined) onNews(news);
      const about = only === undefined ? undefined : fixtureIdOf(event);
      if (about !== undefined && only?.has(about) === false) return;
      offer.evolve(event);
      lookUp();
    },
  };
}
