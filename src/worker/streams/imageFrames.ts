/** Steps of images that come in frames: of the whole in place of what is stored (S-4), or of topics that were behind beside it (S-19). */
import { formatPosition } from '../../domain/kernel/position.ts';
import {
  followFrom,
  isSameTopics,
  takeTopics,
  type FrameHandlerDeps,
  type FrameNamed,
  type FrameProgress,
  type Verdict,
} from './frameProgress.ts';
import type { SwapOutcome, WholeImage } from './streamSink.ts';

/** More than this many image pieces is not an image of ours: 500 pieces of 100 fixtures. */
const MAX_PIECES = 500;

/** What came before it is stored first; what follows is nothing until `imageEnd` (S-4). */
export async function beginImage(
  progress: FrameProgress,
  frame: FrameNamed<'reset'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const { sink, batcher, asked } = deps;
  if (!takeTopics(progress, frame.topics, asked) || !(await batcher.flush())) return 'broken';
  sink.ended?.();
  progress.awaited = undefined;
  progress.phase = 'imaging';
  progress.pieces = [];
  progress.target = undefined;
  await deps.onReset();
  return 'goOn';
}

/** `broken` if its topics are not those awaited (S-19). */
export async function beginTopicImage(
  progress: FrameProgress,
  frame: FrameNamed<'topicImage'>,
  { sink, batcher }: FrameHandlerDeps,
): Promise<Verdict> {
  if (!isSameTopics(frame.topics, progress.awaited) || !(await batcher.flush())) return 'broken';
  sink.ended?.();
  progress.phase = 'topicImaging';
  progress.pieces = [];
  return 'goOn';
}

/** Keeps at most 500 pieces in memory; more is no image of ours. */
export async function keepPiece(progress: FrameProgress, { image }: FrameNamed<'image'>): Promise<Verdict> {
  if (progress.pieces.length >= MAX_PIECES) return 'broken';
  progress.pieces.push(image);
  progress.beatsWithoutImage = 0;
  return 'goOn';
}

/** What was asked for or everything: it takes the place of all that is stored. */
export async function endImage(
  progress: FrameProgress,
  frame: FrameNamed<'imageEnd'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const { asked, sink } = deps;
  const isPart = frame.topics !== undefined;
  if (isPart && !isSameTopics(frame.topics, asked?.topics)) return 'broken';
  const verdict = await swapWhole(progress, frame, deps, async (image) => {
    if (!isPart) return sink.swap(image);
    return asked === undefined || sink.topical === undefined ? 'mismatch' : sink.topical.swapPart(image, asked);
  });
  if (verdict !== 'goOn') return verdict;
  await followFrom(progress, frame.position, frame.position, deps);
  progress.awaited = undefined;
  return 'goOn';
}

/** Swapped in only where the client stands where the image does; else `broken` (S-19). */
export async function endTopicImage(
  progress: FrameProgress,
  frame: FrameNamed<'imageEnd'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const { asked, sink, batcher } = deps;
  if (!isSameTopics(frame.topics, progress.awaited)) return 'broken';
  const verdict = await swapWhole(progress, frame, deps, async (image) => {
    const { applied } = progress;
    const standsHere = applied !== undefined && formatPosition(image.position) === formatPosition(applied);
    if (!standsHere || asked === undefined || sink.topical === undefined) return 'mismatch';
    return sink.topical.swapTopics(image, asked);
  });
  if (verdict !== 'goOn') return verdict;
  if (progress.target === undefined) sink.began?.(frame.position, () => batcher.flush());
  progress.phase = 'following';
  progress.awaited = undefined;
  return 'goOn';
}

/** Swaps in an image if all its pieces are here, in order, and add up. */
async function swapWhole(
  progress: FrameProgress,
  frame: FrameNamed<'imageEnd'>,
  deps: FrameHandlerDeps,
  swap: (image: WholeImage) => Promise<SwapOutcome>,
): Promise<Verdict> {
  const { pieces, topics } = progress;
  const inOrder = pieces.every((piece, index) => piece.segment === index);
  if (pieces.length !== frame.segments || !inOrder) {
    deps.setAside('imageIncomplete', `${pieces.length} of ${frame.segments} segments`, '');
    return 'broken';
  }
  const outcome = await swap({ position: frame.position, pieces, digest: frame.digest, topics });
  progress.pieces = [];
  if (outcome === 'otherSession') return 'signOut';
  if (outcome === 'stored') return 'goOn';
  deps.setAside('imageMismatch', `digest ${frame.digest}`, '');
  return 'broken';
}
