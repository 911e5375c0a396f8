/**
 * Sessions of operators (rules OSN): one of each, its token stored as a hash only, over after a quarter of an hour without an act and after eight hours in all.
 *
 * Every end is a `SessionEnded` on the operator's own log, in the same transaction: it is how open streams of any process close.
 */
import { IDLE_MS, LONGEST_MS, type OfficeSession, type Operator } from '../../src/domain/office/operator.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { appendOperatorEnd } from '../events/eventLog.ts';
import type { OperatorSessionTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** How long an ended token is remembered, ms: its holder learns why. */
const REMEMBERED_MS = 24 * 3_600_000;

/** A session that is not over, with its operator as they are now. Times in epoch ms. */
export interface OperatorSession {
  readonly operator: Operator;
  readonly tokenHash: string;
  readonly createdAt: number;
  /** Of the last act. */
  readonly actedAt: number;
}

/** Why a session is over. */
export type OperatorEnding = Exclude<OperatorSessionTable['state'], 'active'>;

/** Whether time has ended a session (OSN-2). @param now epoch ms */
export const isOver = ({ created_at: at, acted_at: acted }: OperatorSessionTable, now: number): boolean =>
  now - acted >= IDLE_MS || now - at >= LONGEST_MS;

/** As its operator is told of it. @param now epoch ms */
export function toldSession({ operator, createdAt, actedAt }: OperatorSession, now: number): OfficeSession {
  const endsAt = createdAt + LONGEST_MS;
  return { operator, startedAt: createdAt, idleAt: Math.min(actedAt + IDLE_MS, endsAt), endsAt, now };
}

/** Opens a session and ends the operator's other one. @param now epoch ms */
export async function openOperatorSession(tx: Work, id: MemberId, tokenHash: string, now: number): Promise<number> {
  const before = await endOperatorSession(tx, id, 'ended', now);
  // The end of the other one must not be this one's.
  const createdAt = before ?? now;
  await tx
    .insertInto('operator_sessions')
    .values({
      token_hash: tokenHash,
      member_id: id,
      state: 'active',
      created_at: createdAt,
      acted_at: createdAt,
      ended_at: null,
    })
    .execute();
  await tx
    .deleteFrom('operator_sessions')
    .where('ended_at', '<', now - REMEMBERED_MS)
    .execute();
  return createdAt;
}

/** Ends whatever session an operator has. @returns when it ended, later than it began; `undefined` where there was none */
export async function endOperatorSession(
  tx: Work,
  id: MemberId,
  state: OperatorEnding,
  now: number,
): Promise<number | undefined> {
  const active = await tx
    .selectFrom('operator_sessions')
    .selectAll()
    .where('member_id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (active === undefined) return undefined;
  const at = Math.max(now, active.created_at + 1);
  await tx
    .updateTable('operator_sessions')
    .set({ state, ended_at: at })
    .where('token_hash', '=', active.token_hash)
    .execute();
  await tx.deleteFrom('office_leases').where('operator_id', '=', id).execute();
  await appendOperatorEnd(tx, id, at);
  return at;
}

/** Ends every session that time has ended. @returns whose */
export async function expireOperatorSessions(tx: Work, now: number): Promise<readonly MemberId[]> {
  const active = await tx.selectFrom('operator_sessions').selectAll().where('state', '=', 'active').execute();
  const over = active.filter((row) => isOver(row, now)).map((row) => MemberId.parse(row.member_id));
  for (const id of over) await endOperatorSession(tx, id, 'ended', now);
  return over;
}

/** The session of a token with the operator as they are now; of one that is over, why. @param now epoch ms */
export async function readOperatorSession(
  tx: Work,
  tokenHash: string,
  now: number,
): Promise<OperatorSession | 'noSession' | 'ended' | 'blocked'> {
  const row = await tx
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.member_id', 'operator_sessions.member_id')
    .selectAll('operator_sessions')
    .select(['operators.name', 'operators.role', 'operators.blocked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return 'noSession';
  if (row.blocked_at !== null || row.state === 'blocked') return 'blocked';
  if (row.state !== 'active' || isOver(row, now)) return 'ended';
  const operator = { id: MemberId.parse(row.member_id), name: row.name, role: row.role };
  return { operator, tokenHash, createdAt: row.created_at, actedAt: row.acted_at };
}

/** Somebody did something: another quarter of an hour. @param now epoch ms */
export async function keepOperatorSession(tx: Work, tokenHash: string, now: number): Promise<void> {
  await tx
    .updateTable('operator_sessions')
    .set({ acted_at: now })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .where('acted_at', '<', now)
    .execute();
}
