/**
 * All open streams of this process: events go to those that follow the log's end, heartbeats to all (S-5), a session's end closes
 * its own.
 */
import type { StreamName } from '../../src/domain/events/catalogue.ts';
import type { Position } from '../../src/domain/kernel/position.ts';
import type { Clock } from '../clock.ts';
import { encodeFrame, encodeFrameText } from '../events/encodeFrame.ts';
import { streamNameOf, type LoggedEvent, type LogStream } from '../events/eventLog.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Connections of one session on one stream; a browser needs one, a reconnecting one briefly two. The oldest goes. */
const MAX_PER_SESSION = 4;

export interface StreamHub {
  readonly heartbeatMs: number;
  /** Counts the connection. It gets events once it is attached, heartbeats from its first on. */
  readonly register: (connection: StreamConnection) => void;
  /** From the next event handed on, the connection gets all that follow its offset. */
  readonly attach: (connection: StreamConnection) => void;
  readonly remove: (connection: StreamConnection) => void;
  /** Hands events on to the connections that follow. Does not throw. */
  readonly handOn: (events: readonly LoggedEvent[]) => void;
  /** The first heartbeat of a connection; the hub sends the others. */
  readonly beat: (connection: StreamConnection) => void;
  readonly counts: () => { readonly [Name in StreamName]: number };
  readonly stop: () => void;
}

export interface HubOptions {
  readonly epoch: string;
  readonly clock: Clock;
  readonly heartbeatMs: number;
  readonly offsetOf: (stream: LogStream) => number;
  /** Producer states as they count now. */
  readonly producers: () => ProducerStates;
}

export function createStreamHub({ epoch, clock, heartbeatMs, offsetOf, producers }: HubOptions): StreamHub {
  const all = new Set<StreamConnection>();
  const beating = new Set<StreamConnection>();
  const following = new Map<LogStream, Set<StreamConnection>>();

  const remove = (connection: StreamConnection) => {
    all.delete(connection);
    beating.delete(connection);
    const followers = following.get(connection.stream);
    followers?.delete(connection);
    if (followers?.size === 0) following.delete(connection.stream);
  };
  const beat = (connection: StreamConnection) => {
    const offset = Math.max(connection.offset, offsetOf(connection.stream));
    const head: Position = { epoch, offset };
    connection.write(encodeFrame('heartbeat', { head, serverTime: clock.now(), heartbeatMs, producers: producers() }));
  };
  const endSession = (memberId: string, at: number) => {
    for (const connection of [...all]) {
      if (connection.session.memberId === memberId && connection.session.createdAt < at) connection.end();
    }
  };
  const handOn = (event: LoggedEvent) => {
    const followers = following.get(event.stream);
    if (followers !== undefined) {
      const frame = encodeFrameText('event', event.envelope, { epoch, offset: event.offset });
      for (const connection of [...followers]) deliver(connection, event, frame);
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
    attach(connection) {
      const followers = following.get(connection.stream) ?? new Set();
      following.set(connection.stream, followers.add(connection));
    },
    remove,
    handOn(events) {
      for (const event of events) handOn(event);
    },
    beat(connection) {
      if (connection.isClosed) return;
      beat(connection);
      beating.add(connection);
    },
    counts() {
      const onEvents = [...all].filter((connection) => connection.stream === 'events').length;
      return { events: onEvents, bets: all.size - onEvents };
    },
    stop() {
      cancelTick();
      for (const connection of [...all]) connection.end();
    },
  };
}

/** Writes an event if it is the connection's next one. A hole would break S-2, so it ends the connection instead. */
function deliver(connection: StreamConnection, event: LoggedEvent, frame: Buffer): void {
  if (event.offset <= connection.offset) return;
  if (event.offset !== connection.offset + 1) {
    connection.end();
    return;
  }
  connection.write(frame);
  connection.offset = event.offset;
}

/** When the session that an envelope ends was over, epoch ms; `undefined` if it ends none. */
function sessionEndOf(envelope: string): number | undefined {
  const { type, at } = JSON.parse(envelope) as { type: string; at: number };
  return type === 'SessionEnded' ? at : undefined;
}
