/**
 * The offer that a log leads to from a snapshot (law 4). Price changes are applied one by one to the selections they are about, by the
 * domain's own rule, without an event or a fixture being made of each: a log holds a million of them.
 */
import type { FeedEvent } from '../domain/events/catalogue.ts';
import { applyChange, type Fixture, type Selection } from '../domain/sports/fixture.ts';
import { selectionName, visitEvents, type EventVisitor } from './packedEvents.ts';
import { packFixture, readFixtureRow, type FixtureRow, type StoredFixture } from './packedFixtures.ts';
import { evolveFixture, fixtureIdOf, newsOf } from './projections/fixtures.ts';
import type { FeedSnapshot, LogRow } from './rows.ts';

/** A whole offer, and the rows that store it. */
export interface ReplayedOffer {
  readonly fixtures: readonly Fixture[];
  readonly rows: readonly FixtureRow[];
  readonly news: string[];
}

/** @returns `undefined` if a row or a record is damaged: then nothing is proved */
export function replayFeed(snapshot: FeedSnapshot, log: readonly LogRow[]): ReplayedOffer | undefined {
  const drafts = new Map<string, Draft>();
  for (const row of snapshot.fixtures) {
    const stored = readFixtureRow(row);
    if (stored === undefined) return undefined;
    drafts.set(stored.fixture.fixtureId, draftOf(stored.fixture, stored));
  }
  let { news } = snapshot;
  const visitor = visitorOf(drafts, (told) => {
    news = told;
  });
  for (const row of log) if (row.stream !== 'events' || !visitEvents(row.packed, visitor)) return undefined;
  const stored = [...drafts.values()].map((draft) => packFixture(fixtureOf(draft), draft.stored));
  return { fixtures: stored.map(({ fixture }) => fixture), rows: stored.map(({ row }) => row), news };
}

interface Draft {
  readonly fixture: Fixture;
  /** As it was stored, if it was. */
  readonly stored: StoredFixture | undefined;
  /** Copies of its selections that changes are applied to, in order; none while no price of it has changed. */
  selections: readonly Selection[] | undefined;
  /** The same by their names in the log. */
  byName: ReadonlyMap<string, readonly Selection[]>;
}

const NONE: readonly Selection[] = [];

const draftOf = (fixture: Fixture, stored?: StoredFixture): Draft => ({
  ...{ fixture, stored, selections: undefined },
  byName: new Map(),
});

function selectionsOf(draft: Draft, name: string): readonly Selection[] {
  if (draft.selections === undefined) {
    draft.selections = draft.fixture.markets.flatMap(({ selections }) => selections.map((known) => ({ ...known })));
    const byName = new Map<string, Selection[]>();
    for (const selection of draft.selections) {
      const own = selectionName(draft.fixture.fixtureId, selection.selectionId);
      byName.set(own, [...(byName.get(own) ?? []), selection]);
    }
    draft.byName = byName;
  }
  return draft.byName.get(name) ?? NONE;
}

function fixtureOf({ fixture, selections: changed }: Draft): Fixture {
  if (changed === undefined) return fixture;
  let next = 0;
  const markets = fixture.markets.map((market) => {
    const selections = changed.slice(next, next + market.selections.length);
    next += market.selections.length;
    return { ...market, selections };
  });
  return { ...fixture, markets };
}

function visitorOf(drafts: Map<string, Draft>, onNews: (news: string[]) => void): EventVisitor {
  let fixtureIds: readonly string[] = [];
  let selectionNames: readonly string[] = [];
  /** The drafts of a record's fixtures, looked up once. */
  let found: readonly (Draft | undefined)[] = [];

  const lookUp = () => {
    found = fixtureIds.map((id) => drafts.get(id));
  };

  return {
    names(fixtures, selections) {
      fixtureIds = fixtures;
      selectionNames = selections;
      lookUp();
    },
    price(at, fixture, selection, change) {
      const draft = found[fixture];
      const name = selectionNames[selection];
      if (draft === undefined || name === undefined) return;
      for (const known of selectionsOf(draft, name)) applyChange(known, change, at);
    },
    other(event) {
      const news = newsOf([event]);
      if (news !== undefined) onNews(news);
      evolveDraft(drafts, event);
      lookUp();
    },
  };
}

function evolveDraft(drafts: Map<string, Draft>, event: FeedEvent): void {
  const id = fixtureIdOf(event);
  if (id === undefined) return;
  const draft = drafts.get(id);
  const next = evolveFixture(draft === undefined ? undefined : fixtureOf(draft), event);
  if (next === undefined) drafts.delete(id);
  else drafts.set(id, draftOf(next, draft?.stored));
}
