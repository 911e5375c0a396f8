/** How many other markets a game has: the way to its page (SPT-09). */
import { Link, useSearchParams } from 'react-router-dom';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { board } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { OPENED, withGame } from '../match/matchAddress.ts';
import * as styles from './MoreMarkets.css.ts';

interface MoreMarketsProps {
  readonly fixture: Pick<Fixture, 'fixtureId' | 'markets'>;
  /** Markets that the row itself has. */
  readonly shown?: number;
}

export function MoreMarkets({ fixture, shown = 1 }: MoreMarketsProps) {
  const [params] = useSearchParams();
  const count = fixture.markets.length - shown;
  if (count <= 0) return null;
  return (
    <Link
      className={styles.more}
      to={{ search: withGame(params, fixture.fixtureId) }}
      state={OPENED}
      data-game={fixture.fixtureId}
      preventScrollReset
    >
      <span aria-hidden="true">{board.moreMarkets(count)}</span>
      <span className={hidden}>{board.moreMarketsLabel(count)}</span>
    </Link>
  );
}
