/**
 * Everything on offer, in memory: fixtures, news and producer states as of one offset of `events`.
 *
 * It is a projection of the log, in every process alike, so that an image is always the state at exactly its position (S-4).
 */
import type { FeedEvent, PRODUCERS, ProducerState } from '../../src/domain/events/catalogue.ts';
import { unreachable } from '../../src/domain/kernel/decision.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { withMarkets, withSelectionChanges, type Fixture } from '../../src/domain/sports/fixture.ts';
import type { Work } from '../store/store.ts';

export type ProducerName = (typeof PRODUCERS)[number];
export type ProducerStates = Partial<Record<ProducerName, ProducerState>>;

export interface Offer {
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  readonly news: readonly NewsItem[];
  readonly producers: Readonly<ProducerStates>;
}

/** The offer as the one reader of the log keeps it. */
export interface KeptOffer extends Offer {
  apply(event: FeedEvent): void;
}

/** Reads the offer as the tables have it. The caller reads the log's head in the same transaction. */
export async function readOffer(tx: Work): Promise<KeptOffer> {
  const fixtureRows = await tx.selectFrom('fixtures').select('body').orderBy('fixture_id').execute();
  const newsRows = await tx.selectFrom('news').select(['id', 'contents']).orderBy('ordinal').execute();
  const producerRows = await tx.selectFrom('producers').select(['producer', 'state']).execute();
  const fixtures = fixtureRows.map((row) => JSON.parse(row.body) as Fixture);
  const producers = Object.fromEntries(producerRows.map((row) => [row.producer, row.state])) as ProducerStates;
  return keepOffer(fixtures, newsRows, producers);
}

export function keepOffer(
  fixtures: readonly Fixture[],
  news: readonly NewsItem[],
  producers: ProducerStates,
): KeptOffer {
  const byId = new Map(fixtures.map((fixture) => [fixture.fixtureId, fixture]));
  let currentNews = news;
  const states = { ...producers };
  const change = (fixtureId: FixtureId, next: (fixture: Fixture) => Fixture) => {
    const fixture = byId.get(fixtureId);
    if (fixture !== undefined) byId.set(fixtureId, next(fixture));
  };
  return {
    fixtures: byId,
    get news() {
      return currentNews;
    },
    producers: states,
    apply(event) {
      switch (event.type) {
        case 'FixtureOpened':
          byId.set(event.data.fixture.fixtureId, event.data.fixture);
          return;
        case 'FixtureChanged': {
          const { fixtureId, status, startAt } = event.data;
          change(fixtureId, (fixture) => ({ ...fixture, status, startAt }));
          return;
        }
        case 'FixtureClosed':
          byId.delete(event.data.fixtureId);
          return;
        case 'MarketsOpened':
          change(event.data.fixtureId, (fixture) => withMarkets(fixture, event.data.markets));
          return;
        case 'OddsChanged':
          change(event.data.fixtureId, (fixture) => withSelectionChanges(fixture, event.data.changes, event.at));
          return;
        case 'ScoreChanged':
          change(event.data.fixtureId, (fixture) => ({ ...fixture, score: event.data.score }));
          return;
        case 'NewsPublished':
          currentNews = event.data.news;
          return;
        case 'ProducerStateChanged':
          states[event.data.producer] = event.data.state;
          return;
        default:
          unreachable(event);
      }
    },
  };
}
