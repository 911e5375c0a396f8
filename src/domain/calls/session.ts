/** Calls about who somebody is: joining, signing in and out, the member's own record and password (SES-02, SES-05, SES-12, SES-13). */
import { z } from 'zod';
import {
  ChangePasswordRequest,
  ChangePinRequest,
  FindPasswordRequest,
  MemberEdit,
  Recommender,
  RecommenderRequest,
  SignUpRequest,
} from '../session/account.ts';
import { LoginAnswer, LoginStepRequest } from '../session/loginSteps.ts';
import { LoginRequest, Member } from '../session/member.ts';
import type { HttpCall } from './httpCall.ts';

/** Of one form; what follows it has a limit of its own. */
const FORM_MS = 6_000;

/**
 * Members get a token, operators outside a demo house the next step. 404 for a wrong id or password; 429 when tried too often; 503
 * `maintenance` for members while the site is closed.
 */
export const loginCall = {
  method: 'POST',
  path: '/member/login',
  caller: 'visitor',
  // Shorter than the tab's own limit for a login. Passwords are compared in turns: under an attack a right one waits for its own.
  timeoutMs: 20_000,
  body: LoginRequest,
  answer: LoginAnswer,
} as const satisfies HttpCall;

/**
 * Answers what the login asked for: `newPassword`, `enrol`, `code`, `recoveryCodes`. 410 `loginOver`; 422 `wrongCode`, `commonPassword`,
 * `samePassword`; 408 to nobody: who asked has left.
 *
 * @ours
 */
export const loginStepCall = {
  method: 'POST',
  path: '/member/login/step',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: LoginStepRequest,
  answer: LoginAnswer,
  refusal: 'form',
} as const satisfies HttpCall;

/** Ends the session of the token. */
export const logoutCall = {
  method: 'POST',
  path: '/member/logout',
  caller: 'member',
  timeoutMs: 3_000,
  answer: null,
} as const satisfies HttpCall;

/** Who is signed in. */
export const ownMemberCall = {
  method: 'GET',
  path: '/member/user',
  caller: 'member',
  timeoutMs: 4_000,
  answer: Member,
} as const satisfies HttpCall;

/** The same, by their own id: the 5-second poll. 403 for another member's. */
export const memberCall = {
  method: 'GET',
  path: '/member/:id',
  caller: 'member',
  timeoutMs: 4_000,
  params: z.object({ id: z.string() }),
  answer: Member,
} as const satisfies HttpCall;

/**
 * Who vouches for a new member: a member's user id is their code. 404 `unknownRecommender`.
 *
 * @ours
 */
export const recommenderCall = {
  method: 'POST',
  path: '/member/recommender',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: RecommenderRequest,
  answer: Recommender,
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * Joins. 409 `userIdTaken`, `nicknameTaken`; 403 `signUpClosed`; 404 `unknownRecommender`; 422 `commonPassword`,
 * `easyPin`.
 *
 * @ours
 */
export const joinCall = {
  method: 'POST',
  path: '/member/join',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: SignUpRequest,
  answer: null,
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * Proves who lost a password: a ticket for ten minutes and one use. 404 `wrongDetails` whichever is wrong.
 *
 * @ours
 */
export const findPasswordCall = {
  method: 'POST',
  path: '/member/findPassword',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: FindPasswordRequest,
  answer: z.object({ ticket: z.string().min(22).max(200) }),
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * By ticket, or with the current password while signed in. A ticket ends the member's session, the current password every other one; both
 * leave no ticket. 410 `wrongTicket`; 422 `wrongPassword`, `commonPassword`, `samePassword`.
 *
 * @ours
 */
export const passwordCall = {
  method: 'POST',
  path: '/member/password',
  caller: 'visitor',
  timeoutMs: FORM_MS,
  body: ChangePasswordRequest,
  answer: null,
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * A new PIN; tickets that the old one gave end with it. 422 `wrongPassword`, `easyPin`.
 *
 * @ours
 */
export const pinCall = {
  method: 'POST',
  path: '/member/pin',
  caller: 'member',
  timeoutMs: FORM_MS,
  body: ChangePinRequest,
  answer: null,
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * Answers the member as they are then. 409 `nicknameTaken`.
 *
 * @ours
 */
export const editMemberCall = {
  method: 'POST',
  path: '/member/edit',
  caller: 'member',
  budget: 'renames',
  timeoutMs: FORM_MS,
  body: MemberEdit,
  answer: Member,
  refusal: 'form',
} as const satisfies HttpCall;
