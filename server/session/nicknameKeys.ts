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

const lackingKeys = (tx: Work) =>
  tx.selectFrom('members').select(['id', 'nickname']).where('nickname_key', '=', '').execute();

/** Fills in what members from before nicknames had keys lack; where none does, nothing is written. */
export async function fillNicknameKeys(store: Store): Promise<void> {
  if ((await store.read(lackingKeys)).length === 0) return;
  await store.write(async (tx) => {
    for (const { id, nickname } of await lackingKeys(tx)) {
      await tx
        .updateTable('members')
        .set({ nickname_key: nicknameKey(nickname) })
        .where('id', '=', id)
        .execute();
    }
  });
}
