/** What the streams of one process are made of. */
import type { Clock } from '../clock.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Offer } from '../ingest/offer.ts';
import type { PulseWatch } from '../ingest/watchPulse.ts';
import type { SettledOptions } from '../originOptions.ts';
import type { Store } from '../store/store.ts';
import { openImages } from './openImages.ts';
import { createGzipPlaces } from './outlet.ts';
import { createLogReader } from './readOn.ts';
import { createStreamHub } from './streamHub.ts';

/** What is told, and by which clock. */
export interface Streamed {
  readonly epoch: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly tailer: Tailer;
  readonly offer: Offer;
  readonly producers: PulseWatch['states'];
}

/** Nothing of it runs before somebody follows, but for heartbeats. */
export function openStreaming(given: SettledOptions, { epoch, store, clock, tailer, offer, producers }: Streamed) {
  const { heartbeatMs, wideFrom, imageBlockBytes, deflate, maxUnsentBytes, openGzip } = given;
  const { offsetOf } = tailer;
  return {
    hub: createStreamHub({ epoch, clock, heartbeatMs, offsetOf, producers, offer, wideFrom }),
    log: createLogReader({ epoch, store, tailer, offer }),
    gzipPlaces: createGzipPlaces(given.maxCompressedStreams),
    images: openImages({ epoch, offer, tailer, clock, imageBlockBytes, deflate }),
    maxUnsentBytes,
    openGzip,
  };
}
