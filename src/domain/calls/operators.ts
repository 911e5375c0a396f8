/** Calls by which administrators run the house (OPR-1, OPR-2). What they did is written down. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { Settlement } from '../reference/statuses.ts';
import type { HttpCall } from './httpCall.ts';

/**
 * What waits for an operator's decision: games long without a result, results that our own reckoning disputes, and bets that could not be
 * settled. Five hundred of each at most.
 *
 * @ours
 */
export const operatorListCall = {
  method: 'GET',
  path: '/settlement/operator-list',
  caller: 'administrator',
  answer: z.object({
    overdue: z.array(
      z.object({
        fixtureId: z.string(),
        selectionId: z.string(),
        startAt: z.number().int(),
        bets: z.number().int(),
        stakes: z.number().int(),
        isOnOffer: z.boolean(),
      }),
    ),
    disputed: z.array(
      z.object({
        fixtureId: z.string(),
        selectionId: z.string(),
        settlement: Settlement,
        reckoned: Settlement,
        at: z.number().int(),
      }),
    ),
    setAside: z.array(z.object({ betId: z.string(), why: z.string(), at: z.number().int() })),
  }),
} as const satisfies HttpCall;

/**
 * Records the result of a selection that somebody backs; a disputed one is disputed no more, and its bets are settled. `isBacked` is false
 * where nobody backs it: nothing is recorded then.
 *
 * @ours
 */
export const recordResultCall = {
  method: 'POST',
  path: '/operator/result',
  caller: 'administrator',
  body: z.object({ fixtureId: FixtureId, selectionId: SelectionId, settlement: Settlement }),
  answer: z.object({ isBacked: z.boolean() }),
  refusal: 'form',
} as const satisfies HttpCall;
