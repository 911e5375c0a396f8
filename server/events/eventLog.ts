/**
 * The event log: dense offsets per stream, in commit order (S-1). Events are appended in the transaction that makes them true.
 */
import { sql } from 'kysely';
import type { DomainEvent, EventOf, FeedEvent, MemberEvent } from '../../src/domain/events/catalogue.ts';
import { encodeEvent } from '../../src/domain/events/decode.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { StreamHeadTable } from '../store/originTables.ts';
import { chunksOf } from '../store/chunksOf.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

/** A stream as the log names it: everyone's, one member's, that of all operators, or what ends an operator's sessions. */
export type LogStream = 'events' | `bets:${string}` | 'office' | `operator:${string}`;

/** The log of one member's facts. */
export const betsOf = (memberId: MemberId): LogStream => `bets:${memberId}`;

/** Where it is told that the sessions of an operator are over; nobody is served it. */
export const operatorLog = (operatorId: MemberId): LogStream => `operator:${operatorId}`;

/** Rows of one insert; far below SQLite's limit of bound values. */
const INSERT_ROWS = 200;

const NOTHING_YET = { head: 0, trimmed_to: 0, resume_floor: 0 };

const headRow = prepareOne((given: { readonly stream: string }, database) =>
  database.selectFrom('stream_heads').selectAll().where('stream', '=', given.stream),
);

interface EventRow {
  readonly stream: string;
  readonly position: number;
  readonly envelope: string;
}

const insertEvent = prepare(({ stream, position, envelope }: EventRow, database) =>
  database.insertInto('event_log').values({ stream, position, envelope }),
);

const raiseHead = prepareOne(
  (given: { readonly stream: string; readonly count: number }) => sql<{ head: number }>`
    INSERT INTO stream_heads (stream, head, trimmed_to, resume_floor) VALUES (${given.stream}, ${given.count}, 0, 0)
    ON CONFLICT (stream) DO UPDATE SET head = stream_heads.head + ${given.count} RETURNING head`,
);

/** Where a stream stands and how far back its log reaches; zeros before its first event. */
export async function readStreamHead(tx: Work, stream: LogStream): Promise<StreamHeadTable> {
  const row = await headRow(tx, { stream });
  return row ?? { stream, ...NOTHING_YET };
}

/**
 * Appends everyone's facts.
 *
 * @returns the offset of the last of them
 */
export function appendFeedEvents(tx: Work, events: readonly FeedEvent[]): Promise<number> {
  return append(tx, 'events', events);
}

/** Appends one member's facts. Returns the offset of the last of them. */
export function appendMemberEvents(tx: Work, memberId: MemberId, events: readonly MemberEvent[]): Promise<number> {
  return append(tx, betsOf(memberId), events);
}

/** One fact of one member. */
export interface MemberFact {
  readonly memberId: MemberId;
  readonly event: MemberEvent;
}

/** Appends a fact to each of many members, in three statements for some hundreds of them. No member is named twice; the same event is encoded once. */
export async function appendToMembers(tx: Work, facts: readonly MemberFact[]): Promise<void> {
  const encoded = new Map<MemberEvent, string>();
  const envelopeOf = (event: MemberEvent) => {
    const envelope = encoded.get(event) ?? JSON.stringify(encodeEvent(event));
    encoded.set(event, envelope);
    return envelope;
  };
  for (const part of chunksOf(facts, INSERT_ROWS)) {
    const streams = part.map(({ memberId }) => betsOf(memberId));
    const heads = await tx
      .selectFrom('stream_heads')
      .select(['stream', 'head'])
      .where('stream', 'in', streams)
      .execute();
    const headOf = new Map(heads.map(({ stream, head }) => [stream, head]));
    const rows = part.map(({ memberId, event }) => {
      const stream = betsOf(memberId);
      return { stream, position: (headOf.get(stream) ?? 0) + 1, envelope: envelopeOf(event) };
    });
    await tx.insertInto('event_log').values(rows).execute();
    await tx
      .insertInto('stream_heads')
      .values(rows.map(({ stream, position }) => ({ stream, ...NOTHING_YET, head: position })))
      .onConflict((conflict) =>
        conflict.column('stream').doUpdateSet({ head: (change) => change.ref('excluded.head') }),
      )
      .execute();
  }
}

/** Appends what operators see, in the words of a member's own stream: rows and documents told. */
export function appendOfficeEvents(
  tx: Work,
  events: readonly (EventOf<'RowTold'> | EventOf<'DocumentTold'>)[],
): Promise<number> {
  return append(tx, 'office', events);
}

/** Appends that the session of an operator is over: open streams of it close. @param at epoch ms */
export async function appendOperatorEnd(tx: Work, operatorId: MemberId, at: number): Promise<void> {
  await append(tx, operatorLog(operatorId), [{ type: 'SessionEnded', at, data: { ending: 'closed' } }]);
}

/** Makes cursors below the head unfit to resume: what is in the log ends a session that is over. */
export async function raiseResumeFloor(tx: Work, stream: LogStream, floor: number): Promise<void> {
  await tx.updateTable('stream_heads').set({ resume_floor: floor }).where('stream', '=', stream).execute();
}

async function append(tx: Work, stream: LogStream, events: readonly DomainEvent[]): Promise<number> {
  if (events.length === 0) return (await readStreamHead(tx, stream)).head;
  const raised = await raiseHead(tx, { stream, count: events.length });
  if (raised === undefined) throw new Error(`${stream}: its head was not raised`);
  const before = raised.head - events.length;
  for (const [index, event] of events.entries()) {
    await insertEvent(tx, { stream, position: before + index + 1, envelope: JSON.stringify(encodeEvent(event)) });
  }
  return raised.head;
}

/** A row of the log: `seq` counts over all streams, `offset` within its own (S-1). */
export interface LoggedEvent {
  readonly seq: number;
  readonly stream: LogStream;
  readonly offset: number;
  /** The event as it travels, JSON text. */
  readonly envelope: string;
}

const streamRows = prepare(
  ({ stream, after, limit }: { readonly stream: string; readonly after: number; readonly limit: number }, database) =>
    database
      .selectFrom('event_log')
      .selectAll()
      .where('stream', '=', stream)
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit),
);

const logRows = prepare(({ seq, limit }: { readonly seq: number; readonly limit: number }, database) =>
  database.selectFrom('event_log').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit),
);

/** Events of one stream after an offset, in order. */
export async function readStreamAfter(
  tx: Work,
  stream: LogStream,
  after: number,
  limit: number,
): Promise<LoggedEvent[]> {
  return (await streamRows(tx, { stream, after, limit })).map(loggedEventOf);
}

/** Events of all streams after a place in commit order. */
export async function readLogAfter(tx: Work, seq: number, limit: number): Promise<LoggedEvent[]> {
  return (await logRows(tx, { seq, limit })).map(loggedEventOf);
}

const loggedEventOf = (row: { seq: number; stream: string; position: number; envelope: string }): LoggedEvent => ({
  seq: row.seq,
  stream: row.stream as LogStream,
  offset: row.position,
  envelope: row.envelope,
});
