/** Calls of operators, each behind the door of its right. */
import * as acts from '../../src/domain/calls/officeActs.ts';
import * as calls from '../../src/domain/calls/office.ts';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { copy } from '../http/copy.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import { officeSessionRoutes, type OfficeEntrance } from './sessionRoutes.ts';

/** What the office's calls need. */
export interface OfficeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}

export function officeRoutes(answer: AnswerCall, parts: OfficeParts & OfficeEntrance): void {
  const answered = new Set<HttpCall>();
  const answerOnce: AnswerCall = (call, ...how) => {
    answered.add(call);
    answer(call, ...how);
  };
  officeSessionRoutes(answerOnce, parts);
  const rest = ([...Object.values(calls), ...Object.values(acts)] as HttpCall[]).filter((call) => !answered.has(call));
  for (const call of rest) answer(call, ({ reply }) => reply.code(503).send({ message: copy.unexpected }));
}
