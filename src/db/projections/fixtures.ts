/**
 * How the feed's events change a fixture. Pure; an event that says nothing new returns the same object, so that nothing is
 * stored and nothing re-renders (rule FX-1).
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import type { FixtureId } from '../../domain/kernel/ids.ts';
import { withMarkets, withSelectionChanges, type Fixture, type Score } from '../../domain/sports/fixture.ts';

/** The fixture an event is about; `undefined` for events about none. */
export function fixtureIdOf(event: FeedEvent): FixtureId | undefined {
  switch (event.type) {
    case 'FixtureOpened':
      return event.data.fixture.fixtureId;
    case 'NewsPublished':
    case 'ProducerStateChanged':
      return undefined;
    default:
      return event.data.fixtureId;
  }
}

/**
 * @param fixture as it stands; `undefined` if it is not on offer
 * @returns as it stands afterwards; events about a fixture that is not on offer change nothing
 */
export function evolveFixture(fixture: Fixture | undefined, event: FeedEvent): Fixture | undefined {
  if (event.type === 'FixtureOpened') return event.data.fixture;
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
      return sameScore(fixture.score, event.data.score) ? fixture : { ...fixture, score: event.data.score };
    case 'NewsPublished':
    case 'ProducerStateChanged':
      return fixture;
  }
}

function sameScore(a: Score | null, b: Score): boolean {
  return a?.home === b.home && a.away === b.away && a.period === b.period && a.clockSeconds === b.clockSeconds;
}

/** The texts of the latest `NewsPublished` among events; `undefined` if there is none. */
export function newsOf(events: readonly FeedEvent[]): string[] | undefined {
  const last = events.findLast((event) => event.type === 'NewsPublished');
  return last?.type === 'NewsPublished' ? last.data.news.map((item) => item.contents) : undefined;
}
