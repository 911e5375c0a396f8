/** Calls by which operators find rounds and make one void (ROU-15): what each bet comes to goes the way that results go. */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { Round } from '../mini-games/round.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';
import { OfficeRound, RoundOfOffice, RoundView } from '../office/rounds.ts';

const READ_MS = 8_000;
const Count = z.number().int().min(0);

/**
 * Rounds, two hundred at most, of all games or of one: those with open bets, the first to be drawn first; those drawn, and those that an operator made void, the last
 * first.
 *
 * @ours
 */
export const officeRoundsCall = officeCall({
  method: 'GET',
  path: '/office/results/rounds',
  right: 'result.see',
  timeoutMs: READ_MS,
  query: z.strictObject({ view: RoundView.default('open'), gameId: Round.shape.gameId.optional() }),
  answer: z.array(OfficeRound).max(200),
});

/**
 * One round with what is backed of it. 404 for one that has not opened, or that is kept no longer.
 *
 * @ours
 */
export const officeRoundCall = officeCall({
  method: 'GET',
  path: '/office/results/rounds/:roundId',
  right: 'result.see',
  timeoutMs: READ_MS,
  params: z.object({ roundId: FixtureId }),
  answer: RoundOfOffice,
});

/**
 * Makes a round void, once: stakes of its bets come back, in a bet of several picks it counts 1.00, and what it was settled by is corrected. It takes no further bet from
 * then on. Its draw is told all the same. Its effect is shown before: bets, members, stakes that come back, what is taken back and given back, who falls short.
 * `isVoid`: it is void already; `over`: it was made void before it was confirmed. Bets beyond the first 25 are settled right after it (`left`).
 *
 * @ours
 */
export const voidRoundCall = operatorAct({
  path: '/round/void',
  right: 'result.enter',
  given: z.strictObject({ roundId: FixtureId }),
  done: z.object({ bets: Count, left: Count }),
  reasons: ['isVoid', 'over'],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What making a round void comes to now.
 *
 * @ours
 */
export const voidRoundPreviewCall = previewCall(voidRoundCall);
