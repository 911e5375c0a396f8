/**
 * Which fixtures' prices are those of the checkpoint: the ones of the topics followed (STREAMS.md, S-20). Of all others only what everyone
 * is told is current, and their prices are stale, however fresh the connection is.
 */
import {
  fixtureOfTopic,
  isBroadTopic,
  isGameTopic,
  isPageTopic,
  MAX_TOPICS,
  nameOfTopics,
  topicOfSport,
  type Topic,
  type Topics,
} from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { sportIdOf } from '../packing/packedFixtures.ts';
import { readPartial } from './partialOffer.ts';
import { pendingImage, withoutPages, type Pages } from './pendingImage.ts';
import type { SettingRow } from '../tables/rows.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

export const ALL_TOPICS: Topics = new Set<Topic>(['all']);

/** The set read last: whoever reads the same topics again gets the same set, and draws nothing anew for it. */
let last = ALL_TOPICS;

/** @returns the same set for as long as the same topics are followed */
export async function followedTopics(db: HanpanDatabase): Promise<Topics> {
  return topicsOf(await db.settings.get('followed'));
}

/** What a stored row says, as above. @param row `undefined` if none is stored */
export function topicsOf(row: SettingRow | undefined): Topics {
  if (row?.key !== 'followed') return ALL_TOPICS;
  if (nameOfTopics(last) !== nameOfTopics(row.value)) last = new Set(row.value);
  return last;
}

/** Inside the transaction that makes it true. Writes nothing that is so already: screens live on this row. */
export async function storeFollowed(db: HanpanDatabase, topics: Topics): Promise<void> {
  if (nameOfTopics(await followedTopics(db)) === nameOfTopics(topics)) return;
  await db.settings.put({ key: 'followed', value: [...topics] });
}

/**
 * Follows less from now on, before the first event is left out.
 *
 * @returns `false` if the term is not the last one begun; nothing was written then
 */
export async function followOnly(db: HanpanDatabase, topics: Topics, term?: TermId): Promise<boolean> {
  return db.transaction('rw', [db.settings], async () => {
    if (!(await holdsTerm(db, term))) return false;
    await storeFollowed(db, topics);
    return true;
  });
}

/** Follows these topics no more, whatever else is followed by now. */
export async function followLess(db: HanpanDatabase, topics: readonly Topic[], term?: TermId): Promise<void> {
  await db.transaction('rw', [db.settings], async () => {
    if (!(await holdsTerm(db, term))) return;
    const left = [...(await followedTopics(db))].filter((topic) => !topics.includes(topic));
    await storeFollowed(db, new Set(left));
  });
}

/** Lets go of the checkpoint: what is stored does not fit what is sent, and an image must come. */
export async function startOver(db: HanpanDatabase, term?: TermId): Promise<void> {
  await db.transaction('rw', [db.settings, db.checkpoints], async () => {
    if (await holdsTerm(db, term)) await db.checkpoints.delete('events');
  });
}

/** Where a stream of some topics can go on from, all of one moment. */
export interface FollowedPlace {
  readonly checkpoint: Position | undefined;
  /** What is to be asked for: what is wanted, and what an image that is being fetched is of. */
  readonly topics: Topics;
  /** Those of them whose fixtures are stored as they are at the checkpoint. */
  readonly held: Topics;
  /** Those whose image is to come. */
  readonly behind: Topics;
  readonly followsAll: boolean;
}

/**
 * @param wanted may name pages: those whose image is here or on its way are asked for by their games (S-24)
 * @param takesRest whether what a partial offer lacks is wanted too, once nothing else is behind
 */
