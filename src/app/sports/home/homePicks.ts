/** What the panels with prices share, and what the rows of one of them do: what is picked, and where a pressed price goes. */
import type { PageContext, RowContext } from '../odds-board/SelectionButton.tsx';

export interface HomePicks {
  /** The picked selection of each fixture on the slip. */
  readonly pickedByFixture: ReadonlyMap<string, string>;
  readonly context: PageContext;
}

export interface PanelPicks extends HomePicks {
  readonly context: RowContext;
}
