/**
 * `POST /member/login/step`, `/office/login/step`: answers what a login asked for after the password (SEC-02). A ticket is for one right answer; wrong ones are
 * counted before they are looked at (ENT-1), and a code that opened once opens no more.
 */
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { LoginStepRequest } from '../../src/domain/session/loginSteps.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { NewPassword } from '../../src/domain/session/account.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { leavingOf } from '../http/leaving.ts';
import { ticketPlace } from '../security/sealedPlaces.ts';
import type { Seals } from '../security/seals.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { answerRefused, BUSY, type AccountRefusal } from './accountRefusal.ts';
import { answerEntered } from './answerEntered.ts';
import { isEasilyGuessed } from './easilyGuessed.ts';
import { enterHouse, type EnterParts, type Entered, type Entering } from './enterHouse.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import { readLoginTicket, redeemLoginTicket, type LoginTicket } from './loginTickets.ts';
import type { Passwords } from './password.ts';
import { codesToShow, enrol, keepCodes, readSecret, stepOf, takeRecoveryCode, takeStep } from './secondFactor.ts';
import { hashToken } from './sessions.ts';
import { storePassword } from './storePassword.ts';

const OVER: AccountRefusal = { reason: 'loginOver' };
const WRONG: AccountRefusal = { reason: 'wrongCode', field: 'answer' };

type Answered =
  | { readonly ok: true; readonly entered: Entered }
  | { readonly ok: false; readonly refusal: AccountRefusal };

const refuse = (refusal: AccountRefusal): Answered => ({ ok: false, refusal });

export interface LoginStepParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
  readonly entering: EnterParts;
}

/** A step of a sign-in, at whichever door. */
type StepRow = HttpCall & { readonly caller: 'visitor'; readonly body: typeof LoginStepRequest };

export function loginStepRoute(answer: AnswerCall, call: StepRow, parts: LoginStepParts): void {
  const { store, securityLog, entering } = parts;
  answer(call, async ({ body, request, reply }) => {
    const ticketHash = hashToken(body.ticket);
    const ticket = await store.read((tx) => readLoginTicket(tx, ticketHash, entering.clock.now()));
    if (ticket === undefined) return answerRefused(reply, OVER);
    const from = clientAddress(request);
    const given = { ...ticket, ticketHash, from, answer: body.answer, hasLeft: leavingOf(request) };
    const answered = await answerStep(parts, given);
    if (answered.ok)
      return answerEntered(securityLog, reply, {
        entered: answered.entered,
        who: ticket.memberId,
        from,
        gate: entering.gate,
      });
    const name = ticket.step === 'newPassword' ? 'passwordRefused' : 'secondFactorRefused';
    securityLog.record({ name, who: ticket.memberId, from, what: answered.refusal.reason });
    return answerRefused(reply, answered.refusal);
  });
}

interface StepAnswer extends LoginTicket {
  readonly ticketHash: string;
  readonly from: string;
  readonly hasLeft: () => boolean;
  readonly answer: string;
}

async function answerStep(parts: LoginStepParts, given: StepAnswer): Promise<Answered> {
  switch (given.step) {
    case 'newPassword':
      return setPassword(parts, given);
    case 'recoveryCodes':
      return parts.store.write(async (tx) => {
        const answered = await goOn(parts, tx, given, 'given');
        if (answered.ok) await keepCodes(tx, given.memberId);
        return answered;
      });
    case 'enrol':
    case 'code':
      return checkCode(parts, given);
  }
}

/** Takes the ticket in and goes on with what is next. */
async function goOn(
  parts: LoginStepParts,
  tx: Work,
  { ticketHash, memberId, from, hasLeft }: StepAnswer,
  factor: Entering['factor'],
): Promise<Answered> {
  if (!(await redeemLoginTicket(tx, ticketHash))) return refuse(OVER);
  return { ok: true, entered: await enterHouse(parts.entering, tx, { memberId, from, hasLeft, factor }) };
}

