/** `GET /settlement/operator-list`: what waits for an operator's decision. For administrators (type 1) only. */
import type { FastifyInstance } from 'fastify';
import type { OriginParts } from '../http/originParts.ts';
import { readSetting } from '../house/settings.ts';
import { authenticateOperator } from '../session/authenticateOperator.ts';
import { readOperatorList } from './overdueResults.ts';

export function operatorRoutes(app: FastifyInstance, parts: OriginParts): void {
  const { store, clock } = parts;
  app.get('/settlement/operator-list', async (request, reply) => {
    if ((await authenticateOperator(parts, request, reply)) === undefined) return reply;
    const list = await store.read(async (tx) => {
      const { resultOverdueMs } = await readSetting(tx, 'bettingRules');
      return readOperatorList(tx, clock.now() - resultOverdueMs);
    });
    return reply.send(list);
  });
}
