/**
 * Why the house does not do what a form asks: a reason for machines, the field it is about, and the sentence the member sees.
 *
 * A reason without a status and a sentence does not compile.
 */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AccountRefusal as RefusalBody } from '../../src/domain/session/account.ts';
import { accountRefusals } from './copy.ts';

const statuses = {
  malformed: 400,
  /** Whoever asks may never do this. */
  notYours: 403,
  /** Tendency 22 (SES-09). */
  restricted: 403,
  signUpClosed: 403,
  unknownRecommender: 404,
  unknownMember: 404,
  noSuchMessage: 404,
  /** User id, phone or PIN; which of them is not said. */
  wrongDetails: 404,
  userIdTaken: 409,
  nicknameTaken: 409,
  /** Of an authenticator, or kept for the day it is lost; also one that was used. */
  wrongCode: 422,
  /** A login that was begun, and left alone for too long. */
  loginOver: 410,
  /** Used, run out, or never given. */
  wrongTicket: 410,
  wrongPassword: 422,
  /** Among those that are tried first. */
  commonPassword: 422,
  /** The one that is to be changed. */
  samePassword: 422,
  tooManyAttempts: 429,
  /** The site, or this part of it (SES-10, NAV-10). */
  maintenance: 503,
} as const;

/** The closed list of reasons; each has a status and a sentence. */
export type AccountReason = keyof typeof statuses;

/** A reason with its field; `waitMs` where trying again later helps. */
export interface AccountRefusal {
  readonly reason: AccountReason;
  readonly field?: string;
  /** Ms until it may be tried again. */
  readonly waitMs?: number;
}

/** Sends status, reason and sentence, and `Retry-After` in whole seconds. */
export function answerRefused(reply: FastifyReply, { reason, field, waitMs }: AccountRefusal): FastifyReply {
  const body: z.input<typeof RefusalBody> = {
    message: accountRefusals[reason],
    reason,
    ...(field === undefined ? {} : { field }),
  };
  if (waitMs !== undefined) reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return reply.code(statuses[reason]).send(body);
}

/** A form that does not fit its schema, by its first unfit field. */
export function malformed(error: z.ZodError): AccountRefusal {
  const field = error.issues[0]?.path[0];
  return { reason: 'malformed', ...(typeof field === 'string' ? { field } : {}) };
}
