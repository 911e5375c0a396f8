/**
 * A lost password and a new one (SES-13, ACC-4 … ACC-10): nobody learns whether the user, the telephone number or the PIN was wrong,
 * neither from the answer nor from its time.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPasswordCall, passwordCall } from '../../src/domain/calls/session.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import { houseNotices } from '../house/copy/houseNotices.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { sendMessage } from '../notices/messages.ts';
import type { Randomness } from '../randomness.ts';
import { isSameText } from '../security/isSameText.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { answerRefused, BUSY, type AccountRefusal } from './accountRefusal.ts';
import { answerOutdated, answerUnproved } from './answerUnproved.ts';
import type { Authenticate } from './authenticate.ts';
import { isEasilyGuessed } from './easilyGuessed.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import type { Passwords } from './password.ts';
import { issueTicket, redeemTicket } from './passwordTickets.ts';
import type { ProvePassword } from './provePassword.ts';
import { endOtherSessions, endSessionOf, hashToken } from './sessions.ts';
import { storePassword } from './storePassword.ts';

/** A ticket carries 256 random bits, as a token does. */
const TICKET_BYTES = 32;
const LETTER_ID_BYTES = 15;
const COMMON: AccountRefusal = { reason: 'commonPassword', field: 'newPassword' };
const SAME: AccountRefusal = { reason: 'samePassword', field: 'newPassword' };

export interface PasswordParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
  /** Asks for a session where no ticket of a login was sent. */
  readonly authenticate: Authenticate;
  readonly provePassword: ProvePassword;
}

export function passwordRoutes(answer: AnswerCall, parts: PasswordParts): void {
  findRoute(answer, parts);
  answer(passwordCall, ({ body, request, reply }) =>
    'ticket' in body ? setByTicket(parts, request, reply, body) : setBySession(parts, request, reply, body),
  );
}

function findRoute(answer: AnswerCall, parts: PasswordParts): void {
  const { store, clock, passwords, randomness, limits, securityLog } = parts;
  answer(findPasswordCall, async ({ body: { userId, phone, pin }, request, reply }) => {
    const from = clientAddress(request);
    const row = await store.read((tx) =>
      tx.selectFrom('members').select(['id', 'phone', 'pin_hash']).where('user_id', '=', userId).executeTakeFirst(),
    );
    const who = row === undefined ? null : MemberId.parse(row.id);
    const refused = (what: string) => securityLog.record({ name: 'recoveryRefused', who, from, what });
    const reserved = limits.recovery(userId, phone, from);
    if (!reserved.ok) {
      refused('throttled');
      return answerRefused(reply, { reason: 'tooManyAttempts', waitMs: reserved.waitMs });
    }
    // The PIN is hashed whoever asks, so that every refusal takes the same time.
    const isPinRight = await passwords.verify(pin, row?.pin_hash, from);
    if (isPinRight === undefined) {
      reserved.attempt.giveBack();
      refused('busy');
      return answerRefused(reply, BUSY);
    }
    if (row === undefined || who === null || !isPinRight || !isSameText(phone, row.phone)) {
      refused('wrong');
      return answerRefused(reply, { reason: 'wrongDetails' });
    }
    // As a password's (ENT-8); while too many wait, the next time.
    const renewed = passwords.isOutdated(row.pin_hash) ? await passwords.hash(pin, from) : undefined;
    const ticket = randomness.text(TICKET_BYTES);
    const isGiven = await store.write(async (tx) => {
      if (!(await stillProves(tx, row))) return false;
      if (renewed !== undefined)
        await tx.updateTable('members').set({ pin_hash: renewed }).where('id', '=', who).execute();
      await issueTicket(tx, who, hashToken(ticket), clock.now());
      await tellMember(parts, tx, who, 'recovery');
      return true;
    });
    if (!isGiven) {
      refused('changed');
      return answerRefused(reply, { reason: 'wrongDetails' });
    }
    reserved.attempt.succeed();
    securityLog.record({ name: 'recovery', who, from });
    reply.header('cache-control', 'no-store');
    return { ticket };
  });
}

