/**
 * Throws every projection away and makes it again from snapshot and log (law 4). What the log cannot prove is dropped with
 * its checkpoint, so that the origin sends an image.
 */
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { provenFeed, provenMember, provenSlips } from '../log/provenState.ts';
import type { FeedReplay } from '../log/replayFeed.ts';
import { replaceMember } from './ingestMember.ts';
import type { FixtureRow } from '../packing/packedFixtures.ts';
import { boardsOf } from '../projections/boards.ts';
import type { LogStream } from '../tables/rows.ts';
import { storeNews } from './storedNews.ts';
import { theirsOf } from '../tables/theirs.ts';

/** Rows of a rebuild that are asked to be stored together. */
const STORED_TOGETHER = 100;

export type RebuildReport = { readonly [S in LogStream]: 'rebuilt' | 'dropped' };

export async function rebuild(db: HanpanDatabase): Promise<RebuildReport> {
  const tables = [db.log, db.checkpoints, db.snapshots, db.fixtures, db.boards, db.settings];
  const events = await db.transaction('rw', tables, () => rebuildFeed(db));
  const theirs = await theirsOf(db);
  return { events, ...(theirs === undefined ? { bets: 'dropped', slip: 'dropped' } : await rebuildTheirs(theirs)) };
}

async function rebuildTheirs(db: MemberDatabase): Promise<Pick<RebuildReport, 'bets' | 'slip'>> {
  const tables = [db.log, db.checkpoints, db.snapshots, db.members, db.bets, db.slips];
  return db.transaction('rw', tables, async () => {
    const [bets, slip] = await Promise.all([rebuildMember(db), rebuildSlips(db)]);
    return { bets, slip };
  });
}

async function rebuildFeed(db: HanpanDatabase): Promise<'rebuilt' | 'dropped'> {
  const [replay] = await Promise.all([provenFeed(db), db.fixtures.clear(), db.boards.clear()]);
  if (replay === undefined) {
    await db.checkpoints.delete('events');
    return 'dropped';
  }
  await storeOffer(db, replay);
  return 'rebuilt';
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

async function rebuildMember(db: MemberDatabase): Promise<'rebuilt' | 'dropped'> {
  const proven = await provenMember(db);
  if (proven === undefined) {
    await Promise.all([db.bets.clear(), db.checkpoints.delete('bets')]);
    return 'dropped';
  }
  await replaceMember(db, proven.member, proven.bets);
  return 'rebuilt';
}

async function rebuildSlips(db: MemberDatabase): Promise<'rebuilt' | 'dropped'> {
  const slips = await provenSlips(db);
  // What a slip shows cannot be had from anywhere else: without a whole history it stays as it is.
  if (slips === undefined) return 'dropped';
  await db.slips.clear();
  await db.slips.bulkPut([...slips]);
  return 'rebuilt';
}
