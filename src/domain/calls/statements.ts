/** Calls about statements as files (WAL-07, FAIR-04, rules STM-8 and STM-9). */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { StatementAsked } from '../wallet/entry.ts';
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
