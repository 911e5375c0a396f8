/** Calls of operators (rules OSN, OPR, QUE, AUD, TWO): their session, what waits, what happens and what was done. Acts are rows of their own (`officeActs.ts`). */
import { z } from 'zod';
import { MoneyRequest, RequestKind } from '../cashier/moneyRequest.ts';
import { Inquiry, InquiryTopic } from '../inquiries/inquiry.ts';
import { MAX_ID } from '../kernel/ids.ts';
import { Position } from '../kernel/position.ts';
import { Settlement } from '../reference/statuses.ts';
import { listCall } from '../lists/listCall.ts';
import { AuditCheck, auditList } from '../office/audit.ts';
import { OfficeSession, OperatorRow } from '../office/operator.ts';
import { officeCall } from '../office/operatorAct.ts';
import { Proposal } from '../office/proposal.ts';
import { Lease, QueueMember, QueueRef, QueueRow } from '../office/queue.ts';
import { RequestFacts } from '../office/requestFacts.ts';
import { Today } from '../office/today.ts';
import { Post, REPORT_WHYS, ReportWhy, Spoken } from '../posts/post.ts';
import { LoginStep, LoginStepRequest } from '../session/loginSteps.ts';
import { LoginRequest } from '../session/member.ts';
import { CalculationDay } from '../wallet/calculation.ts';
import type { HttpCall } from './httpCall.ts';

const FORM_MS = 8_000;
const READ_MS = 8_000;

/** What a sign-in comes to: its next step, or the session, whose token is in a cookie that no page reads. */
const OfficeEntered = z.union([OfficeSession, LoginStep]);

/**
 * Signs an operator in, as far as the next step: always a code of the authenticator, which is set up at the first time. 404 for a wrong id or password, and for
 * who is no operator; 429 when tried too often.
 *
 * @ours
 */
export const officeLoginCall = {
  method: 'POST',
  path: '/office/login',
  caller: 'visitor',
  timeoutMs: 20_000,
  body: LoginRequest,
  answer: OfficeEntered,
} as const satisfies HttpCall;

/**
 * Answers what the sign-in asked for (`newPassword`, `enrol`, `code`, `recoveryCodes`). 410 `loginOver`; 422 `wrongCode`, `commonPassword`, `samePassword`.
 *
 * @ours
 */
