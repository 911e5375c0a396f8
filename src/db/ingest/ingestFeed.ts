/**
 * The only way events of the `events` stream are stored: log record, fixtures, boards, news and checkpoint in one
 * transaction (law 4). A crash leaves all of it or none.
 */
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { isOfTopics, type Topics } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { admit, type IngestOutcome, type StreamBatch } from '../log/admit.ts';
import { feedLog, logTables } from '../log/eventLog.ts';
import { ALL_TOPICS, followedTopics, storeFollowed } from '../records/followedTopics.ts';
import { createFixtureMemory, type FixtureMemory, type StoredFixtures } from '../packing/fixtureMemory.ts';
import { isRowOf, packFixture, type FixtureRow, type StoredFixture } from '../packing/packedFixtures.ts';
import { boardsOf, evolveBoard, movesOnBoards, type FixtureChanges } from '../projections/boards.ts';
import { fixtureIdOf } from '../../domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../domain/sports/evolveFixture.ts';
import { newsOf } from '../projections/news.ts';
import { dropNamed, evolveNamed, forgetIndex, isToldToAll } from './offerIndex.ts';
import { stampAsOwn, versionStored } from '../records/projectionStamps.ts';
import { forgetImage, pendingImage, storePages, type Pages } from '../records/pendingImage.ts';
import { putChangedBoards } from './putChangedBoards.ts';
import { deleteInSlices, putInSlices, putInTurns } from '../packing/putInSlices.ts';
import { withQuotaCare } from '../care/quota.ts';
import { storedFixtures } from '../care/soundRows.ts';
import { storeNews } from './storedNews.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/** Fixtures changed by one commit: only a worker that is far behind has so many. */
const MANY = 500;

/**
 * @param at epoch ms of this commit
 * @param term of the leader that writes; `undefined` fences nothing
 * @param memory of the worker that writes; without one every fixture is read
 * @param isTold whether tabs hear of these rows beside the database
 */
export async function ingestFeed(
  db: HanpanDatabase,
  batch: StreamBatch<FeedEvent>,
  at: number,
  term?: TermId,
  memory: FixtureMemory = createFixtureMemory(),
  isTold = false,
): Promise<IngestOutcome> {
  const named = [db.namedBoards, db.namedLeagues];
  const tables = [...logTables(db), db.fixtures, db.boards, ...named, db.settings, db.quarantine];
  const { epoch } = batch;
  let left: StoredFixtures = new Map();
  const outcome = await withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async (): Promise<IngestOutcome & { readonly first?: number }> => {
      const [isLeading, admitted] = await Promise.all([holdsTerm(db, term), admit(db, 'events', batch)]);
      if (!isLeading) return { kind: 'otherTerm' };
      if (typeof admitted === 'string') return { kind: admitted };
      const from = admitted[0]?.from ?? admitted[0]?.offset ?? 0;
      const to = admitted.at(-1)?.offset ?? from;
      const events = admitted.flatMap(({ event }) => (event === null ? [] : [event]));
      const before = await fixturesOf(db, events, { epoch, offset: from - 1 }, memory, at);
      // A row that no schema accepts, and no log makes again, took the checkpoint with it: an image comes next.
      if (before === 'damaged') return { kind: 'discontinuous' };
      const logged = { epoch, from, to, at, events };
      [left] = await Promise.all([project(db, events, before, isTold), feedLog(db).append(logged, keepsLog)]);
      return { kind: 'applied', position: { epoch, offset: to }, first: from };
    }),
  );
  if (outcome.kind !== 'applied' || outcome.first === undefined) return outcome;
  memory.committed({ epoch, offset: outcome.first - 1 }, outcome.position, left);
  return { kind: 'applied', position: outcome.position };
}

/** The fixtures that events are about, as they stand at the checkpoint: remembered, or else read. */
async function fixturesOf(
  db: HanpanDatabase,
  events: readonly FeedEvent[],
  checkpoint: Position,
  memory: FixtureMemory,
  at: number,
): Promise<StoredFixtures | 'damaged'> {
  const ids = [...new Set(events.flatMap((event) => fixtureIdOf(event) ?? []))];
  const known = new Map(ids.map((id) => [id as string, memory.recall(checkpoint, id)]));
  const missing = ids.filter((id) => known.get(id) === undefined);
  const read = missing.length === 0 ? new Map<string, StoredFixture>() : await storedFixtures(db, missing, at);
  if (read === 'damaged') return 'damaged';
  for (const [id, stored] of read) known.set(id, stored);
  return known;
}

