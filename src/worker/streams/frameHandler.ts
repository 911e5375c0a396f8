/**
 * What the frames of one connection mean, in order: resumed or reset first, then an image if there is one, then events; and in their
 * midst, once, an image of topics that were behind.
 *
 * Reads each frame and takes the step that `frameTable.ts` has for it. Says `broken` for anything that may not be applied.
 */
import { readFrame, type RawFrame } from '../../domain/events/frames.ts';
import { foldBlocks, type FoldVerdict } from './blockFrames.ts';
import { isFrameLost } from './controlFrames.ts';
import { skipOversized } from './eventFrames.ts';
import { firstProgress, type FrameHandlerDeps, type Verdict } from './frameProgress.ts';
import { takeStep } from './frameTable.ts';

/** One for a connection; frames are handed to it one after the other, each once the last one was done. */
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

/** Begins in phase `opening`, at the cursor that the connection was asked with. */
export function createFrameHandler(deps: FrameHandlerDeps): FrameHandler {
  const { sink } = deps;
  const progress = firstProgress(deps.cursor);
  return {
    get isImaging() {
      return progress.phase === 'imaging' || progress.phase === 'topicImaging';
    },
    get isAwaiting() {
      return progress.awaited !== undefined;
    },

    async handle(raw) {
      const frame = readFrame(raw, sink.stream);
      progress.came += 1;
      if (frame.name === 'poison') {
        deps.setAside(frame.failure.kind, frame.failure.detail, sink.stream === 'events' ? raw.data : '');
      }
      if (frame.name === 'heartbeat' && isFrameLost(progress, frame, deps)) return 'broken';
      return takeStep(progress, frame, deps);
    },

    fold: () => foldBlocks(progress, deps),

    async handleOversized() {
      deps.setAside('oversized', 'frame beyond the buffer limit', '');
      await skipOversized(progress, deps);
      return 'broken';
    },
  };
}
