/**
 * A lost password and a new one (SES-13, ACC-4 … ACC-6): nobody learns whether the user, the telephone number or the PIN was wrong,
 * neither from the answer nor from its time.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { ChangePasswordRequest, FindPasswordRequest } from '../../src/domain/session/account.ts';
import type { OriginParts } from '../http/originParts.ts';
import { answerRefused, malformed, type AccountRefusal } from './accountRefusal.ts';
import { createAttemptThrottle } from './attemptThrottle.ts';
import { issueTicket, redeemTicket } from './passwordTickets.ts';
import { endSessionOf, hashToken } from './sessions.ts';

/** A ticket carries 256 random bits, as a token does. */
const TICKET_BYTES = 32;
const BUSY: AccountRefusal = { reason: 'tooManyAttempts', waitMs: 2_000 };

export function passwordRoutes(app: FastifyInstance, parts: OriginParts): void {
  findRoute(app, parts);
  const throttle = createAttemptThrottle(() => parts.clock.now());
  app.post('/member/password', async (request, reply) => {
    const form = ChangePasswordRequest.safeParse(request.body);
    if (!form.success) return answerRefused(reply, malformed(form.error));
    const { newPassword } = form.data;
    if ('ticket' in form.data) return setByTicket(parts, reply, form.data.ticket, newPassword);
    return setBySession(parts, request, reply, { ...form.data, throttle });
  });
}

function findRoute(app: FastifyInstance, { store, clock, passwords, randomness }: OriginParts): void {
  const throttle = createAttemptThrottle(() => clock.now());
  app.post('/member/findPassword', async (request, reply) => {
    const form = FindPasswordRequest.safeParse(request.body);
    if (!form.success) return answerRefused(reply, malformed(form.error));
    const { userId, phone, pin } = form.data;
    const waitMs = throttle.waitFor(userId, request.ip);
    if (waitMs > 0) return answerRefused(reply, { reason: 'tooManyAttempts', waitMs });
    const row = await store.read((tx) =>
      tx.selectFrom('members').select(['id', 'phone', 'pin_hash']).where('user_id', '=', userId).executeTakeFirst(),
    );
    // The PIN is hashed whoever asks, so that every refusal takes the same time.
    const isPinRight = await passwords.verify(pin, row?.pin_hash);
    if (isPinRight === undefined) return answerRefused(reply, BUSY);
    if (row === undefined || !isPinRight || !isSameText(phone, row.phone)) {
      throttle.recordFailure(userId, request.ip);
      return answerRefused(reply, { reason: 'wrongDetails' });
    }
    throttle.recordSuccess(userId, request.ip);
    const ticket = randomness.text(TICKET_BYTES);
    await store.write((tx) => issueTicket(tx, MemberId.parse(row.id), hashToken(ticket), clock.now()));
    return reply.header('cache-control', 'no-store').send({ ticket });
  });
}

/** Ends the member's session wherever it is: whoever lost the password may not be who uses it. */
async function setByTicket(
  { store, clock, passwords }: OriginParts,
  reply: FastifyReply,
  ticket: string,
  newPassword: string,
): Promise<FastifyReply> {
  const ticketHash = hashToken(ticket);
  const now = clock.now();
  // A guessed ticket costs no hash.
  const known = await store.read((tx) =>
    tx.selectFrom('password_tickets').select('expires_at').where('ticket_hash', '=', ticketHash).executeTakeFirst(),
  );
  if (known === undefined) return answerRefused(reply, { reason: 'wrongTicket' });
  const passwordHash = await passwords.hash(newPassword);
  const memberId = await store.write(async (tx) => {
    const owner = await redeemTicket(tx, ticketHash, now);
    if (owner === undefined) return undefined;
    await tx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', owner).execute();
    await endSessionOf(tx, owner, 'closed', now);
    return owner;
  });
  return memberId === undefined ? answerRefused(reply, { reason: 'wrongTicket' }) : reply.code(204).send();
}

interface SessionChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly throttle: ReturnType<typeof createAttemptThrottle>;
}

/** The session that asks goes on; a member has no other. */
async function setBySession(
  { store, passwords, authenticate }: OriginParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, newPassword, throttle }: SessionChange,
): Promise<FastifyReply> {
  const session = await authenticate(request, reply);
  if (session === undefined) return reply;
  const { memberId } = session;
  const waitMs = throttle.waitFor(memberId, request.ip);
  if (waitMs > 0) return answerRefused(reply, { reason: 'tooManyAttempts', waitMs });
  const row = await store.read((tx) =>
    tx.selectFrom('members').select('password_hash').where('id', '=', memberId).executeTakeFirst(),
  );
  const isRight = await passwords.verify(currentPassword, row?.password_hash);
  if (isRight === undefined) return answerRefused(reply, BUSY);
  if (!isRight || row === undefined) {
    throttle.recordFailure(memberId, request.ip);
    return answerRefused(reply, { reason: 'wrongPassword', field: 'currentPassword' });
  }
  throttle.recordSuccess(memberId, request.ip);
  const passwordHash = await passwords.hash(newPassword);
  const changed = await store.write((tx) =>
    tx
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('id', '=', memberId)
      // Another change may have come first; then what was typed is no longer the current one.
      .where('password_hash', '=', row.password_hash)
      .executeTakeFirst(),
  );
  if (changed.numUpdatedRows === 0n) return answerRefused(reply, { reason: 'wrongPassword', field: 'currentPassword' });
  return reply.code(204).send();
}

function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
