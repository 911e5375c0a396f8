/** `/message`: a member's letters, which of them were read, and how many were not (SES-11). */
import type { FastifyInstance } from 'fastify';
import { Message } from '../../src/domain/notices/message.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { OriginParts } from '../http/originParts.ts';
import { answerRefused } from '../session/accountRefusal.ts';
import { unreadCount } from '../session/readMember.ts';
import type { Work } from '../store/store.ts';
import { deleteMessage, markMessageRead, readMessages } from './messages.ts';

type Change = (tx: Work, memberId: MemberId, messageId: string, now: number) => Promise<boolean>;

export function messageRoutes(app: FastifyInstance, { store, clock, authenticate }: OriginParts): void {
  app.get('/message', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    return reply.send(await store.read((tx) => readMessages(tx, session.memberId)));
  });

  app.get('/message/unread', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const unread = await store.read((tx) => unreadCount(tx, session.memberId));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(unread));
  });

  const changeRoute = (method: 'POST' | 'DELETE', url: string, change: Change) => {
    app.route<{ Params: { id: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const session = await authenticate(request, reply);
        if (session === undefined) return reply;
        const id = Message.shape.id.safeParse(request.params.id);
        const isThere = id.success && (await store.write((tx) => change(tx, session.memberId, id.data, clock.now())));
        return isThere ? reply.code(204).send() : answerRefused(reply, { reason: 'noSuchMessage' });
      },
    });
  };
  changeRoute('POST', '/message/:id/read', markMessageRead);
  changeRoute('DELETE', '/message/:id', deleteMessage);
}
