/** What is at stake, over HTTP: all of it, and one fixture of it. Nothing here writes. */
import { riskCall, riskOfFixtureCall, rulingsCall } from '../../../src/domain/calls/officeRisk.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import type { Offer } from '../../ingest/offer.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readRisk } from './exposure.ts';
import { readRiskOfFixture } from './fixtureExposure.ts';
import { readRulingList } from './rulingRows.ts';

/** What the feed has on offer, and who is told that somebody looks (RSK-9). */
export interface RiskParts {
  readonly offer: Offer;
  readonly look: () => void;
}

export function riskRoutes(answer: AnswerCall, { store, clock }: OfficeParts, { offer, look }: RiskParts): void {
  answer(riskCall, ({ query }) => {
    look();
    return store.read((tx) => readRisk(tx, offer, query, clock.now()));
  });
  answer(rulingsCall, () => store.read(readRulingList));
  answer(riskOfFixtureCall, async ({ params: { fixtureId }, reply }) => {
    look();
    const found = await store.read((tx) => readRiskOfFixture(tx, offer, fixtureId, clock.now()));
    return found ?? reply.code(404).send({ message: copy.notFound });
  });
}
