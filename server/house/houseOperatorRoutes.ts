/** `/operator/*`: what an administrator may change while the house is open: settings, letters, sessions. */
import type { FastifyReply } from 'fastify';
import type { AnswerGiven, HttpCall, PartsRead } from '../../src/domain/calls/httpCall.ts';
import { changeSettingCall, endSessionCall, sendLetterCall } from '../../src/domain/calls/operators.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall, Calling } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { sendMessage } from '../notices/messages.ts';
import type { Randomness } from '../randomness.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityEvent, SecurityLog } from '../security/securityLog.ts';
import { answerRefused, malformed } from '../session/accountRefusal.ts';
import { endSessionOf } from '../session/sessions.ts';
import type { Store, Work } from '../store/store.ts';
import { readSetting, storeSetting } from './settings.ts';

const ID_BYTES = 15;

export interface HouseOperatorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

export function houseOperatorRoutes(
  answer: AnswerCall,
  { store, clock, randomness, securityLog }: HouseOperatorParts,
): void {
  const form = operatorForms(answer, store, securityLog);

  form(changeSettingCall, async (tx, { body: { key, value } }) => {
    const before = await readSetting(tx, key);
    await storeSetting(tx, key, value);
    return { answer: undefined, act: { what: `setting:${key}`, before, after: value } };
  });

  form(sendLetterCall, async (tx, { body: { userId, title, contents } }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const id = randomness.text(ID_BYTES);
    await sendMessage(tx, to, { id, title, contents, readAt: null }, clock.now());
    return { answer: { id }, act: { to, what: 'message', after: { id, characters: contents.length } } };
  });

  form(endSessionCall, async (tx, { body: { userId, status } }) => {
    const to = await memberOf(tx, userId);
    if (to === undefined) return undefined;
    const ended = await endSessionOf(tx, to, status === 555 ? 'replaced' : 'closed', clock.now());
    const hasEnded = ended !== undefined;
    return { answer: { hasEnded }, act: { to, what: 'session', before: { hadOne: hasEnded }, after: { status } } };
  });
}

type OperatorCall = HttpCall & { readonly caller: 'administrator' };

/** What an operator did: the answer, and what is written down of it. */
interface Done<Call extends OperatorCall> {
  readonly answer: AnswerGiven<Call>;
  readonly act: Pick<SecurityEvent, 'to' | 'what' | 'before' | 'after'>;
}

/** What a form does is one transaction, or `undefined` for a member nobody knows (OPR-1, OPR-2). */
type Perform<Call extends OperatorCall> = (tx: Work, parts: PartsRead<Call>) => Promise<Done<Call> | undefined>;

/** Answers forms of operators: each is written down, and so is one that no page of ours sends. */
const operatorForms =
  (answer: AnswerCall, store: Store, securityLog: SecurityLog) =>
  <Call extends OperatorCall>(call: Call, perform: Perform<Call>): void => {
    answer(
      call,
      async (received): Promise<AnswerGiven<Call> | FastifyReply> => {
        const { session, request, reply }: Calling<OperatorCall> = received;
        const done = await store.write((tx) => perform(tx, received));
        if (done === undefined) return answerRefused(reply, { reason: 'unknownMember', field: 'userId' });
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

async function memberOf(tx: Work, userId: string): Promise<MemberId | undefined> {
  const row = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : MemberId.parse(row.id);
}
