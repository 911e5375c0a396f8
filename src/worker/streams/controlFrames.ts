/** Steps of what the origin says of the connection itself: where it goes on from (S-2, S-16), and that it still stands (S-5, S-22). */
import { formatPosition } from '../../domain/kernel/position.ts';
import {
  followFrom,
  takeTopics,
  type FrameHandlerDeps,
  type FrameNamed,
  type FrameProgress,
  type Verdict,
} from './frameProgress.ts';

/** An image of topics begins, and goes on, before so many heartbeats have come while the stream goes on. */
const MAX_BEATS_WITHOUT_IMAGE = 3;

/** The origin goes on where it was asked to (S-2), of the topics it says (S-16, S-20); another place is `broken`. */
export async function resume(
  progress: FrameProgress,
  frame: FrameNamed<'resumed'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const { cursor, asked, sink } = deps;
  if (cursor === undefined || formatPosition(cursor) !== formatPosition(frame.from)) return 'broken';
  if (!takeTopics(progress, frame.topics, asked)) return 'broken';
  if (asked !== undefined && progress.topics !== undefined) {
    // Before anything may be left out (S-20).
    if (!(await sink.topical?.follow(asked.held))) return 'signOut';
    progress.awaited = asked.behind.size > 0 ? asked.behind : undefined;
  } else if (asked !== undefined && !asked.followsAll) {
    // An origin that knows no topics sends everything from here on, and not what was left out before.
    await sink.topical?.startOver();
    return 'broken';
  }
  await followFrom(progress, frame.from, frame.head, deps);
  return 'goOn';
}

/** Frames before this heartbeat that did not come: whatever they were, a control frame perhaps that nothing else would miss (S-22). */
export function isFrameLost(progress: FrameProgress, frame: FrameNamed<'heartbeat'>, deps: FrameHandlerDeps): boolean {
  const before = progress.came - 1;
  if (frame.sent === undefined || frame.sent === before) return false;
  deps.setAside('frameLost', `${before} of ${frame.sent} frames`, '');
  return true;
}

/** `broken` once an image has not come on for three heartbeats (S-19). */
export async function beatWhileImaging(progress: FrameProgress): Promise<Verdict> {
  return isImageOverdue(progress) ? 'broken' : 'goOn';
}

/** Stores all before it first; `broken` if what an earlier beat announced has not come (S-5, S-22). */
export async function beatWhileFollowing(
  progress: FrameProgress,
  frame: FrameNamed<'heartbeat'>,
  deps: FrameHandlerDeps,
): Promise<Verdict> {
  const { applied, lastHeartbeat } = progress;
  if (isImageOverdue(progress)) return 'broken';
  if (applied === undefined) return 'goOn';
  if (frame.head.epoch !== applied.epoch) return 'broken';
  // An event that an origin without numbers announced one heartbeat ago and never sent is lost on a living connection.
  const isStuck =
    frame.sent === undefined &&
    lastHeartbeat !== undefined &&
    applied.offset < lastHeartbeat.head &&
    applied.offset === lastHeartbeat.applied;
  progress.lastHeartbeat = { head: frame.head.offset, applied: applied.offset };
  if (isStuck || !(await deps.batcher.flush())) return 'broken';
  await deps.onHeartbeat(frame, applied.offset >= frame.head.offset);
  if (frame.digests !== undefined && applied.offset === frame.head.offset) deps.onDigests(frame.digests, applied);
  return 'goOn';
}

function isImageOverdue(progress: FrameProgress): boolean {
  if (progress.awaited === undefined) return false;
  progress.beatsWithoutImage += 1;
  return progress.beatsWithoutImage > MAX_BEATS_WITHOUT_IMAGE;
}
