/** What a member's stream tells of their lists and documents, in the transaction that changes them (LST-11, DOC-7). */
import type { DocumentName } from '../../src/domain/calls/house.ts';
import type { ListName, ListRowOf } from '../../src/domain/calls/lists.ts';
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';
import { appendMemberEvents } from './eventLog.ts';

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
