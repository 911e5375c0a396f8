/** Which games the pages among some topics come to, where the offer stands now (S-24). */
import type { ImageBlocksFrame } from '../../src/domain/events/frames.ts';
import {
  isPageTopic,
  topicOfFixture,
  type PageTopic,
  type Topic,
  type Topics,
} from '../../src/domain/events/topics.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { gamesOfPage } from '../../src/domain/sports/pageGames.ts';
import type { Clock } from '../clock.ts';
import type { Offer } from '../ingest/offer.ts';

export interface ResolvedTopics {
  /** Each page replaced by its games. */
  readonly topics: Topics;
  readonly pages: ImageBlocksFrame['pages'];
}

export type ResolveTopics = (topics: Topics) => ResolvedTopics;

/** How long the games of a page are those where nothing has happened since: time alone begins games, ms. */
const SAME_MS = 1_000;

export interface PageTopicOptions {
  readonly offer: Offer;
  readonly clock: Pick<Clock, 'now'>;
  /** Where the offer stands. */
  readonly offsetOf: () => number;
}

/** Everybody comes at once after a restart, and to find the games of a page all have to be ordered: once for those who come together. */
export function createPageTopics({ offer, clock, offsetOf }: PageTopicOptions): ResolveTopics {
  const known = new Map<
    PageTopic,
    { readonly games: readonly FixtureId[]; readonly offset: number; readonly at: number }
  >();
  const gamesOf = (page: PageTopic): readonly FixtureId[] => {
    const [offset, at] = [offsetOf(), clock.now()];
    const last = known.get(page);
    if (last?.offset === offset && at - last.at < SAME_MS) return last.games;
    const games = gamesOfPage(page, offer.fixtures.values(), at);
    known.set(page, { games, offset, at });
    return games;
  };
  return (asked) => {
    const topics = new Set<Topic>();
    const pages: ImageBlocksFrame['pages'] = {};
    for (const topic of asked) {
      if (!isPageTopic(topic)) {
        topics.add(topic);
        continue;
      }
      const games = gamesOf(topic);
      pages[topic] = [...games];
      for (const fixtureId of games) topics.add(topicOfFixture(fixtureId));
    }
    return { topics, pages };
  };
}
