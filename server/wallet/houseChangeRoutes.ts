/** What the house corrected, listed, and what an operator gives and takes (WAL-04, STM-10). */
import { sql } from 'kysely';
import { houseChangesCall } from '../../src/domain/calls/lists.ts';
import { adjustPurseCall } from '../../src/domain/calls/statements.ts';
import { HOUSE_KINDS } from '../../src/domain/wallet/entry.ts';
import { adjustmentTransfer, availableOf, pointsOf } from '../../src/domain/wallet/ledger.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import { memberNamed } from '../session/memberNamed.ts';
import { changeOf } from './houseChanges.ts';
import { moveFor } from './moveFor.ts';
import { balanceOf } from './postTransfers.ts';

export function houseChangeRoutes(answer: AnswerCall, { store, clock, securityLog }: HouseOperatorParts): void {
  answerLists(answer, store)(houseChangesCall, async (tx, { memberId, after, limit }) => {
    const rows = await tx
      .selectFrom('ledger_entries')
      .selectAll()
      .where('member_id', '=', memberId)
      .where(sql<boolean>`kind IN (${sql.join(HOUSE_KINDS.map((kind) => sql.lit(kind)))})`)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(at, entry_id) < (${after?.at ?? 0}, ${Number(after?.id ?? 0)})`),
      )
      .orderBy('at', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap((row) => changeOf(row) ?? []);
  });
  operatorForms(
    answer,
    store,
    securityLog,
  )(adjustPurseCall, async (tx, { body: { userId, purse, delta, reason } }) => {
    const to = await memberNamed(tx, userId);
    if (to === undefined) return undefined;
    const before = await balanceOf(tx, purse === 'points' ? pointsOf(to) : availableOf(to));
    if (before + delta < 0) return undefined;
    await moveFor(tx, to, [adjustmentTransfer(to, purse, delta, reason)], clock.now());
    return { answer: undefined, act: { to, what: purse, before, after: { balance: before + delta, reason } } };
  });
}
