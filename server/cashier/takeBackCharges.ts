/** What an exclusion takes back (OWN-6): charges that wait. Exchanges go on, for they are money on its way out. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { tellDocument } from '../events/tellMember.ts';
import type { Work } from '../store/store.ts';
import { decideStored } from './decideStored.ts';

/** In the transaction of the exclusion: none of them can be approved after it, by the house or by an operator. @param at epoch ms */
export async function takeBackCharges(tx: Work, memberId: MemberId, at: number): Promise<void> {
  const waiting = await tx
    .selectFrom('money_requests')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'requested')
    .orderBy('requested_at')
    .execute();
  for (const { id } of waiting) await decideStored(tx, id, { act: 'cancel', at });
  // What has to be staked before an exchange is less for who may not bet (REQ-9).
  await tellDocument(tx, memberId, 'cashierStanding', at);
}
