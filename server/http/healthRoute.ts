/** `GET /health`: how the origin is, in numbers; nothing of any member. */
import type { FastifyInstance } from 'fastify';
import type { ProducerStates } from '../ingest/offer.ts';
import type { OriginParts } from './originParts.ts';

export function healthRoute(app: FastifyInstance, parts: OriginParts, producers: () => ProducerStates): void {
  const { clock, tailer, hub, gzipPlaces, log, images, offer, epoch, build, startedAt } = parts;
  app.get('/health', (_request, reply) => {
    const states = producers();
    const isWell = !parts.isBettingOff() && Object.values(states).every((state) => state !== 'down');
    return reply.send({
      status: isWell ? 'ok' : 'degraded',
      build,
      epoch,
      heads: { events: tailer.offsetOf('events') },
      fixtures: offer.fixtures.size,
      streams: { ...hub.counts(), compressed: gzipPlaces.taken },
      slow: { streams: hub.behind(), eventsLeftOut: log.leftOut() },
      gathered: { eventsLeftOut: hub.leftOut() },
      diverged: hub.diverged(),
      images: images.counts(),
      producers: states,
      uptimeMs: clock.now() - startedAt,
    });
  });
}
