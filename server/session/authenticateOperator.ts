/** Whether an administrator (type 1) is calling; everyone else is answered here: 403, or what ends their session. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMINISTRATOR } from '../../src/domain/session/member.ts';
import type { OriginParts } from '../http/originParts.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import { answerRefused } from './accountRefusal.ts';
import { readMember } from './readMember.ts';
import type { Session } from './sessions.ts';

/** @returns the administrator's session, or `undefined` after the answer was sent */
export async function authenticateOperator(
  { store, authenticate, securityLog }: OriginParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  const session = await authenticate(request, reply);
  if (session === undefined) return undefined;
  const member = await store.read((tx) => readMember(tx, session.memberId));
  if (member?.type === ADMINISTRATOR) return session;
  recordRefusedAccess(securityLog, request, session.memberId, 'notYours');
  await answerRefused(reply, { reason: 'notYours' });
  return undefined;
}
