/** Sessions of operators over HTTP (rules OSN): sign-in, who it is, going on and signing out; in a demo the code that opens now. */
import {
  demoCodeCall,
  keepSessionCall,
  officeLoginCall,
  officeLogoutCall,
  officeSessionCall,
  officeStepCall,
} from '../../src/domain/calls/office.ts';
import { DEMO_OPERATORS } from '../house/demoOperators.ts';
import { operatorNames } from '../house/copy/operatorNames.ts';
import { DEMO_PASSWORD } from '../house/demoHouse.ts';
import { copy } from '../http/copy.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Seals } from '../security/seals.ts';
import type { EntranceLimits } from '../session/entranceLimits.ts';
import { loginRoute } from '../session/loginRoute.ts';
import { loginStepRoute } from '../session/loginStepRoute.ts';
import type { Passwords } from '../session/password.ts';
import { freshDemoCode } from '../session/secondFactor.ts';
import type { Work } from '../store/store.ts';
import { writeAudit } from './auditLog.ts';
import { createOfficeGate, setCookie } from './officeGate.ts';
import type { OfficeParts } from './officeParts.ts';
import { endOperatorSession, keepOperatorSession, toldSession } from './officeSessions.ts';
import { actorOf } from './actor.ts';
import { tellOfficeDocument } from './tellOffice.ts';

export interface OfficeEntrance {
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly seals: Seals;
  readonly isDemo: boolean;
}

/** Sign-in is for anybody, all else behind the right `office.enter`. */
export function officeSessionRoutes(answer: AnswerCall, parts: OfficeParts & OfficeEntrance): void {
  const { store, clock, randomness, securityLog, passwords, limits, seals, isDemo } = parts;
  const gate = createOfficeGate(store, clock);
  const entering = { clock, randomness, seals, needsSecondFactor: true, gate };
  loginRoute(answer, officeLoginCall, { store, passwords, limits, securityLog, entering });
  loginStepRoute(answer, officeStepCall, { store, passwords, limits, securityLog, entering });

  answer(officeSessionCall, ({ session }) => toldSession(session, clock.now()));

  answer(keepSessionCall, async ({ session }) => {
    const now = clock.now();
    await store.write((tx) => keepOperatorSession(tx, session.tokenHash, now));
    return toldSession({ ...session, actedAt: now }, now);
  });

  answer(officeLogoutCall, async ({ session, request, reply }) => {
    const now = clock.now();
    const { operator } = session;
    const actor = actorOf(session, request);
    await store.write(async (tx) => {
      await endOperatorSession(tx, operator.id, 'ended', now);
      await writeAudit(tx, actor, { act: 'session', outcome: 'signedOut' }, now);
      await tellOfficeDocument(tx, 'operators', now);
    });
    securityLog.record({ name: 'sessionEnded', who: operator.id, from: actor.from, what: 'office' });
    setCookie(reply, '', 0);
    return undefined;
  });

  answer(demoCodeCall, async ({ query: { userId }, reply }) => {
    const known = DEMO_OPERATORS.some((operator) => operator.userId === userId);
    if (!isDemo || !known) return reply.code(404).send({ message: copy.notFound });
    const now = clock.now();
    const factor = await store.read((tx) => readFactor(tx, userId));
    if (factor === undefined) return reply.code(404).send({ message: copy.notFound });
    const operators = DEMO_OPERATORS.map((one) => ({ ...one, name: operatorNames[one.userId] ?? one.userId }));
    return { ...freshDemoCode(factor.last_step, now), now, password: DEMO_PASSWORD, operators };
  });
}

const readFactor = (tx: Work, userId: string) =>
  tx.selectFrom('second_factors').select('last_step').where('member_id', '=', userId).executeTakeFirst();