interface Compared {
  readonly id: string;
  readonly phone: string;
  readonly pin_hash: string;
}

/** Whether the PIN and the telephone number that were compared are those of now: what was right before opens nothing (ACC-11). */
async function stillProves(tx: Work, { id, phone, pin_hash }: Compared): Promise<boolean> {
  const row = await tx.selectFrom('members').select(['phone', 'pin_hash']).where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.phone === phone && row.pin_hash === pin_hash;
}

/** A letter of the house: whoever did not do it themselves learns of it where they read the next time. */
async function tellMember(
  { clock, randomness }: PasswordParts,
  tx: Work,
  memberId: MemberId,
  what: 'recovery' | 'passwordChanged',
): Promise<void> {
  const { title, contents } = houseNotices[what];
  await sendMessage(tx, memberId, { id: randomness.text(LETTER_ID_BYTES), title, contents, readAt: null }, clock.now());
}

/** Ends the member's session wherever it is: whoever lost the password may not be who uses it. */
async function setByTicket(
  parts: PasswordParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, newPassword }: { readonly ticket: string; readonly newPassword: string },
): Promise<FastifyReply | undefined> {
  const { store, clock, passwords, securityLog } = parts;
  const ticketHash = hashToken(ticket);
  const from = clientAddress(request);
  const now = clock.now();
  // A guessed ticket costs no hash.
  const known = await store.read((tx) =>
    tx.selectFrom('password_tickets').select('member_id').where('ticket_hash', '=', ticketHash).executeTakeFirst(),
  );
  if (known === undefined) return answerRefused(reply, { reason: 'wrongTicket' });
  if (await isEasilyGuessed(store, known.member_id, newPassword)) return answerRefused(reply, COMMON);
  const passwordHash = await passwords.hash(newPassword, from);
  if (passwordHash === undefined) return answerRefused(reply, BUSY);
  const who = await store.write(async (tx) => {
    const owner = await redeemTicket(tx, ticketHash, now);
    if (owner === undefined) return undefined;
    await storePassword(tx, owner, { password_hash: passwordHash, must_change: 0 }, now);
    await endSessionOf(tx, owner, 'closed', now);
    await tellMember(parts, tx, owner, 'passwordChanged');
    return owner;
  });
  if (who === undefined) return answerRefused(reply, { reason: 'wrongTicket' });
  securityLog.record({ name: 'passwordChanged', who, from, what: 'ticket' });
  return undefined;
}

interface SessionChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** The session that asks goes on, and no other: whoever signed in with the old password meanwhile is out (ACC-6). */
async function setBySession(
  { store, clock, passwords, authenticate, provePassword, securityLog }: PasswordParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, newPassword }: SessionChange,
): Promise<FastifyReply | undefined> {
  const session = await authenticate(request, reply);
  if (session === undefined) return reply;
  const { memberId } = session;
  if (await isEasilyGuessed(store, memberId, newPassword)) return answerRefused(reply, COMMON);
  const proof = await provePassword(session, request, currentPassword);
  if (proof.kind !== 'right') return answerUnproved(reply, proof);
  if (newPassword.normalize('NFC') === currentPassword.normalize('NFC')) return answerRefused(reply, SAME);
  const from = clientAddress(request);
  const passwordHash = await passwords.hash(newPassword, from);
  if (passwordHash === undefined) return answerRefused(reply, BUSY);
  const hasChanged = await store.write(async (tx) => {
    // Another change may have come first; then what was typed is no longer the current one.
    if (!(await proof.stillHolds(tx))) return false;
    await storePassword(tx, memberId, { password_hash: passwordHash }, clock.now());
    await endOtherSessions(tx, session, clock.now());
    return true;
  });
  if (!hasChanged) return answerOutdated(authenticate, request, reply);
  securityLog.record({ name: 'passwordChanged', who: memberId, from, what: 'session' });
  return undefined;
}
