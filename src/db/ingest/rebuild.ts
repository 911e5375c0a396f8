/**
 * Makes projections again from snapshot and log (law 4), in place of the stored rows. Where these do not lead to the checkpoint it goes, so that
 * the origin sends an image; the rows stay until that takes their place.
 */
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { LOCAL_EPOCH, logTables, slipLog } from '../log/eventLog.ts';
import { provenFeed, provenMember, provenSlips } from '../log/provenState.ts';
import type { FeedReplay } from '../log/replayFeed.ts';
import { PROJECTIONS } from '../projections/versions.ts';
import { stampAsOwn } from '../records/projectionStamps.ts';
import { replaceMember } from './ingestMember.ts';
import { unpackFixture, type FixtureRow } from '../packing/packedFixtures.ts';
import { forgetIndex } from './offerIndex.ts';
import { boardsOf } from '../projections/boards.ts';
import { storeNews } from './storedNews.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/** Rows of a rebuild that are asked to be stored together. */
const STORED_TOGETHER = 100;

/** `overtaken`: the stream went on, or another worker leads; nothing was written. */
export type Rebuilt = 'rebuilt' | 'dropped' | 'overtaken';

/**
 * Games, boards and news. The log is read before anything is locked that screens read, so that they wait for the writing alone.
 *
 * @param term of the leader that writes; `undefined` fences nothing
 * @param isProvable `false`: the log is not read, as if it proved nothing
 */
export async function rebuildOffer(db: HanpanDatabase, term?: TermId, isProvable = true): Promise<Rebuilt> {
  const [replay, from] = await db.transaction('r', logTables(db), async () => [
    isProvable ? await provenFeed(db) : undefined,
    await db.checkpoints.get('events'),
  ]);
  return db.transaction('rw', [db.checkpoints, db.fixtures, db.boards, db.settings], async () => {
    const checkpoint = await db.checkpoints.get('events');
    const isThere = checkpoint?.epoch === from?.epoch && checkpoint?.offset === from?.offset;
    if (!isThere || !(await holdsTerm(db, term))) return 'overtaken';
    if (replay === undefined) {
      await db.checkpoints.delete('events');
      return 'dropped';
    }
    await Promise.all([db.fixtures.clear(), db.boards.clear()]);
    await storeOffer(db, replay);
    await stampAsOwn(db, ['offer', 'boards']);
    return 'rebuilt';
  });
}

/** Stores some fixtures while the next ones are packed. */
async function storeOffer(db: HanpanDatabase, replay: FeedReplay): Promise<void> {
  const fixtures: Fixture[] = [];
  const storing: Promise<unknown>[] = [];
  let rows: FixtureRow[] = [];
  const store = () => {
    storing.push(db.fixtures.bulkPut(rows));
    rows = [];
  };
  for (const { fixture, row } of replay.fixtures()) {
    fixtures.push(fixture);
    if (rows.push(row) === STORED_TOGETHER) store();
  }
  store();
  storing.push(db.boards.bulkPut(boardsOf(fixtures)), storeNews(db, replay.news));
  await Promise.all(storing);
}

/**
 * Boards alone: the games that they list are right, and no log is needed. What an index named is of the older boards, and is asked for again.
 *
 * @returns `undefined` where nothing was stored: nothing is made then, which would say that there are no games
 */
export async function rebuildBoards(db: HanpanDatabase, term?: TermId): Promise<Rebuilt | undefined> {
  const tables = [db.fixtures, db.boards, db.namedBoards, db.namedLeagues, db.settings];
  return db.transaction('rw', tables, async () => {
    if (!(await holdsTerm(db, term))) return 'overtaken';
    const isStored = (await db.boards.count()) > 0;
    const rows: readonly unknown[] = isStored ? await db.fixtures.toArray() : [];
    if (isStored) await db.boards.bulkPut(boardsOf(rows.flatMap((row) => unpackFixture(row) ?? [])));
    await Promise.all([forgetIndex(db), stampAsOwn(db, ['boards'])]);
    return isStored ? 'rebuilt' : undefined;
  });
}

/** A member's record and bets. */
export async function rebuildMember(db: MemberDatabase, term?: TermId, isProvable = true): Promise<Rebuilt> {
  const tables = [...logTables(db), db.members, db.bets, db.settings];
  return db.transaction('rw', tables, async () => {
    if (!(await holdsTerm(db, term))) return 'overtaken';
    const proven = isProvable ? await provenMember(db) : undefined;
    if (proven === undefined) {
      await db.checkpoints.delete('bets');
      return 'dropped';
    }
    await replaceMember(db, proven.member, proven.bets);
    await stampAsOwn(db, ['member']);
    return 'rebuilt';
  });
}

/** Slips. What one shows cannot be had from anywhere else: without a whole history it stays as it is, and the log begins with it (PRJ-3). */
export async function rebuildSlips(db: MemberDatabase, term?: TermId, isProvable = true): Promise<Rebuilt> {
  return db.transaction('rw', [...logTables(db), db.slips, db.settings], async () => {
    if (!(await holdsTerm(db, term))) return 'overtaken';
    const slips = isProvable ? await provenSlips(db) : undefined;
    if (slips !== undefined) {
      await db.slips.clear();
      await db.slips.bulkPut([...slips]);
    }
    await stampAsOwn(db, ['slips']);
    if (slips !== undefined) return 'rebuilt';
    const offset = (await db.checkpoints.get('slip'))?.offset;
    const { version: madeBy } = PROJECTIONS.slips;
    const state = { slips: await db.slips.toArray() };
    if (offset !== undefined) {
      await slipLog(db).snapshot.restart({ stream: 'slip', epoch: LOCAL_EPOCH, offset, madeBy, state }, true);
    }
    return 'dropped';
  });
}
