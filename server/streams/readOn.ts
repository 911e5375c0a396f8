/**
 * Tells a connection that is behind the next events of the log, as many as it takes at once. Nothing is kept of it in between but its offset.
 *
 * One that has been slow is told a longer piece of the log at once, and of that nothing that is overtaken (S-21). Such pieces are read one
 * after the other, whoever they are for, and the last one is kept while somebody waits: whoever falls behind at one burst needs the same.
 */
import { overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { breathe } from '../breathe.ts';
import { readStreamAfter, type LoggedEvent } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Store } from '../store/store.ts';
import { isFor, outgoing, tell, type OutgoingEvent } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Events read at once from the log. */
const PAGE_ROWS = 500;
/** For one that has been slow: the more of the log is seen at once, the more of it is overtaken (decision 0041). */
const SLOW_ROWS = 4_000;

export interface LogReaderOptions {
  readonly epoch: string;
  readonly store: Store;
  readonly tailer: Tailer;
  readonly offer: Offer;
}

export interface LogReader {
  /** Ends the connection where the log has no next event: it was trimmed under a slow reader. */
  readonly readOn: (connection: StreamConnection) => Promise<void>;
  /** Events left out as overtaken so far. */
  readonly leftOut: () => number;
}

/** Events that follow each other, none of which is overtaken by what is not among them. */
interface Piece {
  /** The offset before its first event. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly OutgoingEvent[];
  readonly overtaken: readonly boolean[];
}

export function createLogReader({ epoch, store, tailer, offer }: LogReaderOptions): LogReader {
  let leftOut = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastPiece: Piece | undefined;

  const read = async ({ stream, offset }: StreamConnection, limit: number): Promise<LoggedEvent[]> =>
    store.read((tx) => readStreamAfter(tx, stream, offset, limit));
  const ready = (event: LoggedEvent) => outgoing(epoch, offer, event);

  /** Stops where the connection takes no more. */
  const tellAll = (connection: StreamConnection, { events, overtaken }: Pick<Piece, 'events' | 'overtaken'>) => {
    if ((events.at(-1)?.offset ?? 0) <= connection.offset) connection.end();
    for (const [index, event] of events.entries()) {
      // Of a kept piece it may have been told the beginning.
      if (event.offset <= connection.offset) continue;
      const isOvertaken = overtaken[index] === true && isFor(connection, event);
      if (!tell(connection, epoch, event, isOvertaken)) return;
      if (isOvertaken) leftOut += 1;
      if (!connection.isFull) continue;
      connection.isSlow = true;
      return;
    }
  };

  /** Whether a kept piece serves a connection about as well as a new one. */
  const serves = ({ from, to }: Piece, { stream, offset }: StreamConnection): boolean =>
    offset >= from && offset < to && (to >= tailer.offsetOf(stream) || to - offset >= SLOW_ROWS / 2);

  const pieceAfter = async (connection: StreamConnection): Promise<Piece> => {
    const page = await read(connection, SLOW_ROWS);
    // Nothing is overtaken by what has not been handed on: where the connection is level, so is its client.
    const level = tailer.offsetOf(connection.stream);
    const logged = page.filter(({ offset }) => offset <= level);
    const { offset: from } = connection;
    const events = logged.map(ready);
    const overtaken = overtakenAmong(events.map((event) => event.feedEvent()));
    return { from, to: logged.at(-1)?.offset ?? from, events, overtaken };
  };

  const readConflated = async (connection: StreamConnection): Promise<void> => {
    try {
      await breathe();
      if (connection.isClosed) return;
      if (lastPiece === undefined || !serves(lastPiece, connection)) lastPiece = await pieceAfter(connection);
      tellAll(connection, lastPiece);
    } finally {
      waiting -= 1;
      if (waiting === 0) lastPiece = undefined;
    }
  };

  return {
    leftOut: () => leftOut,
    async readOn(connection) {
      // Only `events` has topics, so that pieces are of one stream.
      if (!connection.isSlow || connection.topics === undefined) {
        const events = (await read(connection, PAGE_ROWS)).map(ready);
        tellAll(connection, { events, overtaken: [] });
        return;
      }
      waiting += 1;
      const turn = lastTurn.then(() => readConflated(connection));
      lastTurn = turn.catch(() => undefined);
      await turn;
    },
  };
}
