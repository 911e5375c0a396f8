/**
 * `GET /streams/events/blocks/:name`: a block of an image, or what is missing of it (S-25, S-27). `GET /streams/events/index`: which blocks are
 * the offer index (S-29).
 */
import { blockCall, indexCall } from '../../src/domain/calls/streams.ts';
import { copy } from '../http/copy.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { KeptBlocks } from './keptBlocks.ts';
import type { OfferIndex } from './offerIndex.ts';

/** From a byte on; any other form of range is answered with the whole. */
const RANGE = /^bytes=(\d{1,9})-$/;

export function blockRoute(answer: AnswerCall, blocks: KeptBlocks): void {
  answer(blockCall, ({ session, params, request, reply }) => {
    const asked = RANGE.exec(request.headers.range ?? '');
    const from = Number(asked?.[1] ?? 0);
    const bytes = blocks.serve(params.name, from, session.tokenHash);
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

export function indexRoute(answer: AnswerCall, index: OfferIndex): void {
  answer(indexCall, async ({ reply }) => {
    const taken = await index.take();
    if (taken === undefined) return reply.code(410).send({ message: copy.notFound, reason: 'gone' });
    reply.header('cache-control', 'private, no-store');
    const blocks = taken.blocks.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
    return { blocks, since: taken.since, position: taken.position };
  });
}
