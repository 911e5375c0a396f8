/** A list of games in a fixed height: grey rows while it is read, a sentence if there is none. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { home } from '../copy/home.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import * as styles from './GameList.css.ts';
import { GameRow } from './GameRow.tsx';
import type { PanelPicks } from './homePicks.ts';

export { ROWS } from './GameList.css.ts';
/** How many games of a list are known beyond those shown. */
export const SPARE = 10;

interface GameListProps {
  /** `undefined` while they are read. */
  readonly games: readonly Fixture[] | undefined;
  readonly empty: string;
  readonly picks: PanelPicks;
}

export function GameList({ games, empty, picks }: GameListProps) {
  if (games === undefined) return <GreyRows />;
  if (games.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState icon="flag" title={empty} />
      </div>
    );
  }
  return (
    <ul className={styles.body}>
      {games.map((fixture) => (
        <li key={fixture.fixtureId}>
          <GameRow fixture={fixture} pickedId={picks.pickedByFixture.get(fixture.fixtureId)} context={picks.context} />
        </li>
      ))}
    </ul>
  );
}

function GreyRows() {
  return (
    <div role="status" className={styles.body}>
      <span className={hidden}>{home.loading}</span>
      {Array.from({ length: styles.ROWS }, (_, row) => (
        <div key={row} className={styles.grey} aria-hidden="true">
          <span className={styles.greyWords} />
          <span className={styles.greyPrices} />
        </div>
      ))}
    </div>
  );
}
