/** What a member's stream tells of their lists and documents, in the transaction that changes them (LST-11, DOC-7). */
import type { DocumentName } from '../../src/domain/calls/house.ts';
import type { ListName, ListRowOf } from '../../src/domain/calls/lists.ts';
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';
import { appendMemberEvents, appendToMembers } from './eventLog.ts';

/** That a row of a list is so, whole, from now on. @param at epoch ms */
export const rowTold = <Name extends ListName>(list: Name, row: ListRowOf<Name>, at: number): EventOf<'RowTold'> => ({
  type: 'RowTold',
  at,
  data: { list, row },
});

/** A row of a list, whole, as it is from now on. @param at epoch ms */
export async function tellRow<Name extends ListName>(
  tx: Work,
  memberId: MemberId,
  list: Name,
  row: ListRowOf<Name>,
  at: number,
): Promise<void> {
  await appendMemberEvents(tx, memberId, [rowTold(list, row, at)]);
}

/** A document is another one: whoever shows it fetches it. @param at epoch ms */
export async function tellDocument(tx: Work, memberId: MemberId, document: DocumentName, at: number): Promise<void> {
  await appendMemberEvents(tx, memberId, [{ type: 'DocumentTold', at, data: { document } }]);
}

/** Who is signed in: whoever comes later asks for themselves. */
async function membersHere(tx: Work, at: number): Promise<readonly MemberId[]> {
  const here = await tx
    .selectFrom('sessions')
    .select('member_id')
    .distinct()
    .where('state', '=', 'active')
    .where('expires_at', '>', at)
    .execute();
  return here.map(({ member_id }) => MemberId.parse(member_id));
}

/** A document is another one for all who are signed in. @param at epoch ms */
export async function tellEverybody(tx: Work, document: DocumentName, at: number): Promise<void> {
  const event = { type: 'DocumentTold' as const, at, data: { document } };
  await appendToMembers(
    tx,
    (await membersHere(tx, at)).map((memberId) => ({ memberId, event })),
  );
}
