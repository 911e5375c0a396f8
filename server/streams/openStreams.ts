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
  /** Closes those of sessions that began before a log ended them. @param at epoch ms */
  endSessions(log: LogStream, at: number): void;
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
  /** By the log that ends their sessions: a member's are few, and so is what an opening and an end look at, however many are open. */
  const byEnd = new Map<LogStream, Set<StreamConnection>>();
  const open = new Map<LogStream, number>();
  const openOn = (stream: LogStream) => open.get(stream) ?? 0;
  const count = (stream: LogStream, more: 1 | -1) => {
    const next = openOn(stream) + more;
    if (next === 0) open.delete(stream);
    else open.set(stream, next);
  };
  const endedBy = (log: LogStream): ReadonlySet<StreamConnection> => byEnd.get(log) ?? new Set();
  const own = () => [...open].filter(([stream]) => stream.startsWith('bets:'));
  const ownStreams = () => own().reduce((sum, [, streams]) => sum + streams, 0);
  return {
    add(connection) {
      const { session, stream, endsBy } = connection;
      const alike = [...endedBy(endsBy)].filter(
        (one) => one.stream === stream && one.session.tokenHash === session.tokenHash,
      );
      if (alike.length >= MAX_PER_SESSION) alike[0]?.end();
      all.add(connection);
      byEnd.set(endsBy, new Set(endedBy(endsBy)).add(connection));
      count(stream, 1);
    },
    remove(connection) {
      if (!all.delete(connection)) return;
      const left = byEnd.get(connection.endsBy);
      left?.delete(connection);
      if (left?.size === 0) byEnd.delete(connection.endsBy);
      count(connection.stream, -1);
    },
    endSessions(log, at) {
      for (const connection of [...endedBy(log)]) if (connection.session.createdAt < at) connection.end();
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
    counts: () => ({ events: openOn('events'), bets: ownStreams() }),
    online: () => ({ office: openOn('office'), members: own().length, streams: ownStreams() }),
    behind() {
      let behind = 0;
      for (const { isSlow } of all) if (isSlow) behind += 1;
      return behind;
    },
  };
}
