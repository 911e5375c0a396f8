/**
 * Throws every projection away and makes it again from snapshot and log (law 4). What the log cannot prove is dropped with
 * its checkpoint, so that the origin sends an image.
 */
import type { SlipEvent } from '../domain/bet-slip/slip.ts';
import { emptySlip, evolveSlip, type Slip } from '../domain/bet-slip/slip.ts';
import type { Bet } from '../domain/bets/bet.ts';
import type { FeedEvent, MemberEvent, StreamName } from '../domain/events/catalogue.ts';
import { decodeEvent, type EventEnvelope } from '../domain/events/decode.ts';
import type { Fixture } from '../domain/sports/fixture.ts';
import type { HanpanDatabase } from './database.ts';
import { logOf } from './eventLog.ts';
import { replaceFeed } from './ingestFeed.ts';
import { replaceMember } from './ingestMember.ts';
import { betIdOf, evolveBet, evolveMember } from './projections/member.ts';
import { evolveFixture, fixtureIdOf, newsOf } from './projections/fixtures.ts';
import type { FeedSnapshot, LogRow, LogStream, MemberSnapshot, SlipSnapshot, SnapshotRow } from './rows.ts';

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
  if (history?.snapshot?.stream !== 'events') {
    await Promise.all([db.fixtures.clear(), db.boards.clear(), db.checkpoints.delete('events')]);
    return 'dropped';
  }
  const { fixtures, news } = replayFeed(history.snapshot.state, decoded(history.rows, 'events'));
  await replaceFeed(db, fixtures, news);
  return 'rebuilt';
}

/** The offer that events lead to from a snapshot. */
export function replayFeed(snapshot: FeedSnapshot, events: readonly FeedEvent[]): FeedSnapshot {
  const fixtures = new Map<string, Fixture>(snapshot.fixtures.map((fixture) => [fixture.fixtureId, fixture]));
  for (const event of events) {
    const id = fixtureIdOf(event);
    if (id === undefined) continue;
    const next = evolveFixture(fixtures.get(id), event);
    if (next === undefined) fixtures.delete(id);
    else fixtures.set(id, next);
  }
  return { fixtures: [...fixtures.values()], news: newsOf(events) ?? snapshot.news };
}

async function rebuildMember(db: HanpanDatabase): Promise<'rebuilt' | 'dropped'> {
  const history = await historyOf(db, 'bets');
  if (history?.snapshot?.stream !== 'bets') {
    await Promise.all([db.bets.clear(), db.checkpoints.delete('bets')]);
    return 'dropped';
  }
  const { member, bets } = replayMember(history.snapshot.state, decoded(history.rows, 'bets'));
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
      history.rows.flatMap((row) => row.events as SlipEvent[]),
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

type EventsOf = { events: FeedEvent; bets: MemberEvent };

/** Events of log records; one that this code cannot read any more changes nothing, as when it first came. */
function decoded<Stream extends StreamName>(rows: readonly LogRow[], stream: Stream): EventsOf[Stream][] {
  return rows.flatMap((row) =>
    (row.events as EventEnvelope[]).flatMap((envelope) => {
      const event = decodeEvent(envelope, stream);
      // decodeEvent accepts only events of the stream it is asked for.
      return event.ok ? [event.value as EventsOf[Stream]] : [];
    }),
  );
}
