/** Every open stream of this process, a few of each session at most; a session's end closes its own. */
import type { StreamName } from '../../src/domain/events/catalogue.ts';
import type { LogStream } from '../events/eventLog.ts';
import type { StreamConnection } from './streamConnection.ts';

/** How long whoever is sent away stays away at least, ms: another start takes about as long. */
const AWAY_MS = 1_000;
/** Over how long they come again, ms. In even steps: dice would leave some of them in a heap. */
const AWAY_SPREAD_MS = 3_000;
/** Connections of one session on one stream; a browser needs one, a reconnecting one briefly two. The oldest goes. */
const MAX_PER_SESSION = 4;

export interface OpenStreams {
  add(connection: StreamConnection): void;
  remove(connection: StreamConnection): void;
  /** Closes those of sessions that a log ended which began before. @param at epoch ms */
  endSessions(endedBy: LogStream, at: number): void;
  /** Closes all, each with a time of its own to come again (S-33). */
  sendAllAway(): void;
  endAll(): void;
  counts(): { readonly [Name in StreamName]: number };
  /** Streams of operators, members with a stream of their own, and those streams. */
  online(): { readonly office: number; readonly members: number; readonly streams: number };
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
    endSessions(endedBy, at) {
      for (const connection of [...all]) {
        if (connection.endsBy === endedBy && connection.session.createdAt < at) connection.end();
      }
    },
    sendAllAway() {
      const leaving = [...all];
      for (const [place, connection] of leaving.entries()) {
        connection.sendAway(AWAY_MS + Math.floor((place / leaving.length) * AWAY_SPREAD_MS));
      }
    },
    endAll() {
      for (const connection of [...all]) connection.end();
    },
    counts() {
      const on = (name: string) => [...all].filter(({ stream }) => stream.startsWith(name)).length;
      return { events: on('events'), bets: on('bets:') };
    },
    online() {
      const own = [...all].filter(({ stream }) => stream.startsWith('bets:'));
      const office = [...all].filter(({ stream }) => stream === 'office').length;
      return { office, members: new Set(own.map(({ stream }) => stream)).size, streams: own.length };
    },
    behind: () => [...all].filter(({ isSlow }) => isSlow).length,
  };
}
