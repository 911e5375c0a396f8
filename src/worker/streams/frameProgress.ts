/** How far the frames of one connection have come, and whom they are for: what every step of `frameTable.ts` reads and moves on. */
import type { DomainEvent, ProducerState } from '../../domain/events/catalogue.ts';
import type { Producer } from '../../domain/events/connection.ts';
import type { Frame, ImageFrame, TopicDigests } from '../../domain/events/frames.ts';
import { nameOfTopics, type Topic, type Topics } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { CommitBatcher } from './commitBatcher.ts';
import type { Asked, StreamSink } from './streamSink.ts';

/** `goOn`, or why this connection must end. */
export type Verdict = 'goOn' | 'broken' | 'signOut';

/** What a connection needs to remember of the ones before it. */
export interface PoisonMemory {
  /** Where an event was unreadable, so that a second delivery counts as applied (S-9). */
  seenAt: string | undefined;
  /** Whether a connection got past one since the last wait: it came nearer, and the next try is soon (S-10). */
  isPassed: boolean;
}

/** What steps may touch: sink, batcher, what earlier connections left, and whom to tell. */
export interface FrameHandlerDeps {
  readonly sink: StreamSink;
  readonly batcher: CommitBatcher<DomainEvent>;
  readonly poison: PoisonMemory;
  /** The checkpoint this connection was opened with. */
  readonly cursor: Position | undefined;
  /** The topics it was asked to be of; `undefined` for everything. */
  readonly asked: Asked | undefined;
  onReset(): Promise<unknown>;
  onCaughtUp(): Promise<unknown>;
  /** An image in blocks was begun. */
  onBlocks?(): void;
  /** There is no room for images in blocks. */
  onNoRoom?(): void;
  /** Everything received before it is stored. `isCurrent`: and that is all there is. */
  onHeartbeat(frame: FrameNamed<'heartbeat'>, isCurrent: boolean): Promise<void>;
  /** What the fixtures of topics add up to at the position that is stored (S-23). Does not wait. */
  onDigests(digests: TopicDigests, at: Position): void;
  /** A part of the feed came up or went down: prices of it cannot be bet on from now on, not from the next heartbeat (S-14). */
  onProducer(producer: Producer, state: ProducerState): Promise<void>;
  setAside(kind: string, detail: string, sample: string): void;
}

/** A frame by its name, with the data that docs/STREAMS.md gives it. */
export type FrameNamed<Name extends Frame['name']> = Extract<Frame, { readonly name: Name }>;

/** What the frames of a connection are about: where it stands, pieces of a whole image, events, or pieces of an image of topics. */
export type FramePhase = 'opening' | 'imaging' | 'following' | 'topicImaging';

/** Belongs to one connection; only steps of `frameTable.ts` change it. */
export interface FrameProgress {
  phase: FramePhase;
  /** The topics the connection is of, as the origin said; `undefined` for everything. */
  topics: Topics | undefined;
  /** Topics whose image has yet to come. */
  awaited: Topics | undefined;
  /** Heartbeats since an image was awaited, or since its last piece. */
  beatsWithoutImage: number;
  pieces: ImageFrame[];
  /** Up to where events were handed to the batcher. */
  applied: Position | undefined;
  /** The head that the origin named; `undefined` once that is reached. */
  target: Position | undefined;
  /** Frames of this connection so far; what came twice counts once. */
  came: number;
  lastHeartbeat: { readonly head: number; readonly applied: number } | undefined;
}

/** Where a connection begins that was opened with `cursor`. */
export const firstProgress = (cursor: Position | undefined): FrameProgress => ({
  phase: 'opening',
  topics: undefined,
  awaited: undefined,
  beatsWithoutImage: 0,
  pieces: [],
  applied: cursor,
  target: undefined,
  came: 0,
  lastHeartbeat: undefined,
});

/** Whatever their order; `undefined` (everything, or nothing awaited) is the same as nothing. */
export const isSameTopics = (said: readonly Topic[] | undefined, known: Topics | undefined): boolean =>
  said !== undefined && known !== undefined && nameOfTopics(said) === nameOfTopics(known);

/** Takes over what the origin says that the connection is of: what was asked for, or everything (S-16). `false`: it is neither. */
export function takeTopics(
  progress: FrameProgress,
  said: readonly Topic[] | undefined,
  asked: Asked | undefined,
): boolean {
  progress.topics = said === undefined ? undefined : asked?.topics;
  return said === undefined || isSameTopics(said, asked?.topics);
}

/** Stands at `from`, and has caught up once `head` is stored. */
export function followFrom(
  progress: FrameProgress,
  from: Position,
  head: Position,
  deps: FrameHandlerDeps,
): Promise<void> {
  progress.phase = 'following';
  progress.applied = from;
  progress.target = head;
  return checkCaughtUp(progress, deps);
}

/** Says so, once, when the head that the origin named is reached. */
export async function checkCaughtUp(progress: FrameProgress, deps: FrameHandlerDeps): Promise<void> {
  const { applied, target } = progress;
  if (target === undefined || applied === undefined || applied.offset < target.offset) return;
  progress.target = undefined;
  deps.sink.began?.(applied, () => deps.batcher.flush());
  await deps.onCaughtUp();
}
