/**
 * What a login may ask for after the password, one step at a time (SEC-02): each step carries the ticket that answers it once.
 */
import { z } from 'zod';
import { LoginResponse } from './member.ts';

const Ticket = z.string().min(22).max(200);

/** Of an authenticator: six digits, or one of the codes kept for the day it is lost. */
export const LoginStep = z.discriminatedUnion('step', [
  /** The password was given by the house; the answer is one of the member's own. */
  z.object({ step: z.literal('newPassword'), ticket: Ticket }),
  /** An authenticator is to be set up with `secret` (Base32; `uri` says the same for a camera); the answer is its first code. */
  z.object({
    step: z.literal('enrol'),
    ticket: Ticket,
    secret: z.string().max(100),
    uri: z.string().startsWith('otpauth://').max(500),
  }),
  z.object({ step: z.literal('code'), ticket: Ticket }),
  /** Shown once; the answer is anything. */
  z.object({ step: z.literal('recoveryCodes'), ticket: Ticket, codes: z.array(z.string().max(60)).max(20) }),
]);
export type LoginStep = z.infer<typeof LoginStep>;

export const LoginStepRequest = z.object({ ticket: Ticket, answer: z.string().max(200) });
export type LoginStepRequest = z.infer<typeof LoginStepRequest>;

/** A token is a session; anything else is the next step. */
export const LoginAnswer = z.union([LoginResponse, LoginStep]);
