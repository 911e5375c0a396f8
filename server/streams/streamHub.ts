/**
 * All open streams of this process: events go to those that follow the log's end, until they do not keep up (S-21), heartbeats to all (S-5),
 * a session's end closes its own. What the feed tells goes out tick by tick (S-34), or as it was gathered for those that asked for it (S-28).
 */
import type { StreamName } from '../../src/domain/events/catalogue.ts';
import type { Clock } from '../clock.ts';
import { type LoggedEvent, type LogStream } from '../events/eventLog.ts';
import type { Offer, ProducerStates } from '../ingest/offer.ts';
import { createFollowers } from './followers.ts';
import { createGathering } from './gathering.ts';
import { createHeartbeats } from './heartbeats.ts';
import { GATHERED_MS } from './interest.ts';
import { createLevelling } from './levelling.ts';
import { createOfferWidth } from './offerWidth.ts';
import { createOpenStreams, type OpenStreams } from './openStreams.ts';
import { outgoing } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import { createTopicDigests } from './topicDigests.ts';
import type { OnBehind, Way } from './way.ts';

export interface StreamHub {
  readonly heartbeatMs: number;
  /** Counts the connection. It gets events once it is attached, heartbeats from its first on. */
  readonly register: (connection: StreamConnection) => void;
  /**
   * From the next event handed on, the connection gets all that follow its offset.
   *
   * @param onBehind is told when the connection, being of topics, takes no more: it follows no longer, and stands where it stood
   */
  readonly attach: (connection: StreamConnection, onBehind: OnBehind) => void;
  readonly remove: (connection: StreamConnection) => void;
  /**
   * Waits until a connection that follows stands exactly where events are handed on, at once or after a page of them, and makes it then:
   * the offer is what it was at the connection's offset. The connection follows no more from there on.
   *
   * @returns `undefined` if the connection was closed
   */
  readonly atLevel: <Found>(connection: StreamConnection, made: () => Found) => Promise<Found | undefined>;
  /** Hands events on to the connections that follow. Does not throw. */
  readonly handOn: (events: readonly LoggedEvent[]) => void;
  /** The first heartbeat of a connection; the hub sends the others. */
  readonly beat: (connection: StreamConnection) => void;
  readonly counts: () => { readonly [Name in StreamName]: number };
  /** Who has streams open now, beside `counts`. */
  readonly online: OpenStreams['online'];
  /** Connections that did not keep up and are not level again. */
  readonly behind: () => number;
  /** Events that were not told to those they were gathered for, as overtaken. */
  readonly leftOut: () => number;
  /** The reader of a connection did not take its bytes, which closed it (S-12). */
  readonly noteCut: () => void;
  readonly cut: () => number;
  /** A client found so many topics other than the origin's (S-23). */
  readonly noteDiverged: (topics: number) => void;
  readonly diverged: () => number;
  /** Closes every stream, and tells each when to come again (S-33); for a stop that is under way. */
  readonly sendAway: () => void;
  readonly stop: () => void;
}

export interface HubOptions {
  readonly epoch: string;
  readonly clock: Clock;
  readonly heartbeatMs: number;
  readonly offsetOf: (stream: LogStream) => number;
  /** Producer states as they count now. */
  readonly producers: () => ProducerStates;
  readonly offer: Offer;
  /** S-32. */
  readonly wideFrom: number;
}

export function createStreamHub(options: HubOptions): StreamHub {
  const { epoch, clock, heartbeatMs, offsetOf, producers, offer } = options;
  const open = createOpenStreams();
  const followers = createFollowers(epoch);
  const [leftOut, diverged, cut] = [countUp(), countUp(), countUp()];
  const onLeftOut = leftOut.add;
  const gatherings = new Map([0, ...GATHERED_MS].map((ms) => [ms, createGathering({ epoch, clock, ms, onLeftOut })]));
  /** Only `events` is gathered: of a member's own there is little, and nothing of it may wait. */
  const wayOf = ({ stream, gatherMs }: StreamConnection): Way =>
    (stream === 'events' ? gatherings.get(gatherMs) : undefined) ?? followers;
  const tellNow = (connection: StreamConnection) => wayOf(connection).tellNow(connection);
  const isLevel = (connection: StreamConnection) =>
    wayOf(connection).has(connection) && connection.offset === offsetOf(connection.stream);
  const detach = (connection: StreamConnection) => wayOf(connection).leave(connection);
  const levelling = createLevelling((connection) => {
    tellNow(connection);
    return isLevel(connection);
  });
  const topicDigests = createTopicDigests(offer);
  /** Of what is overtaken nothing is missing there (S-21). */
  const digestsFor = (connection: StreamConnection) =>
    connection.topics === undefined || !isLevel(connection)
      ? undefined
      : topicDigests.of(connection.topics, connection.offset);
  const isWide = createOfferWidth(offer, options.wideFrom);
  const heartbeats = createHeartbeats({ epoch, clock, heartbeatMs, offsetOf, producers, tellNow, digestsFor, isWide });

  return {
    heartbeatMs,
    register: open.add,
    attach(connection, onBehind) {
      connection.isSlow = false;
      wayOf(connection).join(connection, (behind) => {
        detach(behind);
        behind.isSlow = true;
        onBehind(behind);
      });
      levelling.check(connection);
    },
    remove(connection) {
      open.remove(connection);
      heartbeats.remove(connection);
      detach(connection);
      levelling.check(connection);
    },
    atLevel: (connection, made) =>
      new Promise((resolve) => {
        levelling.wait(connection, () => {
          detach(connection);
          resolve(connection.isClosed ? undefined : made());
        });
      }),
    handOn(events) {
      for (const event of events) {
        const next = outgoing(epoch, offer, event);
        if (event.stream === 'events') for (const gathering of gatherings.values()) gathering.note(next);
        else followers.note(event.stream, next);
        endSessions(open, event);
      }
      for (const gathering of gatherings.values()) gathering.endPage();
      levelling.checkAll();
    },
    beat: heartbeats.begin,
    counts: open.counts,
    online: open.online,
    behind: open.behind,
    leftOut: leftOut.now,
    noteCut: () => cut.add(1),
    cut: cut.now,
    noteDiverged: diverged.add,
    diverged: diverged.now,
    sendAway: open.sendAllAway,
    stop() {
      heartbeats.stop();
      for (const gathering of gatherings.values()) gathering.stop();
      open.endAll();
    },
  };
}

/** A number that only grows. */
function countUp() {
  let count = 0;
  return {
    add: (more: number): void => {
      count += more;
    },
    now: () => count,
  };
}

/** Closes the streams of sessions that an event ends: of a member, or of an operator. */
function endSessions(open: OpenStreams, { stream, envelope }: LoggedEvent): void {
  const endedAt = /^(?:bets|operator):/.test(stream) ? sessionEndOf(envelope) : undefined;
  if (endedAt !== undefined) open.endSessions(stream, endedAt);
}

/** When the session that an envelope ends was over, epoch ms; `undefined` if it ends none. */
function sessionEndOf(envelope: string): number | undefined {
  const { type, at } = JSON.parse(envelope) as { type: string; at: number };
  return type === 'SessionEnded' ? at : undefined;
}
