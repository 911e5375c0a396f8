/** Tickets that set a new password once: of a member who proved who they are, within ten minutes; only hashes are stored (ACC-4). */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';

const VALID_MS = 10 * 60_000;

/** Gives a member a ticket; an older one of theirs is worth nothing any more. */
export async function issueTicket(tx: Work, memberId: MemberId, ticketHash: string, now: number): Promise<void> {
  await tx
    .deleteFrom('password_tickets')
    .where((where) => where.or([where('member_id', '=', memberId), where('expires_at', '<=', now)]))
    .execute();
  await tx
    .insertInto('password_tickets')
    .values({ ticket_hash: ticketHash, member_id: memberId, expires_at: now + VALID_MS })
    .execute();
}

/** A password that was changed leaves no ticket behind, of whatever kind (ACC-9). */
export async function dropTickets(tx: Work, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('password_tickets').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('login_tickets').where('member_id', '=', memberId).execute();
}

/** Takes a ticket in. @returns whose it was; `undefined` for one that was used, has run out, or was never given */
export async function redeemTicket(tx: Work, ticketHash: string, now: number): Promise<MemberId | undefined> {
  const row = await tx
    .deleteFrom('password_tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning(['member_id', 'expires_at'])
    .executeTakeFirst();
  return row === undefined || row.expires_at <= now ? undefined : MemberId.parse(row.member_id);
}
