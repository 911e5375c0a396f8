/** What a password opened goes with it, in the transaction that changes it; members' own sessions are ended by whoever changes it. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { endOperatorSession } from '../office/officeSessions.ts';
import { tellOfficeDocument } from '../office/tellOffice.ts';
import type { Work } from '../store/store.ts';
import { dropTickets } from './passwordTickets.ts';

/** Leaves no ticket (ACC-9), and no session in the office where the member is an operator (ACC-4, ACC-6). @param now epoch ms */
export async function undoPassword(tx: Work, memberId: MemberId, now: number): Promise<void> {
  await dropTickets(tx, memberId);
  const endedAt = await endOperatorSession(tx, memberId, 'ended', now);
  if (endedAt !== undefined) await tellOfficeDocument(tx, 'operators', now);
}
