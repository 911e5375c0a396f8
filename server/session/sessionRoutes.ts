/** `/member/*`: login, logout, and who I am. */
import type { FastifyInstance } from 'fastify';
import { MemberEdit } from '../../src/domain/session/account.ts';
import { copy } from '../copy.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { OriginParts } from '../http/originParts.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import { answerRefused, malformed } from './accountRefusal.ts';
import { nicknameKey } from '../../src/domain/session/nickname.ts';
import { loginRoute } from './loginRoute.ts';
import { isNicknameTaken } from './nicknameKeys.ts';
import { readMember } from './readMember.ts';
import { endSession } from './sessions.ts';

export function sessionRoutes(app: FastifyInstance, parts: OriginParts): void {
  loginRoute(app, parts);
  const { store, clock, authenticate, securityLog } = parts;

  app.post('/member/logout', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    await store.write((tx) => endSession(tx, session.tokenHash, 'loggedOut', clock.now()));
    const from = clientAddress(request);
    securityLog.record({ name: 'sessionEnded', who: session.memberId, from, what: 'logout' });
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
