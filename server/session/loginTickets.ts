/** Where a login stands between its password and its token: one ticket of a member at a time, for ten minutes; only hashes are stored. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { LoginStep } from '../../src/domain/session/loginSteps.ts';
import type { Work } from '../store/store.ts';

const VALID_MS = 10 * 60_000;

export interface LoginTicket {
  readonly memberId: MemberId;
  readonly step: LoginStep['step'];
  /** Of an authenticator that is being set up, sealed. */
  readonly secret: string | null;
}

/** @param now epoch ms */
export async function issueLoginTicket(
  tx: Work,
  ticketHash: string,
  { memberId, step, secret }: LoginTicket,
  now: number,
): Promise<void> {
  await tx
    .deleteFrom('login_tickets')
    .where((where) => where.or([where('member_id', '=', memberId), where('expires_at', '<=', now)]))
    .execute();
  const row = { ticket_hash: ticketHash, member_id: memberId, step, secret, expires_at: now + VALID_MS };
  await tx.insertInto('login_tickets').values(row).execute();
}

export async function readLoginTicket(tx: Work, ticketHash: string, now: number): Promise<LoginTicket | undefined> {
  const row = await tx
    .selectFrom('login_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { memberId: MemberId.parse(row.member_id), step: row.step, secret: row.secret };
}

/** Takes a ticket in. @returns whether it was still there: of many that use it at once, one does */
export async function redeemLoginTicket(tx: Work, ticketHash: string): Promise<boolean> {
  const taken = await tx.deleteFrom('login_tickets').where('ticket_hash', '=', ticketHash).executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
