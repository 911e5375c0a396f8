/**
 * Where a stream's events go. One interface for both streams, so that the reader knows neither; each sink ties the reader to
 * its projections.
 */
import type { Folded } from '../../db/ingest/foldImage.ts';
import type { IngestOutcome, StreamBatch } from '../../db/log/admit.ts';
import type { DomainEvent, StreamName } from '../../domain/events/catalogue.ts';
import type { ImageBlocksFrame, ImageFrame, TopicDigests } from '../../domain/events/frames.ts';
import type { Topic, Topics } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { RoomCare } from '../roomCare.ts';

/** What an image came to. `mismatch`: it does not add up; `otherSession`: it is nobody's to store any more. Nothing was stored then. */
export type SwapOutcome = 'stored' | 'mismatch' | 'otherSession';

/** What a connection is asked to be of (S-16), and what is stored of that. */
export interface Asked {
  readonly topics: Topics;
  /** Whose fixtures are not stored as they are at the cursor (S-19). */
  readonly behind: Topics;
  /** Whose are. */
  readonly held: Topics;
  /** Whether every fixture is followed, so that a connection of everything can go on. */
  readonly followsAll: boolean;
}

export interface StreamPlace {
  readonly cursor: Position | undefined;
  /** `undefined` on a stream without topics. */
  readonly asked: Asked | undefined;
}

/** What a reader needs of storage. A method that says `false` or `otherSession` ends the connection. */
export interface StreamSink {
  readonly stream: StreamName;
  /**
   * Where to go on from.
   *
   * @param wanted topics; `undefined` for everything
   * @param takesRest whether what a partial offer lacks is wanted too
   */
  place(wanted: Topics | undefined, takesRest?: boolean): Promise<StreamPlace>;
  ingest(batch: StreamBatch<DomainEvent>): Promise<IngestOutcome>;
  /** Stores a whole image at once (S-4). Its digest is what the origin says its fixtures add up to. */
  swap(image: WholeImage): Promise<SwapOutcome>;
  readonly topical?: TopicalSink;
  /** Whether what comes is shown before it is stored, so that storing may wait a little longer. */
  isTelling?(): boolean;
  /** Everything that the origin named is stored, and the stream is followed from here. @param storeNow stores all that came since */
  began?(position: Position, storeNow: () => Promise<unknown>): void;
  /** The next event came; it is stored with its batch. `null`: it counts as applied unread. */
  received?(position: Position, event: DomainEvent | null): void;
  /** The connection is over, or an image comes. */
  ended?(): void;
}

/** What can be done where a stream has topics. */
export interface TopicalSink {
  /** Follows these alone from now on (S-20). `false`: it is nobody's to store any more. */
  follow(topics: Topics): Promise<boolean>;
  /** Those of the topics whose stored fixtures are not what the origin has at that position (S-23). */
  diverged(at: Position, digests: TopicDigests): Promise<readonly Topic[]>;
  /** Follows these no more: their image must come (S-19). */
  letGo(topics: readonly Topic[]): Promise<void>;
  /** Lets go of the checkpoint: what is stored does not fit what is sent, and an image must come. */
  startOver(): Promise<void>;
  /** Stores an image of the topics that were behind, and follows them too (S-19). */
  swapTopics(image: WholeImage, asked: Asked): Promise<SwapOutcome>;
  /** Stores an image of what was asked for in place of all that is stored: from here on the offer is partial (S-25). */
  swapPart(image: WholeImage, asked: Asked): Promise<SwapOutcome>;
  /** Begins an image in blocks where the stream stands (S-25). @param isReset it takes the place of all that is stored */
  beginBlocks(frame: ImageBlocksFrame, isReset: boolean): Promise<SwapOutcome | 'noRoom'>;
  /** Takes it over if all its blocks are here (S-26). */
  fold(): Promise<Folded>;
}

/** An image whose pieces came in order; its digest is still to be checked. */
export interface WholeImage {
  readonly position: Position;
  readonly pieces: readonly ImageFrame[];
  readonly digest: string;
  /** What is sent after it; `undefined` for everything. */
  readonly topics: Topics | undefined;
}

/** The same sink; tabs are told when it can store nothing for want of room. */
export function withRoomCare(sink: StreamSink, careForRoom: RoomCare): StreamSink {
  const { topical } = sink;
  return {
    ...sink,
    ingest: (batch) => careForRoom(() => sink.ingest(batch)),
    swap: (image) => careForRoom(() => sink.swap(image)),
    ...(topical === undefined
      ? {}
      : {
          topical: {
            ...topical,
            swapTopics: (image, asked) => careForRoom(() => topical.swapTopics(image, asked)),
            swapPart: (image, asked) => careForRoom(() => topical.swapPart(image, asked)),
            beginBlocks: (frame, isReset) => careForRoom(() => topical.beginBlocks(frame, isReset)),
            fold: () => careForRoom(() => topical.fold()),
          },
        }),
  };
}
