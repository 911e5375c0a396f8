/** Whom the house keeps out (MBR-4). */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { MemberBlockTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** @returns `undefined` for who may come in */
export const readBlock = (tx: Work, memberId: MemberId): Promise<MemberBlockTable | undefined> =>
  tx.selectFrom('member_blocks').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const isBlocked = async (tx: Work, memberId: MemberId): Promise<boolean> =>
  (await readBlock(tx, memberId)) !== undefined;

/** Keeps a member out; whoever is signed in is so until their session is ended. */
export async function blockMember(tx: Work, block: MemberBlockTable): Promise<void> {
  await tx.insertInto('member_blocks').values(block).execute();
}

export async function admitMember(tx: Work, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('member_blocks').where('member_id', '=', memberId).execute();
}