async function setPassword(parts: LoginStepParts, given: StepAnswer): Promise<Answered> {
  const { store, passwords, securityLog, entering } = parts;
  const { memberId, from, hasLeft, answer } = given;
  if (!NewPassword.safeParse(answer).success) return refuse({ reason: 'malformed', field: 'answer' });
  if (await isEasilyGuessed(store, memberId, answer)) return refuse({ reason: 'commonPassword', field: 'answer' });
  // The house's own has been told, and may stand in a terminal for years.
  const known = await store.read((tx) => readPasswordHash(tx, memberId));
  const isKnown = await passwords.verify(answer, known, from);
  if (isKnown === undefined) return refuse(BUSY);
  if (isKnown) return refuse({ reason: 'samePassword', field: 'answer' });
  const passwordHash = await passwords.hash(answer, from);
  if (passwordHash === undefined) return refuse(BUSY);
  return store.write(async (tx): Promise<Answered> => {
    if (!(await redeemLoginTicket(tx, given.ticketHash))) return refuse(OVER);
    await storePassword(tx, memberId, { password_hash: passwordHash, must_change: 0 }, entering.clock.now());
    securityLog.record({ name: 'passwordChanged', who: memberId, from, what: 'first' });
    return { ok: true, entered: await enterHouse(entering, tx, { memberId, from, hasLeft, factor: 'open' }) };
  });
}

async function readPasswordHash(tx: Work, memberId: MemberId): Promise<string> {
  const members = tx.selectFrom('members').select('password_hash');
  return (await members.where('id', '=', memberId).executeTakeFirstOrThrow()).password_hash;
}

async function checkCode(parts: LoginStepParts, given: StepAnswer): Promise<Answered> {
  const { store, entering, limits } = parts;
  const { memberId, from, answer, step } = given;
  const reserved = limits.secondFactor(memberId, from);
  if (!reserved.ok) return refuse({ reason: 'tooManyAttempts', waitMs: reserved.waitMs });
  const answered = await store.write(async (tx): Promise<Answered> => {
    const secret = step === 'enrol' ? seedOf(entering.seals, given) : await readSecret(tx, entering.seals, memberId);
    const used = secret === undefined ? undefined : stepOf(secret, answer, entering.clock.now());
    if (step === 'enrol') {
      return secret === undefined || used === undefined
        ? refuse(WRONG)
        : setUp(parts, tx, given, { secret, step: used });
    }
    if (!(await isRight(parts, tx, given, used))) return refuse(WRONG);
    const codes = await codesToShow(tx, memberId, entering.randomness);
    return goOn(parts, tx, given, codes === undefined ? 'given' : { codes });
  });
  if (answered.ok) reserved.attempt.succeed();
  return answered;
}

/** Of the authenticator that is being set up. */
const seedOf = (seals: Seals, { secret, ticketHash }: StepAnswer): string | undefined =>
  secret === null ? undefined : seals.open(ticketPlace(ticketHash), secret);

async function setUp(
  parts: LoginStepParts,
  tx: Work,
  given: StepAnswer,
  factor: { readonly secret: string; readonly step: number },
): Promise<Answered> {
  if (!(await redeemLoginTicket(tx, given.ticketHash))) return refuse(OVER);
  const { memberId, from, hasLeft } = given;
  const codes = await enrol(tx, memberId, factor, parts.entering);
  parts.securityLog.record({ name: 'secondFactorEnrolled', who: memberId, from });
  return { ok: true, entered: await enterHouse(parts.entering, tx, { memberId, from, hasLeft, factor: { codes } }) };
}

/** @param used the half minute the answer is a code of */
async function isRight(
  parts: LoginStepParts,
  tx: Work,
  { memberId, from, answer }: StepAnswer,
  used: number | undefined,
) {
  if (used !== undefined) return takeStep(tx, memberId, used);
  if (!(await takeRecoveryCode(tx, memberId, answer))) return false;
  parts.securityLog.record({ name: 'recoveryCodeUsed', who: memberId, from });
  return true;
}
