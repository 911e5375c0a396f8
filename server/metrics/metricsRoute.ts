/**
 * `GET /metrics` for whoever has the token (OPS-7); for everybody else, and where no token is given, there is nothing at that address. It is no
 * call: no browser of ours asks it, and what it says is for a machine that knows its format.
 */
import type { FastifyInstance } from 'fastify';
import { isSameText } from '../security/isSameText.ts';
import type { Metrics } from './openMetrics.ts';

/** @param token `null` where nobody may ask */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    if (token === null || !isSameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
