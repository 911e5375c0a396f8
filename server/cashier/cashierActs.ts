/** What operators decide of requests to charge and to exchange (QUE-3, TWO-1): one at a time, by whoever took it, or many alike, each by itself. */
import { decideRequestCall, decideRequestsCall, decideRequestsPreviewCall } from '../../src/domain/calls/officeActs.ts';
import type { RejectionReason } from '../../src/domain/cashier/moneyRequest.ts';
import { succeed, type Result } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { isTakenFrom, queueKey, type QueueRow } from '../../src/domain/office/queue.ts';
import { dropLease, holds } from '../office/leases.ts';
import type { AnswerAct } from '../office/answerActs.ts';
import { refuseAct, type Acting, type ActRefused, type Effect } from '../office/acting.ts';
import { carryOut, previewOf, type ActEntry } from '../office/performAct.ts';
import { propose } from '../office/proposals.ts';
import { readQueueRow } from '../office/queueRows.ts';
import type { Randomness } from '../randomness.ts';
import type { Work } from '../store/store.ts';
import { decideStored } from './decideStored.ts';
import { findRequest } from './requestRows.ts';

const ID_BYTES = 12;

type Deciding = Acting<typeof decideRequestCall>;
type Verdict = Deciding['given'];

/** A request that waits, as a row of the queue. */
async function waitingRow(tx: Work, id: string, now: number): Promise<QueueRow | undefined> {
  const found = await findRequest(tx, id);
  const row = found === undefined ? undefined : await readQueueRow(tx, { kind: found.kind, id }, now);
  return row === undefined || row.state === 'over' ? undefined : row;
}

const decideOne: ActEntry<typeof decideRequestCall> = {
  call: decideRequestCall,
  async look(tx, acting) {
    const { given, operator, now, proposedBy } = acting;
    const row = await waitingRow(tx, given.id, now);
    if (row === undefined) return refuseAct('over');
    const isWaitingForTwo = row.state === 'proposed' && proposedBy === null;
    if (isWaitingForTwo) return refuseAct('over');
    if (proposedBy === null && !(await holds(tx, row, operator.id, now))) return refuseAct('notHeld');
    return succeed(effectOf(given, row));
  },
  perform: decided,
};

/** A rejection moves nothing that was not there: it is one operator's. */
function effectOf(given: Verdict, row: QueueRow): Effect {
  const { id, nickname } = row.member;
  return {
    lines: [
      { what: 'state', before: 'requested', after: given.act === 'approve' ? 'approved' : 'rejected' },
      { what: row.kind, before: null, after: row.amount },
    ],
    amount: given.act === 'approve' ? (row.amount ?? 0) : 0,
    target: queueKey(row),
    member: { id, nickname },
  };
}

async function decided(tx: Work, { given, now }: Deciding) {
  const row = await waitingRow(tx, given.id, now);
  if (row === undefined) return refuseAct('over');
  const command = given.act === 'approve' ? ({ act: 'approve', at: now } as const) : rejection(given.why, now);
  const request = await decideStored(tx, given.id, command);
  if (request === undefined) return refuseAct('over');
  await dropLease(tx, row);
  const state = request.state === 'approved' ? ('approved' as const) : ('rejected' as const);
  const about = { target: queueKey(row), member: row.member.nickname, amount: row.amount };
  const after = { state, why: request.reason };
  return succeed({ done: { id: given.id, state }, written: { ...about, before: { state: 'requested' }, after } });
}

const rejection = (reason: RejectionReason, at: number) => ({ act: 'reject', reason, at }) as const;

type Many = Acting<typeof decideRequestsCall>;
type Outcomes = { readonly id: string; readonly outcome: Came; readonly proposal: string | null }[];
type Came = 'approved' | 'rejected' | 'proposed' | 'taken' | 'over';

/** Whether somebody else decides it: who has taken it, or anybody but whose it is (OPR-13). */
const isAnothers = ({ lease, member }: QueueRow, operatorId: MemberId, now: number): boolean =>
  member.id === operatorId || isTakenFrom(lease, operatorId, now);

/** What becomes of each now, and of all together. */
async function lookAtMany(tx: Work, { given, operator, now }: Many): Promise<Result<Effect, ActRefused>> {
  const lines: { what: string; before: unknown; after: unknown }[] = [];
  let amount = 0;
  for (const id of new Set(given.ids)) {
    const row = await waitingRow(tx, id, now);
    const isFree = row?.state === 'waiting' && !isAnothers(row, operator.id, now);
    const after = isFree ? given.act : row === undefined || row.state === 'proposed' ? 'over' : 'taken';
    lines.push({ what: id, before: row === undefined ? null : { kind: row.kind, amount: row.amount }, after });
    if (isFree) amount += row.amount ?? 0;
  }
  return succeed({ lines, amount, target: '', member: null });
}

/** Each is decided, proposed or left by itself. */
async function decideMany(tx: Work, many: Many, newId: () => string) {
  const { given, operator, now } = many;
  const outcomes: Outcomes = [];
  for (const id of new Set(given.ids)) {
    const row = await waitingRow(tx, id, now);
    // As it will be read from a proposal: what is confirmed is over how it stands there.
    const verdict: Verdict = decideRequestCall.act.given.parse(
      given.act === 'approve' ? { act: 'approve', id } : { act: 'reject', id, why: given.why },
    );
    if (row?.state !== 'waiting') outcomes.push({ id, outcome: 'over', proposal: null });
    else if (isAnothers(row, operator.id, now)) outcomes.push({ id, outcome: 'taken', proposal: null });
    else outcomes.push(await decideFree(tx, { ...many, given: verdict }, row, newId));
  }
  return succeed({ done: { outcomes }, written: null });
}

async function decideFree(tx: Work, acting: Deciding, row: QueueRow, newId: () => string): Promise<Outcomes[number]> {
  const { id } = acting.given;
  const effect = effectOf(acting.given, row);
  const preview = await previewOf(tx, decideRequestCall, acting.given, effect);
  if (preview.isForTwo) {
    const proposal = await propose(tx, { call: decideRequestCall, acting, effect, preview, id: newId() });
    return { id, outcome: proposal.ok ? 'proposed' : 'over', proposal: proposal.ok ? proposal.value : null };
  }
  const done = await carryOut(tx, decideOne, acting, { hash: null, looked: undefined });
  if (!done.ok) return { id, outcome: 'over', proposal: null };
  return { id, outcome: acting.given.act === 'approve' ? 'approved' : 'rejected', proposal: null };
}

/** Answers both; an approval that moves as much as the bound becomes a proposal (TWO-1). */
export function cashierActs(act: AnswerAct, randomness: Randomness): void {
  act(decideOne);
  const perform = (tx: Work, many: Many) => decideMany(tx, many, () => randomness.text(ID_BYTES));
  act({ call: decideRequestsCall, look: lookAtMany, perform }, decideRequestsPreviewCall);
}
