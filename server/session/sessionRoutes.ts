/** `/member/*`: login, logout, and who I am. */
import { editMemberCall, logoutCall, memberCall, ownMemberCall } from '../../src/domain/calls/session.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import { copy } from '../http/copy.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import { answerRefused } from './accountRefusal.ts';
import { nicknameKey } from '../../src/domain/session/nickname.ts';
import { isNicknameTaken } from './nicknameKeys.ts';
import { readSignedIn } from './readMember.ts';
import { endSession } from './sessions.ts';

export interface SessionParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

export function sessionRoutes(answer: AnswerCall, { store, clock, securityLog }: SessionParts): void {
  const recordOf = (memberId: MemberId) => store.read((tx) => readSignedIn(tx, memberId));

  answer(logoutCall, async ({ session, request }) => {
    await store.write((tx) => endSession(tx, session.tokenHash, 'loggedOut', clock.now()));
    const from = clientAddress(request);
    securityLog.record({ name: 'sessionEnded', who: session.memberId, from, what: 'logout' });
    return undefined;
  });

  answer(ownMemberCall, ({ session }) => recordOf(session.memberId));

  answer(memberCall, ({ session, params, request, reply }) => {
    if (params.id === session.memberId) return recordOf(session.memberId);
    recordRefusedAccess(securityLog, request, session.memberId, 'notYours');
    return reply.code(403).send({ message: copy.notYours });
  });

  answer(editMemberCall, async ({ session: { memberId }, body: { nickname }, reply }) => {
    const member = await store.write(async (tx) => {
      if (await isNicknameTaken(tx, nickname, memberId)) return undefined;
      const change = { nickname, nickname_key: nicknameKey(nickname), updated_at: clock.now() };
      await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
      return readSignedIn(tx, memberId);
    });
    return member ?? answerRefused(reply, { reason: 'nicknameTaken', field: 'nickname' });
  });
}
