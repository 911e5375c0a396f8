/** Calls about settlements that partners ask for (WAL-05, rules CLC). */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { CALCULATION_REASONS, CalculationAsked, CalculationDay } from '../wallet/calculation.ts';
import type { HttpCall } from './httpCall.ts';

/**
 * Asks for the settlement of a day that is over.
 *
 * @ours
 */
export const askCalculationCall = memberCommand({
  path: '/calculate/request',
  given: CalculationAsked,
  done: CalculationDay,
  reasons: CALCULATION_REASONS,
});

/**
 * Pays a settlement that was asked for, or rejects it in words of the house. 404 `unknownMember` where that was not asked for, or is decided.
 *
 * @ours
 */
export const decideCalculationCall = {
  method: 'POST',
  path: '/operator/calculation',
  caller: 'administrator',
  body: CalculationAsked.extend({
    userId: z.string().min(1).max(40),
    isPaid: z.boolean(),
    reason: z.string().max(100),
  }),
  answer: null,
  refusal: 'form',
} as const satisfies HttpCall;
