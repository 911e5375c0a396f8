/** What the house corrected, listed (WAL-04, STM-10). */
import { sql } from 'kysely';
import { houseChangesCall } from '../../src/domain/calls/lists.ts';
import { countedId } from '../../src/domain/lists/listKey.ts';
import { HOUSE_KINDS } from '../../src/domain/wallet/entry.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Store } from '../store/store.ts';
import { changeOf } from './houseChanges.ts';

export function houseChangeRoutes(answer: AnswerCall, store: Store): void {
  answerLists(answer, store)(houseChangesCall, async (tx, { memberId, after, limit }) => {
    const rows = await tx
      .selectFrom('ledger_entries')
      .selectAll()
      .where('member_id', '=', memberId)
      .where(sql<boolean>`kind IN (${sql.join(HOUSE_KINDS.map((kind) => sql.lit(kind)))})`)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(at, entry_id) < (${after?.at ?? 0}, ${countedId(after?.id ?? '0')})`),
      )
      .orderBy('at', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap((row) => changeOf(row) ?? []);
  });
}
