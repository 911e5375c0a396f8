/**
 * Serves one stream from opening to following: `resumed` or `reset` with an image, the first heartbeat, the backlog, the image of topics
 * that the client lacks, then the log's end as it grows (S-2, S-4, S-5, S-19, S-25), and the log again where it does not keep up with that
 * (S-21). No event is left out untold and none is sent twice, whatever commits meanwhile.
 */
import type { Position } from '../../src/domain/kernel/position.ts';
import { breathe } from '../breathe.ts';
import { encodeFrame } from '../events/encodeFrame.ts';
import { readStreamHead } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Store, Work } from '../store/store.ts';
import type { ImageChoice, ShownImage } from './chooseImage.ts';
import type { Image } from './image.ts';
import { heldOf, type Interest } from './interest.ts';
import { openCursor } from './openCursor.ts';
import { tellPassed } from './passOver.ts';
import type { LogReader } from './readOn.ts';
import type { StreamConnection } from './streamConnection.ts';
import type { StreamHub } from './streamHub.ts';

export interface ServeOptions {
  readonly epoch: string;
  readonly store: Store;
  readonly hub: StreamHub;
  readonly connection: StreamConnection;
  /** The `Last-Event-ID` header. */
  readonly cursor: string | undefined;
  /** What is asked for; `undefined` for everything. */
  readonly interest: Interest | undefined;
  /** The image that follows `reset`. */
  readonly takeImage: () => Promise<ShownImage>;
  /** Resolves when that of what the client lacks may be made. */
  readonly turn: ImageChoice['turn'];
  /** The image of what the client lacks, as the offer is at the moment of the call, which is where the tailer stands. */
  readonly takeTopicImage: (interest: Interest) => Promise<ShownImage>;
  readonly follow: Follow;
  /** Whether the connection's session is not over. */
  readonly isSigned: (tx: Work) => Promise<boolean>;
}

export async function serveStream(options: ServeOptions): Promise<void> {
  const { epoch, store, hub, connection, cursor, interest } = options;
  const { stream } = connection;
  const topics = interest === undefined ? undefined : [...interest.topics];
  connection.gatherMs = interest?.gatherMs ?? 0;
  hub.register(connection);
  const { head, isSigned } = await store.read(async (tx) => ({
    head: await readStreamHead(tx, stream),
    isSigned: await options.isSigned(tx),
  }));
  // An end that was committed before this read may have been handed on before the connection was registered.
  if (!isSigned) {
    connection.end();
    return;
  }
  const opening = openCursor(cursor, epoch, head);
  if (opening.kind === 'resume') {
    const from: Position = { epoch, offset: opening.offset };
    standAt(connection, opening.offset);
    connection.topics = interest === undefined ? undefined : heldOf(interest);
    connection.write(encodeFrame('resumed', { from, head: { epoch, offset: head.head }, topics }));
    hub.beat(connection);
    if (interest !== undefined && interest.behind.size > 0) await showTopics(options, interest);
  } else {
    const { image, topics: shown } = await options.takeImage();
    connection.write(encodeFrame('reset', { reason: opening.reason, head: image.position, topics }));
    await writeImage(connection, image);
    connection.topics = shown;
    hub.beat(connection);
  }
  await options.follow(connection);
}

/** Lets a connection follow the log from its offset on, until it is closed or handed to the hub. */
export type Follow = (connection: StreamConnection) => Promise<void>;

export interface FollowOptions {
  readonly epoch: string;
  readonly tailer: Tailer;
  readonly hub: StreamHub;
  readonly log: LogReader;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads the log up to where events are handed on, and gets them from there; begins anew whenever a connection does not keep up. One for all
 * connections: of each nothing is kept but itself.
 */
export function createFollow({ epoch, tailer, hub, log, onFailure }: FollowOptions): Follow {
  const readToLevel: Follow = async (connection) => {
    while (!connection.isClosed) {
      // No waiting between this check and attaching: nothing can be handed on in between. Nor any between reading and this, or a
      // connection would never be level while events keep coming.
      if (connection.offset >= tailer.offsetOf(connection.stream)) {
        tellPassed(connection, epoch);
        hub.attach(connection, followAgain);
        return;
      }
      await breathe();
      await connection.drained();
      await log.readOn(connection);
    }
  };
  const follow: Follow = (connection) =>
    readToLevel(connection).finally(() => {
      log.leave(connection);
    });
  const followAgain = (connection: StreamConnection) => {
    follow(connection).catch((error: unknown) => {
      onFailure(error);
      connection.end();
    });
  };
  return follow;
}

const standAt = (connection: StreamConnection, offset: number): void => {
  connection.offset = offset;
  connection.toldTo = offset;
};

async function writeImage(connection: StreamConnection, { frames, position }: Image): Promise<void> {
  for (const frame of frames) {
    connection.write(frame);
    await connection.drained();
  }
  standAt(connection, position.offset);
}

/**
 * The image of the topics that the client lacks, where its stream stands; from there on the stream is of all it asked for (S-19). What is
 * committed while it is made is read from the log.
 */
async function showTopics(options: ServeOptions, interest: Interest): Promise<void> {
  const { epoch, hub, connection } = options;
  await options.follow(connection);
  await options.turn(interest);
  const shown = await hub.atLevel(connection, () => {
    tellPassed(connection, epoch);
    return options.takeTopicImage(interest);
  });
  if (shown === undefined) return;
  connection.topics = shown.topics;
  await writeImage(connection, shown.image);
}
