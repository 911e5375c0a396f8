/**
 * Why the house does not do what a form asks: a reason for machines, the field it is about, and the sentence the member sees.
 *
 * A reason without a status and a sentence does not compile.
 */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AccountRefusal as RefusalBody } from '../../src/domain/session/account.ts';
import { accountStatuses, type AccountReason } from './accountReasons.ts';
import { accountRefusals } from './copy.ts';
import { BUSY_MS } from './password.ts';

/** A reason with its field; `waitMs` where trying again later helps. */
export interface AccountRefusal {
  readonly reason: AccountReason;
  readonly field?: string;
  /** Ms until it may be tried again. */
  readonly waitMs?: number;
}

/** Too many passwords wait to be hashed. */
export const BUSY: AccountRefusal = { reason: 'tooManyAttempts', waitMs: BUSY_MS };

/** Sends status, reason and sentence, and `Retry-After` in whole seconds. */
export function answerRefused(reply: FastifyReply, { reason, field, waitMs }: AccountRefusal): FastifyReply {
  const body: z.input<typeof RefusalBody> = {
    message: accountRefusals[reason],
    reason,
    ...(field === undefined ? {} : { field }),
  };
  if (waitMs !== undefined) reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return reply.code(accountStatuses[reason]).send(body);
}

/** A form that does not fit its schema, by its first unfit field. */
export function malformed(error: z.ZodError): AccountRefusal {
  const field = error.issues[0]?.path[0];
  return { reason: 'malformed', ...(typeof field === 'string' ? { field } : {}) };
}
