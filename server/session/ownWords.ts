/** What others know of a member and guess first: user id, nickname, telephone number (ENT-6). */
import type { Work } from '../store/store.ts';

export async function ownWords(tx: Work, memberId: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('members')
    .select(['user_id', 'nickname', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? [] : [row.user_id, row.nickname, row.phone];
}
