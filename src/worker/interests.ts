/**
 * What the tabs of this browser look at, taken together: the topics its one stream is of (S-16). Every tab's word is a row, whichever worker
 * wrote it; the leader reads them all. A row goes with the lock of its tab, and a topic nobody looks at any more goes after a while, so that
 * browsing to and fro asks for nothing anew. Picks on a slip are looked at, wherever their tab is.
 */
import { liveQuery } from '../db/queries/liveQuery.ts';
import type { HanpanDatabase } from '../db/tables/database.ts';
import type { LookRow } from '../db/tables/rows.ts';
import { followedTopics } from '../db/records/followedTopics.ts';
import { sportsOf } from '../db/queries/fixtures.ts';
import { theirsOf } from '../db/tables/theirs.ts';
import {
  fixtureOfTopic,
  isBroadTopic,
  isGameTopic,
  isPageTopic,
  MAX_TOPICS,
  nameOfTopics,
  topicOfFixture,
  topicOfSport,
  type Topic,
  type Topics,
} from '../domain/events/topics.ts';
import { isOfRound } from '../domain/kernel/isOfRound.ts';
import type { Line } from './line/line.ts';
import type { Clock } from './ports/clock.ts';
import { abortFan, type LinkedAbort } from './ports/linkedAbort.ts';
import { lockReleased, type Locks } from './ports/locks.ts';
import type { Interests } from './streams/streamInterests.ts';

/**
 * How long a topic is kept that nobody looks at any more, ms: while its changes cost less than its image would. The image of everything is
 * megabytes, what a tab on one sport saves is kilobytes a minute.
 */
const GRACES_MS = { all: 1_200_000, sport: 600_000, page: 600_000, game: 60_000 };
/** The same where what nobody looks at is held back (LIN-3): games that were just shown may be shown again. */
const HELD_GRACES_MS = { all: 0, sport: 0, page: 60_000, game: 60_000 };

export interface InterestsDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly locks: Locks;
  /** Absent: a good one. */
  readonly line?: Pick<Line, 'fetchesRest' | 'onChange'>;
  /** How long any topic is kept that nobody looks at any more, ms. */
  readonly topicGraceMs?: number;
}

/** Reads what the tabs look at until `signal` is aborted. Resolves once it knows. */
export async function followInterests(deps: InterestsDeps, signal: AbortSignal): Promise<Interests> {
  const { db, clock, line, topicGraceMs } = deps;
  const isHeld = () => line?.fetchesRest() === false;
  const graceOf = (topic: Topic): number => topicGraceMs ?? (isHeld() ? HELD_GRACES_MS : GRACES_MS)[kindOf(topic)];
  const listeners = new Set<() => void>();
  /** They never change, so that no price change of a fixture asks for them again. */
  const sports = new Map<string, string>();
  const graces = new Map<Topic, number>();
  let looked = await looks(db, sports);
  // What was followed last is as if dropped now: a tab that is being loaded anew has not spoken yet.
  const hasImage = (await db.checkpoints.get('events')) !== undefined;
  const before = hasImage ? await followedTopics(db) : looked.hasSpoken ? [] : EVERYTHING;
  for (const topic of before) graces.set(topic, clock.now() + graceOf(topic));
  let wanted = merged();
  let cancelGrace = () => {};
  const watched = new Set<string>();
  // There may be any number of tabs, each waited for by its lock.
  const waits = abortFan(signal);

  function lookedAt(): Topics {
    const words = looked.rows.flatMap(({ topics }) => wordOf(topics, isHeld()));
    return new Set([...words, ...looked.picked]);
  }

  function merged(): Topics {
    const now = clock.now();
    const topics = lookedAt();
    for (const topic of topics) graces.set(topic, Infinity);
    for (const [topic, until] of graces) {
      if (until === Infinity && !topics.has(topic)) graces.set(topic, now + graceOf(topic));
      // Nothing goes before any tab has spoken. A clock that was set back keeps nothing for longer than that.
      const isOver = until !== Infinity && (until <= now || until > now + graceOf(topic));
      if (isOver && looked.hasSpoken) graces.delete(topic);
    }
    const kept = withoutParts([...graces.keys()], sports);
    // More than a stream may have: what nobody looks at any more goes first.
    const isCrowded = kept.size > MAX_TOPICS && looked.hasSpoken;
    return atMost(isCrowded ? withoutParts(topics, sports) : kept, sports);
  }

  const check = () => {
    if (signal.aborted) return;
    const next = merged();
    cancelGrace();
    const dues = [...graces.values()].filter((until) => until !== Infinity);
    if (looked.hasSpoken && dues.length > 0)
      cancelGrace = clock.after(Math.max(1, Math.min(...dues) - clock.now()), check);
    if (nameOfTopics(next) === nameOfTopics(wanted)) return;
    wanted = next;
    for (const listener of listeners) listener();
  };
  const watch = liveQuery(() => looks(db, sports)).subscribe((found) => {
    looked = found;
    for (const { tabId, lockName } of found.rows) {
      if (!watched.has(lockName)) void forgetDead(deps, watched, tabId, lockName, waits.join());
    }
    check();
  });
  signal.addEventListener('abort', () => {
    watch.unsubscribe();
    cancelGrace();
  });
  line?.onChange(check, signal);
  check();
  return {
    wanted: () => wanted,
    onChange(listener, until) {
      listeners.add(listener);
      until.addEventListener('abort', () => listeners.delete(listener), { once: true });
    },
  };
}

