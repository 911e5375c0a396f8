/** Brings the offer into memory and keeps it at the log's end: one read for the state and its place, then every event once, in order. */
import { sql } from 'kysely';
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../src/domain/events/decode.ts';
import type { Clock } from '../clock.ts';
import { readOffer, type KeptOffer, type Offer } from '../ingest/offer.ts';
import type { Store, Work } from '../store/store.ts';
import type { LoggedEvent, LogStream } from './eventLog.ts';
import { startTailer, type Tailer } from './tailer.ts';

/** The offer in memory and who hands events on: where one stands the other does. */
export interface FollowedLog {
  readonly offer: Offer;
  readonly tailer: Tailer;
  /**
   * @param listener gets every page of events after the offer has taken it in
   * @param onPassedOver told when events were passed over, as the log no longer has them: the offer is what it is now, and nobody heard of what led there
   */
  readonly follow: (listener: (events: readonly LoggedEvent[]) => void, onPassedOver?: () => void) => void;
}

/** `logPollMs`: how often commits of other processes are looked for. */
export interface FollowOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly logPollMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Resolves once the offer is read; `onFailure` hears of each poll that failed, and the next one tries again. */
export async function followLog({ store, clock, logPollMs, onFailure }: FollowOptions): Promise<FollowedLog> {
  const { offer, seq, offsets } = await store.read(readPlace);
  const listeners: ((events: readonly LoggedEvent[]) => void)[] = [];
  const overListeners: (() => void)[] = [];
  const handOn = (events: readonly LoggedEvent[]) => {
    for (const event of events) if (event.stream === 'events') takeIn(offer, event, onFailure);
    for (const listener of listeners) listener(events);
  };
  const readAnew = async () => {
    const { offer: now, ...place } = await store.read(readPlace);
    const take = () => {
      offer.become(now);
      for (const listener of overListeners) listener();
    };
    return { ...place, take };
  };
  const tailer = startTailer({ store, clock, pollMs: logPollMs, seq, offsets, handOn, readAnew, onFailure });
  const follow: FollowedLog['follow'] = (listener, onPassedOver) => {
    listeners.push(listener);
    if (onPassedOver !== undefined) overListeners.push(onPassedOver);
  };
  return { offer, tailer, follow };
}

/** The offer and the log's end, of one moment. */
async function readPlace(tx: Work) {
  const offer = await readOffer(tx);
  const last = await sql<{ seq: number }>`SELECT coalesce(max(seq), 0) AS seq FROM event_log`.execute(tx);
  const heads = await tx.selectFrom('stream_heads').select(['stream', 'head']).execute();
  const offsets = new Map(heads.map((row) => [row.stream as LogStream, row.head]));
  return { offer, seq: last.rows[0]?.seq ?? 0, offsets };
}

function takeIn(offer: KeptOffer, { envelope, offset }: LoggedEvent, onFailure: (error: unknown) => void): void {
  const decoded = decodeEventText(envelope, 'events');
  // Nothing but this origin writes the log, so the type is one of the feed's and the house's.
  if (decoded.ok) offer.apply(decoded.value as FeedEvent);
  else onFailure(new Error(`event ${offset}: ${decoded.failure.kind} ${decoded.failure.detail}`));
}
