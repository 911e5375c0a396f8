/** Answers an inquiry: a turn of the house, told live, and a letter that says so (INQ-4). */
import { MOST_TURNS } from '../../src/domain/inquiries/inquiry.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { sendMessage } from '../notices/messages.ts';
import type { Work } from '../store/store.ts';
import { answeredLetter } from './copy/cannedAnswers.ts';
import { inquiryOf, readInquiry, storeInquiry, withTurn } from './inquiryRows.ts';

/**
 * @param letterId of a letter that is none yet
 * @param now epoch ms
 * @returns whose it is; `undefined` where it is nobody's, closed or full
 */
export async function answerInquiry(
  tx: Work,
  { id, text, letterId }: { readonly id: string; readonly text: string; readonly letterId: string },
  now: number,
): Promise<MemberId | undefined> {
  const row = await readInquiry(tx, id);
  if (row === undefined || row.state === 'closed' || inquiryOf(row).turns.length >= MOST_TURNS) return undefined;
  await storeInquiry(tx, withTurn(row, { by: 'house', text, at: now }), now);
  const memberId = MemberId.parse(row.member_id);
  await sendMessage(tx, memberId, { id: letterId, ...answeredLetter, readAt: null }, now);
  return memberId;
}
