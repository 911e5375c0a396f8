/** How games ended, a page at a time, and what is known of two sides. Everyone's: nothing in it is any member's. */
import { resultsCall } from '../../src/domain/calls/lists.ts';
import { gamesEndedCall, teamResultsCall } from '../../src/domain/calls/results.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Store } from '../store/store.ts';
import { readGamesEnded, readResultPage } from './resultPage.ts';
import { readTeamResults } from './teamResults.ts';

export function resultRoutes(answer: AnswerCall, { store, clock }: { readonly store: Store; readonly clock: Clock }) {
  answerLists(answer, store)(resultsCall, readResultPage);
  answer(gamesEndedCall, ({ query }) => store.read((tx) => readGamesEnded(tx, query.ids)));
  answer(teamResultsCall, ({ query }) => store.read((tx) => readTeamResults(tx, query, clock.now())));
}
