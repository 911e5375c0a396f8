/** Who has what of the queue (QUE-1, QUE-2): one operator at a time, for two minutes, renewed while they look at it. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { isHeldBy, isTakenFrom, LEASE_MS, queueKey, type Lease, type QueueRef } from '../../src/domain/office/queue.ts';
import type { Work } from '../store/store.ts';
import { writeAudit, type Actor } from './auditLog.ts';
import { readLease, readQueueRow, tellQueue } from './queueRows.ts';

/** What taking came to: a lease, whose it is already, or that nothing waits. */
export type Taken =
  | { readonly ok: true; readonly lease: Lease }
  | { readonly ok: false; readonly reason: 'taken'; readonly lease: Lease }
  | { readonly ok: false; readonly reason: 'over' };

/** Who takes what, and when. */
export interface Taking {
  readonly ref: QueueRef;
  readonly operatorId: MemberId;
  readonly actor: Actor;
  /** Epoch ms. */
  readonly now: number;
}

/** Gives an operator what nobody has, or what they have already for another while. */
export async function takeLease(tx: Work, { ref, operatorId, actor, now }: Taking): Promise<Taken> {
  const row = await readQueueRow(tx, ref, now);
  if (row === undefined || row.state === 'over') return { ok: false, reason: 'over' };
  if (row.lease !== null && isTakenFrom(row.lease, operatorId, now))
    return { ok: false, reason: 'taken', lease: row.lease };
  const until = now + LEASE_MS;
  await tx
    .insertInto('office_leases')
    .values({ kind: ref.kind, id: ref.id, operator_id: operatorId, until })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ operator_id: operatorId, until }))
    .execute();
  if (row.lease === null) {
    const about = { target: queueKey(ref), member: row.member.nickname, amount: row.amount };
    await writeAudit(tx, actor, { act: 'queue/take', outcome: 'done', ...about }, now);
  }
  await tellQueue(tx, ref, now);
  return { ok: true, lease: { operatorId, name: actor.operator?.name ?? '', until } };
}

/** Whether an operator has it, and so may decide it (QUE-3). */
export async function holds(tx: Work, ref: QueueRef, operatorId: MemberId, now: number): Promise<boolean> {
  return isHeldBy(await readLease(tx, ref, now), operatorId, now);
}

/** Gives back what this operator has; of anybody's without one. */
export async function dropLease(tx: Work, ref: QueueRef, operatorId?: MemberId): Promise<void> {
  await tx
    .deleteFrom('office_leases')
    .where('kind', '=', ref.kind)
    .where('id', '=', ref.id)
    .$if(operatorId !== undefined, (query) => query.where('operator_id', '=', operatorId ?? ''))
    .execute();
}

/** Gives back what nobody renewed, and tells it. @param now epoch ms */
export async function expireLeases(tx: Work, now: number): Promise<void> {
  const over = await tx.selectFrom('office_leases').select(['kind', 'id']).where('until', '<=', now).execute();
  for (const ref of over) {
    await dropLease(tx, ref);
    await tellQueue(tx, ref, now);
  }
}
