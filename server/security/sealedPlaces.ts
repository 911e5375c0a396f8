/** Where the database holds sealed secrets, and how all of them are sealed anew. */
import type { Work } from '../store/store.ts';

/** The seed of a member's authenticator. */
export const authenticatorPlace = (memberId: string): string => `second_factors ${memberId}`;
/** The seed of one that is being set up. */
export const ticketPlace = (ticketHash: string): string => `login_tickets ${ticketHash}`;

/** @param again from what is stored at a place to what is to be stored there */
export async function sealAllAgain(tx: Work, again: (place: string, stored: string) => string): Promise<void> {
  const factors = await tx.selectFrom('second_factors').select(['member_id', 'secret']).execute();
  for (const { member_id: memberId, secret } of factors) {
    const sealed = again(authenticatorPlace(memberId), secret);
    await tx.updateTable('second_factors').set({ secret: sealed }).where('member_id', '=', memberId).execute();
  }
  const tickets = await tx.selectFrom('login_tickets').select(['ticket_hash', 'secret']).execute();
  for (const { ticket_hash: ticketHash, secret } of tickets) {
    if (secret === null) continue;
    const sealed = again(ticketPlace(ticketHash), secret);
    await tx.updateTable('login_tickets').set({ secret: sealed }).where('ticket_hash', '=', ticketHash).execute();
  }
}
