/** Calls by which operators see and set what mini games pay (rules PAY). */
import { z } from 'zod';
import { GameId } from '../mini-games/gameTable.ts';
import { MOST_BOOKS, PayoutOdds, Payouts } from '../mini-games/payoutSchema.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';

const READ_MS = 8_000;

/** A book with who stored it, and when. */
export const OfficePayouts = Payouts.extend({ by: z.string().max(40), at: z.number().int().min(0) });
export type OfficePayouts = z.infer<typeof OfficePayouts>;

/**
 * Of each game whose payouts were ever set, the book in force, the one that is to come, and the one before, with who stored it.
 *
 * @ours
 */
export const officePayoutsCall = officeCall({
  method: 'GET',
  path: '/office/payouts',
  right: 'setting.see',
  timeoutMs: READ_MS,
  answer: z.array(OfficePayouts).max(MOST_BOOKS),
});

/**
 * Sets odds of some cells of a mini game, from the first round on that is not open yet (PAY-3); what is not named stays as it is. `unknown`: no such game, market or cell, or a
 * game that is priced round by round; `outOfBounds`, with the `least` and the `most` of the first such cell; `unchanged`.
 *
 * @ours
 */
export const setPayoutsCall = operatorAct({
  path: '/payouts',
  right: 'setting.change',
  given: z.strictObject({ gameId: GameId, odds: PayoutOdds }),
  done: z.object({ fromRound: Payouts.shape.fromRound, version: Payouts.shape.version }),
  reasons: ['unchanged', 'outOfBounds'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What setting them comes to, with the round from which on it would hold now.
 *
 * @ours
 */
export const setPayoutsPreviewCall = previewCall(setPayoutsCall);
