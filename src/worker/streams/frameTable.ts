/**
 * What each frame does in each phase of a connection, as a total table: a missing cell does not compile. What has no business there ends
 * the connection, and the next one resumes from what is stored (S-2, S-4, S-7, S-9, S-16 … S-19).
 */
import type { Frame } from '../../domain/events/frames.ts';
import { beginBlocks, beginTopicBlocks } from './blockFrames.ts';
import { beatWhileFollowing, beatWhileImaging, resume } from './controlFrames.ts';
import { applyEvent, applyPassed, skipPoison } from './eventFrames.ts';
import type { FrameHandlerDeps, FrameNamed, FramePhase, FrameProgress, Verdict } from './frameProgress.ts';
import { beginImage, beginTopicImage, endImage, endTopicImage, keepPiece } from './imageFrames.ts';

/** Applies a frame, or says why the connection must end. */
type FrameStep<Name extends Frame['name']> = (
  progress: FrameProgress,
  frame: FrameNamed<Name>,
  deps: FrameHandlerDeps,
) => Promise<Verdict>;

type Steps = { readonly [Name in Frame['name']]: FrameStep<Name> };

const broken = async (): Promise<Verdict> => 'broken';
const passOver = async (): Promise<Verdict> => 'goOn';

/** What has no business in any phase but those that say otherwise. */
const NOWHERE = {
  resumed: broken,
  event: broken,
  passed: broken,
  topicImage: broken,
  image: broken,
  imageEnd: broken,
  imageBlocks: broken,
} as const;

/** Total over phases and frames; docs/STREAMS.md has it as a table, and a test compares the two. */
export const frameTable: { readonly [Phase in FramePhase]: Steps } = {
  opening: {
    ...NOWHERE,
    resumed: resume,
    reset: beginImage,
    // The first one follows `resumed` or `imageEnd`: before those it says that they are lost (S-5).
    heartbeat: broken,
    poison: passOver,
  },
  imaging: {
    ...NOWHERE,
    reset: beginImage,
    image: keepPiece,
    imageEnd: endImage,
    imageBlocks: beginBlocks,
    // No heartbeat comes between `reset` and the end of its image (S-5).
    heartbeat: broken,
    poison: passOver,
  },
  following: {
    ...NOWHERE,
    reset: beginImage,
    event: applyEvent,
    passed: applyPassed,
    topicImage: beginTopicImage,
    imageBlocks: beginTopicBlocks,
    heartbeat: beatWhileFollowing,
    poison: skipPoison,
  },
  topicImaging: {
    ...NOWHERE,
    reset: beginImage,
    image: keepPiece,
    imageEnd: endTopicImage,
    heartbeat: beatWhileImaging,
    poison: passOver,
  },
};

/** Spelled so that the compiler sees a frame and its step by the same name. */
type FrameOf<Name extends Frame['name']> = { readonly [N in Name]: FrameNamed<N> & { readonly name: N } }[Name];

/** Takes the step that the table has for a frame where the connection stands. */
export function takeStep<Name extends Frame['name']>(
  progress: FrameProgress,
  frame: FrameOf<Name>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const steps: Steps = frameTable[progress.phase];
  const name: Name = frame.name;
  return steps[name](progress, frame, deps);
}
