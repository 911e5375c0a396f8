/** `GET /streams/{events,bets}`, `/streams/{stream}/range` and blocks of images (docs/STREAMS.md). Written raw: a framework's reply is not a stream. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StreamName } from '../../src/domain/events/catalogue.ts';
import { parsePosition } from '../../src/domain/kernel/position.ts';
import { copy } from '../copy.ts';
import { betsOf, readStreamAfter, readStreamHead, type LogStream } from '../events/eventLog.ts';
import { takenBy } from '../http/compressAnswers.ts';
import type { OriginParts } from '../http/originParts.ts';
import type { Session } from '../session/sessions.ts';
import { blockRoute, indexRoute } from './blockRoute.ts';
import { readBetsImage } from './image.ts';
import { readInterest, type Interest } from './interest.ts';
import type { GzipPlaces } from './outlet.ts';
import { createFollow, serveStream, type Follow, type ServeOptions } from './serveStream.ts';
import { openConnection } from './streamConnection.ts';

export interface StreamOptions {
  /** S-12. */
  readonly maxUnsentBytes: number;
  readonly onFailure: (error: unknown) => void;
}

const streamOf = (name: StreamName, session: Session): LogStream =>
  name === 'events' ? 'events' : betsOf(session.memberId);

export function streamRoutes(app: FastifyInstance, parts: OriginParts, options: StreamOptions): void {
  const { store, epoch, images, authenticate } = parts;
  const follow = createFollow({ ...parts, onFailure: options.onFailure });
  for (const name of StreamName.options) {
    app.get(`/streams/${name}`, async (request, reply) => {
      const session = await authenticate(request, reply);
      if (session === undefined) return reply;
      const interest = name === 'events' ? readInterest(request.query) : undefined;
      if (interest === 'unreadable') return reply.code(400).send({ message: copy.badRequest, reason: 'unknownTopic' });
      parts.hub.noteDiverged(interest?.diverged ?? 0);
      const ofBets = () => store.read((tx) => readBetsImage(tx, epoch, session.memberId));
      const takeImage =
        name === 'events' ? () => images.first(interest) : async () => ({ image: await ofBets(), topics: undefined });
      const stream = streamOf(name, session);
      const { turn, ofBehind: takeTopicImage } = images;
      openStream(parts, options, request, reply, {
        session,
        stream,
        interest,
        takeImage,
        turn,
        takeTopicImage,
        follow,
      });
      return reply;
    });
  }
  rangeRoute(app, parts);
  blockRoute(app, authenticate, images.blocks);
  indexRoute(app, authenticate, images.index);
}

interface Wanted {
  readonly session: Session;
  readonly stream: LogStream;
  readonly interest: Interest | undefined;
  readonly takeImage: ServeOptions['takeImage'];
  readonly turn: ServeOptions['turn'];
  readonly takeTopicImage: ServeOptions['takeTopicImage'];
  readonly follow: Follow;
}

function openStream(
  { store, clock, epoch, hub, gzipPlaces }: OriginParts,
  { maxUnsentBytes, onFailure }: StreamOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, stream, ...wanted }: Wanted,
): void {
  const header = request.headers['last-event-id'];
  reply.hijack();
  const leavePlace = placeFor(stream, request, gzipPlaces);
  const connection = openConnection({
    raw: reply.raw,
    stream,
    session,
    clock,
    maxUnsentBytes,
    isCompressed: leavePlace !== undefined,
    onClose: () => {
      leavePlace?.();
      hub.remove(connection);
    },
  });
  const cursor = typeof header === 'string' ? header : undefined;
  serveStream({ epoch, store, hub, connection, cursor, ...wanted }).catch((error: unknown) => {
    onFailure(error);
    connection.end();
  });
}

/** A member's own stream stays as it is: there is little of it, and what it says beside secrets is nobody's to measure (S-13). */
function placeFor(stream: LogStream, { headers }: FastifyRequest, places: GzipPlaces): (() => void) | undefined {
  return stream === 'events' && takenBy(headers['accept-encoding'])('gzip') ? places.take() : undefined;
}

const RangeQuery = z.object({
  after: z.string().max(64),
  limit: z.coerce.number().int().min(1).max(500).default(500),
});

function rangeRoute(app: FastifyInstance, { store, epoch, authenticate }: OriginParts): void {
  app.get<{ Params: { stream: string } }>('/streams/:stream/range', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const name = StreamName.safeParse(request.params.stream);
    const query = RangeQuery.safeParse(request.query);
    const after = query.success ? parsePosition(query.data.after) : undefined;
    if (!name.success) return reply.code(404).send({ message: copy.notFound });
    if (!query.success || after === undefined) return reply.code(400).send({ message: copy.badRequest });
    const stream = streamOf(name.data, session);
    const found = await store.read(async (tx) => ({
      head: await readStreamHead(tx, stream),
      events: await readStreamAfter(tx, stream, after.offset, query.data.limit),
    }));
    const reachesBack = after.epoch === epoch && after.offset >= found.head.trimmed_to;
    if (!reachesBack) return reply.code(410).send({ message: copy.notFound });
    // The log holds envelopes as text already; parsing them to print them again would be waste.
    const events = found.events.map(
      ({ offset, envelope }) => `{"position":${JSON.stringify({ epoch, offset })},"event":${envelope}}`,
    );
    const head = JSON.stringify({ epoch, offset: found.head.head });
    return reply.type('application/json; charset=utf-8').send(`{"events":[${events.join(',')}],"head":${head}}`);
  });
}
