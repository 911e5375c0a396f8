/** Tells every connection that it lives, where the log ends, and what its topics add up to (S-5, S-22, S-23). */
import type { TopicDigests } from '../../src/domain/events/frames.ts';
import type { Clock } from '../clock.ts';
import { encodeFrame } from '../events/encodeFrame.ts';
import type { LogStream } from '../events/eventLog.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import { tellPassed } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

export interface HeartbeatOptions {
  readonly epoch: string;
  readonly clock: Clock;
  readonly heartbeatMs: number;
  readonly offsetOf: (stream: LogStream) => number;
  /** Producer states as they count now. */
  readonly producers: () => ProducerStates;
  /** Tells a connection what is held for it. */
  readonly tellNow: (connection: StreamConnection) => void;
  /** Of the topics of one that stands where the offer stands; `undefined` for any other. */
  readonly digestsFor: (connection: StreamConnection) => TopicDigests | undefined;
  /** Whether the offer is wide where it stands (S-32). */
  readonly isWide: (offset: number) => boolean;
}

export interface Heartbeats {
  /** The first one; all others follow. */
  begin(connection: StreamConnection): void;
  remove(connection: StreamConnection): void;
  stop(): void;
}

export function createHeartbeats(options: HeartbeatOptions): Heartbeats {
  const { epoch, clock, heartbeatMs, offsetOf, producers, tellNow, digestsFor, isWide } = options;
  const beating = new Set<StreamConnection>();
  const beat = (connection: StreamConnection, isFirst: boolean) => {
    tellNow(connection);
    const offset = Math.max(connection.offset, offsetOf(connection.stream));
    if (connection.offset < offset && connection.beatenAt === connection.offset) {
      // Heads told twice with nothing between them would say that something was lost. Where bytes wait unsent, frames are on their way.
      if (!connection.isFull) connection.stillHere();
      return;
    }
    connection.beatenAt = connection.offset;
    tellPassed(connection, epoch);
    const { sent } = connection;
    // Whoever has just come is level with an image, or catches up: the next one is soon enough.
    const digests = isFirst ? undefined : digestsFor(connection);
    const heartbeat = {
      head: { epoch, offset },
      sent,
      serverTime: clock.now(),
      heartbeatMs,
      producers: producers(),
      digests,
      // Of everything nothing is left out, and a member's own stream has no games.
      wide: connection.topics !== undefined && isWide(offsetOf(connection.stream)) ? true : undefined,
    };
    connection.write(encodeFrame('heartbeat', heartbeat));
  };
  const tick = () => {
    for (const connection of [...beating]) beat(connection, false);
    cancelTick = clock.after(heartbeatMs, tick);
  };
  let cancelTick = clock.after(heartbeatMs, tick);
  return {
    begin(connection) {
      if (connection.isClosed) return;
      beat(connection, true);
      beating.add(connection);
    },
    remove(connection) {
      beating.delete(connection);
    },
    stop: () => cancelTick(),
  };
}
