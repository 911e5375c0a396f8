/** Rounds and what is backed of them, over HTTP. Nothing here writes. */
import { officeRoundCall, officeRoundsCall } from '../../../src/domain/calls/officeRounds.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readOfficeRound, readOfficeRounds } from './officeRounds.ts';

export function roundRoutes(answer: AnswerCall, { store, clock }: Pick<OfficeParts, 'store' | 'clock'>): void {
  answer(officeRoundsCall, async ({ query }) => [...(await store.read((tx) => readOfficeRounds(tx, query)))]);
  answer(officeRoundCall, async ({ params: { roundId }, reply }) => {
    const found = await store.read((tx) => readOfficeRound(tx, roundId, clock.now()));
    return found ?? reply.code(404).send({ message: copy.notFound });
  });
}
