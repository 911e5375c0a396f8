/** What the panels with prices share: what is picked, and where a pressed price goes. */
import type { RowContext } from '../odds-board/SelectionButton.tsx';

export interface HomePicks {
  /** The picked selection of each fixture on the slip. */
  readonly pickedByFixture: ReadonlyMap<string, string>;
  readonly context: RowContext;
}
