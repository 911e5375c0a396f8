/** A board of who wins, one row a game. */
import { sideNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { FixtureRow } from './FixtureRow.tsx';
import type { GamesProps } from './gameParts.ts';
import { LeagueGroups } from './LeagueGroups.tsx';
import { OddsBoard, type OddsBoardProps } from './OddsBoard.tsx';
import * as styles from './OddsBoard.css.ts';

export const WinBoard = (props: Pick<OddsBoardProps, 'page' | 'pickedByFixture'>) => (
  <OddsBoard {...props} Games={WinGames} columnHead={<ColumnHead />} />
);

const WinGames = (games: GamesProps) => <LeagueGroups {...games} Game={FixtureRow} />;

function ColumnHead() {
  return (
    <div className={styles.columnHead} aria-hidden="true">
      <span className={styles.headTime}>{board.time}</span>
      <span className={styles.headHome}>{sideNames.home}</span>
      <span className={styles.headDraw}>{sideNames.draw}</span>
      <span className={styles.headAway}>{sideNames.away}</span>
      <span className={styles.headMore}>{board.markets}</span>
    </div>
  );
}