/** Stores what events change. Returns the fixtures they are about as they stand then. */
async function project(
  db: HanpanDatabase,
  events: readonly FeedEvent[],
  before: StoredFixtures,
  isTold: boolean,
): Promise<StoredFixtures> {
  const evolved = new Map([...before].map(([id, stored]) => [id, stored?.fixture]));
  for (const event of events) {
    const id = fixtureIdOf(event);
    if (id !== undefined) evolved.set(id, evolveFixture(evolved.get(id), event));
  }
  const after = new Map(before);
  const changes = new Map<string, Fixture | undefined>();
  for (const [id, fixture] of evolved) {
    const known = before.get(id);
    if (fixture === known?.fixture) continue;
    changes.set(id, fixture);
    after.set(id, fixture === undefined ? undefined : packFixture(fixture, known));
  }
  await storeFixtures(db, changes, after, isTold);
  const movesBoards = [...changes].some(([id, fixture]) => movesOnBoards(before.get(id)?.fixture, fixture));
  if (movesBoards) await storeBoards(db, changes);
  const ofUnseen = events.filter(isToldToAll).filter(({ data }) => before.get(data.fixtureId) === undefined);
  if (ofUnseen.length > 0) await evolveNamed(db, ofUnseen);
  const news = newsOf(events);
  if (news !== undefined) await storeNews(db, news);
  return after;
}

async function storeFixtures(
  db: HanpanDatabase,
  changes: FixtureChanges,
  after: StoredFixtures,
  isTold: boolean,
): Promise<void> {
  const rows: FixtureRow[] = [];
  const gone: string[] = [];
  for (const id of changes.keys()) {
    const row = after.get(id)?.row;
    if (row === undefined) gone.push(id);
    else rows.push(row);
  }
  // Every live query of every tab keeps the keys of every commit until it runs again. Where no query waits for these rows, or nearly every
  // one does, a batch of 50 or more is marked as the whole table instead: one range to keep.
  if (isTold) await putInTurns(db.fixtures, rows);
  else if (rows.length >= MANY) await db.fixtures.bulkPut(rows);
  else await putInSlices(db.fixtures, rows);
  await deleteInSlices(db.fixtures, gone);
}

/** What became of fixtures, on the boards that list them. Inside the caller's transaction. */
async function storeBoards(db: HanpanDatabase, changes: FixtureChanges): Promise<void> {
  await putChangedBoards(db.boards, await db.boards.toArray(), (board) => evolveBoard(board, changes));
  await dropNamed(db, ({ fixtureId }) => changes.has(fixtureId));
}

/** What an image is stored in, but for the blocks it came in. */
export const feedTables = (db: HanpanDatabase) => [
  ...logTables(db),
  db.fixtures,
  db.boards,
  db.namedBoards,
  db.namedLeagues,
  db.settings,
];

/** A whole offer at a position. */
export interface FeedImage {
  readonly position: Position;
  readonly fixtures: Fixture[];
  readonly news: string[];
  /** What is sent from there on; everything if absent. */
  readonly topics?: Topics | undefined;
  /** There where it is of those topics alone: of the pages among what was asked for, the games they came to (S-25). */
  readonly pages?: Pages | undefined;
}

/**
 * Replaces the whole offer at once: projections, snapshot, checkpoint, and an empty log (rule S-4).
 *
 * @returns `false` if the term is not the last one begun; nothing was written then
 */
export async function swapFeedImage(db: HanpanDatabase, image: FeedImage, at: number, term?: TermId): Promise<boolean> {
  const tables = [...feedTables(db), db.blocks];
  const rows = image.fixtures.map((fixture) => packFixture(fixture).row);
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async () => {
      if (!(await holdsTerm(db, term))) return false;
      await forgetImage(db);
      await standAt(db, image, rows, keepsLog);
      return true;
    }),
  );
}

/**
 * Stands where an image stands, with nothing on offer but what it has, and logs from there on. Inside the caller's transaction.
 *
 * @param rows that store its fixtures
 */
