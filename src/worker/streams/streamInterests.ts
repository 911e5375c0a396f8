/** What the tabs look at, as a stream asks for it: at first, when it changes, and what nobody looks at in the end. */
import type { Topics } from '../../domain/events/topics.ts';
import type { StreamSignal } from './streamState.ts';
import type { Asked, StreamSink } from './streamSink.ts';

/** What the tabs look at, taken together. */
export interface Interests {
  wanted(): Topics;
  /** Calls back after each change, until the signal is aborted. */
  onChange(listener: () => void, signal: AbortSignal): void;
  /** Whether what nobody looks at is fetched too, where it is not stored; absent: it is. */
  takesRest?(): boolean;
  /** How long the origin is asked to gather what it sends, ms; absent or `undefined`: not at all. */
  gatherMs?(): number | undefined;
}

/** Without interests everything is taken; a line that is slow leaves out what nobody looks at (LIN-3). */
export const takesRest = (interests: Interests | undefined): boolean =>
  interests !== undefined && interests.takesRest?.() !== false;

/**
 * Whether something is to be asked for by now that this connection did not ask for: what a partial offer lacks, or topics whose image was on its way
 * when it was opened and gave place to that of others (S-26).
 */
export async function isMoreDue(
  sink: Pick<StreamSink, 'place'>,
  interests: Interests | undefined,
  asked: Asked | undefined,
): Promise<boolean> {
  const wanted = interests?.wanted();
  if (wanted === undefined || asked === undefined || asked.behind.has('all')) return false;
  const next = await sink.place(wanted, takesRest(interests)).catch(() => undefined);
  return [...(next?.asked?.behind ?? [])].some((topic) => !asked.behind.has(topic));
}

/** Says when other topics are to be asked for. */
export interface RefocusWatch {
  /** Before the stream's state follows a signal. */
  before(signal: StreamSignal): void;
  /** After it did. */
  after(): void;
}

/**
 * Watches the interests of one connection. A whole image has every fixture, whatever is asked for, and a member who looks around must not
 * have it begun anew each time: what changes meanwhile waits for its end.
 */
export function watchInterests(
  interests: Interests | undefined,
  refocus: () => void,
  signal: AbortSignal,
): RefocusWatch {
  let isImageComing = false;
  let isWaiting = false;
  interests?.onChange(() => {
    if (isImageComing) isWaiting = true;
    else refocus();
  }, signal);
  return {
    before(stream) {
      isImageComing = stream === 'reset' || (isImageComing && stream !== 'caughtUp');
    },
    after() {
      if (isWaiting && !isImageComing) refocus();
    },
  };
}
