/** Producer states as they count now, whichever process runs the feed. */
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { effectiveStates, readPulse } from './feedPulse.ts';
import type { Offer, ProducerStates } from './offer.ts';

/** How each part of the feed counts now, by what it said and by when any process last heard of it (S-14). */
export interface PulseWatch {
  readonly states: () => ProducerStates;
  /** The feed has just delivered here. */
  readonly beat: () => void;
  readonly stop: () => void;
}

export interface PulseOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly offer: Offer;
  readonly feedSilenceMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Looks four times in `feedSilenceMs` at what other processes wrote. */
export async function watchPulse({ store, clock, offer, feedSilenceMs, onFailure }: PulseOptions): Promise<PulseWatch> {
  let reportedAt = await store.read(readPulse);
  const check = () => {
    store
      .read(readPulse)
      .then((at) => {
        reportedAt = Math.max(reportedAt, at);
      })
      .catch(onFailure)
      .finally(() => {
        if (!isStopped) cancel = clock.after(feedSilenceMs / 4, check);
      });
  };
  let isStopped = false;
  let cancel = clock.after(feedSilenceMs / 4, check);
  return {
    states: () => effectiveStates(offer.producers, clock.now() - reportedAt, feedSilenceMs),
    beat() {
      reportedAt = clock.now();
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
