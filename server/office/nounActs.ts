/** What operators do with what waits beside money requests (QUE-3): answering inquiries, judging reports, paying settlements. */
import { answerInquiryCall, decideCalculationCall, judgeSpokenCall } from '../../src/domain/calls/officeActs.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import { queueKey, type QueueRef, type QueueRow } from '../../src/domain/office/queue.ts';
import { spokenKey } from '../../src/domain/posts/post.ts';
import { answerInquiry } from '../inquiries/answerInquiry.ts';
import { cannedAnswers } from '../inquiries/copy/cannedAnswers.ts';
import { judgeSpoken } from '../posts/judgeSpoken.ts';
import type { Randomness } from '../randomness.ts';
import { memberNamed } from '../session/memberNamed.ts';
import type { Work } from '../store/store.ts';
import { decideCalculation } from '../wallet/calculations.ts';
import type { AnswerAct } from './answerActs.ts';
import { dropLease, holds } from './leases.ts';
import { refuseAct, type Acting, type Effect } from './acting.ts';
import { calculationId, readQueueRow } from './queueRows.ts';

const LETTER_BYTES = 15;

/** Answers them; what they are about is told to its member and to operators in the same transaction. */
export function nounActs(act: AnswerAct, randomness: Randomness): void {
  act({
    call: answerInquiryCall,
    async perform(tx, acting) {
      const { given, now } = acting;
      const ref = { kind: 'inquiry', id: given.id } as const;
      const row = await heldRow(tx, acting, ref);
      if (typeof row === 'string') return refuseAct(row);
      const text = 'text' in given ? given.text : cannedAnswers.find(({ id }) => id === given.canned)?.text;
      if (text === undefined) return refuseAct('unknown');
      const to = await answerInquiry(tx, { id: given.id, text, letterId: randomness.text(LETTER_BYTES) }, now);
      if (to === undefined) return refuseAct('over');
      await dropLease(tx, ref);
      return succeed({ done: { id: given.id }, written: { ...about(row), after: { characters: text.length } } });
    },
  });

  act({
    call: judgeSpokenCall,
    async perform(tx, { given: { what, id, state }, now }) {
      const ref = { kind: 'report', id: spokenKey({ what, id }) } as const;
      const judged = await judgeSpoken(tx, { what, id, state }, now);
      if (judged === undefined) return refuseAct('unknown');
      await dropLease(tx, ref);
      const member = (await readQueueRow(tx, ref, now))?.member.nickname ?? null;
      const written = { target: queueKey(ref), member, before: { state: judged.before }, after: { state } };
      return succeed({ done: { id }, written });
    },
  });

  act({
    call: decideCalculationCall,
    async look(tx, acting) {
      const { userId, area, day, isPaid } = acting.given;
      const memberId = await memberNamed(tx, userId);
      if (memberId === undefined) return refuseAct('unknown');
      const row = await heldRow(tx, acting, { kind: 'calculation', id: calculationId(memberId, area, day) });
      if (typeof row === 'string') return refuseAct(row);
      const effect: Effect = {
        lines: [{ what: 'calculation', before: 'requested', after: isPaid ? 'paid' : 'rejected' }],
        amount: isPaid ? (row.amount ?? 0) : 0,
        target: queueKey(row),
        member: row.member,
      };
      return succeed(effect);
    },
    async perform(tx, { given: { userId, words, ...asked }, now }) {
      const to = await memberNamed(tx, userId);
      if (to === undefined) return refuseAct('unknown');
      const decided = await decideCalculation(tx, { to, ...asked, reason: words }, now);
      if (decided === undefined) return refuseAct('over');
      const ref = { kind: 'calculation', id: calculationId(to, asked.area, asked.day) } as const;
      await dropLease(tx, ref);
      const row = await readQueueRow(tx, ref, now);
      const written = { target: queueKey(ref), member: row?.member.nickname ?? null, amount: decided.amount };
      return succeed({ done: { state: decided.state }, written: { ...written, after: decided } });
    },
  });
}

/** What waits and is this operator's to decide, or why not; whoever confirms for another needs no lease. */
async function heldRow(tx: Work, acting: Acting, ref: QueueRef): Promise<QueueRow | 'notHeld' | 'over'> {
  const row = await readQueueRow(tx, ref, acting.now);
  if (row === undefined || row.state === 'over') return 'over';
  if (acting.proposedBy !== null) return row;
  if (row.state === 'proposed') return 'over';
  return (await holds(tx, ref, acting.operator.id, acting.now)) ? row : 'notHeld';
}

const about = (row: QueueRow) => ({ target: queueKey(row), member: row.member.nickname, amount: row.amount });
