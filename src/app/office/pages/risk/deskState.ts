/** What every part that acts gets: whether it may now, and where it says what became of it. */
import type { Said } from '../../parts/Notice.tsx';

export interface DeskState {
  readonly isLocked: boolean;
  readonly said: (said: Said) => void;
}
