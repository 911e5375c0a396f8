/** `/member/*`: login, logout, and who I am. */
import type { FastifyInstance } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { MemberEdit } from '../../src/domain/session/account.ts';
import { ADMINISTRATOR, LoginRequest } from '../../src/domain/session/member.ts';
import { copy } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { readSetting } from '../house/settings.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import { answerRefused, malformed } from './accountRefusal.ts';
import { createAttemptThrottle } from './attemptThrottle.ts';
import { nicknameKey } from '../../src/domain/session/nickname.ts';
import { isNicknameTaken } from './nicknameKeys.ts';
import { readMember } from './readMember.ts';
import { endSession, hashToken, openSession } from './sessions.ts';

/** A token carries 256 random bits. */
const TOKEN_BYTES = 32;

export function sessionRoutes(app: FastifyInstance, parts: OriginParts): void {
  loginRoute(app, parts);
  const { store, clock, authenticate } = parts;

  app.post('/member/logout', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    await store.write((tx) => endSession(tx, session.tokenHash, 'loggedOut', clock.now()));
    return reply.code(204).send();
  });

  app.get('/member/user', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    return reply.send(await store.read((tx) => readMember(tx, session.memberId)));
  });

  app.post('/member/edit', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const edit = MemberEdit.safeParse(request.body);
    if (!edit.success) return answerRefused(reply, malformed(edit.error));
    const { nickname } = edit.data;
    const { memberId } = session;
    const member = await store.write(async (tx) => {
      if (await isNicknameTaken(tx, nickname, memberId)) return undefined;
      const change = { nickname, nickname_key: nicknameKey(nickname), updated_at: clock.now() };
      await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
      return readMember(tx, memberId);
    });
    return member === undefined
      ? answerRefused(reply, { reason: 'nicknameTaken', field: 'nickname' })
      : reply.send(member);
  });

  app.get<{ Params: { id: string } }>('/member/:id', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    if (request.params.id !== session.memberId) {
      recordRefusedAccess(parts.securityLog, request, session.memberId, 'notYours');
      return reply.code(403).send({ message: copy.notYours });
    }
    return reply.send(await store.read((tx) => readMember(tx, session.memberId)));
  });
}

function loginRoute(app: FastifyInstance, { store, clock, passwords, randomness }: OriginParts): void {
  const throttle = createAttemptThrottle(() => clock.now());
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
      tx.selectFrom('members').select(['id', 'type', 'password_hash']).where('user_id', '=', userId).executeTakeFirst(),
    );
    const isRight = await passwords.verify(password, row?.password_hash);
    if (isRight === undefined) return reply.code(429).header('retry-after', 2).send({ message: copy.tooManyLogins });
    if (!isRight || row === undefined) {
      throttle.recordFailure(userId, request.ip);
      return reply.code(404).send({ message: copy.wrongLogin });
    }
    throttle.recordSuccess(userId, request.ip);
    const token = randomness.text(TOKEN_BYTES);
    const refusal = await store.write(async (tx): Promise<'maintenance' | 'wrongLogin' | undefined> => {
      if (row.type !== ADMINISTRATOR && (await readSetting(tx, 'siteNoticeFlg')) === 1) return 'maintenance';
      const { password_hash: current } = await tx
        .selectFrom('members')
        .select('password_hash')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      // Changed since it was compared: the old password opens nothing.
      if (current !== row.password_hash) return 'wrongLogin';
      await openSession(tx, row.id as MemberId, hashToken(token), clock.now());
      return undefined;
    });
    if (refusal === 'wrongLogin') return reply.code(404).send({ message: copy.wrongLogin });
    if (refusal === 'maintenance') return answerRefused(reply, { reason: 'maintenance' });
    return reply.header('cache-control', 'no-store').send({ token });
  });
}
