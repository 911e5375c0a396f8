/**
 * Serves one stream from opening to following: `resumed` or `reset` with an image, the first heartbeat, the backlog, then the log's
 * end as it grows (S-2, S-4, S-5). No event is left out and none is sent twice, whatever commits meanwhile.
 */
import type { Position } from '../../src/domain/kernel/position.ts';
import { breathe } from '../breathe.ts';
import { encodeFrame, encodeFrameText } from '../events/encodeFrame.ts';
import { readStreamAfter, readStreamHead } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import { readSession } from '../session/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Image } from './image.ts';
import { openCursor } from './openCursor.ts';
import type { StreamConnection } from './streamConnection.ts';
import type { StreamHub } from './streamHub.ts';

/** Events read at once from the log. */
const BACKLOG_ROWS = 500;

export interface ServeOptions {
  readonly epoch: string;
  readonly store: Store;
  readonly tailer: Tailer;
  readonly hub: StreamHub;
  readonly connection: StreamConnection;
  /** The `Last-Event-ID` header. */
  readonly cursor: string | undefined;
  readonly takeImage: () => Promise<Image>;
}

export async function serveStream(options: ServeOptions): Promise<void> {
  const { epoch, store, hub, connection, cursor } = options;
  hub.register(connection);
  const { head, session } = await store.read(async (tx) => ({
    head: await readStreamHead(tx, connection.stream),
    session: await readSession(tx, connection.session.tokenHash),
  }));
  // An end that was committed before this read may have been handed on before the connection was registered.
  if (session?.state !== 'active') {
    connection.end();
    return;
  }
  const opening = openCursor(cursor, epoch, head);
  if (opening.kind === 'resume') {
    const from: Position = { epoch, offset: opening.offset };
    connection.offset = opening.offset;
    connection.write(encodeFrame('resumed', { from, head: { epoch, offset: head.head } }));
  } else {
    const image = await options.takeImage();
    connection.write(encodeFrame('reset', { reason: opening.reason, head: image.position }));
    for (const frame of image.frames) {
      connection.write(frame);
      await connection.drained();
    }
    connection.offset = image.position.offset;
  }
  hub.beat(connection);
  await catchUp(options);
}

/** Writes what the log holds after the connection's offset, until it stands where events are handed on. */
async function catchUp({ epoch, store, tailer, hub, connection }: ServeOptions): Promise<void> {
  const { stream } = connection;
  while (!connection.isClosed) {
    // No waiting between this check and attaching: nothing can be handed on in between.
    if (connection.offset >= tailer.offsetOf(stream)) {
      hub.attach(connection);
      return;
    }
    const events = await store.read((tx) => readStreamAfter(tx, stream, connection.offset, BACKLOG_ROWS));
    for (const event of events) {
      // The log was trimmed under a slow reader: it connects again and gets an image.
      if (event.offset !== connection.offset + 1) {
        connection.end();
        return;
      }
      connection.write(encodeFrameText('event', event.envelope, { epoch, offset: event.offset }));
      connection.offset = event.offset;
    }
    if (events.length === 0) {
      connection.end();
      return;
    }
    await breathe();
    await connection.drained();
  }
}
