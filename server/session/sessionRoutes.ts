/** `/member/*`: login, logout, and who I am. */
import type { FastifyInstance } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { LoginRequest } from '../../src/domain/session/member.ts';
import { copy } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { createLoginThrottle } from './loginThrottle.ts';
import { readMember } from './readMember.ts';
import { endSessionOf, hashToken, openSession } from './sessions.ts';

/** A token carries 256 random bits. */
const TOKEN_BYTES = 32;

export function sessionRoutes(app: FastifyInstance, parts: OriginParts): void {
  loginRoute(app, parts);
  const { store, clock, authenticate } = parts;

  app.post('/member/logout', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    await store.write((tx) => endSessionOf(tx, session.memberId, 'loggedOut', clock.now()));
    return reply.code(204).send();
  });

  app.get('/member/user', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    return reply.send(await store.read((tx) => readMember(tx, session.memberId)));
  });

  app.get<{ Params: { id: string } }>('/member/:id', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    if (request.params.id !== session.memberId) return reply.code(403).send({ message: copy.notYours });
    return reply.send(await store.read((tx) => readMember(tx, session.memberId)));
  });
}

function loginRoute(app: FastifyInstance, { store, clock, passwords, randomness }: OriginParts): void {
  const throttle = createLoginThrottle(() => clock.now());
  app.post('/member/login', async (request, reply) => {
    const body = LoginRequest.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: copy.badRequest });
    const { userId, password } = body.data;
    const wait = throttle.waitFor(userId, request.ip);
    if (wait > 0) {
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .send({ message: copy.tooManyLogins });
    }
    const row = await store.read((tx) =>
      tx.selectFrom('members').select(['id', 'password_hash']).where('user_id', '=', userId).executeTakeFirst(),
    );
    const isRight = await passwords.verify(password, row?.password_hash);
    if (isRight === undefined) return reply.code(429).header('retry-after', 2).send({ message: copy.tooManyLogins });
    if (!isRight || row === undefined) {
      throttle.recordFailure(userId, request.ip);
      return reply.code(404).send({ message: copy.wrongLogin });
    }
    throttle.recordSuccess(userId, request.ip);
    const token = randomness.text(TOKEN_BYTES);
    await store.write((tx) => openSession(tx, row.id as MemberId, hashToken(token), clock.now()));
    return reply.header('cache-control', 'no-store').send({ token });
  });
}
