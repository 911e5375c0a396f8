/**
 * Tells a connection that is behind the next events of the log, as many as it takes at once. Nothing is kept of it in between but its offset.
 *
 * One that has been slow is told a longer piece of the log at once, and of that nothing that is overtaken (S-21). Such pieces are read one
 * after the other, whoever they are for.
 */
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../src/domain/events/decode.ts';
import { overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { readStreamAfter, type LoggedEvent } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Store } from '../store/store.ts';
import { isFor, outgoing, tell } from './passOver.ts';
import type { StreamConnection } from './streamConnection.ts';

/** Events read at once from the log. */
const PAGE_ROWS = 500;
/** For one that has been slow: the more of the log is seen at once, the more of it is overtaken (decision 0045). */
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

export function createLogReader({ epoch, store, tailer, offer }: LogReaderOptions): LogReader {
  let leftOut = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const read = async ({ stream, offset }: StreamConnection, limit: number): Promise<LoggedEvent[]> =>
    store.read((tx) => readStreamAfter(tx, stream, offset, limit));

  /** Stops where the connection takes no more. */
  const tellAll = (connection: StreamConnection, events: readonly LoggedEvent[], overtaken: readonly boolean[]) => {
    if (events.length === 0) connection.end();
    for (const [index, logged] of events.entries()) {
      const event = outgoing(epoch, offer, logged);
      const isOvertaken = overtaken[index] === true && isFor(connection, event);
      if (!tell(connection, epoch, event, isOvertaken)) return;
      if (isOvertaken) leftOut += 1;
      if (!connection.isFull) continue;
      connection.isSlow = true;
      return;
    }
  };

  const readConflated = async (connection: StreamConnection): Promise<void> => {
    if (connection.isClosed) return;
    const page = await read(connection, SLOW_ROWS);
    // Nothing is overtaken by what has not been handed on: where the connection is level, so is its client.
    const level = tailer.offsetOf(connection.stream);
    const events = page.filter(({ offset }) => offset <= level);
    tellAll(connection, events, overtakenAmong(events.map(decoded)));
  };

  return {
    leftOut: () => leftOut,
    async readOn(connection) {
      if (!connection.isSlow || connection.topics === undefined) {
        tellAll(connection, await read(connection, PAGE_ROWS), []);
        return;
      }
      const turn = lastTurn.then(() => readConflated(connection));
      lastTurn = turn.catch(() => undefined);
      await turn;
    },
  };
}

function decoded({ envelope }: LoggedEvent): FeedEvent | undefined {
  const event = decodeEventText(envelope, 'events');
  // Only what is of `events` decodes here.
  return event.ok ? (event.value as FeedEvent) : undefined;
}
