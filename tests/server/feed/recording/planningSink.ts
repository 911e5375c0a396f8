/** A sink that decides events as the origin does and keeps no database, so that many playings of one recording can be compared. */
import { createHash } from 'node:crypto';
import type { FeedEvent } from '../../../../src/domain/events/catalogue.ts';
import type { FeedDelivery, FeedSink } from '../../../../server/feed/feed.ts';
import { keepOffer } from '../../../../server/ingest/offer.ts';
import { planDeliveries } from '../../../../server/ingest/planDelivery.ts';

export interface PlanningSink extends FeedSink {
  readonly events: FeedEvent[];
  readonly complaints: string[];
}

/** @param onDelivery runs with each call, as a machine that takes its time does */
export function createPlanningSink(now: () => number, onDelivery: () => void = () => undefined): PlanningSink {
  const offer = keepOffer([], [], {});
  const events: FeedEvent[] = [];
  const complaints: string[] = [];
  const deliverEach = (deliveries: readonly FeedDelivery[]) => {
    onDelivery();
    for (const plan of planDeliveries(deliveries, offer, now())) {
      for (const event of plan.events) offer.apply(event);
      events.push(...plan.events);
    }
    return Promise.resolve();
  };
  return {
    events,
    complaints,
    deliverEach,
    deliver: (reports) => deliverEach([{ reports }]),
    complain: ({ line, detail }) => complaints.push(`${line} ${detail}`),
  };
}

/** What playing at another speed, or at another time, changes: when an event was, when a fixture starts, when odds moved, what a clock showed by then. */
const TIMES: ReadonlySet<string> = new Set(['at', 'startAt', 'movedAt', 'shown']);

/** Hash of events in their order, without their times; the order of their fields is nothing they say. */
export function logHash(events: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const event of events) hash.update(`${JSON.stringify(event, timeless)}\n`);
  return hash.digest('hex');
}

function timeless(key: string, value: unknown): unknown {
  if (TIMES.has(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
