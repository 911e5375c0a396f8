/** Another password in place of the one before, whoever changes it; members' own sessions are ended by them. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { endOperatorSession } from '../office/officeSessions.ts';
import { tellOfficeDocument } from '../office/tellOffice.ts';
import type { Work } from '../store/store.ts';
import { dropTickets } from './passwordTickets.ts';

interface NewHash {
  readonly password_hash: string;
  /** Given where it was chosen by whom it is of, in place of one that the house gave. */
  readonly must_change?: 0;
}

/**
 * What the one before opened goes with it, in the same transaction: no ticket is left (ACC-9), and no session in the office where the member is an
 * operator (ACC-4, ACC-6).
 *
 * @param now epoch ms
 */
export async function storePassword(tx: Work, memberId: MemberId, hash: NewHash, now: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ...hash, renewed_from: '' })
    .where('id', '=', memberId)
    .execute();
  await dropTickets(tx, memberId);
  const endedAt = await endOperatorSession(tx, memberId, 'ended', now);
  if (endedAt !== undefined) await tellOfficeDocument(tx, 'operators', now);
}
