/**
 * The only way a member's own events are stored: log record, member, bets and checkpoint in one transaction (law 4), and
 * only into the database of that member's session.
 */
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Member } from '../../domain/session/member.ts';
import type { MemberDatabase } from '../tables/database.ts';
import { admit, type IngestOutcome, type StreamBatch } from '../log/admit.ts';
import { logTables, memberLog } from '../log/eventLog.ts';
import { betIdOf, evolveBet } from '../../domain/bets/evolveBet.ts';
import { evolveMember, newerMember, sameMember } from '../projections/member.ts';
import { putInSlices } from '../packing/putInSlices.ts';
import { withQuotaCare } from '../care/quota.ts';
import { stampAsOwn } from '../records/projectionStamps.ts';
import { isCurrent } from '../records/sessions.ts';
import { leaveGap, tellLists } from './tellLists.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/**
 * @param sessionId of the session the events were received for
 * @param at epoch ms of this commit
 * @param term of the leader that writes; `undefined` fences nothing
 */
export async function ingestMember(
  db: MemberDatabase,
  sessionId: string,
  batch: StreamBatch<MemberEvent>,
  at: number,
  term?: TermId,
): Promise<IngestOutcome> {
  const tables = [db.fence, db.settings, ...logTables(db), db.members, db.bets, db.lists, db.listRows];
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async () => {
      if (!(await isCurrent(db, sessionId))) return { kind: 'otherSession' };
      if (!(await holdsTerm(db, term))) return { kind: 'otherTerm' };
      const admitted = await admit(db, 'bets', batch);
      if (typeof admitted === 'string') return { kind: admitted };
      const events = admitted.flatMap(({ event }) => (event === null ? [] : [event]));
      const from = admitted[0]?.offset ?? 0;
      const to = admitted.at(-1)?.offset ?? from;
      if (keepsLog) await tellLists(db, { epoch: batch.epoch, events: admitted });
      else await forgetLists(db);
      await project(db, events, { epoch: batch.epoch, offset: to });
      await memberLog(db).append({ epoch: batch.epoch, from, to, at, events }, keepsLog);
      return { kind: 'applied', position: { epoch: batch.epoch, offset: to } };
    }),
  );
}

async function project(db: MemberDatabase, events: readonly MemberEvent[], position: Position): Promise<void> {
  const fence = await db.fence.get('fence');
  const member = fence === undefined ? undefined : await db.members.get(fence.memberId);
  if (member !== undefined) {
    const next = evolveMember(member, events, position);
    if (next !== member) await db.members.put(next);
  }
  const ids = [...new Set(events.flatMap((event) => betIdOf(event) ?? []))];
  const before = await db.bets.bulkGet(ids);
  const known = new Map(ids.map((id, index) => [id, before[index]]));
  const after = new Map(known);
  for (const event of events) {
    const id = betIdOf(event);
    if (id !== undefined) after.set(id, evolveBet(after.get(id), event));
  }
  const changed = [...after].flatMap(([id, bet]) => (bet === undefined || bet === known.get(id) ? [] : [bet]));
  await putInSlices(db.bets, changed);
}

/** What can be asked for again makes room first. */
const forgetLists = (db: MemberDatabase) => Promise.all([db.lists.clear(), db.listRows.clear()]);

/** A member's whole state at a position of their stream. */
export interface MemberImage {
  readonly position: Position;
  readonly member: Member;
  readonly bets: Bet[];
}

/** Whether a record is the one of the session's member, whoever sent it. */
async function isOf(db: MemberDatabase, sessionId: string, { id }: Member): Promise<boolean> {
  return (await isCurrent(db, sessionId)) && (await db.fence.get('fence'))?.memberId === id;
}

/** Replaces a member's state at once (rule S-4). Returns `false` if that session or term is over; nothing was written then. */
export async function swapMemberImage(
  db: MemberDatabase,
  sessionId: string,
  image: MemberImage,
  at: number,
  term?: TermId,
): Promise<boolean> {
  const tables = [db.fence, db.settings, ...logTables(db), db.members, db.bets, db.lists, db.listRows];
  const { bets, position } = image;
  const arriving = { ...image.member, position };
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async () => {
      if (!(await isOf(db, sessionId, arriving)) || !(await holdsTerm(db, term))) return false;
      const member = newerMember(await db.members.get(arriving.id), arriving);
      if (keepsLog) await leaveGap(db, position);
      else await forgetLists(db);
      await replaceMember(db, member, bets);
      await stampAsOwn(db, ['member']);
      const state = { member, bets };
      await memberLog(db).snapshot.restart({ stream: 'bets', ...position, madeBy: 'origin', state }, keepsLog);
      return true;
    }),
  );
}

/** Puts a member's whole state in place of the stored one. Inside the caller's transaction. */
export async function replaceMember(db: MemberDatabase, member: Member, bets: readonly Bet[]): Promise<void> {
  if (!sameMember(await db.members.get(member.id), member)) await db.members.put(member);
  await db.bets.clear();
  await db.bets.bulkPut([...bets]);
}

/** The epoch that a member's stream has told of; `undefined` before its first image. */
export const toldEpoch = async (db: MemberDatabase): Promise<string | undefined> =>
  (await db.checkpoints.get('bets'))?.epoch;

/**
 * Stores what the user poll answered, unless the stream has told something newer (SES-05). The snapshot is amended in the
 * same transaction, so that a rebuild comes to the same record.
 *
 * @param askedIn `toldEpoch` when it was asked for. An answer of another epoch that comes after the stream has begun a new one is from
 *   before it: an event of the new one, put on top of it, would be a balance that never was (S7).
 */
export async function refreshMember(
  db: MemberDatabase,
  sessionId: string,
  arriving: Member,
  askedIn: string | undefined,
): Promise<void> {
  await db.transaction('rw', [db.fence, db.members, ...logTables(db)], async () => {
    if (!(await isOf(db, sessionId, arriving))) return;
    const told = await toldEpoch(db);
    if (told !== askedIn && told !== undefined && told !== arriving.position.epoch) return;
    const known = await db.members.get(arriving.id);
    const member = newerMember(known, arriving);
    if (sameMember(known, member)) return;
    await db.members.put(member);
    const log = memberLog(db);
    const snapshot = await log.snapshot.read();
    if (snapshot?.stream === 'bets') await log.snapshot.amend({ ...snapshot, state: { ...snapshot.state, member } });
  });
}
