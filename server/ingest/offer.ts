/**
 * Everything on offer, in memory: fixtures, news and producer states as of one offset of `events`.
 *
 * It is a projection of the log, in every process alike, so that an image is always the state at exactly its position (S-4).
 */
import type { FeedEvent, PRODUCERS, ProducerState } from '../../src/domain/events/catalogue.ts';
import { fixtureIdOf } from '../../src/domain/events/fixtureIdOf.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import type { NewsItem } from '../../src/domain/notices/notice.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { Work } from '../store/store.ts';

/** A part of the feed, as streams name it (S-14). */
export type ProducerName = (typeof PRODUCERS)[number];
/** Of a part that nothing was said of there is no state. */
export type ProducerStates = Partial<Record<ProducerName, ProducerState>>;

/** Read only; changes as events are handed on, all at the same offset. */
export interface Offer {
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  readonly news: readonly NewsItem[];
  readonly producers: Readonly<ProducerStates>;
}

/** The offer as the one reader of the log keeps it. */
export interface KeptOffer extends Offer {
  apply(event: FeedEvent): void;
  /** It is what another one is from now on, at another offset: what led there is not known. */
  become(other: Offer): void;
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

/** Begins with what was read of the database at one offset. */
export function keepOffer(
  fixtures: readonly Fixture[],
  news: readonly NewsItem[],
  producers: ProducerStates,
): KeptOffer {
  const byId = new Map(fixtures.map((fixture) => [fixture.fixtureId, fixture]));
  let currentNews = news;
  let states = { ...producers };
  return {
    fixtures: byId,
    get news() {
      return currentNews;
    },
    get producers() {
      return states;
    },
    apply(event) {
      if (event.type === 'NewsPublished') currentNews = event.data.news;
      else if (event.type === 'ProducerStateChanged') states[event.data.producer] = event.data.state;
      else evolveIn(byId, fixtureIdOf(event), event);
    },
    become(other) {
      byId.clear();
      for (const [fixtureId, fixture] of other.fixtures) byId.set(fixtureId, fixture);
      currentNews = other.news;
      states = { ...other.producers };
    },
  };
}

function evolveIn(fixtures: Map<FixtureId, Fixture>, fixtureId: FixtureId | undefined, event: FeedEvent): void {
  if (fixtureId === undefined) return;
  const fixture = evolveFixture(fixtures.get(fixtureId), event);
  if (fixture === undefined) fixtures.delete(fixtureId);
  else fixtures.set(fixtureId, fixture);
}
