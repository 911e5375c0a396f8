/**
 * Tells a connection that is behind the next events of the log, as many as it takes at once. Of it nothing is kept in between but its offset.
 *
 * One that has been slow is told a longer piece of the log at once, and of that nothing that is overtaken (S-21). Such pieces are read one
 * after the other, whoever they are for, and the last one is kept and read on from while anybody is behind: whoever falls behind at one burst
 * needs the same, and who takes little at a time would have the whole of it read for each little. What nobody needs any more is let go of.
 */
import { overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { breathe } from '../breathe.ts';
import { readStreamAfter, type LoggedEvent, type LogStream } from '../events/eventLog.ts';
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

/** As long as a piece becomes for those that are further behind. */
const KEPT_ROWS = 2 * SLOW_ROWS;

/** Events that follow each other, none of which is overtaken by what is not among them. */
interface Piece {
  /** The offset before its first event. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly OutgoingEvent[];
}

/** Which events of a piece after an offset are overtaken. */
interface Looked {
  readonly piece: Piece;
  readonly from: number;
  readonly overtaken: readonly boolean[];
}

export function createLogReader({ epoch, store, tailer, offer }: LogReaderOptions): LogReader {
  let leftOut = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let lastPiece: Piece | undefined;
  let looked: Looked | undefined;
  /** Those that have been slow and are not level yet. */
  const behind = new Set<StreamConnection>();

  const read = async (stream: LogStream, after: number, limit: number): Promise<LoggedEvent[]> =>
    store.read((tx) => readStreamAfter(tx, stream, after, limit));
  const ready = (event: LoggedEvent) => outgoing(epoch, offer, event);

  /** Stops where the connection takes no more. */
  const tellAll = (connection: StreamConnection, events: readonly OutgoingEvent[], overtaken: readonly boolean[]) => {
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

  const isBehind = ({ isClosed, stream, offset }: StreamConnection): boolean =>
    !isClosed && offset < tailer.offsetOf(stream);

  /** Whether a piece has about as much for a connection as a longer one would. */
  const isLongEnough = ({ to }: Piece, { stream, offset }: StreamConnection): boolean =>
    to >= tailer.offsetOf(stream) || to - offset >= SLOW_ROWS / 2;

  /** Of those that the piece serves. */
  const offsetOfHindmost = ({ from, to }: Piece): number =>
    Math.min(to, ...[...behind].map(({ offset }) => offset).filter((offset) => offset >= from));

  const pieceFor = async (connection: StreamConnection): Promise<Piece> => {
    const { stream, offset } = connection;
    const kept = lastPiece !== undefined && offset >= lastPiece.from && offset <= lastPiece.to ? lastPiece : undefined;
    if (kept !== undefined && isLongEnough(kept, connection)) return kept;
    const after = kept?.to ?? offset;
    const page = await read(stream, after, SLOW_ROWS - (after - offset));
    // Nothing is overtaken by what has not been handed on: where the connection is level, so is its client.
    const level = tailer.offsetOf(stream);
    const logged = page.filter((event) => event.offset <= level);
    const needed = kept?.events.slice(offsetOfHindmost(kept) - kept.from) ?? [];
    const events = [...needed, ...logged.map(ready)].slice(-KEPT_ROWS);
    const to = logged.at(-1)?.offset ?? after;
    return { from: to - events.length, to, events };
  };

  /** No more of a piece is looked at than the connection needs: another may be far behind it. */
  const tellPiece = (connection: StreamConnection, piece: Piece): void => {
    const { offset } = connection;
    // Where the log has a hole, a piece begins later, which ends the connection.
    const events = piece.events.slice(Math.max(0, offset - piece.from));
    if (looked?.piece !== piece || looked.from > offset)
      looked = { piece, from: offset, overtaken: overtakenAmong(events.map((event) => event.feedEvent())) };
    tellAll(connection, events, looked.overtaken.slice(offset - looked.from));
  };

  const readConflated = async (connection: StreamConnection): Promise<void> => {
    try {
      await breathe();
      if (connection.isClosed) return;
      lastPiece = await pieceFor(connection);
      tellPiece(connection, lastPiece);
    } catch (error) {
      connection.end();
      throw error;
    } finally {
      // Any that has closed meanwhile may never come again.
      for (const one of behind) if (!isBehind(one)) behind.delete(one);
      if (behind.size === 0) [lastPiece, looked] = [undefined, undefined];
    }
  };

  return {
    leftOut: () => leftOut,
    async readOn(connection) {
      // Only `events` has topics, so that pieces are of one stream.
      if (!connection.isSlow || connection.topics === undefined) {
        const events = (await read(connection.stream, connection.offset, PAGE_ROWS)).map(ready);
        tellAll(connection, events, []);
        return;
      }
      behind.add(connection);
      const turn = lastTurn.then(() => readConflated(connection));
      lastTurn = turn.catch(() => undefined);
      await turn;
    },
  };
}
