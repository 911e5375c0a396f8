/** How many other markets a game has: the way to its page (SPT-09). */
import { memo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isOnlyNamed, type Fixture } from '../../../domain/sports/fixture.ts';
import { board } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { OPENED, withGame } from '../match/matchAddress.ts';
import * as styles from './MoreMarkets.css.ts';

interface MoreMarketsProps {
  readonly id: Fixture['fixtureId'];
  /** Markets that the row itself does not have; of `undefined` there is the room. */
  readonly count: number | undefined;
}

/** How many more a game has than are shown: not known of one that is only named. */
export const countOfMore = (fixture: Fixture, shown: number): number | undefined =>
  isOnlyNamed(fixture) ? undefined : fixture.markets.length - shown;

/** Not drawn again with every price of its row. */
export const MoreMarkets = memo(function MoreMarkets({ id, count }: MoreMarketsProps) {
  const [params] = useSearchParams();
  if (count === undefined) return <span className={styles.more}>{'\u00a0'}</span>;
  if (count <= 0) return null;
  return (
    <Link
      className={styles.more}
      to={{ search: withGame(params, id) }}
      state={OPENED}
      data-game={id}
      preventScrollReset
    >
      <span aria-hidden="true">{board.moreMarkets(count)}</span>
      <span className={hidden}>{board.moreMarketsLabel(count)}</span>
    </Link>
  );
});
