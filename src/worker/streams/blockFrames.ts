/** Steps of images in blocks: a frame begins one, and it is taken over where the stream stands once all its blocks are here (S-25, S-26). */
import {
  followFrom,
  isSameTopics,
  type FrameHandlerDeps,
  type FrameNamed,
  type FrameProgress,
  type Verdict,
} from './frameProgress.ts';
import type { FoldOutcome } from './imageFetch.ts';

/** What taking one over came to: `notYet` if the stream stands nowhere, and nothing was tried; `over` if the connection must end. */
export type FoldVerdict = FoldOutcome | 'notYet' | 'over';

/** In place of all that is stored: instead of the pieces that follow `reset`. */
export async function beginBlocks(
  progress: FrameProgress,
  frame: FrameNamed<'imageBlocks'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  if (progress.pieces.length > 0 || !isSameTopics(frame.topics, deps.asked?.topics)) return 'broken';
  const verdict = await storeBlocks(frame, deps, true);
  if (verdict !== 'goOn') return verdict;
  progress.awaited = undefined;
  await followFrom(progress, frame.position, frame.position, deps);
  deps.onBlocks?.();
  return 'goOn';
}

/** Of the topics that were behind, beside what is stored. */
export async function beginTopicBlocks(
  progress: FrameProgress,
  frame: FrameNamed<'imageBlocks'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  if (!isSameTopics(frame.topics, progress.awaited)) return 'broken';
  const verdict = await storeBlocks(frame, deps, false);
  if (verdict !== 'goOn') return verdict;
  progress.awaited = undefined;
  deps.onBlocks?.();
  return 'goOn';
}

async function storeBlocks(
  frame: FrameNamed<'imageBlocks'>,
  deps: FrameHandlerDeps,
  isReset: boolean,
): Promise<Verdict> {
  const { sink, batcher } = deps;
  if (sink.topical === undefined || !(await batcher.flush())) return 'broken';
  const outcome = await sink.topical.beginBlocks(frame, isReset);
  if (outcome === 'noRoom') deps.onNoRoom?.();
  if (outcome === 'stored') return 'goOn';
  return outcome === 'otherSession' ? 'signOut' : 'broken';
}

/** Takes over the image in blocks, if it is whole, where the stream stands now (S-26). */
export async function foldBlocks(progress: FrameProgress, { sink, batcher }: FrameHandlerDeps): Promise<FoldVerdict> {
  const { phase, applied } = progress;
  if (sink.topical === undefined || applied === undefined || phase !== 'following') return 'notYet';
  if (!(await batcher.flush())) return 'over';
  const isTelling = progress.target === undefined;
  if (isTelling) sink.ended?.();
  // What has no room, or cannot be read, takes nothing from the connection: nothing was written, and it is tried again.
  const folded = await sink.topical.fold().catch(() => 'waiting' as const);
  if (isTelling) sink.began?.(applied, () => batcher.flush());
  return folded === 'otherTerm' ? 'over' : folded;
}
