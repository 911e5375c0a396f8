/**
 * Topics: what a browser may be interested in of the feed, and which events nobody misses who is not (STREAMS.md, S-16, S-17).
 *
 * A topic is all sports, one sport, or one fixture; only prices and scores are left out of those without an interest. Whatever counts,
 * menus, search and slips need (a game appears, moves, closes; markets, news, states of the feed) goes to everyone. A mini game is a topic by
 * itself (S-31): its rounds are nobody's who does not ask for that game, of no other topic, and in no image.
 */
import { z } from 'zod';
import type { Fixture } from '../sports/fixture.ts';
import { MAX_ID, type FixtureId } from '../kernel/ids.ts';
import { PageKind } from '../reference/pages.ts';
import { CATEGORIES, MAX_SPORT_ID, type Category, type SportId } from '../reference/sports.ts';
import type { EventType } from './catalogue.ts';

/** The games that a page shows first: those of home, or the first page of a board in a category (S-24). */
export const PageTopic = z.union([
  z.literal('page:home'),
  z.templateLiteral(['page:', PageKind, '/', z.enum(CATEGORIES)]),
]);
export type PageTopic = z.infer<typeof PageTopic>;

/** The rounds of a mini game or virtual game (S-31), by its number. */
export const GameTopic = z.templateLiteral(['game:', z.string().regex(/^\d{1,6}$/)]);
export type GameTopic = z.infer<typeof GameTopic>;

/** `all`, `sport:<id>`, `fixture:<id>`, `page:…`, which the origin resolves to games, or `game:<number>`. */
export const Topic = z.union([
  z.literal('all'),
  PageTopic,
  GameTopic,
  z.templateLiteral(['sport:', z.string().min(1).max(MAX_SPORT_ID)]),
  z.templateLiteral(['fixture:', z.string().min(1).max(MAX_ID)]),
]);
export type Topic = z.infer<typeof Topic>;

/** Most topics of one stream: whoever wants more gets all. */
export const MAX_TOPICS = 64;
export const Topics = z.array(Topic).max(MAX_TOPICS);
export type Topics = ReadonlySet<Topic>;

export const topicOfSport = (sportId: SportId): Topic => `sport:${sportId}`;
export const topicOfBoard = (kind: PageKind, category: Category): PageTopic => `page:${kind}/${category}`;
/** One of many games, shown or not. */
export const isBroadTopic = (topic: Topic): boolean => topic === 'all' || topic.startsWith(topicOfSport(''));
export const isPageTopic = (topic: Topic): topic is PageTopic => topic.startsWith('page:');
export const isGameTopic = (topic: Topic): topic is GameTopic => topic.startsWith('game:');
export const topicOfGame = (gameId: string): GameTopic => `game:${gameId}`;
export const topicOfFixture = (fixtureId: FixtureId | string): Topic => `fixture:${fixtureId}`;

const FIXTURE = topicOfFixture('');

/** Id of the game that a topic is; `undefined` for any other topic. */
export const fixtureOfTopic = (topic: Topic): string | undefined =>
  topic.startsWith(FIXTURE) ? topic.slice(FIXTURE.length) : undefined;

/** Whether prices of a fixture are among some topics (rule S-16). */
export function isOfTopics(topics: Topics, fixture: Pick<Fixture, 'fixtureId' | 'sportId'>): boolean {
  return (
    topics.has('all') || topics.has(topicOfSport(fixture.sportId)) || topics.has(topicOfFixture(fixture.fixtureId))
  );
}

/** Types of which those without an interest get none (rules S-17, S-31): they change how a fixture stands, or say how a round ended, and no list of fixtures. */
const TOPICAL: readonly EventType[] = ['OddsChanged', 'ScoreChanged', 'RoundEnded'];

export const isTopical = (type: string): boolean => (TOPICAL as readonly string[]).includes(type);

/** One text for equal sets. */
export const nameOfTopics = (topics: Iterable<Topic>): string => [...topics].toSorted().join(' ');
