/** Calls about how games ended. The list of them is among the lists (`lists.ts`). */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { MAX_PICKS } from '../reference/pages.ts';
import { GameResult } from '../results/gameResult.ts';
import { TeamResults, TeamsAsked } from '../results/teamResults.ts';
import type { HttpCall } from './httpCall.ts';

/**
 * What is known of two sides: the last five games of each, the last five against one another, and where each stands in the league's table of this
 * season.
 *
 * @ours
 */
export const teamResultsCall = {
  method: 'GET',
  path: '/game-result/teams',
  caller: 'member',
  timeoutMs: 5_000,
  query: TeamsAsked,
  answer: TeamResults,
} as const satisfies HttpCall;

/**
 * How some games ended, those of a bet: `ids` with commas between them. One that has not ended is not told.
 *
 * @ours
 */
export const gamesEndedCall = {
  method: 'GET',
  path: '/game-result/games',
  caller: 'member',
  timeoutMs: 5_000,
  query: z.object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(FixtureId).min(1).max(MAX_PICKS)),
  }),
  answer: z.array(GameResult).max(MAX_PICKS),
} as const satisfies HttpCall;
