/** Producer states as they count now, whichever process runs the feed. */
import type { Clock } from '../clock.ts';
import { repeat, type Repeating } from '../repeat.ts';
import type { Store } from '../store/store.ts';
import { effectiveStates, readPulse } from './feedPulse.ts';
import type { Offer, ProducerStates } from './offer.ts';

/** How each part of the feed counts now, by what it said and by when any process last heard of it (S-14). */
export interface PulseWatch extends Repeating {
  readonly states: () => ProducerStates;
  /** Since any process last heard of the feed, ms; since the epoch before it ever was. */
  readonly silentMs: () => number;
  /** The feed has just delivered here. */
  readonly beat: () => void;
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
  const look = async () => {
    reportedAt = Math.max(reportedAt, await store.read(readPulse));
  };
  return {
    ...repeat(clock, feedSilenceMs / 4, look, onFailure),
    states: () => effectiveStates(offer.producers, clock.now() - reportedAt, feedSilenceMs),
    silentMs: () => clock.now() - reportedAt,
    beat() {
      reportedAt = clock.now();
    },
  };
}
