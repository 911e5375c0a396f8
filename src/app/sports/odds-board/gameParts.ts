/** What a board hands to whatever draws its games, so that each page brings its own rows and waits for no other's. */
import type { ComponentType } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { BoardQuery } from '../../kit/links/boardFilter.ts';
import type { RowContext } from './SelectionButton.tsx';
import type { HeldBoard } from './useBoard.ts';

/** One game of a board. */
export interface GameProps {
  readonly fixture: Fixture;
  /** Its picked selections, a space between them. */
  readonly pickedId: string | undefined;
  readonly context: RowContext;
}

/** One that is drawn by lines which hold still. */
export interface HeldGameProps extends GameProps {
  readonly lines: HeldBoard['lines'];
}

export interface GamesProps {
  readonly view: HeldBoard;
  readonly query: BoardQuery;
  readonly pickedByFixture: ReadonlyMap<string, string>;
  readonly context: RowContext;
}

/** How a page draws its games: in what order and under which heads. */
export type Games = ComponentType<GamesProps>;
