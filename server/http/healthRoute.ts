/** `GET /health`: how the origin is, in numbers; nothing of any member. Beside it, whether it lives, and whether it is ready (OPS-1, OPS-2). */
import { healthCall, liveCall, readyCall } from '../../src/domain/calls/origin.ts';
import type { Clock } from '../clock.ts';
import type { RecordingProgress } from '../feed/recording/recordingProgress.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Readiness } from '../readiness.ts';
import type { Role } from '../roles.ts';
import type { Offer, ProducerStates } from '../ingest/offer.ts';
import { countDisputedResults } from '../settlement/overdueResults.ts';
import type { Store } from '../store/store.ts';
import type { OpenedImages } from '../streams/openImages.ts';
import type { GzipPlaces } from '../streams/outlet.ts';
import type { LogReader } from '../streams/readOn.ts';
import type { StreamHub } from '../streams/streamHub.ts';
import type { AnswerCall } from './answerCalls.ts';

export interface HealthParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly tailer: Tailer;
  readonly hub: StreamHub;
  readonly gzipPlaces: GzipPlaces;
  readonly log: LogReader;
  readonly images: OpenedImages;
  readonly offer: Offer;
  readonly epoch: string;
  readonly build: string;
  readonly role: Role;
  /** Epoch ms when this process began to listen. */
  readonly startedAt: number;
  readonly isBettingOff: () => boolean;
  readonly producers: () => ProducerStates;
  readonly readiness: Readiness;
  /** How far the recording is that is played. */
  readonly playing: (() => RecordingProgress | undefined) | undefined;
}

/** Answers whoever asks, without a session. */
export function healthRoute(answer: AnswerCall, parts: HealthParts): void {
  const { store, clock, tailer, hub, gzipPlaces, log, images, offer, epoch, build, role, startedAt } = parts;
  answer(healthCall, async () => {
    const states = parts.producers();
    const isWell = !parts.isBettingOff() && Object.values(states).every((state) => state !== 'down');
    return {
      status: isWell ? 'ok' : 'degraded',
      build,
      role,
      epoch,
      heads: { events: tailer.offsetOf('events') },
      fixtures: offer.fixtures.size,
      streams: { ...hub.counts(), compressed: gzipPlaces.taken },
      slow: { streams: hub.behind(), eventsLeftOut: log.leftOut() },
      gathered: { eventsLeftOut: hub.leftOut() },
      diverged: hub.diverged(),
      images: images.counts(),
      producers: states,
      recording: parts.playing?.() ?? null,
      disputedResults: await store.read(countDisputedResults),
      uptimeMs: clock.now() - startedAt,
    };
  });
  // Reads nothing: a process that is busy with its store is alive.
  answer(liveCall, () => ({ live: true as const }));
  answer(readyCall, async ({ reply }) => {
    const lacks = await parts.readiness.lacks();
    if (lacks.length > 0) reply.code(503);
    return { ready: lacks.length === 0, lacks };
  });
}
