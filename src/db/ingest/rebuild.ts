/**
 * Throws every projection away and makes it again from snapshot and log (law 4). What the log cannot prove is dropped with
 * its checkpoint, so that the origin sends an image.
 */
import type { SlipEvent } from '../../domain/bet-slip/slip.ts';
import { emptySlip, evolveSlip, type Slip } from '../../domain/bet-slip/slip.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import { decodeEvent } from '../../domain/events/decode.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { readLog, type LogStore } from '../log/eventLog.ts';
import { replaceMember } from './ingestMember.ts';
import type { FixtureRow } from '../packing/packedFixtures.ts';
import { boardsOf } from '../projections/boards.ts';
import { betIdOf, evolveBet, evolveMember } from '../projections/member.ts';
import { startReplay, type FeedReplay } from './replayFeed.ts';
import type { CheckpointRow, LogRow, LogStream, MemberSnapshot, SlipSnapshot, SnapshotRow } from '../tables/rows.ts';
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
  const [replay] = await Promise.all([replayedFeed(db), db.fixtures.clear(), db.boards.clear()]);
  if (replay === undefined) {
    await db.checkpoints.delete('events');
    return 'dropped';
  }
  await storeOffer(db, replay);
  return 'rebuilt';
}

async function replayedFeed(db: HanpanDatabase): Promise<FeedReplay | undefined> {
  const [checkpoint, snapshot] = await beginningOf(db, 'events');
  const proof = proofOf(checkpoint, snapshot);
  const replay = snapshot?.stream === 'events' && proof !== undefined ? startReplay(snapshot.state) : undefined;
  if (proof === undefined || replay === undefined) return undefined;
  const isTaken = await readLog(db, 'events', (row) => proof.follows(row) && replay.take(row));
  return isTaken && proof.isWhole() ? replay : undefined;
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
  const history = await historyOf(db, 'bets');
  if (history?.snapshot?.stream !== 'bets') {
    await Promise.all([db.bets.clear(), db.checkpoints.delete('bets')]);
    return 'dropped';
  }
  const { member, bets } = replayMember(history.snapshot.state, history.rows);
  await replaceMember(db, member, bets);
  return 'rebuilt';
}

function replayMember(snapshot: MemberSnapshot, rows: readonly LogRow[]): MemberSnapshot {
  const bets = new Map<string, Bet>(snapshot.bets.map((bet) => [bet.betId, bet]));
  let { member } = snapshot;
  for (const row of rows) {
    const events = decoded(row);
    for (const event of events) {
      const id = betIdOf(event);
      const next = id === undefined ? undefined : evolveBet(bets.get(id), event);
      if (id !== undefined && next !== undefined) bets.set(id, next);
    }
    member = evolveMember(member, events, { epoch: row.epoch, offset: row.to });
  }
  return { member, bets: [...bets.values()] };
}

/** Slips start from nothing, so a log that reaches back to its first event needs no snapshot. */
async function rebuildSlips(db: MemberDatabase): Promise<'rebuilt' | 'dropped'> {
  const history = await historyOf(db, 'slip');
  // What a slip shows cannot be had from anywhere else: without a whole history it stays as it is.
  if (history === undefined) return 'dropped';
  const slips = history.snapshot?.stream === 'slip' ? history.snapshot.state : { slips: [] };
  await db.slips.clear();
  await db.slips.bulkPut(
    replaySlips(
      slips,
      history.rows.flatMap((row) => (row.stream === 'slip' ? row.events : [])),
    ),
  );
  return 'rebuilt';
}

function replaySlips(snapshot: SlipSnapshot, events: readonly SlipEvent[]): Slip[] {
  const slips = new Map<string, Slip>(snapshot.slips.map((slip) => [slip.page, slip]));
  for (const event of events) slips.set(event.page, evolveSlip(slips.get(event.page) ?? emptySlip(event.page), event));
  return [...slips.values()];
}

interface History {
  readonly snapshot: SnapshotRow | undefined;
  readonly rows: readonly LogRow[];
}

/** Snapshot and log of a stream if together they prove its checkpoint without a gap, else `undefined`. */
async function historyOf(db: LogStore, stream: LogStream): Promise<History | undefined> {
  const [checkpoint, snapshot] = await beginningOf(db, stream);
  const proof = proofOf(checkpoint, snapshot);
  const rows: LogRow[] = [];
  const isGapless = await readLog(db, stream, (row) => {
    rows.push(row);
    return proof?.follows(row) === true;
  });
  return isGapless && proof?.isWhole() === true ? { snapshot, rows } : undefined;
}

const beginningOf = async (db: LogStore, stream: LogStream) =>
  Promise.all([db.checkpoints.get(stream), db.snapshots.get(stream)]);

interface Proof {
  /** Whether a record follows the one before it, or the snapshot. */
  follows(row: LogRow): boolean;
  /** Whether the last record leads to the checkpoint. */
  isWhole(): boolean;
}

/** `undefined` if a checkpoint cannot be proved from this snapshot, or there is none. */
function proofOf(checkpoint: CheckpointRow | undefined, snapshot: SnapshotRow | undefined): Proof | undefined {
  if (checkpoint === undefined) return undefined;
  if (snapshot !== undefined && snapshot.epoch !== checkpoint.epoch) return undefined;
  let offset = snapshot?.offset ?? 0;
  return {
    follows(row) {
      if (row.epoch !== checkpoint.epoch || row.from !== offset + 1) return false;
      offset = row.to;
      return true;
    },
    isWhole: () => offset === checkpoint.offset,
  };
}

/** Events of a log record; one that this code cannot read any more changes nothing, as when it first came. */
function decoded(row: LogRow): MemberEvent[] {
  return (row.stream === 'bets' ? row.events : []).flatMap((envelope) => {
    const event = decodeEvent(envelope, 'bets');
    // decodeEvent accepts only events of the stream it is asked for.
    return event.ok ? [event.value as MemberEvent] : [];
  });
}
