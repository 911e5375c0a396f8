/** Games and their results, over HTTP. Nothing here writes. */
import { resultGamesCall, resultOfGameCall } from '../../../src/domain/calls/officeResults.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readResultGames, readResultOfGame } from './resultGames.ts';

export function resultRoutes(answer: AnswerCall, { store, clock }: Pick<OfficeParts, 'store' | 'clock'>): void {
  answer(resultGamesCall, async ({ query }) => [
    ...(await store.read((tx) => readResultGames(tx, query, clock.now()))),
  ]);
  answer(resultOfGameCall, async ({ params: { fixtureId }, reply }) => {
    const found = await store.read((tx) => readResultOfGame(tx, fixtureId));
    return found ?? reply.code(404).send({ message: copy.notFound });
  });
}
