/**
 * All open streams of this process: events go to those that follow the log's end, until they do not keep up (S-21), heartbeats to all (S-5),
 * a session's end closes its own. Those that asked for it are told what was gathered for them (S-28).
 */
import type { StreamName } from '../../src/domain/events/catalogue.ts';
import type { Position } from '../../src/domain/kernel/position.ts';
import type { Clock } from '../clock.ts';
import { encodeFrame } from '../events/encodeFrame.ts';
import { streamNameOf, type LoggedEvent, type LogStream } from '../events/eventLog.ts';
import type { Offer, ProducerStates } from '../ingest/offer.ts';
import { createGathering, type Gathering, type OnBehind } from './gathering.ts';
import { GATHERED_MS } from './interest.ts';
import { outgoing, tell, tellPassed } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import { createTopicDigests } from './topicDigests.ts';

/** Connections of one session on one stream; a browser needs one, a reconnecting one briefly two. The oldest goes. */
const MAX_PER_SESSION = 4;

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
   * Waits until a connection that follows stands exactly where events are handed on, at once or after a page of them, and looks then:
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
  /** Connections that did not keep up and are not level again. */
  readonly behind: () => number;
  /** Events that were not told to those they were gathered for, as overtaken. */
  readonly leftOut: () => number;
  /** A client found so many topics other than the origin's (S-23). */
  readonly noteDiverged: (topics: number) => void;
  readonly diverged: () => number;
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
}

