/** `GET /streams/{events,bets}`, `/streams/{stream}/range` and blocks of images (docs/STREAMS.md). Written raw: a framework's reply is not a stream. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeStreamCall } from '../../src/domain/calls/office.ts';
import { RIGHTS_OF } from '../../src/domain/office/roles.ts';
import { eventsCall, ownEventsCall, rangeCall } from '../../src/domain/calls/streams.ts';
import { parsePosition } from '../../src/domain/kernel/position.ts';
import type { Clock } from '../clock.ts';
import { copy } from '../http/copy.ts';
import { betsOf, operatorLog, readStreamAfter, readStreamHead, type LogStream } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { takenBy } from '../http/compressAnswers.ts';
import { readOperatorSession } from '../office/officeSessions.ts';
import { readSession, type Session } from '../session/sessions.ts';
import type { Store, Work } from '../store/store.ts';
import { blockRoute, indexRoute } from './blockRoute.ts';
import { readBetsImage, readOfficeImage } from './image.ts';
import { readInterest, type Interest } from './interest.ts';
import type { OpenedImages } from './openImages.ts';
import type { GzipPlaces, OpenGzip } from './outlet.ts';
import type { LogReader } from './readOn.ts';
import { createFollow, serveStream, type Follow, type ServeOptions } from './serveStream.ts';
import { openConnection, type StreamConnection } from './streamConnection.ts';
import type { StreamHub } from './streamHub.ts';

export interface StreamOptions {
  /** S-12. */
  readonly maxUnsentBytes: number;
  /** S-13. */
  readonly openGzip: OpenGzip;
  readonly onFailure: (error: unknown) => void;
}

export interface StreamParts extends StreamOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly tailer: Tailer;
  readonly hub: StreamHub;
  readonly log: LogReader;
  readonly images: OpenedImages;
  readonly gzipPlaces: GzipPlaces;
  readonly epoch: string;
}

export function streamRoutes(answer: AnswerCall, parts: StreamParts): void {
  const { store, clock, epoch, tailer, hub, log, images, onFailure } = parts;
  const follow = createFollow({ epoch, tailer, hub, log, onFailure });
  const { turn, ofBehind: takeTopicImage } = images;
  const always = { turn, takeTopicImage, follow };
  const ofOffice = () => store.read((tx) => readOfficeImage(tx, epoch));

  answer(eventsCall, ({ session, request, reply }) => {
    const interest = readInterest(request.query);
    if (interest === 'unreadable') return reply.code(400).send({ message: copy.badRequest, reason: 'unknownTopic' });
    hub.noteDiverged(interest?.diverged ?? 0);
    const takeImage = () => images.first(interest);
    openStream(parts, request, reply, { ...signed(session), stream: 'events', interest, takeImage, ...always });
    return reply;
  });

  answer(ownEventsCall, ({ session, request, reply }) => {
    hub.noteDiverged(0);
    const { memberId } = session;
    const ofBets = () => store.read((tx) => readBetsImage(tx, epoch, memberId));
    const takeImage = async () => ({ image: await ofBets(), topics: undefined });
    const wanted = { ...signed(session), stream: betsOf(memberId), interest: undefined, takeImage };
    openStream(parts, request, reply, { ...wanted, ...always });
    return reply;
  });

  answer(officeStreamCall, ({ session: { operator, tokenHash, createdAt }, request, reply }) => {
    const session = { memberId: operator.id, tokenHash, createdAt };
    const takeImage = async () => ({ image: await ofOffice(), topics: undefined });
    const isSigned = async (tx: Work) => typeof (await readOperatorSession(tx, tokenHash, clock.now())) === 'object';
    const wanted = { ...always, session, isSigned, endsBy: operatorLog(operator.id), rights: RIGHTS_OF[operator.role] };
    openStream(parts, request, reply, { ...wanted, stream: 'office', interest: undefined, takeImage });
    return reply;
  });

  rangeRoute(answer, store, epoch);
  blockRoute(answer, images.blocks);
  indexRoute(answer, images.index);
}

/** A member's session, as their streams know it. */
const signed = (session: Session) => ({
  session,
  isSigned: async (tx: Work) => (await readSession(tx, session.tokenHash))?.state === 'active',
  endsBy: betsOf(session.memberId),
  rights: undefined,
});

interface Wanted extends Pick<StreamConnection, 'session' | 'stream' | 'endsBy' | 'rights'> {
  readonly isSigned: ServeOptions['isSigned'];
  readonly interest: Interest | undefined;
  readonly takeImage: ServeOptions['takeImage'];
  readonly turn: ServeOptions['turn'];
  readonly takeTopicImage: ServeOptions['takeTopicImage'];
  readonly follow: Follow;
}

function openStream(
  { store, clock, epoch, hub, gzipPlaces, maxUnsentBytes, openGzip, onFailure }: StreamParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, stream, endsBy, rights, ...wanted }: Wanted,
): void {
  const header = request.headers['last-event-id'];
  reply.hijack();
  const leavePlace = placeFor(stream, request, gzipPlaces);
  const connection = openConnection({
    raw: reply.raw,
    stream,
    session,
    endsBy,
    rights,
    clock,
    maxUnsentBytes,
    openGzip: leavePlace === undefined ? undefined : openGzip,
    onClose: () => {
      leavePlace?.();
      hub.remove(connection);
    },
    onCut: hub.noteCut,
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

function rangeRoute(answer: AnswerCall, store: Store, epoch: string): void {
  answer(
    rangeCall,
    async ({ session, params, query, reply }) => {
      const after = parsePosition(query.after);
      if (after === undefined) return reply.code(400).send({ message: copy.badRequest });
      const stream = params.stream === 'events' ? 'events' : betsOf(session.memberId);
      const found = await store.read(async (tx) => ({
        head: await readStreamHead(tx, stream),
        events: await readStreamAfter(tx, stream, after.offset, query.limit),
      }));
      const reachesBack = after.epoch === epoch && after.offset >= found.head.trimmed_to;
      if (!reachesBack) return reply.code(410).send({ message: copy.notFound });
      // The log holds envelopes as text already; parsing them to print them again would be waste.
      const events = found.events.map(
        ({ offset, envelope }) => `{"position":${JSON.stringify({ epoch, offset })},"event":${envelope}}`,
      );
      const head = JSON.stringify({ epoch, offset: found.head.head });
      return reply.type('application/json; charset=utf-8').send(`{"events":[${events.join(',')}],"head":${head}}`);
    },
    ({ part, reply }) =>
      part === 'params'
        ? reply.code(404).send({ message: copy.notFound })
        : reply.code(400).send({ message: copy.badRequest }),
  );
}
