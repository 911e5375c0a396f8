/** Steps of a connection that follows: each event is the next one, or stands for those that were left out, or ends the connection. */
import type { DomainEvent } from '../../domain/events/catalogue.ts';
import type { DecodeFailure } from '../../domain/events/decode.ts';
import { continuityOf, formatPosition, type Position } from '../../domain/kernel/position.ts';
import {
  checkCaughtUp,
  type FrameHandlerDeps,
  type FrameNamed,
  type FrameProgress,
  type Verdict,
} from './frameProgress.ts';

/** A repeated event is dropped, a gap or another epoch is `broken` (S-7). */
export async function applyEvent(
  progress: FrameProgress,
  { position, event }: FrameNamed<'event'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  if (progress.applied === undefined) return 'broken';
  const continuity = continuityOf(progress.applied, position);
  if (continuity === 'repeated') return passRepeated(progress);
  if (continuity !== 'next') return 'broken';
  if (event.type === 'ProducerStateChanged') await deps.onProducer(event.data.producer, event.data.state);
  return apply(progress, deps, position, event);
}

/** What was left out on a connection of some topics (S-18). */
export async function applyPassed(
  progress: FrameProgress,
  { from, position }: FrameNamed<'passed'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  if (progress.applied === undefined || progress.topics === undefined) return 'broken';
  const continuity = continuityOf(progress.applied, position, from);
  if (continuity === 'repeated') return passRepeated(progress);
  return continuity === 'next' ? apply(progress, deps, position, null, from) : 'broken';
}

/** Failures that say: well formed, but of a catalogue this code does not know. Such an event is no more readable the second time. */
const FOREIGN: readonly DecodeFailure['kind'][] = ['unknownType', 'newerVersion'];

/** Counts as the next event at its second delivery, or at once if it is whole and of a type unknown here (S-9). */
export async function skipPoison(
  progress: FrameProgress,
  { position, failure }: FrameNamed<'poison'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  if (progress.applied === undefined || position === undefined) return 'goOn';
  return skipUnreadable(progress, deps, progress.applied, position, FOREIGN.includes(failure.kind));
}

/** What was too large to be read is the next event, because control frames are small. The connection ends either way. */
export async function skipOversized(progress: FrameProgress, deps: FrameHandlerDeps): Promise<void> {
  const { phase, applied } = progress;
  if (phase !== 'following' || applied === undefined) return;
  await skipUnreadable(progress, deps, applied, { epoch: applied.epoch, offset: applied.offset + 1 }, false);
  await deps.batcher.flush();
}

/** Asks once more for what cannot be read, and then counts it as applied (S-9). */
async function skipUnreadable(
  progress: FrameProgress,
  deps: FrameHandlerDeps,
  applied: Position,
  position: Position,
  isForeign: boolean,
): Promise<Verdict> {
  const { poison } = deps;
  const continuity = continuityOf(applied, position);
  if (continuity === 'repeated') return passRepeated(progress);
  if (continuity !== 'next') return 'broken';
  if (isForeign) return apply(progress, deps, position, null);
  const name = formatPosition(position);
  if (poison.seenAt === name) {
    poison.isPassed = true;
    return apply(progress, deps, position, null);
  }
  poison.seenAt = name;
  return 'broken';
}

function passRepeated(progress: FrameProgress): Verdict {
  progress.came -= 1;
  return 'goOn';
}

async function apply(
  progress: FrameProgress,
  deps: FrameHandlerDeps,
  position: Position,
  event: DomainEvent | null,
  from?: number,
): Promise<Verdict> {
  progress.applied = position;
  deps.sink.received?.(position, event);
  await deps.batcher.add(position, event, from);
  const { target } = progress;
  if (target !== undefined && position.offset >= target.offset && !(await deps.batcher.flush())) return 'broken';
  await checkCaughtUp(progress, deps);
  return 'goOn';
}
