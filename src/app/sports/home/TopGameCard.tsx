/** One of the games the house puts first, as a card: league, start, teams, prices. */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { locationCodeOf } from '../copy/locations.ts';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { GamePrices, type GameProps } from './GamePrices.tsx';
import * as styles from './TopGames.css.ts';

export const TopGameCard = memo(function TopGameCard(game: GameProps) {
  const { sportId, leagueId, leagueName, locationName, startAt, home, away } = game.fixture;
  const category = categoryOf(sportId);
  return (
    <div className={styles.card}>
      <p className={styles.meta}>
        <MenuIcon name={category} size={16} />
        <span className={styles.code}>{locationCodeOf(locationName)}</span>
        <Link
          className={styles.league}
          to={{ pathname: firstPathOf(MAIN_BOARD), search: boardSearch({ category, leagueId }) }}
          title={leagueName}
        >
          {leagueName}
        </Link>
        <time className={styles.time} dateTime={machineTime(startAt)}>
          {dayText(startAt)} {minuteText(startAt)}
        </time>
      </p>
      <div className={styles.teams}>
        <p className={styles.team} title={home}>
          {home}
        </p>
        <p className={styles.team} title={away}>
          {away}
        </p>
      </div>
      <GamePrices {...game} />
    </div>
  );
});
