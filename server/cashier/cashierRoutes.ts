/** What is read of the cashier, and what an administrator decides there until the back office does (WAL-01, WAL-02). */
import {
  cashierStandingCall,
  decideRequestCall,
  operatorRequestsCall,
  tetherDepositUrlCall,
  tetherRateCall,
} from '../../src/domain/calls/cashier.ts';
import { requestsCall } from '../../src/domain/calls/lists.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import { operatorForms } from '../house/operatorForms.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import { readStanding } from './cashierFacts.ts';
import { PLAY_CASHIER_PATH } from './playCashier.ts';
import { cashierCopy } from './copy.ts';
import { decideStored } from './decideStored.ts';
import { readRequestPage } from './requestPage.ts';
import { findRequest, requestOf, requestsOfState } from './requestRows.ts';
import { holdRate, markSecure } from './tetherRates.ts';

/** Requests told to an administrator at once. */
const MOST_TOLD = 200;
const ID_BYTES = 12;

/** What they read and write. */
export interface CashierRouteParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

/** What an administrator decides is written to the security log. */
export function cashierRoutes(answer: AnswerCall, { store, clock, randomness, securityLog }: CashierRouteParts): void {
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

  answer(operatorRequestsCall, ({ query: { state, kind } }) =>
    store.read(async (tx) => {
      const rows = await requestsOfState(tx, state, kind, MOST_TOLD);
      return rows.map((row) => ({ ...requestOf(row), memberId: row.member_id }));
    }),
  );
  operatorForms(
    answer,
    store,
    securityLog,
  )(decideRequestCall, async (tx, { body }) => {
    const { id, ...what } = body;
    const row = await findRequest(tx, id);
    if (row === undefined) return undefined;
    const request = await decideStored(tx, id, { ...what, at: clock.now() });
    const hasChanged = request !== undefined;
    const act = { what: `request:${id}`, before: row.state, after: request?.state ?? row.state };
    return { answer: { hasChanged }, act: { to: MemberId.parse(row.member_id), ...act } };
  });
}
