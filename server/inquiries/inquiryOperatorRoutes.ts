/** `/operator/inquiry`: what waits for an answer, and answering it. */
import { answerInquiryCall, waitingInquiriesCall } from '../../src/domain/calls/inquiries.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerInquiry } from './answerInquiry.ts';
import { cannedAnswers } from './copy/cannedAnswers.ts';
import { inquiryOf } from './inquiryRows.ts';

const MOST_LISTED = 100;
const LETTER_BYTES = 15;

export function inquiryOperatorRoutes(answer: AnswerCall, parts: HouseOperatorParts): void {
  const { store, clock, randomness, securityLog } = parts;
  answer(waitingInquiriesCall, () =>
    store.read(async (tx) => {
      const rows = await tx
        .selectFrom('inquiries')
        .selectAll()
        .where('state', '=', 'waiting')
        .orderBy('said_at')
        .limit(MOST_LISTED)
        .execute();
      const waiting = rows.map((row) => ({ ...inquiryOf(row), memberId: row.member_id }));
      return { waiting, canned: [...cannedAnswers] };
    }),
  );
  operatorForms(
    answer,
    store,
    securityLog,
  )(answerInquiryCall, async (tx, { body }) => {
    const text = 'text' in body ? body.text : cannedAnswers.find(({ id }) => id === body.canned)?.text;
    if (text === undefined) return undefined;
    const said = { id: body.id, text, letterId: randomness.text(LETTER_BYTES) };
    const to = await answerInquiry(tx, said, clock.now());
    if (to === undefined) return undefined;
    return { answer: { id: body.id }, act: { to, what: 'inquiry', after: { id: body.id, characters: text.length } } };
  });
}
