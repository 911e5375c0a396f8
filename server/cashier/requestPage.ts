/** The page of the list of a member's requests (`domain/lists/requestList.ts`), off the index of their order. */
import { sql } from 'kysely';
import type { MoneyRequest } from '../../src/domain/cashier/moneyRequest.ts';
import type { RequestFilter } from '../../src/domain/lists/requestList.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';
import { requestOf } from './requestRows.ts';

/** Newest first, of one member. */
export async function readRequestPage(
  tx: Work,
  { memberId, filter, after, limit }: RowsAsked<RequestFilter>,
): Promise<readonly MoneyRequest[]> {
  const { kind, state, way, from = 0, until = Number.MAX_SAFE_INTEGER } = filter;
  const rows = await tx
    .selectFrom('money_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', from)
    .where('requested_at', '<', until)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'charge'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'requested'))
    .$if(way !== undefined, (query) => query.where('usdt', way === 'tether' ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(requested_at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(requestOf);
}
