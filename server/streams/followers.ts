/** Connections that are told every event of their log as it is handed on. One of topics that takes no more is behind (S-21). */
import type { LogStream } from '../events/eventLog.ts';
import { tell, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';
import type { OnBehind, Way } from './way.ts';

export interface Followers extends Way {
  /** The next event of a log. */
  note(stream: LogStream, event: OutgoingEvent): void;
}

export function createFollowers(epoch: string): Followers {
  const following = new Map<LogStream, Map<StreamConnection, OnBehind>>();
  return {
    join(connection, onBehind) {
      const followers = following.get(connection.stream) ?? new Map<StreamConnection, OnBehind>();
      following.set(connection.stream, followers.set(connection, onBehind));
    },
    leave(connection) {
      const followers = following.get(connection.stream);
      followers?.delete(connection);
      if (followers?.size === 0) following.delete(connection.stream);
    },
    has: (connection) => following.get(connection.stream)?.has(connection) === true,
    note(stream, event) {
      for (const [connection, onBehind] of [...(following.get(stream) ?? [])]) {
        if (connection.isFull && connection.topics !== undefined) onBehind(connection);
        else tell(connection, epoch, event);
      }
    },
    // Nothing is held.
    tellNow: () => undefined,
  };
}
