/** `/korea/{cross,handicap,special,live,proto}`: boards of several markets a game, one row each (SPT-01). */
import { memo, type ComponentType } from 'react';
import { usePicked, useSlip } from '../../bets/face.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { board } from '../../kit/copy/labels.ts';
import { useSlipShown } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { boards } from '../copy/boards.ts';
import { crossMarkets, handicapMarkets, specialMarkets } from './boardRows.ts';
import type { Games, HeldGameProps } from './gameParts.ts';
import { LeagueGroups } from './LeagueGroups.tsx';
import { LinesGame } from './LinesGame.tsx';
import * as styles from './LinesGame.css.ts';
import { OddsBoard } from './OddsBoard.tsx';
import { ProtoBoard } from './ProtoBoard.tsx';
import { useHeldLines, type MarketsOf } from './useHeldLines.ts';

export function Component() {
  const page = useSlipShown();
  const picked = usePicked(useSlip(page));
  return (
    <QueryBoundary hint={board.failed}>
      <div className={styles.board} data-page={page}>
        {page === 'proto' ? (
          <ProtoBoard pickedByFixture={picked} />
        ) : (
          <OddsBoard
            // A board's rows are of that board: on the way to another none is kept.
            key={page}
            page={page}
            pickedByFixture={picked}
            Games={gamesOf[page] ?? CrossGames}
            columnHead={<ColumnHead />}
          />
        )}
      </div>
    </QueryBoundary>
  );
}

const gameOf = (marketsOf: MarketsOf): ComponentType<HeldGameProps> =>
  memo(function Game(game: HeldGameProps) {
    return <LinesGame {...game} {...useHeldLines(game, marketsOf)} />;
  });

const groupsOf = (Game: ComponentType<HeldGameProps>): Games =>
  function LinesGames(games) {
    return <LeagueGroups {...games} Game={Game} />;
  };

const CrossGames = groupsOf(gameOf(crossMarkets));
const gamesOf: { readonly [Kind in PageKind]?: Games } = {
  handicap: groupsOf(gameOf(handicapMarkets)),
  special: groupsOf(gameOf(specialMarkets)),
};

function ColumnHead() {
  return (
    <div className={styles.columnHead} aria-hidden="true">
      <span>{board.time}</span>
      <span className={styles.priceHeads}>
        <span className={styles.headLeft}>{boards.left}</span>
        <span className={styles.headMiddle}>{boards.middle}</span>
        <span className={styles.headRight}>{boards.right}</span>
      </span>
      <span className={styles.headMore}>{board.markets}</span>
    </div>
  );
}
