/** Status 600 for addresses the house has blocked (SES-07). Frameworks refuse that number, so it is written raw. */
import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';

export function blockedAddresses(app: FastifyInstance, blocked: ReadonlySet<string>): void {
  const body = JSON.stringify({ message: copy.blockedAddress });
  app.addHook('onRequest', async (request, reply) => {
    if (!blocked.has(request.ip.replace(/^::ffff:/, ''))) return undefined;
    reply.hijack();
    reply.raw.writeHead(600, 'Blocked', {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    });
    reply.raw.end(body);
    return reply;
  });
}
