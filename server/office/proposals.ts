/** Acts that wait for a second operator (rules TWO), as they are stored and told. */
import { fail, succeed, type Result } from '../../src/domain/kernel/decision.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { EffectLine, type ActCall, type Preview } from '../../src/domain/office/operatorAct.ts';
import type { Operator } from '../../src/domain/office/operator.ts';
import type { Proposal } from '../../src/domain/office/proposal.ts';
import { QueueRef } from '../../src/domain/office/queue.ts';
import type { Right } from '../../src/domain/office/roles.ts';
import type { ProposalTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { writeAudit } from './auditLog.ts';
import { dropLease } from './leases.ts';
import type { Acting, ActRefused, Effect } from './acting.ts';
import { tellQueue } from './queueRows.ts';
import { tellOffice } from './tellOffice.ts';

/** An act that is to wait, with the effect that its maker saw. */
export interface Proposing {
  readonly call: ActCall;
  readonly acting: Acting;
  readonly effect: Effect;
  readonly preview: Preview;
  readonly id: string;
}

/** As it is written down: the path without where all of them are. */
export const actName = ({ path }: Pick<ActCall, 'path'>): string => path.replace(/^\/office\//, '');

/** So many wait at most (TWO-6): whoever may decide them sees all. */
export const MOST_WAITING = 250;

/** Stores what somebody wants done, once for each target. @returns its id */
export async function propose(tx: Work, proposing: Proposing): Promise<Result<string, ActRefused>> {
  const { call, acting, effect, preview, id } = proposing;
  const { operator, actor, given, reason, now } = acting;
  const { target, member, amount, written = given } = effect;
  if (target !== '' && (await waitingFor(tx, target)) !== undefined) return fail({ reason: 'over', numbers: {} });
  if ((await countWaiting(tx)) >= MOST_WAITING) return fail({ reason: 'manyWaiting', numbers: { most: MOST_WAITING } });
  await tx
    .insertInto('proposals')
    .values({
      ...{
        id,
        act: actName(call),
        given: JSON.stringify(given),
        state: 'waiting',
        by_id: operator.id,
        at: now,
        reason,
      },
      ...{ target, member_id: member?.id ?? null, amount, lines: JSON.stringify(preview.lines), hash: preview.hash },
      ...{ decided_by: null, decided_at: null },
    })
    .execute();
  const about = { target, member: member?.nickname ?? null, amount, reason, effectHash: preview.hash };
  await writeAudit(tx, actor, { act: actName(call), outcome: 'proposed', after: written, ...about }, now);
  await tellProposal(tx, id, call.right, now);
  return succeed(id);
}

async function countWaiting(tx: Work): Promise<number> {
  const { waiting } = await tx
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** What is proposed for a target and not decided. */
const waitingFor = (tx: Work, target: string) =>
  tx
    .selectFrom('proposals')
    .select('id')
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** Tells how a proposal stands, and what it is about; whoever had that has it no more. */
export async function tellProposal(tx: Work, id: string, right: Right, at: number): Promise<void> {
  const row = await tx.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await tellOffice(tx, [{ list: 'proposals', row: await proposalOf(tx, row, right) }], at);
  const ref = refOf(row.target);
  if (ref === undefined) return;
  await dropLease(tx, ref);
  await tellQueue(tx, ref, at);
}

/** What of the queue a target is; `undefined` for anything else. */
function refOf(target: string): QueueRef | undefined {
  const colon = target.indexOf(':');
  return QueueRef.safeParse({ kind: target.slice(0, colon), id: target.slice(colon + 1) }).data;
}

/** As operators see it. @param right of its act */
export async function proposalOf(tx: Work, row: ProposalTable, right: Right): Promise<Proposal> {
  const member =
    row.member_id === null
      ? undefined
      : await tx.selectFrom('members').select('nickname').where('id', '=', row.member_id).executeTakeFirst();
  return {
    ...{ id: row.id, act: row.act, right, state: row.state, at: row.at, reason: row.reason, target: row.target },
    by: await operatorOf(tx, row.by_id),
    member: member?.nickname ?? null,
    amount: row.amount,
    lines: EffectLine.array().parse(JSON.parse(row.lines)),
    hash: row.hash,
    decidedBy: row.decided_by === null ? null : await operatorOf(tx, row.decided_by),
    decidedAt: row.decided_at,
  };
}

async function operatorOf(tx: Work, id: string): Promise<Operator> {
  const { name, role } = await tx
    .selectFrom('operators')
    .select(['name', 'role'])
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: MemberId.parse(id), name, role };
}
