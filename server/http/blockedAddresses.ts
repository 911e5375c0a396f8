/** Status 600 for addresses the house has blocked (SES-07). Frameworks refuse that number, so it is written raw. */
import type { FastifyInstance } from 'fastify';
import { copy } from './copy.ts';
import { addressKey, clientAddress } from './clientAddress.ts';

/** @param addresses of IPv6, one address blocks its /64 */
export function blockedAddresses(app: FastifyInstance, addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  const blocked = new Set(addresses.map((address) => addressKey(address) ?? address));
  const body = JSON.stringify({ message: copy.blockedAddress });
  app.addHook('onRequest', async (request, reply) => {
    if (!blocked.has(clientAddress(request))) return undefined;
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
