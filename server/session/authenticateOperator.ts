/** Whether an administrator (type 1) is calling; everyone else is answered here: 403, or what ends their session. */
import { ADMINISTRATOR } from '../../src/domain/session/member.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import { answerRefused } from './accountRefusal.ts';
import type { Authenticate } from './authenticate.ts';
import { readMember } from './readMember.ts';

export interface OperatorDoorParts {
  readonly store: Store;
  readonly authenticate: Authenticate;
  readonly securityLog: SecurityLog;
}

/** @returns a function that gives the administrator's session, or `undefined` after the answer was sent */
export function createAuthenticateOperator({ store, authenticate, securityLog }: OperatorDoorParts): Authenticate {
  return async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return undefined;
    const member = await store.read((tx) => readMember(tx, session.memberId));
    if (member?.type === ADMINISTRATOR) return session;
    recordRefusedAccess(securityLog, request, session.memberId, 'notYours');
    await answerRefused(reply, { reason: 'notYours' });
    return undefined;
  };
}