const EVERYTHING: Topics = new Set<Topic>(['all']);

function kindOf(topic: Topic): keyof typeof GRACES_MS {
  if (topic === 'all') return 'all';
  if (isPageTopic(topic)) return 'page';
  return isGameTopic(topic) || fixtureOfTopic(topic) !== undefined ? 'game' : 'sport';
}

interface Looks {
  readonly rows: readonly LookRow[];
  /** Whether any tab has said what it looks at. */
  readonly hasSpoken: boolean;
  /** Of the games on slips. */
  readonly picked: readonly Topic[];
}

const theirSlips = async (db: HanpanDatabase) => (await (await theirsOf(db))?.slips.toArray()) ?? [];

/** @param sports is told those of the fixtures among the topics that are on offer */
async function looks(db: HanpanDatabase, sports: Map<string, string>): Promise<Looks> {
  const [rows, slips] = await Promise.all([db.looks.toArray(), theirSlips(db)]);
  // Of a round nothing changes that anybody could tell.
  const onSlips = slips.flatMap(({ picks }) => picks.map(({ fixtureId }) => fixtureId));
  const picked = onSlips.filter((fixtureId) => !isOfRound(fixtureId)).map(topicOfFixture);
  const unknown = idsOf([...rows.flatMap((row) => row.topics), ...picked]).filter((id) => !sports.has(id));
  for (const [id, sportId] of await sportsOf(db, unknown)) sports.set(id, sportId);
  return { rows, hasSpoken: rows.length > 0, picked };
}

/**
 * What a tab asks for with its word: of a screen that shows some games of a sport the sport, so that whatever it shows next is there. On a line
 * that holds back what nobody looks at, the games it shows.
 */
function wordOf(topics: readonly Topic[], isHeld: boolean): readonly Topic[] {
  const broad = topics.filter(isBroadTopic);
  if (broad.length === 0 || broad.length === topics.length) return topics;
  return topics.filter(isHeld ? (topic) => !broad.includes(topic) : (topic) => !isPageTopic(topic));
}

const idsOf = (topics: Iterable<Topic>): string[] => [...topics].flatMap((topic) => fixtureOfTopic(topic) ?? []);

/** Without the topics that are part of others. */
function withoutParts(topics: Iterable<Topic>, sports: ReadonlyMap<string, string>): Topics {
  const all = new Set(topics);
  // Rounds are part of nothing (S-31).
  if (all.has('all')) return new Set<Topic>([...EVERYTHING, ...gamesOf(all)]);
  return new Set(
    [...all].filter((topic) => {
      const sport = sportOf(topic, sports);
      return sport === undefined || !all.has(sport);
    }),
  );
}

/** Games as their sports, and then as everything, where a stream may not have so many topics. */
function atMost(topics: Topics, sports: ReadonlyMap<string, string>): Topics {
  if (topics.size <= MAX_TOPICS) return topics;
  const coarse = new Set([...topics].map((topic) => sportOf(topic, sports) ?? topic));
  return coarse.size <= MAX_TOPICS ? coarse : new Set<Topic>([...EVERYTHING, ...gamesOf(topics)].slice(0, MAX_TOPICS));
}

const gamesOf = (topics: Topics): readonly Topic[] => [...topics].filter(isGameTopic);

/** Of a game's topic that of its sport, if it is known. */
function sportOf(topic: Topic, sports: ReadonlyMap<string, string>): Topic | undefined {
  const sportId = sports.get(fixtureOfTopic(topic) ?? '');
  return sportId === undefined ? undefined : topicOfSport(sportId);
}

/** Deletes the word of a tab when the tab is dead; not the one it may have given since it came back under another lock. */
async function forgetDead(
  { db, locks }: InterestsDeps,
  watched: Set<string>,
  tabId: string,
  lockName: string,
  waiting: LinkedAbort,
): Promise<void> {
  watched.add(lockName);
  const isDead = await lockReleased(locks, lockName, waiting.signal);
  waiting.unlink();
  watched.delete(lockName);
  if (!isDead) return;
  await db
    .transaction('rw', [db.looks], async () => {
      if ((await db.looks.get(tabId))?.lockName === lockName) await db.looks.delete(tabId);
    })
    .catch(() => undefined);
}
