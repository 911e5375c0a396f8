/** What whoever did not prove their password is told, at every form that asks for it (ACC-6). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerRefused, type AccountRefusal } from './accountRefusal.ts';
import type { Authenticate } from './authenticate.ts';
import type { PasswordProof } from './provePassword.ts';

const WRONG: AccountRefusal = { reason: 'wrongPassword', field: 'currentPassword' };

/** It was not compared, or was wrong. */
export const answerUnproved = (
  reply: FastifyReply,
  proof: Exclude<PasswordProof, { readonly kind: 'right' }>,
): FastifyReply =>
  answerRefused(reply, proof.kind === 'wait' ? { reason: 'tooManyAttempts', waitMs: proof.waitMs } : WRONG);

/** It was right and holds no more; where the session is over, that is told. */
export async function answerOutdated(
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return (await authenticate(request, reply)) === undefined ? reply : answerRefused(reply, WRONG);
}