export async function standAt(
  db: HanpanDatabase,
  { position, fixtures, news, topics, pages }: FeedImage,
  rows: FixtureRow[],
  keepsLog: boolean,
): Promise<void> {
  await replaceFeed(db, fixtures, rows, news);
  await forgetIndex(db);
  await (pages === undefined
    ? db.settings.delete('partial')
    : db.settings.put({ key: 'partial', value: { pages: { ...pages } } }));
  await storeFollowed(db, topics ?? ALL_TOPICS);
  await stampAsOwn(db, ['offer', 'boards']);
  await feedLog(db).snapshot.restart(
    { stream: 'events', ...position, madeBy: 'origin', state: { fixtures: rows, news } },
    keepsLog,
  );
}

/** The fixtures of some topics at a position. */
export interface TopicImage {
  readonly position: Position;
  readonly topics: Topics;
  readonly fixtures: readonly Fixture[];
  /** Of the pages among them, the games they came to (S-24). */
  readonly pages?: Pages;
}

/**
 * Replaces the fixtures of some topics at once: projections, what is followed, and a snapshot of it all with an empty log, so that the
 * log never reaches back to before them (rule S-19).
 *
 * @returns `discontinuous` if the image stands elsewhere than the checkpoint, `otherTerm` if another worker leads; nothing was written then
 */
export async function swapTopicImage(
  db: HanpanDatabase,
  image: TopicImage,
  at: number,
  term?: TermId,
): Promise<'stored' | 'discontinuous' | 'otherTerm'> {
  const { position } = image;
  const arriving = image.fixtures.map((fixture) => packFixture(fixture));
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', feedTables(db), async () => {
      if (!(await holdsTerm(db, term))) return 'otherTerm';
      const checkpoint = await db.checkpoints.get('events');
      if (checkpoint?.epoch !== position.epoch || checkpoint.offset !== position.offset) return 'discontinuous';
      await replaceTopics(db, image, arriving, keepsLog);
      return 'stored';
    }),
  );
}

/**
 * Puts fixtures in place of all that are stored of some topics, and follows those too from there on: with what is followed by now, which an
 * image in blocks may have added to since the connection was opened. A partial offer that gets all is whole (S-25). Inside the caller's
 * transaction.
 */
export async function replaceTopics(
  db: HanpanDatabase,
  { position, topics, pages = {} }: Omit<TopicImage, 'fixtures'>,
  arriving: readonly StoredFixture[],
  keepsLog: boolean,
): Promise<void> {
  const changes = new Map<string, Fixture | undefined>(arriving.map(({ fixture }) => [fixture.fixtureId, fixture]));
  const rows = arriving.map(({ row }) => row);
  const kept: FixtureRow[] = [];
  const gone: string[] = [];
  for (const row of await db.fixtures.toArray()) {
    if (changes.has(row.fixtureId)) continue;
    if (isRowOf(row, topics)) gone.push(row.fixtureId);
    else kept.push(row);
  }
  for (const id of gone) changes.set(id, undefined);
  await db.fixtures.bulkPut(rows);
  await deleteInSlices(db.fixtures, gone);
  await storeBoards(db, changes);
  await storeFollowed(db, new Set([...(await followedTopics(db)), ...topics]));
  if (topics.has('all')) {
    await Promise.all([db.settings.delete('partial'), forgetIndex(db)]);
  } else {
    await storePages(db, pages);
    // What was named and did not come is gone.
    await dropNamed(db, (entry) => isOfTopics(topics, entry));
  }
  if ((await pendingImage(db)) !== undefined) {
    // An image in blocks stands further back, and is taken over with the log from there: until then nothing proves this one.
    await feedLog(db).snapshot.forget();
    return;
  }
  const news = await db.settings.get('news');
  const state = { fixtures: [...kept, ...rows], news: news?.key === 'news' ? news.value : [] };
  const madeBy = await versionStored(db, 'offer');
  await feedLog(db).snapshot.restart({ stream: 'events', ...position, madeBy, state }, keepsLog);
}

/** Puts a whole offer, and the rows that store it, in place of the stored one. Inside the caller's transaction. */
export async function replaceFeed(
  db: HanpanDatabase,
  fixtures: readonly Fixture[],
  rows: readonly FixtureRow[],
  news: string[],
): Promise<void> {
  await db.fixtures.clear();
  await db.fixtures.bulkPut([...rows]);
  await db.boards.bulkPut(boardsOf(fixtures));
  await storeNews(db, news);
}