export function createStreamHub({ epoch, clock, heartbeatMs, offsetOf, producers, offer }: HubOptions): StreamHub {
  const all = new Set<StreamConnection>();
  const beating = new Set<StreamConnection>();
  const following = new Map<LogStream, Map<StreamConnection, OnBehind>>();
  const levelling = new Map<StreamConnection, () => void>();
  let leftOut = 0;
  const onLeftOut = (events: number) => {
    leftOut += events;
  };
  const gatherings = new Map(GATHERED_MS.map((ms) => [ms, createGathering({ epoch, clock, ms, onLeftOut })]));
  const topicDigests = createTopicDigests(offer);
  let diverged = 0;

  const detach = (connection: StreamConnection) => {
    const followers = following.get(connection.stream);
    followers?.delete(connection);
    if (followers?.size === 0) following.delete(connection.stream);
    gatheringOf(connection)?.leave(connection);
  };
  /** Only `events` is gathered: of a member's own there is little, and nothing of it may wait. */
  const gatheringOf = ({ stream, gatherMs }: StreamConnection): Gathering | undefined =>
    stream === 'events' ? gatherings.get(gatherMs) : undefined;
  const remove = (connection: StreamConnection) => {
    all.delete(connection);
    beating.delete(connection);
    detach(connection);
    level(connection);
  };
  const isFollowing = (connection: StreamConnection) =>
    gatheringOf(connection)?.has(connection) ?? following.get(connection.stream)?.has(connection) === true;
  /** Lets a connection look that has come to where events are handed on, or will not any more. */
  const level = (connection: StreamConnection) => {
    if (levelling.has(connection)) gatheringOf(connection)?.tellNow(connection);
    const isLevel = isFollowing(connection) && connection.offset === offsetOf(connection.stream);
    if (!isLevel && !connection.isClosed) return;
    const made = levelling.get(connection);
    levelling.delete(connection);
    made?.();
  };
  /** Of the topics of one that stands where the offer stands: of what is overtaken nothing is missing there (S-21). */
  const digestsFor = (connection: StreamConnection) =>
    connection.topics === undefined || connection.offset !== offsetOf('events') || !isFollowing(connection)
      ? undefined
      : topicDigests.of(connection.topics, connection.offset);
  const beat = (connection: StreamConnection, isFirst = false) => {
    gatheringOf(connection)?.tellNow(connection);
    const offset = Math.max(connection.offset, offsetOf(connection.stream));
    if (connection.offset < offset && connection.beatenAt === connection.offset) {
      // Heads told twice with nothing between them would say that something was lost. Where bytes wait unsent, frames are on their way.
      if (!connection.isFull) connection.stillHere();
      return;
    }
    connection.beatenAt = connection.offset;
    tellPassed(connection, epoch);
    const head: Position = { epoch, offset };
    const { sent } = connection;
    // Whoever has just come is level with an image, or catches up: the next one is soon enough.
    const digests = isFirst ? undefined : digestsFor(connection);
    const heartbeat = { head, sent, serverTime: clock.now(), heartbeatMs, producers: producers(), digests };
    connection.write(encodeFrame('heartbeat', heartbeat));
  };
  const endSession = (memberId: string, at: number) => {
    for (const connection of [...all]) {
      if (connection.session.memberId === memberId && connection.session.createdAt < at) connection.end();
    }
  };
  /** Lets go of one that takes no more, and that knows how to be told what was left out. */
  const leave = (connection: StreamConnection, onBehind: OnBehind) => {
    detach(connection);
    connection.isSlow = true;
    onBehind(connection);
  };
  const handOn = (event: LoggedEvent) => {
    const next = outgoing(epoch, offer, event);
    if (event.stream === 'events') for (const gathering of gatherings.values()) gathering.note(next);
    const followers = following.get(event.stream);
    if (followers !== undefined) {
      for (const [connection, onBehind] of [...followers]) {
        if (connection.isFull && connection.topics !== undefined) leave(connection, onBehind);
        else tell(connection, epoch, next);
      }
    }
    if (streamNameOf(event.stream) === 'bets') {
      const endedAt = sessionEndOf(event.envelope);
      if (endedAt !== undefined) endSession(event.stream.slice('bets:'.length), endedAt);
    }
  };
  const tick = () => {
    for (const connection of [...beating]) beat(connection);
    cancelTick = clock.after(heartbeatMs, tick);
  };
  let cancelTick = clock.after(heartbeatMs, tick);

  return {
    heartbeatMs,
    register(connection) {
      const { session, stream } = connection;
      const alike = [...all].filter((one) => one.stream === stream && one.session.tokenHash === session.tokenHash);
      if (alike.length >= MAX_PER_SESSION) alike[0]?.end();
      all.add(connection);
    },
    attach(connection, onBehind) {
      connection.isSlow = false;
      const gathering = gatheringOf(connection);
      if (gathering === undefined) {
        const followers = following.get(connection.stream) ?? new Map<StreamConnection, OnBehind>();
        following.set(connection.stream, followers.set(connection, onBehind));
      } else {
        gathering.join(connection, (behind) => {
          leave(behind, onBehind);
        });
      }
      level(connection);
    },
    remove,
    atLevel: (connection, made) =>
      new Promise((resolve) => {
        levelling.set(connection, () => {
          detach(connection);
          resolve(connection.isClosed ? undefined : made());
        });
        level(connection);
      }),
    handOn(events) {
      for (const event of events) handOn(event);
      for (const connection of [...levelling.keys()]) level(connection);
    },
    beat(connection) {
      if (connection.isClosed) return;
      beat(connection, true);
      beating.add(connection);
    },
    counts() {
      const onEvents = [...all].filter((connection) => connection.stream === 'events').length;
      return { events: onEvents, bets: all.size - onEvents };
    },
    behind: () => [...all].filter(({ isSlow }) => isSlow).length,
    leftOut: () => leftOut,
    noteDiverged(topics) {
      diverged += topics;
    },
    diverged: () => diverged,
    stop() {
      cancelTick();
      for (const gathering of gatherings.values()) gathering.stop();
      for (const connection of [...all]) connection.end();
    },
  };
}

/** When the session that an envelope ends was over, epoch ms; `undefined` if it ends none. */
function sessionEndOf(envelope: string): number | undefined {
  const { type, at } = JSON.parse(envelope) as { type: string; at: number };
  return type === 'SessionEnded' ? at : undefined;
}
