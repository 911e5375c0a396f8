/**
 * Tells a connection that is behind the next events of the log, as many as it takes at once. Of it nothing is kept in between but its offset.
 *
 * One that has been slow is told a longer piece of the log at once, and of that nothing that is overtaken (S-21). Such pieces are read one
 * after the other, whoever they are for.
 */
import { breathe } from '../breathe.ts';
import { readStreamAfter, type LogStream } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Store } from '../store/store.ts';
import { createLogPieces, type Next } from './logPieces.ts';
import { isFor, outgoing, tell, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Events read at once from the log. */
const PAGE_ROWS = 500;

export interface LogReaderOptions {
  readonly epoch: string;
  readonly store: Store;
  readonly tailer: Tailer;
  readonly offer: Offer;
}

export interface LogReader {
  /** Ends the connection where the log has no next event: it was trimmed under a slow reader. */
  readonly readOn: (connection: StreamConnection) => Promise<void>;
  /** It is level, or closed: nothing is kept for it. */
  readonly leave: (connection: StreamConnection) => void;
  /** Events left out as overtaken so far. */
  readonly leftOut: () => number;
}

export function createLogReader({ epoch, store, tailer, offer }: LogReaderOptions): LogReader {
  let leftOut = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const read = async (stream: LogStream, after: number, limit: number): Promise<readonly OutgoingEvent[]> => {
    const page = await store.read((tx) => readStreamAfter(tx, stream, after, limit));
    return page.map((event) => outgoing(epoch, offer, event));
  };
  const pieces = createLogPieces({
    async read(after, limit) {
      const page = await read('events', after, limit);
      // Nothing is overtaken by what has not been handed on: where the connection is level, so is its client.
      const head = tailer.offsetOf('events');
      return page.filter(({ offset }) => offset <= head);
    },
    head: () => tailer.offsetOf('events'),
  });

  /** Stops where the connection takes no more. */
  const tellAll = (connection: StreamConnection, { events, overtaken }: Next) => {
    if ((events.at(-1)?.offset ?? 0) <= connection.offset) connection.end();
    for (const [index, event] of events.entries()) {
      const isOvertaken = overtaken[index] === true && isFor(connection, event);
      if (!tell(connection, epoch, event, isOvertaken)) return;
      if (isOvertaken) leftOut += 1;
      if (!connection.isFull) continue;
      connection.isSlow = true;
      return;
    }
  };

  const readConflated = async (connection: StreamConnection): Promise<void> => {
    await breathe();
    if (!connection.isClosed) tellAll(connection, await pieces.nextFor(connection));
  };

  return {
    leftOut: () => leftOut,
    leave: pieces.leave,
    async readOn(connection) {
      // Only `events` has topics, so that pieces are of it.
      if (!connection.isSlow || connection.topics === undefined) {
        const events = await read(connection.stream, connection.offset, PAGE_ROWS);
        tellAll(connection, { events, overtaken: [] });
        return;
      }
      const turn = lastTurn.then(() => readConflated(connection));
      lastTurn = turn.catch(() => undefined);
      await turn;
    },
  };
}
