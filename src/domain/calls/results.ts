/** Calls about how games ended. The list of them is among the lists (`lists.ts`). */
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
