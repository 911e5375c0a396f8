/** Calls of operators, each behind the door of its right. */
import type { AnswerCall } from '../http/answerCalls.ts';
import { cashierActs } from '../cashier/cashierActs.ts';
import { betActs } from './bets/betActs.ts';
import { betRoutes } from './bets/officeBets.ts';
import { changeActs } from './members/changeActs.ts';
import { mailingActs, mailingRoutes } from './mailings/mailingActs.ts';
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
import { payoutActs, payoutViews } from './house/payoutActs.ts';
import { nounActs } from './nounActs.ts';
import { partnerActs } from './partners/partnerActs.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { reportRoutes } from './reports/reportRoutes.ts';
import { resultActs } from './results/resultActs.ts';
import { resultRoutes } from './results/resultRoutes.ts';
import { roundActs } from './rounds/roundActs.ts';
import { roundRoutes } from './rounds/roundRoutes.ts';
import { riskRoutes, type RiskParts } from './risk/riskRoutes.ts';
import { rulingActs } from './risk/rulingActs.ts';
import type { Running } from './today.ts';
import { viewRoutes } from './viewRoutes.ts';
import type { ActEntry } from './performAct.ts';
import { queueRoutes } from './queueRoutes.ts';
import { officeSessionRoutes, type OfficeEntrance } from './sessionRoutes.ts';

/** Answers every call of the office but its stream. */
export function officeRoutes(
  answer: AnswerCall,
  parts: ActParts &
    OfficeEntrance & {
      readonly running: () => Running;
      readonly risk: RiskParts;
      readonly wakeSettler: () => void;
      readonly wakeMailer: () => void;
    },
): void {
  officeSessionRoutes(answer, parts);
  queueRoutes(answer, parts);
  const known = new Map<string, ActEntry>();
  const act = answerActs(answer, parts, known);
  cashierActs(act, parts.randomness);
  memberActs(act, parts.randomness);
  changeActs(act, parts.randomness);
  memberViews(answer, parts);
  mailingActs(act, parts.randomness, parts.wakeMailer);
  mailingRoutes(answer, parts);
  nounActs(act, parts.randomness);
  houseActs(act, parts.randomness);
  rulingActs(act);
  resultActs(act, parts.wakeSettler);
  roundActs(act, parts.wakeSettler);
  betActs(act);
  betRoutes(answer, parts);
  reportRoutes(answer, parts);
  resultRoutes(answer, parts);
  roundRoutes(answer, parts);
  partnerActs(act, parts.randomness);
  partnerRoutes(answer, parts);
  levelActs(act);
  payoutActs(act, parts.clock);
  payoutViews(answer, parts);
  articleActs(act, parts.randomness);
  houseViews(answer, parts, parts.running);
  riskRoutes(answer, parts, parts.risk);
  viewRoutes(answer, parts, parts.running);
  proposalRoutes(answer, parts, known);
  proposalActs(act, known);
  auditRoutes(answer, parts);
  operatorRoutes(answer, act, parts);
}
