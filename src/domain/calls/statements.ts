/** Calls about statements as files (WAL-07, FAIR-04, rules STM-8 and STM-9). */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { StatementAsked } from '../wallet/entry.ts';
import { HouseChange, Purse } from '../wallet/entry.ts';
import type { HttpCall } from './httpCall.ts';

const Ticket = z.string().regex(/^[\w-]{32}$/);

/**
 * Makes a statement ready to be saved: the ticket is its address, once and within a minute.
 *
 * @ours
 */
export const exportStatementCall = memberCommand({
  path: '/emoney/statement',
  given: StatementAsked,
  done: z.object({ ticket: Ticket }),
  reasons: [],
});

/**
 * The statement of a ticket, whole. 404 for one that was used, has run out, or was never given.
 *
 * @ours
 */
export const statementFileCall = {
  method: 'GET',
  path: '/emoney/statement/:ticket',
  caller: 'visitor',
  params: z.object({ ticket: Ticket }),
  answer: 'text/csv',
} as const satisfies HttpCall;

/**
 * Gives a member money or points, or takes some, in words that they are told. 404 `unknownMember`, also where so much is not there.
 *
 * @ours
 */
export const adjustPurseCall = {
  method: 'POST',
  path: '/operator/emoney',
  caller: 'administrator',
  body: z.object({
    userId: z.string().min(1).max(40),
    purse: Purse,
    /** Won or points; below zero for what is taken. */
    delta: z
      .number()
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((delta) => delta !== 0),
    reason: HouseChange.shape.reason.min(1),
  }),
  answer: null,
  refusal: 'form',
} as const satisfies HttpCall;
