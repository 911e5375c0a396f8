/** Calls of operators, each behind the door of its right. */
import * as acts from '../../src/domain/calls/officeActs.ts';
import * as riskCalls from '../../src/domain/calls/officeRisk.ts';
import * as calls from '../../src/domain/calls/office.ts';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { copy } from '../http/copy.ts';
import { cashierActs } from '../cashier/cashierActs.ts';
import { changeActs } from './members/changeActs.ts';
import { memberActs } from './members/memberActs.ts';
import { memberViews } from './members/memberViews.ts';
import { answerActs, type ActParts } from './answerActs.ts';
import { auditRoutes } from './auditRoutes.ts';
import { operatorRoutes } from './operatorRoutes.ts';
import { proposalActs, proposalRoutes } from './proposalActs.ts';
import { articleActs } from './house/articleActs.ts';
import { houseActs } from './house/houseActs.ts';
import { houseViews } from './house/houseViews.ts';
import { levelActs } from './house/levelActs.ts';
import { nounActs } from './nounActs.ts';
import { riskRoutes, type RiskParts } from './risk/riskRoutes.ts';
import { rulingActs } from './risk/rulingActs.ts';
import type { Running } from './today.ts';
import { viewRoutes } from './viewRoutes.ts';
import type { ActEntry } from './performAct.ts';
import { queueRoutes } from './queueRoutes.ts';
import { officeSessionRoutes, type OfficeEntrance } from './sessionRoutes.ts';

/** Answers every call of the office; those that nothing answers yet refuse with 503. */
export function officeRoutes(
  answer: AnswerCall,
  parts: ActParts & OfficeEntrance & { readonly running: () => Running; readonly risk: RiskParts },
): void {
  const answered = new Set<HttpCall>();
  const answerOnce: AnswerCall = (call, ...how) => {
    answered.add(call);
    answer(call, ...how);
  };
  answered.add(calls.officeStreamCall);
  officeSessionRoutes(answerOnce, parts);
  queueRoutes(answerOnce, parts);
  const known = new Map<string, ActEntry>();
  const act = answerActs(answerOnce, parts, known);
  cashierActs(act, parts.randomness);
  memberActs(act, parts.randomness);
  changeActs(act, parts.randomness);
  memberViews(answerOnce, parts);
  nounActs(act, parts.randomness);
  houseActs(act, parts.randomness);
  rulingActs(act);
  levelActs(act);
  articleActs(act, parts.randomness);
  houseViews(answerOnce, parts, parts.running);
  riskRoutes(answerOnce, parts, parts.risk);
  viewRoutes(answerOnce, parts, parts.running);
  proposalRoutes(answerOnce, parts, known);
  proposalActs(act, known);
  auditRoutes(answerOnce, parts);
  operatorRoutes(answerOnce, act, parts);
  const rest = ([...Object.values(calls), ...Object.values(acts), ...Object.values(riskCalls)] as HttpCall[]).filter(
    (call) => !answered.has(call),
  );
  for (const call of rest) answer(call, ({ reply }) => reply.code(503).send({ message: copy.unexpected }));
}
