/**
 * `GET /streams/events/blocks/:name`: a block of an image, or what is missing of it (S-25, S-27). `GET /streams/events/index`: which blocks are
 * the offer index (S-29).
 */
import type { FastifyInstance } from 'fastify';
import type { IndexAnswer } from '../../src/domain/events/frames.ts';
import { copy } from '../copy.ts';
import type { Authenticate } from '../session/authenticate.ts';
import type { KeptBlocks } from './keptBlocks.ts';
import type { OfferIndex } from './offerIndex.ts';

/** From a byte on; any other form of range is answered with the whole. */
const RANGE = /^bytes=(\d{1,9})-$/;

export function blockRoute(app: FastifyInstance, authenticate: Authenticate, blocks: KeptBlocks): void {
  app.get<{ Params: { name: string } }>('/streams/events/blocks/:name', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const asked = RANGE.exec(request.headers.range ?? '');
    const from = Number(asked?.[1] ?? 0);
    const bytes = blocks.serve(request.params.name, from, session.tokenHash);
    if (bytes === undefined) return reply.code(410).send({ message: copy.notFound, reason: 'gone' });
    reply.header('cache-control', 'private, no-store').header('accept-ranges', 'bytes');
    if (from >= bytes.length) {
      reply.header('content-range', `bytes */${bytes.length}`);
      return reply.code(416).send({ message: copy.badRequest, reason: 'beyond' });
    }
    if (asked !== null) reply.code(206).header('content-range', `bytes ${from}-${bytes.length - 1}/${bytes.length}`);
    return reply.type('application/octet-stream').send(bytes.subarray(from));
  });
}

export function indexRoute(app: FastifyInstance, authenticate: Authenticate, index: OfferIndex): void {
  app.get('/streams/events/index', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const taken = await index.take();
    if (taken === undefined) return reply.code(410).send({ message: copy.notFound, reason: 'gone' });
    const blocks = taken.blocks.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
    const told: IndexAnswer = { blocks, since: taken.since, position: taken.position };
    return reply.header('cache-control', 'private, no-store').send(told);
  });
}
