/** Which games the pages among some topics come to, where the offer stands now (S-24). */
import type { ImageBlocksFrame } from '../../src/domain/events/frames.ts';
import { isPageTopic, topicOfFixture, type Topic, type Topics } from '../../src/domain/events/topics.ts';
import { gamesOfPage } from '../../src/domain/sports/pageGames.ts';
import type { Clock } from '../clock.ts';
import type { Offer } from '../ingest/offer.ts';

export interface ResolvedTopics {
  /** Each page replaced by its games. */
  readonly topics: Topics;
  readonly pages: ImageBlocksFrame['pages'];
}

export type ResolveTopics = (topics: Topics) => ResolvedTopics;

export function createPageTopics(offer: Offer, clock: Pick<Clock, 'now'>): ResolveTopics {
  return (asked) => {
    const topics = new Set<Topic>();
    const pages: ImageBlocksFrame['pages'] = {};
    for (const topic of asked) {
      if (!isPageTopic(topic)) {
        topics.add(topic);
        continue;
      }
      const games = gamesOfPage(topic, offer.fixtures.values(), clock.now());
      pages[topic] = [...games];
      for (const fixtureId of games) topics.add(topicOfFixture(fixtureId));
    }
    return { topics, pages };
  };
}
