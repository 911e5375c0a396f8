/**
 * What the frames of one connection mean, in order: resumed or reset first, then an image if there is one, then events; and in their
 * midst, once, an image of topics that were behind.
 *
 * Says `broken` for anything that may not be applied (S-2, S-4, S-7, S-9, S-16 … S-19); the next connection resumes from what is stored.
 */
import type { DecodeFailure } from '../../domain/events/decode.ts';
import {
  readFrame,
  type Frame,
  type ImageFrame,
  type RawFrame,
  type TopicDigests,
} from '../../domain/events/frames.ts';
import type { DomainEvent, ProducerState } from '../../domain/events/catalogue.ts';
import { nameOfTopics, type Topic, type Topics } from '../../domain/events/topics.ts';
import type { Producer } from '../../domain/events/connection.ts';
import { continuityOf, formatPosition, type Position } from '../../domain/kernel/position.ts';
import type { CommitBatcher } from './commitBatcher.ts';
import type { Asked, StreamSink, SwapOutcome, WholeImage } from './streamSink.ts';

/** `goOn`, or why this connection must end. */
export type Verdict = 'goOn' | 'broken' | 'signOut';

/** What a connection needs to remember of the ones before it. */
export interface PoisonMemory {
  /** Where an event was unreadable, so that a second delivery counts as applied (S-9). */
  seenAt: string | undefined;
}

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
  onHeartbeat(frame: Extract<Frame, { name: 'heartbeat' }>, isCurrent: boolean): Promise<void>;
  /** What the fixtures of topics add up to at the position that is stored (S-23). Does not wait. */
  onDigests(digests: TopicDigests, at: Position): void;
  /** A part of the feed came up or went down: prices of it cannot be bet on from now on, not from the next heartbeat (S-14). */
  onProducer(producer: Producer, state: ProducerState): Promise<void>;
  setAside(kind: string, detail: string, sample: string): void;
}

/** What `fold` came to: `over` if the connection must end. */
export type FoldVerdict = 'folded' | 'unsound' | 'waiting' | 'over';

export interface FrameHandler {
  /** Whether frames of an image are to come next. */
  readonly isImaging: boolean;
  /** Whether an image of topics was asked for that has not come yet. */
  readonly isAwaiting: boolean;
  handle(raw: RawFrame): Promise<Verdict>;
  /** Takes over the image in blocks, if it is whole, where the stream stands now (S-26). */
  fold(): Promise<FoldVerdict>;
  /** A frame too large to be read came next. */
  handleOversized(): Promise<Verdict>;
}

/** More than this many image pieces is not an image of ours: 500 pieces of 100 fixtures. */
const MAX_PIECES = 500;

/** An image of topics begins, and goes on, before so many heartbeats have come while the stream goes on. */
const MAX_BEATS_WITHOUT_IMAGE = 3;

const isSame = (said: readonly Topic[] | undefined, known: Topics | undefined): boolean =>
  said !== undefined && known !== undefined && nameOfTopics(said) === nameOfTopics(known);

/** Failures that say: well formed, but of a catalogue this code does not know. */
const FOREIGN: readonly DecodeFailure['kind'][] = ['unknownType', 'newerVersion'];

