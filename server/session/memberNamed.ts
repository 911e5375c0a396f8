/** Whose user id it is. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';

/** @returns `undefined` where nobody has it */
export async function memberNamed(tx: Work, userId: string): Promise<MemberId | undefined> {
  const row = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : MemberId.parse(row.id);
}
