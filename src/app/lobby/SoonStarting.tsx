/** The games that start next, each a way into its league on the board. */
import { Link } from 'react-router-dom';
import { upcomingFixtures } from '../../db/queries/upcoming.ts';
import { formatOdds } from '../../domain/kernel/odds.ts';
import { categoryOf } from '../../domain/reference/sports.ts';
import { offeredOdds, winMarketOf, type Fixture } from '../../domain/sports/fixture.ts';
import { useFreshness } from '../connection/FreshnessProvider.tsx';
import { pageNames, sideNames } from '../copy/codes.ts';
import { board, home, units } from '../copy/labels.ts';
import { locationCodeOf } from '../copy/locations.ts';
import { minuteText, untilText } from '../copy/time.ts';
import { boardSearch } from '../odds-board/boardFilter.ts';
import { paths } from '../paths.ts';
import { useLive } from '../ports/useLive.ts';
import { useNow } from '../ports/useNow.ts';
import { Icon } from '../ui/Icon.tsx';
import { BoardSkeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import * as styles from './SoonStarting.css.ts';

const SHOWN = 12;
const MINUTE_MS = 60_000;

export function SoonStarting() {
  const { clockOffset } = useFreshness();
  const now = useNow(1_000) + clockOffset;
  const minute = Math.floor(now / MINUTE_MS);
  const fixtures = useLive((db) => upcomingFixtures(db, 'wintielose', minute * MINUTE_MS, SHOWN), [minute]);
  return (
    <section className={styles.panel} aria-labelledby="soon-title">
      <div className={styles.head}>
        <h1 id="soon-title" className={styles.title}>
          {home.soon}
        </h1>
        <Link className={styles.all} to={paths.wintielose}>
          {pageNames.wintielose}
          <Icon name="right" size={16} />
        </Link>
      </div>
      {fixtures === undefined ? (
        <BoardSkeleton label={board.loading} />
      ) : fixtures.length === 0 ? (
        <EmptyState icon="flag" title={home.empty} />
      ) : (
        <ul className={styles.list}>
          {fixtures.map((fixture) => (
            <li key={fixture.fixtureId}>
              <SoonGame fixture={fixture} until={fixture.startAt - now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SoonGame({ fixture, until }: { readonly fixture: Fixture; readonly until: number }) {
  const category = categoryOf(fixture.sportId);
  return (
    <Link
      className={styles.game}
      to={{ pathname: paths.wintielose, search: boardSearch({ category, leagueId: fixture.leagueId }) }}
    >
      <span className={styles.meta}>
        <strong className={styles.until}>{untilText(until)}</strong>
        <Icon name={category} size={16} />
        <span className={styles.code}>{locationCodeOf(fixture.locationName)}</span>
        <span className={styles.league}>
          {fixture.leagueName} · {minuteText(fixture.startAt)}
        </span>
      </span>
      <span className={styles.team}>{fixture.home}</span>
      <span className={styles.team}>{fixture.away}</span>
      <SoonPrices fixture={fixture} />
    </Link>
  );
}

function SoonPrices({ fixture }: { readonly fixture: Fixture }) {
  const { isStale } = useFreshness();
  const selections = winMarketOf(fixture)?.selections ?? [];
  return (
    <span className={styles.prices} data-stale={isStale || undefined}>
      {(['home', 'draw', 'away'] as const).map((side) => {
        const selection = selections.find((candidate) => candidate.side === side);
        return (
          <span key={side} className={styles.price} data-absent={selection === undefined || undefined}>
            <span className={styles.side}>{selection === undefined ? '' : sideNames[side]}</span>
            <span className={styles.odds}>
              {selection === undefined
                ? units.none
                : selection.status === 'open'
                  ? formatOdds(offeredOdds(selection))
                  : board.suspended}
            </span>
          </span>
        );
      })}
    </span>
  );
}