export function createFrameHandler(deps: FrameHandlerDeps): FrameHandler {
  const { sink, batcher, poison, asked } = deps;
  let phase: 'opening' | 'imaging' | 'following' | 'topicImaging' = 'opening';
  /** The topics it is of, as the origin said; `undefined` for everything. */
  let topics: Topics | undefined;
  /** Topics whose image has yet to come. */
  let awaited: Topics | undefined;
  let beatsWithoutImage = 0;
  let pieces: ImageFrame[] = [];
  let applied: Position | undefined = deps.cursor;
  let target: Position | undefined;
  /** Frames of this connection so far; what came twice counts once. */
  let came = 0;
  let lastHeartbeat: { readonly head: number; readonly applied: number } | undefined;

  const follow = (from: Position, head: Position): Promise<void> => {
    phase = 'following';
    applied = from;
    target = head;
    return checkCaughtUp();
  };

  const checkCaughtUp = async (): Promise<void> => {
    if (target === undefined || applied === undefined || applied.offset < target.offset) return;
    target = undefined;
    sink.began?.(applied, () => batcher.flush());
    await deps.onCaughtUp();
  };

  const apply = async (position: Position, event: DomainEvent | null, from?: number): Promise<Verdict> => {
    applied = position;
    sink.received?.(position, event);
    await batcher.add(position, event, from);
    if (target !== undefined && position.offset >= target.offset && !(await batcher.flush())) return 'broken';
    await checkCaughtUp();
    return 'goOn';
  };

  const onRepeated = (): Verdict => {
    came -= 1;
    return 'goOn';
  };

  const onEvent = async (position: Position, event: DomainEvent): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined) return 'broken';
    const continuity = continuityOf(applied, position);
    if (continuity === 'repeated') return onRepeated();
    if (continuity !== 'next') return 'broken';
    if (event.type === 'ProducerStateChanged') await deps.onProducer(event.data.producer, event.data.state);
    return apply(position, event);
  };

  const onPassed = async ({ from, position }: Extract<Frame, { name: 'passed' }>): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined || topics === undefined) return 'broken';
    const continuity = continuityOf(applied, position, from);
    if (continuity === 'repeated') return onRepeated();
    return continuity === 'next' ? apply(position, null, from) : 'broken';
  };

  const onResumed = async (frame: Extract<Frame, { name: 'resumed' }>): Promise<Verdict> => {
    const { cursor } = deps;
    if (phase !== 'opening' || cursor === undefined || formatPosition(cursor) !== formatPosition(frame.from))
      return 'broken';
    if (!isSaidOf(frame.topics)) return 'broken';
    if (asked !== undefined && topics !== undefined) {
      // Before anything may be left out (S-20).
      if (!(await sink.topical?.follow(asked.held))) return 'signOut';
      awaited = asked.behind.size > 0 ? asked.behind : undefined;
    } else if (asked !== undefined && !asked.followsAll) {
      // An origin that knows no topics sends everything from here on, and not what was left out before.
      await sink.topical?.startOver();
      return 'broken';
    }
    await follow(frame.from, frame.head);
    return 'goOn';
  };

  /** Takes over what the origin says that the connection is of: what was asked for, or everything (S-16). */
  const isSaidOf = (said: readonly Topic[] | undefined): boolean => {
    topics = said === undefined ? undefined : asked?.topics;
    return said === undefined || isSame(said, asked?.topics);
  };

  const onTopicImage = async (frame: Extract<Frame, { name: 'topicImage' }>): Promise<Verdict> => {
    if (phase !== 'following' || !isSame(frame.topics, awaited) || !(await batcher.flush())) return 'broken';
    sink.ended?.();
    phase = 'topicImaging';
    pieces = [];
    return 'goOn';
  };

  /** @param isForeign an event of a newer origin: whole, and no more readable the second time */
  const onPoison = async (position: Position | undefined, isForeign: boolean): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined || position === undefined) return 'goOn';
    const continuity = continuityOf(applied, position);
    if (continuity === 'repeated') return onRepeated();
    if (continuity !== 'next') return 'broken';
    if (isForeign) return apply(position, null);
    const name = formatPosition(position);
    if (poison.seenAt === name) return apply(position, null);
    poison.seenAt = name;
    return 'broken';
  };

  const onImageEnd = async (frame: Extract<Frame, { name: 'imageEnd' }>): Promise<Verdict> => {
    const isWhole = phase === 'imaging';
    if (!isWhole && phase !== 'topicImaging') return 'broken';
    const isPart = isWhole && frame.topics !== undefined;
    if (isPart ? !isSame(frame.topics, asked?.topics) : !isWhole && !isSame(frame.topics, awaited)) return 'broken';
    const inOrder = pieces.every((piece, index) => piece.segment === index);
    if (pieces.length !== frame.segments || !inOrder) {
      deps.setAside('imageIncomplete', `${pieces.length} of ${frame.segments} segments`, '');
      return 'broken';
    }
    const image = { position: frame.position, pieces, digest: frame.digest, topics };
    const outcome = isPart ? await swapPart(image) : isWhole ? await sink.swap(image) : await swapTopics(image);
    pieces = [];
    if (outcome === 'otherSession') return 'signOut';
    if (outcome === 'mismatch') {
      deps.setAside('imageMismatch', `digest ${frame.digest}`, '');
      return 'broken';
    }
    if (isWhole) await follow(frame.position, frame.position);
    else if (target === undefined) sink.began?.(frame.position, () => batcher.flush());
    phase = 'following';
    awaited = undefined;
    return 'goOn';
  };

  const swapTopics = async (image: WholeImage): Promise<SwapOutcome> => {
    const standsHere = applied !== undefined && formatPosition(image.position) === formatPosition(applied);
    if (!standsHere || asked === undefined || sink.topical === undefined) return 'mismatch';
    return sink.topical.swapTopics(image, asked);
  };

  const swapPart = async (image: WholeImage): Promise<SwapOutcome> =>
    asked === undefined || sink.topical === undefined ? 'mismatch' : sink.topical.swapPart(image, asked);

  const onBlocks = async (frame: Extract<Frame, { name: 'imageBlocks' }>): Promise<Verdict> => {
    const isReset = phase === 'imaging' && pieces.length === 0 && isSame(frame.topics, asked?.topics);
    const isBehind = phase === 'following' && isSame(frame.topics, awaited);
    if ((!isReset && !isBehind) || sink.topical === undefined || !(await batcher.flush())) return 'broken';
    const outcome = await sink.topical.beginBlocks(frame, isReset);
    if (outcome === 'noRoom') deps.onNoRoom?.();
    if (outcome !== 'stored') return outcome === 'otherSession' ? 'signOut' : 'broken';
    awaited = undefined;
    if (isReset) await follow(frame.position, frame.position);
    deps.onBlocks?.();
    return 'goOn';
  };

  const fold = async (): Promise<FoldVerdict> => {
    if (sink.topical === undefined || applied === undefined || phase !== 'following') return 'waiting';
    if (!(await batcher.flush())) return 'over';
    const isTelling = target === undefined;
    if (isTelling) sink.ended?.();
    const folded = await sink.topical.fold();
    if (isTelling) sink.began?.(applied, () => batcher.flush());
    return folded === 'otherTerm' ? 'over' : folded;
  };

  const onHeartbeat = async (frame: Extract<Frame, { name: 'heartbeat' }>): Promise<Verdict> => {
    // Frames before this one that did not come: whatever they were, a control frame perhaps that nothing else would miss (S-22).
    if (frame.sent !== undefined && frame.sent !== came - 1) {
      deps.setAside('frameLost', `${came - 1} of ${frame.sent} frames`, '');
      return 'broken';
    }
    // The first one follows `resumed` or `imageEnd`: before those it says that they are lost (S-5).
    if (phase === 'opening' || phase === 'imaging') return 'broken';
    if (awaited !== undefined && ++beatsWithoutImage > MAX_BEATS_WITHOUT_IMAGE) return 'broken';
    if (phase !== 'following' || applied === undefined) return 'goOn';
    if (frame.head.epoch !== applied.epoch) return 'broken';
    // An event that an origin without numbers announced one heartbeat ago and never sent is lost on a living connection.
    const isStuck =
      frame.sent === undefined &&
      lastHeartbeat !== undefined &&
      applied.offset < lastHeartbeat.head &&
      applied.offset === lastHeartbeat.applied;
    lastHeartbeat = { head: frame.head.offset, applied: applied.offset };
    if (isStuck || !(await batcher.flush())) return 'broken';
    const isCurrent = applied.offset >= frame.head.offset;
    await deps.onHeartbeat(frame, isCurrent);
    if (frame.digests !== undefined && applied.offset === frame.head.offset) deps.onDigests(frame.digests, applied);
    return 'goOn';
  };

  return {
    get isImaging() {
      return phase === 'imaging' || phase === 'topicImaging';
    },
    get isAwaiting() {
      return awaited !== undefined;
    },

    async handle(raw) {
      const frame = readFrame(raw, sink.stream);
      came += 1;
      switch (frame.name) {
        case 'event':
          return onEvent(frame.position, frame.event);
        case 'passed':
          return onPassed(frame);
        case 'topicImage':
          return onTopicImage(frame);
        case 'resumed':
          return onResumed(frame);
        case 'reset':
          if (!isSaidOf(frame.topics) || !(await batcher.flush())) return 'broken';
          sink.ended?.();
          awaited = undefined;
          phase = 'imaging';
          pieces = [];
          target = undefined;
          await deps.onReset();
          return 'goOn';
        case 'image':
          if ((phase !== 'imaging' && phase !== 'topicImaging') || pieces.length >= MAX_PIECES) return 'broken';
          pieces.push(frame.image);
          beatsWithoutImage = 0;
          return 'goOn';
        case 'imageEnd':
          return onImageEnd(frame);
        case 'imageBlocks':
          return onBlocks(frame);
        case 'heartbeat':
          return onHeartbeat(frame);
        case 'poison':
          deps.setAside(frame.failure.kind, frame.failure.detail, sink.stream === 'events' ? raw.data : '');
          return onPoison(frame.position, FOREIGN.includes(frame.failure.kind));
      }
    },

    fold,

    async handleOversized() {
      deps.setAside('oversized', 'frame beyond the buffer limit', '');
      if (phase === 'following' && applied !== undefined) {
        // Control frames are small, so what did not fit is the next event.
        await onPoison({ epoch: applied.epoch, offset: applied.offset + 1 }, false);
        await batcher.flush();
      }
      return 'broken';
    },
  };
}
