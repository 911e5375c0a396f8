/** A member as browsers know them: the row, the balance of the ledger, the number of unread messages, and where their stream stands then. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Member } from '../../src/domain/session/member.ts';
import { betsOf, readStreamHead } from '../events/eventLog.ts';
import { epochOf } from '../store/readEpoch.ts';
import type { Work } from '../store/store.ts';
import { availableBalance } from '../wallet/postTransfers.ts';

export async function readMember(tx: Work, memberId: MemberId): Promise<Member | undefined> {
  const row = await tx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: memberId,
    userId: row.user_id,
    nickname: row.nickname,
    level: row.level,
    emoney: await availableBalance(tx, memberId),
    point: row.point,
    type: row.type as Member['type'],
    role: row.role,
    withdrawalType: row.withdrawal_type,
    tendency: row.tendency,
    unreadCount: await unreadCount(tx, memberId),
    updatedAt: row.updated_at,
    position: { epoch: await epochOf(tx), offset: (await readStreamHead(tx, betsOf(memberId))).head },
    revision: row.revision,
  };
}

/**
 * The record of somebody who is signed in.
 *
 * @throws if there is none: no member is ever deleted
 */
export async function readSignedIn(tx: Work, memberId: MemberId): Promise<Member> {
  const member = await readMember(tx, memberId);
  if (member === undefined) throw new Error('a session of nobody');
  return member;
}

export async function unreadCount(tx: Work, memberId: MemberId): Promise<number> {
  const row = await tx
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.unread;
}
