/**
 * Throws every projection away and makes it again from snapshot and log (law 4). What the log cannot prove is dropped with
 * its checkpoint, so that the origin sends an image.
 */
import type { SlipEvent } from '../domain/bet-slip/slip.ts';
import { emptySlip, evolveSlip, type Slip } from '../domain/bet-slip/slip.ts';
import type { Bet } from '../domain/bets/bet.ts';
import type { MemberEvent } from '../domain/events/catalogue.ts';
import { decodeEvent } from '../domain/events/decode.ts';
import type { HanpanDatabase } from './database.ts';
import { logOf } from './eventLog.ts';
import { replaceFeed } from './ingestFeed.ts';
import { replaceMember } from './ingestMember.ts';
import { betIdOf, evolveBet, evolveMember } from './projections/member.ts';
import { replayFeed } from './replayFeed.ts';
import type { LogRow, LogStream, MemberSnapshot, SlipSnapshot, SnapshotRow } from './rows.ts';

export type RebuildReport = { readonly [S in LogStream]: 'rebuilt' | 'dropped' };

export async function rebuild(db: HanpanDatabase): Promise<RebuildReport> {
  const tables = [
    db.log,
    db.checkpoints,
    db.snapshots,
    db.fixtures,
    db.boards,
    db.settings,
    db.members,
    db.bets,
    db.slips,
  ];
  return db.transaction('rw', tables, async () => ({
    events: await rebuildFeed(db),
    bets: await rebuildMember(db),
    slip: await rebuildSlips(db),
  }));
}

async function rebuildFeed(db: HanpanDatabase): Promise<'rebuilt' | 'dropped'> {
  const history = await historyOf(db, 'events');
  const offer = history?.snapshot?.stream === 'events' ? replayFeed(history.snapshot.state, history.rows) : undefined;
  if (offer === undefined) {
    await Promise.all([db.fixtures.clear(), db.boards.clear(), db.checkpoints.delete('events')]);
    return 'dropped';
  }
  const { fixtures, rows, news } = offer;
  await replaceFeed(db, fixtures, rows, news);
  return 'rebuilt';
}

async function rebuildMember(db: HanpanDatabase): Promise<'rebuilt' | 'dropped'> {
  const history = await historyOf(db, 'bets');
  if (history?.snapshot?.stream !== 'bets') {
    await Promise.all([db.bets.clear(), db.checkpoints.delete('bets')]);
    return 'dropped';
  }
  const { member, bets } = replayMember(history.snapshot.state, decoded(history.rows));
  await replaceMember(db, member, bets);
  return 'rebuilt';
}

function replayMember(snapshot: MemberSnapshot, events: readonly MemberEvent[]): MemberSnapshot {
  const bets = new Map<string, Bet>(snapshot.bets.map((bet) => [bet.betId, bet]));
  for (const event of events) {
    const id = betIdOf(event);
    const next = id === undefined ? undefined : evolveBet(bets.get(id), event);
    if (id !== undefined && next !== undefined) bets.set(id, next);
  }
  return { member: events.reduce(evolveMember, snapshot.member), bets: [...bets.values()] };
}

/** Slips start from nothing, so a log that reaches back to its first event needs no snapshot. */
async function rebuildSlips(db: HanpanDatabase): Promise<'rebuilt' | 'dropped'> {
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
async function historyOf(db: HanpanDatabase, stream: LogStream): Promise<History | undefined> {
  const checkpoint = await db.checkpoints.get(stream);
  const snapshot = await db.snapshots.get(stream);
  const rows = await logOf(db, stream).toArray();
  if (checkpoint === undefined) return undefined;
  let offset = snapshot?.offset ?? 0;
  if (snapshot !== undefined && snapshot.epoch !== checkpoint.epoch) return undefined;
  for (const row of rows) {
    if (row.epoch !== checkpoint.epoch || row.from !== offset + 1) return undefined;
    offset = row.to;
  }
  return offset === checkpoint.offset ? { snapshot, rows } : undefined;
}

/** Events of log records; one that this code cannot read any more changes nothing, as when it first came. */
function decoded(rows: readonly LogRow[]): MemberEvent[] {
  return rows.flatMap((row) =>
    (row.stream === 'bets' ? row.events : []).flatMap((envelope) => {
      const event = decodeEvent(envelope, 'bets');
      // decodeEvent accepts only events of the stream it is asked for.
      return event.ok ? [event.value as MemberEvent] : [];
    }),
  );
}
