/** Requests to charge and to exchange as they are stored; whatever becomes of one is told whole in the transaction that stores it. */
import type { BonusKind } from '../../src/domain/cashier/bonus.ts';
import type { MoneyRequest, RejectionReason } from '../../src/domain/cashier/moneyRequest.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { tellDocument, tellRow } from '../events/tellMember.ts';
import { tellQueue } from '../office/queueRows.ts';
import type { MoneyRequestTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** As browsers know it. */
export function requestOf(row: MoneyRequestTable): MoneyRequest {
  const { usdt, rate, bonus_kind: kind, bonus_percent: percent, points } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: row.amount,
    tether: usdt === null || rate === null ? null : { usdt, rate },
    bonus: kind === null || percent === null ? null : { kind: kind as BonusKind, percent, points },
    rolling: row.rolling,
    rollingPercent: row.rolling_percent,
    reason: row.reason as RejectionReason | null,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
  };
}

/** @param dueAt when the house approves it by itself, epoch ms; `null` where somebody must */
export async function storeRequest(
  tx: Work,
  memberId: MemberId,
  request: MoneyRequest,
  dueAt: number | null,
): Promise<void> {
  const { id, kind, state, amount, tether, bonus, rolling, rollingPercent, reason, requestedAt, decidedAt } = request;
  await tx
    .insertInto('money_requests')
    .values({
      ...{ id, member_id: memberId, kind, state, amount, rolling, reason },
      ...{ usdt: tether?.usdt ?? null, rate: tether?.rate ?? null },
      ...{ bonus_kind: bonus?.kind ?? null, bonus_percent: bonus?.percent ?? null, points: bonus?.points ?? 0 },
      ...{ rolling_percent: rollingPercent, requested_at: requestedAt, due_at: dueAt, decided_at: decidedAt },
    })
    .execute();
  await tell(tx, memberId, request, requestedAt);
}

/** What became of one for good. The database refuses a second time. */
export async function storeDecided(tx: Work, memberId: MemberId, request: MoneyRequest): Promise<void> {
  const { id, state, reason, decidedAt } = request;
  await tx.updateTable('money_requests').set({ state, reason, decided_at: decidedAt }).where('id', '=', id).execute();
  await tell(tx, memberId, request, decidedAt ?? request.requestedAt);
}

async function tell(tx: Work, memberId: MemberId, request: MoneyRequest, at: number): Promise<void> {
  await tellRow(tx, memberId, 'requests', request, at);
  await tellDocument(tx, memberId, 'cashierStanding', at);
  await tellQueue(tx, { kind: request.kind, id: request.id }, at);
}

/** Whoever's it is. */
export async function findRequest(tx: Work, id: string): Promise<MoneyRequestTable | undefined> {
  return tx.selectFrom('money_requests').selectAll().where('id', '=', id).executeTakeFirst();
}
