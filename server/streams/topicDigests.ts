/**
 * What the fixtures of topics add up to where the offer stands (S-23), for the heartbeats of all connections: one pass over the offer a
 * position, in which only what has changed is looked into.
 */
import type { TopicDigests } from '../../src/domain/events/frames.ts';
import { isGameTopic, topicOfFixture, topicOfSport, type Topic, type Topics } from '../../src/domain/events/topics.ts';
import { addDigests, digestOf, digestText } from '../../src/domain/sports/digest.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { Offer } from '../ingest/offer.ts';

export interface OfferDigests {
  /** @param offset where the offer stands at this moment */
  readonly of: (topics: Topics, offset: number) => TopicDigests;
}

export function createTopicDigests(offer: Offer): OfferDigests {
  const known = new WeakMap<Fixture, number>();
  let sums = new Map<Topic, number>();
  let standsAt: number | undefined;

  const sumOf = (fixture: Fixture): number => {
    const sum = known.get(fixture) ?? digestOf(fixture);
    known.set(fixture, sum);
    return sum;
  };

  const addUp = (): void => {
    sums = new Map([['all', 0]]);
    for (const fixture of offer.fixtures.values()) {
      const sum = sumOf(fixture);
      const sport = topicOfSport(fixture.sportId);
      sums.set('all', addDigests(sums.get('all') ?? 0, sum));
      sums.set(sport, addDigests(sums.get(sport) ?? 0, sum));
      sums.set(topicOfFixture(fixture.fixtureId), sum);
    }
  };

  return {
    of(topics, offset) {
      if (standsAt !== offset) addUp();
      standsAt = offset;
      return Object.fromEntries(
        [...topics].filter((topic) => !isGameTopic(topic)).map((topic) => [topic, digestText(sums.get(topic) ?? 0)]),
      );
    },
  };
}
