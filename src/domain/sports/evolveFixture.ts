/**
 * How the feed's events change a fixture: state + event → state. The only place that says so; the worker, the origin, a replay of the
 * log and the simulation all ask here.
 *
 * FX-1, FX-2, FX-4 are of one selection (`evolveSelection.ts`).
 * FX-3 Markets are replaced by id and base line, and added when new.
 * FX-6 An event that says what stands already returns the same object, so that nothing is stored and nothing is drawn again.
 * FX-7 A fixture is on offer from the event that opens it to the one that closes it; before and after, no other event changes anything.
 * FX-8 Of two changes of one selection in one event the last one counts.
 */
import type { FeedEvent } from '../events/catalogue.ts';
import { isAlike } from '../kernel/isAlike.ts';
import type { ProjectionVersion } from '../kernel/projectionVersion.ts';
import type { SelectionId } from '../kernel/ids.ts';
import { evolveSelection } from './evolveSelection.ts';
import { fixtureOf, type Fixture, type Market, type SelectionChange } from './fixture.ts';

/** Of what the same events come to: for the rows and snapshots of a browser (PRJ). */
export const FIXTURE_VERSION: ProjectionVersion = { version: 1, continues: 1 };

/**
 * @param fixture as it stands; `undefined` if it is not on offer
 * @param event about this fixture, or about none
 * @returns as it stands afterwards; the same object if the event says nothing new
 */
export function evolveFixture(fixture: Fixture | undefined, event: FeedEvent): Fixture | undefined {
  if (event.type === 'FixtureOpened') return isAlike(fixture, event.data.fixture) ? fixture : event.data.fixture;
  if (fixture === undefined) return undefined;
  switch (event.type) {
    case 'FixtureChanged': {
      const { status, startAt } = event.data;
      return fixture.status === status && fixture.startAt === startAt ? fixture : { ...fixture, status, startAt };
    }
    case 'FixtureClosed':
      return undefined;
    case 'MarketsOpened':
      return withMarkets(fixture, event.data.markets);
    case 'OddsChanged':
      return withSelectionChanges(fixture, event.data.changes, event.at);
    case 'ScoreChanged':
      return isAlike(fixture.score, event.data.score) ? fixture : { ...fixture, score: event.data.score };
    case 'NewsPublished':
    case 'ProducerStateChanged':
    case 'RoundEnded':
    case 'GamesChanged':
      return fixture;
  }
}

/** Rules FX-1, FX-2 and FX-8. */
function withSelectionChanges(fixture: Fixture, changes: readonly SelectionChange[], at: number): Fixture {
  const changeOf = changeFinder(changes);
  const markets = withReplaced(fixture.markets, (market) => {
    const selections = withReplaced(market.selections, (selection) => {
      const change = changeOf(selection.selectionId);
      return change === undefined ? selection : evolveSelection(selection, change, at);
    });
    if (selections === market.selections) return market;
    const { marketId, name, baseLine } = market;
    return { marketId, name, baseLine, selections };
  });
  return markets === fixture.markets ? fixture : withMarketList(fixture, markets);
}

const withMarketList = (fixture: Fixture, markets: Market[]): Fixture =>
  fixtureOf(fixture, fixture.startAt, fixture.status, fixture.score, markets);

/** Nine of ten events change one selection: that one needs no table. */
function changeFinder(changes: readonly SelectionChange[]): (id: SelectionId) => SelectionChange | undefined {
  const [only] = changes;
  if (only !== undefined && changes.length === 1) return (id) => (id === only.selectionId ? only : undefined);
  const byId = new Map(changes.map((change) => [change.selectionId, change]));
  return (id) => byId.get(id);
}

/** The same list if nothing in it is replaced by something else. */
function withReplaced<Item>(items: Item[], replacementOf: (item: Item) => Item): Item[] {
  let replaced = items;
  let index = 0;
  for (const item of items) {
    const next = replacementOf(item);
    if (next !== item) {
      if (replaced === items) replaced = [...items];
      replaced[index] = next;
    }
    index += 1;
  }
  return replaced;
}

/** Rule FX-3. */
function withMarkets(fixture: Fixture, opened: readonly Market[]): Fixture {
  const arriving = new Map(opened.map((market) => [keyOf(market), market]));
  const kept = withReplaced(fixture.markets, (market) => {
    const replacement = arriving.get(keyOf(market));
    arriving.delete(keyOf(market));
    return replacement === undefined || isAlike(market, replacement) ? market : replacement;
  });
  if (kept === fixture.markets && arriving.size === 0) return fixture;
  return withMarketList(fixture, [...kept, ...arriving.values()]);
}

const keyOf = ({ marketId, baseLine }: Market): string => `${marketId}|${baseLine}`;
