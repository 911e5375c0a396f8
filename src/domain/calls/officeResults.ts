/** Calls by which operators decide results (rules RSL): what each bet comes to goes the way that results of the feed go. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';
import { GameState, ResultGame, ResultOfGame } from '../office/results.ts';
import { Settlement } from '../reference/statuses.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';
import { EnteredScore } from '../sports/outcomes/enteredScore.ts';
import { SCORE_FAULTS } from '../sports/outcomes/scoreFault.ts';

const READ_MS = 8_000;
const Count = z.number().int().min(0);

/**
 * Games that somebody backs, two hundred at most: those that wait for a result, the longest first; those of which one is disputed; those of which
 * one is contradicted by the score that was told after it; those decided in the last week, the
 * last first. With `search` by team, league or id.
 *
 * @ours
 */
export const resultGamesCall = officeCall({
  method: 'GET',
  path: '/office/results/games',
  right: 'result.see',
  timeoutMs: READ_MS,
  query: z.strictObject({ state: GameState.default('waiting'), search: z.string().min(1).max(60).optional() }),
  answer: z.array(ResultGame).max(200),
});

/**
 * What is backed of a game, with its results. 404 where nobody backs it.
 *
 * @ours
 */
export const resultOfGameCall = officeCall({
  method: 'GET',
  path: '/office/results/games/:fixtureId',
  right: 'result.see',
  timeoutMs: READ_MS,
  params: z.object({ fixtureId: FixtureId }),
  answer: ResultOfGame,
});

/** One line of one market. */
const OfMarket = z.strictObject({
  marketId: z.string().max(FIXTURE_LIMITS.marketId),
  baseLine: z.string().max(FIXTURE_LIMITS.line),
});

/**
 * Decides results of a game, first or anew: selection by selection, by the score of its parts, or all that somebody backs of the game, or of one market, void. Its
 * effect is shown before: each selection, what a score leaves, bets, members, what is paid, and who falls short. `unbacked`: nobody backs any of it; `undecided`:
 * nothing of it follows from the score; `unchanged`: all of it stands so; `onSale`: one of it can still be bet on; a score may be refused by what is wrong with it,
 * `at` the part (100 for the whole), unless it corrects what is known. Bets beyond the first 25 are settled right after it (`left`).
 *
 * @ours
 */
export const recordResultCall = operatorAct({
  path: '/result',
  right: 'result.enter',
  given: z.discriminatedUnion('act', [
    z.strictObject({
      act: z.literal('set'),
      fixtureId: FixtureId,
      results: z
        .array(z.strictObject({ selectionId: SelectionId, settlement: Settlement }))
        .min(1)
        .max(200)
        .refine((results) => new Set(results.map(({ selectionId }) => selectionId)).size === results.length),
    }),
    z.strictObject({
      act: z.literal('score'),
      fixtureId: FixtureId,
      score: EnteredScore,
      /** Whether it takes the place of what is known, which it may otherwise only add to. */
      isCorrection: z.boolean(),
    }),
    z.strictObject({ act: z.literal('void'), fixtureId: FixtureId, market: OfMarket.nullable() }),
  ]),
  done: z.object({ selections: Count, bets: Count, left: Count }),
  reasons: ['unbacked', 'undecided', 'unchanged', 'onSale', ...SCORE_FAULTS],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What deciding results comes to now.
 *
 * @ours
 */
export const recordResultPreviewCall = previewCall(recordResultCall);
