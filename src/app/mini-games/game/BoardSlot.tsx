/** The boards of a game's family, each loaded when the page stands. */
import { Suspense } from 'react';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { boardsFor, type BoardProps } from '../boards/boardsOf.ts';
import * as page from './GamePage.css.ts';
import * as styles from './BoardSlot.css.ts';

export function BoardSlot(props: BoardProps) {
  const [first] = props.rounds;
  const boards = boardsFor(props.game.family, useIsNarrow());
  // Without a round there is nothing to count.
  if (first === undefined || boards.length === 0) return null;
  return (
    <Suspense fallback={<div className={`${page.panel} ${styles.room}`} />}>
      {boards.map((Board, place) => (
        <Board key={place} {...props} />
      ))}
    </Suspense>
  );
}
