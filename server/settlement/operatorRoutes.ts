/** `GET /settlement/operator-list`: what waits for an operator's decision. For administrators (type 1) only. */
import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { readSetting } from '../house/settings.ts';
import { readMember } from '../session/readMember.ts';
import { readOperatorList } from './overdueResults.ts';

const ADMINISTRATOR = 1;

export function operatorRoutes(app: FastifyInstance, { store, clock, authenticate }: OriginParts): void {
  app.get('/settlement/operator-list', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const list = await store.read(async (tx) => {
      const member = await readMember(tx, session.memberId);
      if (member?.type !== ADMINISTRATOR) return undefined;
      const { resultOverdueMs } = await readSetting(tx, 'bettingRules');
      return readOperatorList(tx, clock.now() - resultOverdueMs);
    });
    return list === undefined ? reply.code(403).send({ message: copy.notYours }) : reply.send(list);
  });
}