export const officeStepCall = {
  method: 'POST',
  path: '/office/login/step',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: LoginStepRequest,
  answer: OfficeEntered,
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * Only in a demo house: its operators, and the code that opens now; `code` is `null` until a fresh one at `freshAt`. 404 in any other house.
 *
 * @ours
 */
export const demoCodeCall = {
  method: 'GET',
  path: '/office/demo-code',
  caller: 'visitor',
  timeoutMs: READ_MS,
  query: z.object({ userId: z.string().max(40).default('owner1') }),
  answer: z.object({
    code: z
      .string()
      .regex(/^\d{6}$/)
      .nullable(),
    freshAt: z.number().int(),
    now: z.number().int(),
    password: z.string().max(40),
    operators: z.array(OperatorRow.pick({ userId: true, name: true, role: true })).max(20),
  }),
} as const satisfies HttpCall;

/** Whose session it is, and when it ends. Asking keeps nothing alive. @ours */
export const officeSessionCall = officeCall({
  method: 'GET',
  path: '/office/session',
  right: 'office.enter',
  timeoutMs: READ_MS,
  answer: OfficeSession,
});

/**
 * Keeps the session for another quarter of an hour, eight hours at most: somebody is there.
 *
 * @ours
 */
export const keepSessionCall = officeCall({
  method: 'POST',
  path: '/office/session/keep',
  right: 'office.enter',
  timeoutMs: READ_MS,
  answer: OfficeSession,
});

/**
 * Signs out.
 *
 * @ours
 */
export const officeLogoutCall = officeCall({
  method: 'POST',
  path: '/office/logout',
  right: 'office.enter',
  timeoutMs: READ_MS,
  isQuiet: true,
  answer: null,
});

/**
 * What happens that operators see: frames of docs/STREAMS.md, `RowTold` of `queue`, `proposals` and `audit`, `DocumentTold` of `today`, `operators` and `house`. Header
 * `Last-Event-ID`. After `reset` there is an image of nothing: lists are asked for, each with its position. It ends with the session.
 *
 * @ours
 */
export const officeStreamCall = officeCall({
  method: 'GET',
  path: '/office/stream',
  right: 'office.enter',
  budget: 'streams',
  answer: 'text/event-stream',
});

/**
 * What waits of the kinds that the role may see, the longest first, three hundred at most, and where the stream stood then.
 *
 * @ours
 */
export const queueCall = officeCall({
  method: 'GET',
  path: '/office/queue',
  right: 'queue.see',
  timeoutMs: READ_MS,
  answer: z.object({ rows: z.array(QueueRow).max(300), position: Position, now: z.number().int() }),
});

/**
 * Takes something that waits, or goes on having it (`renews`), for two minutes. 409 `taken` with whose it is; 404 `over` where it waits no more.
 *
 * @ours
 */
export const takeCall = officeCall({
  method: 'POST',
  path: '/office/queue/take',
  right: 'queue.see',
  timeoutMs: READ_MS,
  isQuiet: true,
  body: QueueRef.extend({ renews: z.boolean().default(false) }),
  answer: z.object({ lease: Lease }),
});

/**
 * Gives back what was taken; nothing where it was not.
 *
 * @ours
 */
export const releaseCall = officeCall({
  method: 'POST',
  path: '/office/queue/release',
  right: 'queue.see',
  timeoutMs: READ_MS,
  body: QueueRef,
  answer: null,
});

/**
 * All that is known beside a request to charge or to exchange. 404 where there is none.
 *
 * @ours
 */
export const requestFactsCall = officeCall({
  method: 'GET',
  path: '/office/request/:id',
  right: 'cashier.see',
  timeoutMs: READ_MS,
  params: z.object({ id: z.string().min(1).max(MAX_ID) }),
  answer: RequestFacts,
});

/**
 * Requests that were decided, the last first, a hundred at most, with who did it.
 *
 * @ours
 */
export const decidedRequestsCall = officeCall({
  method: 'GET',
  path: '/office/decided',
  right: 'cashier.see',
  timeoutMs: READ_MS,
  query: z.object({ kind: RequestKind.optional() }),
  answer: z
    .array(
      MoneyRequest.extend({
        member: QueueMember,
        /** `null` where the house itself, or the member, did it. */
        by: z.string().max(40).nullable(),
        isOfTwo: z.boolean(),
      }),
    )
    .max(100),
});

/**
 * An inquiry with all that was said, and the answers that are given often. 404 where there is none.
 *
 * @ours
 */
export const inquiryCall = officeCall({
  method: 'GET',
  path: '/office/inquiry/:id',
  right: 'inquiry.see',
  timeoutMs: READ_MS,
  params: z.object({ id: z.string().min(1).max(MAX_ID) }),
  answer: z.object({
    row: QueueRow.nullable(),
    inquiry: Inquiry,
    member: QueueMember,
    canned: z.array(z.object({ id: z.string().max(40), topic: InquiryTopic, text: z.string().max(2_000) })).max(100),
  }),
});

/**
 * What a settlement that was asked for is of (CLC-1, CLC-2): the partner's day as it stands now. 404 of none that was asked for.
 *
 * @ours
 */
export const calculationFactsCall = officeCall({
  method: 'GET',
  path: '/office/calculation/:key',
  right: 'cashier.see',
  timeoutMs: READ_MS,
  // As the row that waits is named.
  params: z.object({ key: QueueRef.shape.id }),
  // `twoFrom`: from how many points on it takes a second operator (TWO-1).
  answer: CalculationDay.extend({ twoFrom: z.number().int().min(1) }),
});

/**
 * What was reported on the free board (FRE-6): as it was written, and how often for which reason. 404 of what nobody reported.
 *
 * @ours
 */
export const reportedCall = officeCall({
  method: 'GET',
  path: '/office/reported/:key',
  right: 'post.see',
  timeoutMs: READ_MS,
  // As the row that waits is named (`spokenKey`).
  params: z.object({ key: QueueRef.shape.id }),
  answer: Spoken.extend({
    author: QueueMember,
    /** Empty of a comment. */
    title: Post.shape.title,
    text: Post.shape.text,
    state: Post.shape.state,
    /** Whether the house has looked at it since, or its writer deleted it. */
    isJudged: z.boolean(),
    whys: z.array(z.object({ why: ReportWhy, reports: z.number().int().min(1) })).max(REPORT_WHYS.length),
  }),
});

/**
 * What waits for a decision about results and bets: games long without a result, results that our own reckoning disputes, and bets that could not be settled.
 * Five hundred of each at most.
 *
 * @ours
 */
export const openResultsCall = officeCall({
  method: 'GET',
  path: '/office/results',
  right: 'result.see',
  timeoutMs: READ_MS,
  answer: z.object({
    overdue: z.array(
      z.object({
        fixtureId: z.string(),
        selectionId: z.string(),
        startAt: z.number().int(),
        bets: z.number().int(),
        stakes: z.number().int(),
        isOnOffer: z.boolean(),
      }),
    ),
    disputed: z.array(
      z.object({
        fixtureId: z.string(),
        selectionId: z.string(),
        settlement: Settlement,
        reckoned: Settlement,
        at: z.number().int(),
      }),
    ),
    setAside: z.array(z.object({ betId: z.string(), why: z.string(), at: z.number().int() })),
  }),
});

/**
 * The figures of today, of one moment.
 *
 * @ours
 */
export const todayCall = officeCall({
  method: 'GET',
  path: '/office/today',
  right: 'today.see',
  timeoutMs: READ_MS,
  answer: Today,
});

/**
 * Acts that wait for a second operator, of the rights the role has, and the last fifty that were decided.
 *
 * @ours
 */
export const proposalsCall = officeCall({
  method: 'GET',
  path: '/office/proposals',
  right: 'queue.see',
  timeoutMs: READ_MS,
  answer: z.object({ rows: z.array(Proposal).max(300), position: Position }),
});

/**
 * What operators did, the newest first.
 *
 * @ours
 */
export const auditCall = listCall(auditList);

/**
 * The same as a file, of a filter, the newest ten thousand.
 *
 * @ours
 */
export const auditFileCall = officeCall({
  method: 'GET',
  path: '/office/audit.csv',
  right: 'audit.see',
  query: auditList.filter,
  answer: 'text/csv',
});

/**
 * Reckons the chain of all entries anew.
 *
 * @ours
 */
export const auditCheckCall = officeCall({
  method: 'GET',
  path: '/office/audit/check',
  right: 'audit.see',
  timeoutMs: 20_000,
  answer: AuditCheck,
});

/**
 * Everybody who runs the house.
 *
 * @ours
 */
export const operatorsCall = officeCall({
  method: 'GET',
  path: '/office/operators',
  right: 'operator.see',
  timeoutMs: READ_MS,
  answer: z.array(OperatorRow).max(200),
});
