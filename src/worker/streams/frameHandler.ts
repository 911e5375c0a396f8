/**
 * What the frames of one connection mean, in order: resumed or reset first, then an image if there is one, then events.
 *
 * Says `broken` for anything that may not be applied (S-2, S-4, S-7, S-9); the next connection resumes from what is stored.
 */
import type { DecodeFailure } from '../../domain/events/decode.ts';
import { readFrame, type Frame, type ImageFrame, type RawFrame } from '../../domain/events/frames.ts';
import type { DomainEvent, ProducerState } from '../../domain/events/catalogue.ts';
import type { Producer } from '../../domain/events/connection.ts';
import { continuityOf, formatPosition, type Position } from '../../domain/kernel/position.ts';
import type { CommitBatcher } from './commitBatcher.ts';
import type { StreamSink } from './streamSink.ts';

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
  onReset(): Promise<unknown>;
  onCaughtUp(): Promise<unknown>;
  /** Everything received before it is stored. `isCurrent`: and that is all there is. */
  onHeartbeat(frame: Extract<Frame, { name: 'heartbeat' }>, isCurrent: boolean): Promise<void>;
  /** A part of the feed came up or went down: prices of it cannot be bet on from now on, not from the next heartbeat (S-14). */
  onProducer(producer: Producer, state: ProducerState): Promise<void>;
  setAside(kind: string, detail: string, sample: string): void;
}

export interface FrameHandler {
  handle(raw: RawFrame): Promise<Verdict>;
  /** A frame too large to be read came next. */
  handleOversized(): Promise<Verdict>;
}

/** More than this many image pieces is not an image of ours: 500 pieces of 100 fixtures. */
const MAX_PIECES = 500;

/** Failures that say: well formed, but of a catalogue this code does not know. */
const FOREIGN: readonly DecodeFailure['kind'][] = ['unknownType', 'newerVersion'];

export function createFrameHandler(deps: FrameHandlerDeps): FrameHandler {
  const { sink, batcher, poison } = deps;
  let phase: 'opening' | 'imaging' | 'following' = 'opening';
  let pieces: ImageFrame[] = [];
  let applied: Position | undefined = deps.cursor;
  let target: Position | undefined;
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

  const apply = async (position: Position, event: DomainEvent | null): Promise<Verdict> => {
    applied = position;
    sink.received?.(position, event);
    await batcher.add(position, event);
    if (target !== undefined && position.offset >= target.offset && !(await batcher.flush())) return 'broken';
    await checkCaughtUp();
    return 'goOn';
  };

  const onEvent = async (position: Position, event: DomainEvent): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined) return 'broken';
    const continuity = continuityOf(applied, position);
    if (continuity === 'repeated') return 'goOn';
    if (continuity !== 'next') return 'broken';
    if (event.type === 'ProducerStateChanged') await deps.onProducer(event.data.producer, event.data.state);
    return apply(position, event);
  };

  /** @param isForeign an event of a newer origin: whole, and no more readable the second time */
  const onPoison = async (position: Position | undefined, isForeign: boolean): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined || position === undefined) return 'goOn';
    const continuity = continuityOf(applied, position);
    if (continuity === 'repeated') return 'goOn';
    if (continuity !== 'next') return 'broken';
    if (isForeign) return apply(position, null);
    const name = formatPosition(position);
    if (poison.seenAt === name) return apply(position, null);
    poison.seenAt = name;
    return 'broken';
  };

  const onImageEnd = async (frame: Extract<Frame, { name: 'imageEnd' }>): Promise<Verdict> => {
    if (phase !== 'imaging') return 'broken';
    const inOrder = pieces.every((piece, index) => piece.segment === index);
    if (pieces.length !== frame.segments || !inOrder) {
      deps.setAside('imageIncomplete', `${pieces.length} of ${frame.segments} segments`, '');
      return 'broken';
    }
    const outcome = await sink.swap(frame.position, pieces, frame.digest);
    pieces = [];
    if (outcome === 'otherSession') return 'signOut';
    if (outcome === 'mismatch') {
      deps.setAside('imageMismatch', `digest ${frame.digest}`, '');
      return 'broken';
    }
    await follow(frame.position, frame.position);
    return 'goOn';
  };

  const onHeartbeat = async (frame: Extract<Frame, { name: 'heartbeat' }>): Promise<Verdict> => {
    if (phase !== 'following' || applied === undefined) return 'goOn';
    if (frame.head.epoch !== applied.epoch) return 'broken';
    // An event the origin announced one heartbeat ago and never sent is lost on a living connection.
    const isStuck =
      lastHeartbeat !== undefined && applied.offset < lastHeartbeat.head && applied.offset === lastHeartbeat.applied;
    lastHeartbeat = { head: frame.head.offset, applied: applied.offset };
    if (isStuck || !(await batcher.flush())) return 'broken';
    await deps.onHeartbeat(frame, applied.offset >= frame.head.offset);
    return 'goOn';
  };

  return {
    async handle(raw) {
      const frame = readFrame(raw, sink.stream);
      switch (frame.name) {
        case 'event':
          return onEvent(frame.position, frame.event);
        case 'passed':
        case 'topicImage':
          // Never asked for.
          return 'broken';
        case 'resumed': {
          const asked = deps.cursor;
          if (phase !== 'opening' || asked === undefined || formatPosition(asked) !== formatPosition(frame.from))
            return 'broken';
          await follow(frame.from, frame.head);
          return 'goOn';
        }
        case 'reset':
          if (!(await batcher.flush())) return 'broken';
          sink.ended?.();
          phase = 'imaging';
          pieces = [];
          target = undefined;
          await deps.onReset();
          return 'goOn';
        case 'image':
          if (phase !== 'imaging' || pieces.length >= MAX_PIECES) return 'broken';
          pieces.push(frame.image);
          return 'goOn';
        case 'imageEnd':
          return onImageEnd(frame);
        case 'heartbeat':
          return onHeartbeat(frame);
        case 'poison':
          deps.setAside(frame.failure.kind, frame.failure.detail, sink.stream === 'events' ? raw.data : '');
          return onPoison(frame.position, FOREIGN.includes(frame.failure.kind));
      }
    },

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
