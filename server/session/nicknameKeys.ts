/** Whose nickname looks how: a name that passes for another's is that one's (ACC-8). */
import { nicknameKey } from '../../src/domain/session/nickname.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Store, Work } from '../store/store.ts';

/** @param except whose nickname it may be */
export async function isNicknameTaken(tx: Work, nickname: string, except?: MemberId): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('nickname_key', '=', nicknameKey(nickname))
    .where('id', '!=', except ?? '')
    .executeTakeFirst();
  return row !== undefined;
}

/** Fills in what members from before nicknames had keys lack. */
export async function fillNicknameKeys(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const rows = await tx.selectFrom('members').select(['id', 'nickname']).where('nickname_key', '=', '').execute();
    for (const { id, nickname } of rows) {
      await tx
        .updateTable('members')
        .set({ nickname_key: nicknameKey(nickname) })
        .where('id', '=', id)
        .execute();
    }
  });
}
