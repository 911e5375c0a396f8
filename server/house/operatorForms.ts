/** Forms of operators: one transaction each, and each written down. */
import type { FastifyReply } from 'fastify';
import type { AnswerGiven, HttpCall, PartsRead } from '../../src/domain/calls/httpCall.ts';
import type { AnswerCall, Calling } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityEvent, SecurityLog } from '../security/securityLog.ts';
import { answerRefused, malformed, type AccountRefusal } from '../session/accountRefusal.ts';
import type { Store, Work } from '../store/store.ts';

type OperatorCall = HttpCall & { readonly caller: 'administrator' };

/** What an operator did: the answer, and what is written down of it. */
interface Done<Call extends OperatorCall> {
  readonly answer: AnswerGiven<Call>;
  readonly act: Pick<SecurityEvent, 'to' | 'what' | 'before' | 'after'>;
}

/** A form that fits its schema, and yet cannot be stored. */
interface Refused {
  readonly refused: AccountRefusal;
}

/** What a form does is one transaction; `undefined` for a member nobody knows (OPR-1, OPR-2). */
type Perform<Call extends OperatorCall> = (
  tx: Work,
  parts: PartsRead<Call>,
) => Promise<Done<Call> | Refused | undefined>;

/** Answers forms of operators: each is written down, and so is one that no page of ours sends. */
export const operatorForms =
  (answer: AnswerCall, store: Store, securityLog: SecurityLog) =>
  <Call extends OperatorCall>(call: Call, perform: Perform<Call>): void => {
    answer(
      call,
      async (received): Promise<AnswerGiven<Call> | FastifyReply> => {
        const { session, request, reply }: Calling<OperatorCall> = received;
        const done = await store.write((tx) => perform(tx, received));
        if (done === undefined) return answerRefused(reply, { reason: 'unknownMember', field: 'userId' });
        if ('refused' in done) return answerRefused(reply, done.refused);
        const from = clientAddress(request);
        securityLog.record({ name: 'operatorActed', who: session.memberId, from, ...done.act });
        return done.answer;
      },
      (unfit) => {
        const { session, request, reply }: Calling<OperatorCall> = unfit;
        recordRefusedAccess(securityLog, request, session.memberId, 'malformed');
        return answerRefused(reply, malformed(unfit.error));
      },
    );
  };
