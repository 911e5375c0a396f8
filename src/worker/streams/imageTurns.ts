/** What images in blocks do to one connection: one that is over lets other topics be asked for (S-25, S-26). */
import type { FoldOutcome, ImageFetch } from './imageFetch.ts';

/** What becomes of images in blocks while a connection lasts. */
export interface ImageTurns {
  /** One was begun. */
  begun(): void;
  /** There is no room for them: images come in frames from now on. */
  noRoom(): void;
  /** Hands over what takes it over; `undefined` once that is no longer possible. */
  foldable(fold: (() => void) | undefined): void;
  /** It was tried to take it over. Of one that was given up its topics are to be asked for. */
  folded(outcome: FoldOutcome): void;
  /** A heartbeat came, and everything before it is stored. */
  level(): void;
}

/** Until `signal` is aborted. `undefined` where none are asked for in blocks. */
export function imageTurns(
  images: Omit<ImageFetch, 'run'> | undefined,
  refocus: () => void,
  signal: AbortSignal,
): ImageTurns | undefined {
  if (images === undefined) return undefined;
  let fold: (() => void) | undefined;
  images.onTurn((turn) => {
    if (turn === 'whole') fold?.();
    else refocus();
  }, signal);
  return {
    begun: images.wake,
    noRoom: images.refuse,
    foldable: (takeOver) => {
      fold = takeOver;
    },
    folded: (outcome) => {
      images.ended(outcome);
      // Of one that was taken over the tabs say themselves what they look at now.
      if (outcome === 'unsound') refocus();
    },
    level: () => {
      // It may have become whole before this connection stood anywhere, or while another was opened that never did.
      if (images.isWhole) fold?.();
    },
  };
}
