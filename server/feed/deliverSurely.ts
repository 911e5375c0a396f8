/**
 * Delivers reports until the origin has them, however often that fails. Reports say how things are, so saying them again is
 * harmless; going on without them would leave the origin wrong for good.
 */
import type { Clock } from '../clock.ts';
import type { FeedDelivery, FeedReport, FeedSink } from './feed.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Where reports go, and by which clock a delivery that failed waits for its next try. */
export interface Delivery {
  readonly sink: FeedSink;
  readonly clock: Clock;
  /** 0 ≤ x < 1; spreads the waits. */
  readonly random: () => number;
  /** Aborted when the feed is stopped; ends every wait at once. */
  readonly stopped: AbortSignal;
  /** Names the feed in complaints. */
  readonly source: string;
}

/**
 * Resolves once the reports are committed, or once the feed was stopped.
 *
 * Waits between tries grow from half a second to half a minute, with full jitter.
 *
 * @returns whether they were committed
 */
export function deliverSurely(delivery: Delivery, reports: readonly FeedReport[]): Promise<boolean> {
  return deliverEachSurely(delivery, [{ reports }]);
}

/** Many deliveries at once, each judged after the one before it; as `deliverSurely`. */
export async function deliverEachSurely(delivery: Delivery, deliveries: readonly FeedDelivery[]): Promise<boolean> {
  for (let attempt = 0; !delivery.stopped.aborted; attempt += 1) {
    try {
      await delivery.sink.deliverEach(deliveries);
      return true;
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown';
      delivery.sink.complain({
        source: delivery.source,
        line: 0,
        detail: `delivery failed, will be repeated: ${detail}`,
      });
      const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
      await pause(delivery.clock, Math.ceil(most * delivery.random()), delivery.stopped);
    }
  }
  return false;
}

/** Resolves after `ms`, or at once when the signal is aborted. */
export function pause(clock: Clock, ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) {
      resolve();
      return;
    }
    const cancel = clock.after(ms, () => {
      stopped.removeEventListener('abort', onAbort);
      resolve();
    });
    const onAbort = () => {
      cancel();
      resolve();
    };
    stopped.addEventListener('abort', onAbort, { once: true });
  });
}
