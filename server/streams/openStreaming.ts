/** What the streams of one process are made of. */
import type { Clock } from '../clock.ts';
import type { FollowedLog } from '../events/followLog.ts';
import type { PulseWatch } from '../ingest/watchPulse.ts';
import type { SettledOptions } from '../originOptions.ts';
import type { Store } from '../store/store.ts';
import { openImages } from './openImages.ts';
import { createGzipPlaces } from './outlet.ts';
import { createLogReader } from './readOn.ts';
import { createStreamHub } from './streamHub.ts';

/** What is told, and by which clock. */
export interface Streamed extends FollowedLog {
  readonly epoch: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly producers: PulseWatch['states'];
}

/** Nothing of it runs before somebody follows, but for heartbeats. */
export function openStreaming(given: SettledOptions, streamed: Streamed) {
  const { epoch, store, clock, tailer, offer, follow, producers } = streamed;
  const { heartbeatMs, wideFrom, imageBlockBytes, deflate, maxUnsentBytes, openGzip } = given;
  const { offsetOf } = tailer;
  const hub = createStreamHub({ epoch, clock, heartbeatMs, offsetOf, producers, offer, wideFrom });
  // Where events were passed over the next one of a stream is none that this process has: its client goes on from what there is.
  follow(hub.handOn, hub.sendAway);
  return {
    hub,
    log: createLogReader({ epoch, store, tailer, offer }),
    gzipPlaces: createGzipPlaces(given.maxCompressedStreams),
    images: openImages({ epoch, offer, tailer, clock, imageBlockBytes, deflate }),
    maxUnsentBytes,
    openGzip,
  };
}
