/** Passwords of members that others guess first (ENT-6): those of everybody, and what is known of whoever it is, their user id, nickname and telephone number. */
import type { Store, Work } from '../store/store.ts';
import { isCommonPassword } from './commonPasswords.ts';

export async function isEasilyGuessed(store: Store, memberId: string, password: string): Promise<boolean> {
  return isCommonPassword(password, await store.read((tx) => ownWords(tx, memberId)));
}

async function ownWords(tx: Work, memberId: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('members')
    .select(['user_id', 'nickname', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? [] : [row.user_id, row.nickname, row.phone];
}
