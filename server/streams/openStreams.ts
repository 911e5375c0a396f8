/** Every open stream of this process, a few of each session at most; a session's end closes its own. */
import type { StreamName } from '../../src/domain/events/catalogue.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Connections of one session on one stream; a browser needs one, a reconnecting one briefly two. The oldest goes. */
const MAX_PER_SESSION = 4;

export interface OpenStreams {
  add(connection: StreamConnection): void;
  remove(connection: StreamConnection): void;
  /** Closes those of a member's sessions that began before. @param at epoch ms */
  endSessions(memberId: string, at: number): void;
  endAll(): void;
  counts(): { readonly [Name in StreamName]: number };
  /** Those that did not keep up and are not level again. */
  behind(): number;
}

export function createOpenStreams(): OpenStreams {
  const all = new Set<StreamConnection>();
  return {
    add(connection) {
      const { session, stream } = connection;
      const alike = [...all].filter((one) => one.stream === stream && one.session.tokenHash === session.tokenHash);
      if (alike.length >= MAX_PER_SESSION) alike[0]?.end();
      all.add(connection);
    },
    remove(connection) {
      all.delete(connection);
    },
    endSessions(memberId, at) {
      for (const connection of [...all]) {
        if (connection.session.memberId === memberId && connection.session.createdAt < at) connection.end();
      }
    },
    endAll() {
      for (const connection of [...all]) connection.end();
    },
    counts() {
      const onEvents = [...all].filter((connection) => connection.stream === 'events').length;
      return { events: onEvents, bets: all.size - onEvents };
    },
    behind: () => [...all].filter(({ isSlow }) => isSlow).length,
  };
}
