/**
 * The only way events of the `events` stream are stored: log record, fixtures, boards, news and checkpoint in one
 * transaction (law 4). A crash leaves all of it or none.
 */
import type { FeedEvent } from '../domain/events/catalogue.ts';
import { encodeEvent } from '../domain/events/decode.ts';
import type { Position } from '../domain/kernel/position.ts';
import type { Fixture } from '../domain/sports/fixture.ts';
import type { HanpanDatabase } from './database.ts';
import { admit, appendToLog, restartLog, type IngestOutcome, type StreamBatch } from './eventLog.ts';
import { boardsOf, evolveBoard, movesOnBoards, type FixtureChanges } from './projections/boards.ts';
import { evolveFixture, fixtureIdOf, newsOf } from './projections/fixtures.ts';
import { deleteInSlices, putInSlices } from './putInSlices.ts';
import { withQuotaCare } from './quota.ts';
import { holdsTerm, type TermId } from './terms.ts';

/**
 * @param at epoch ms of this commit
 * @param term of the leader that writes; `undefined` fences nothing
 */
export async function ingestFeed(
  db: HanpanDatabase,
  batch: StreamBatch<FeedEvent>,
  at: number,
  term?: TermId,
): Promise<IngestOutcome> {
  const tables = [db.log, db.checkpoints, db.fixtures, db.boards, db.settings];
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async () => {
      if (!(await holdsTerm(db, term))) return { kind: 'otherTerm' };
      const admitted = await admit(db, 'events', batch);
      if (typeof admitted === 'string') return { kind: admitted };
      const events = admitted.flatMap(({ event }) => (event === null ? [] : [event]));
      await project(db, events);
      const from = admitted[0]?.offset ?? 0;
      const to = admitted.at(-1)?.offset ?? from;
      const record = { stream: 'events', epoch: batch.epoch, from, to, at, events: events.map(encodeEvent) } as const;
      await appendToLog(db, record, keepsLog);
      return { kind: 'applied', position: { epoch: batch.epoch, offset: to } };
    }),
  );
}

async function project(db: HanpanDatabase, events: readonly FeedEvent[]): Promise<void> {
  const ids = [...new Set(events.flatMap((event) => fixtureIdOf(event) ?? []))];
  const before = await db.fixtures.bulkGet(ids);
  const known = new Map<string, Fixture | undefined>(ids.map((id, index) => [id, before[index]]));
  const after = new Map(known);
  for (const event of events) {
    const id = fixtureIdOf(event);
    if (id !== undefined) after.set(id, evolveFixture(after.get(id), event));
  }
  const changes = new Map([...after].filter(([id, fixture]) => fixture !== known.get(id)));
  await storeFixtures(db, changes);
  if ([...changes].some(([id, fixture]) => movesOnBoards(known.get(id), fixture))) await storeBoards(db, changes);
  const news = newsOf(events);
  if (news !== undefined) await storeNews(db, news);
}

async function storeFixtures(db: HanpanDatabase, changes: FixtureChanges): Promise<void> {
  const gone = [...changes].filter(([, fixture]) => fixture === undefined).map(([id]) => id);
  await putInSlices(
    db.fixtures,
    [...changes.values()].filter((fixture) => fixture !== undefined),
  );
  await deleteInSlices(db.fixtures, gone);
}

async function storeBoards(db: HanpanDatabase, changes: FixtureChanges): Promise<void> {
  for (const board of await db.boards.toArray()) {
    const next = evolveBoard(board, changes);
    if (next !== board) await db.boards.put(next);
  }
}

async function storeNews(db: HanpanDatabase, news: string[]): Promise<void> {
  const row = await db.settings.get('news');
  const known = row?.key === 'news' ? row.value : undefined;
  if (known?.length === news.length && known.every((text, index) => text === news[index])) return;
  await db.settings.put({ key: 'news', value: news });
}

/** A whole offer at a position. */
export interface FeedImage {
  readonly position: Position;
  readonly fixtures: Fixture[];
  readonly news: string[];
}

/**
 * Replaces the whole offer at once: projections, snapshot, checkpoint, and an empty log (rule S-4).
 *
 * @returns `false` if the term is not the last one begun; nothing was written then
 */
export async function swapFeedImage(db: HanpanDatabase, image: FeedImage, at: number, term?: TermId): Promise<boolean> {
  const tables = [db.log, db.checkpoints, db.snapshots, db.fixtures, db.boards, db.settings];
  const { fixtures, news, position } = image;
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async () => {
      if (!(await holdsTerm(db, term))) return false;
      await replaceFeed(db, fixtures, news);
      await restartLog(db, { stream: 'events', ...position, state: { fixtures, news } }, keepsLog);
      return true;
    }),
  );
}

/** Puts a whole offer in place of the stored one. Inside the caller's transaction. */
export async function replaceFeed(db: HanpanDatabase, fixtures: readonly Fixture[], news: string[]): Promise<void> {
  await db.fixtures.clear();
  await db.fixtures.bulkPut([...fixtures]);
  await db.boards.bulkPut(boardsOf(fixtures));
  await storeNews(db, news);
}