export async function placeIn(db: HanpanDatabase, wanted: Topics, takesRest: boolean): Promise<FollowedPlace> {
  return db.transaction('r', [db.checkpoints, db.settings, db.fixtures], async () => {
    const [row, followed] = await Promise.all([db.checkpoints.get('events'), followedTopics(db)]);
    // Without a cursor an image of what is wanted comes, or of everything.
    if (row === undefined) return { ...NOWHERE, topics: wanted };
    const checkpoint = { epoch: row.epoch, offset: row.offset };
    const [partial, image] = await Promise.all([readPartial(db), pendingImage(db)]);
    const pages = partial?.pages;
    const arrives = image?.position.epoch === row.epoch ? image : undefined;
    const coming = arrives?.topics ?? [];
    // A page whose image is on its way is its games by now: asked for by its name it would be begun anew, in place of what has come.
    const asked = named(wanted, pages && { ...pages, ...arrives?.pages });
    const held = new Set<Topic>();
    const behind = new Set<Topic>();
    for (const topic of asked) {
      if (isGameTopic(topic) || (await isHeld(db, followed, topic, pages !== undefined))) held.add(topic);
      else if (!coming.includes(topic)) behind.add(topic);
    }
    const isRestDue = takesRest && pages !== undefined && behind.size === 0 && image === undefined;
    if (isRestDue) behind.add('all');
    // While a sport or everything comes, what is followed of it goes on by itself.
    const arriving = new Set([...behind, ...coming]);
    const room = Math.max(0, MAX_TOPICS - new Set([...held, ...arriving]).size);
    for (const topic of (await partsOf(db, followed, arriving)).slice(0, room)) held.add(topic);
    const topics = new Set([...held, ...behind, ...coming]);
    const followsAll = followed.has('all');
    return topics.size <= MAX_TOPICS
      ? { checkpoint, topics, held, behind, followsAll }
      : tooMany(checkpoint, topics, followsAll);
  });
}

/** More than a stream may have: everything, and the rounds that are in no topic but their own (S-31). */
function tooMany(checkpoint: Position, topics: Topics, followsAll: boolean): FollowedPlace {
  const held = new Set([...topics].filter(isGameTopic).slice(0, MAX_TOPICS - 1));
  return { checkpoint, topics: new Set([...ALL_TOPICS, ...held]), held, behind: ALL_TOPICS, followsAll };
}

const NOWHERE = { checkpoint: undefined, held: new Set<Topic>(), behind: new Set<Topic>(), followsAll: false };

/** Those of some topics that others hold whole. A game that is not stored is of no sport. */
async function partsOf(db: HanpanDatabase, topics: Topics, wholes: Topics): Promise<readonly Topic[]> {
  if (wholes.has('all')) return [...topics];
  const games = [...topics].filter((topic) => fixtureOfTopic(topic) !== undefined);
  if (games.length === 0 || ![...wholes].some(isBroadTopic)) return [];
  const rows = await db.fixtures.bulkGet(games.flatMap((topic) => fixtureOfTopic(topic) ?? []));
  return games.filter((_, index) => {
    const sportId = sportIdOf(rows[index]?.about ?? '');
    return sportId !== undefined && wholes.has(topicOfSport(sportId));
  });
}

/** Games in place of pages. Of a whole offer a page's games are named by the screen that shows them. */
function named(wanted: Topics, pages: Pages | undefined): Topics {
  const unknown = [...wanted].filter(
    (topic) => isPageTopic(topic) && pages !== undefined && pages[topic] === undefined,
  );
  return new Set([...withoutPages(wanted, pages ?? {}), ...unknown]);
}

/**
 * Whether all fixtures of a topic are followed. One that is not stored is not on offer, and comes whole when it is; of a partial offer it
 * may be what was never sent.
 */
async function isHeld(db: HanpanDatabase, followed: Topics, topic: Topic, isPartial: boolean): Promise<boolean> {
  if (followed.has('all') || followed.has(topic)) return true;
  const fixtureId = fixtureOfTopic(topic);
  if (fixtureId === undefined) return false;
  const row = await db.fixtures.get(fixtureId);
  const sportId = row === undefined ? undefined : sportIdOf(row.about);
  return row === undefined ? !isPartial : sportId !== undefined && followed.has(topicOfSport(sportId));
}
