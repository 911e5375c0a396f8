/** What is read of the cashier (WAL-01, WAL-02). */
import { cashierStandingCall, tetherDepositUrlCall, tetherRateCall } from '../../src/domain/calls/cashier.ts';
import { requestsCall } from '../../src/domain/calls/lists.ts';
import type { Clock } from '../clock.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Randomness } from '../randomness.ts';
import type { Store } from '../store/store.ts';
import { readStanding } from './cashierFacts.ts';
import { PLAY_CASHIER_PATH } from './playCashier.ts';
import { cashierCopy } from './copy.ts';
import { readRequestPage } from './requestPage.ts';
import { holdRate, markSecure } from './tetherRates.ts';

const ID_BYTES = 12;

/** What they read and write. */
export interface CashierRouteParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export function cashierRoutes(answer: AnswerCall, { store, clock, randomness }: CashierRouteParts): void {
  answerLists(answer, store)(requestsCall, readRequestPage);
  answer(cashierStandingCall, ({ session }) => store.read((tx) => readStanding(tx, session.memberId, clock.now())));
  answer(tetherRateCall, ({ session }) =>
    store.write((tx) => holdRate(tx, session.memberId, randomness.text(ID_BYTES), clock.now())),
  );
  answer(tetherDepositUrlCall, async ({ session, request, reply }) => {
    const { charge } = await store.read((tx) => readSetting(tx, 'cashier'));
    if (charge.maintenance === 1) return reply.code(503).send({ message: cashierCopy.depositClosed });
    // A window that is not https is not followed, and nothing is recorded for it (REQ-12).
    if (request.protocol === 'https') await store.write((tx) => markSecure(tx, session.memberId));
    return `${request.protocol}://${request.host}${PLAY_CASHIER_PATH}`;
  });
}
