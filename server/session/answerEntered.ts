/** How a login is answered, whichever call it goes on by: a token, its next step, or not now. */
import type { FastifyReply } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { copy } from '../http/copy.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { answerRefused } from './accountRefusal.ts';
import { sessionCopy } from './copy.ts';
import type { Entered } from './enterHouse.ts';
import type { Gate } from './gate.ts';

export interface Answering {
  readonly entered: Entered;
  readonly who: MemberId;
  readonly from: string;
  readonly gate: Gate;
}

/** Writes to the security log what became of the login, and answers it. */
export function answerEntered(
  securityLog: SecurityLog,
  reply: FastifyReply,
  { entered, who, from, gate }: Answering,
): Promise<FastifyReply> | FastifyReply {
  if (entered.kind === 'maintenance') {
    securityLog.record({ name: 'loginRefused', who, from, what: 'maintenance' });
    return answerRefused(reply, { reason: 'maintenance' });
  }
  if (entered.kind === 'noEntry') {
    securityLog.record({ name: 'loginRefused', who, from, what: 'noEntry' });
    return reply.code(404).send({ message: sessionCopy.wrongLogin });
  }
  if (entered.kind === 'blocked' || entered.kind === 'shutAddress') {
    securityLog.record({ name: 'loginRefused', who, from, what: entered.kind });
    // As a wrong password is: members' pages say the sentence. Whoever has not proved the password is not told.
    return reply.code(404).send({ message: sessionCopy[entered.kind] });
  }
  if (entered.kind === 'left') {
    securityLog.record({ name: 'loginRefused', who, from, what: 'left' });
    return reply.code(408).send({ message: copy.unexpected });
  }
  reply.header('cache-control', 'no-store');
  if (entered.kind === 'step') return reply.send(entered.step);
  securityLog.record({ name: 'login', who, from });
  return gate.welcome(reply, entered.token, who);
}
