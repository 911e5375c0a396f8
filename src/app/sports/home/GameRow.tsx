/** One game of a list on the home page: when it starts or how far it is, its teams, its prices, the way to its league on the board. */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { isListed } from '../../../domain/sports/board.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { home, playedText } from '../copy/home.ts';
import { board } from '../../kit/copy/labels.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { minuteText, untilText } from '../../kit/copy/time.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { toGameInPlay } from './useLivePicks.ts';
import { GamePrices, type GameProps } from './GamePrices.tsx';
import * as styles from './GameRow.css.ts';

export const GameRow = memo(function GameRow(game: GameProps) {
  const { fixture, context } = game;
  const isLive = fixture.status === 'inPlay';
  const isOnBoard = isListed(fixture, context.page);
  return (
    <div className={isOnBoard ? styles.row : `${styles.row} ${styles.wordy}`}>
      <div className={styles.words}>
        <p className={styles.meta}>
          {isLive ? <Played fixture={fixture} /> : <Until startAt={fixture.startAt} />}
          <span className={isOnBoard ? styles.leagueBesidePrices : styles.league} title={fixture.leagueName}>
            {fixture.leagueName}
          </span>
          {isLive ? null : <span className={styles.kickOff}>· {minuteText(fixture.startAt)}</span>}
        </p>
        <TeamLine name={fixture.home} score={isLive ? fixture.score?.home : undefined} />
        <TeamLine name={fixture.away} score={isLive ? fixture.score?.away : undefined} />
      </div>
      <GamePrices {...game} />
      {isOnBoard ? <ToBoard fixture={fixture} isLive={isLive} /> : null}
    </div>
  );
});

function Until({ startAt }: Pick<Fixture, 'startAt'>) {
  const now = useOriginNow();
  return <strong className={styles.until}>{untilText(startAt - now)}</strong>;
}

/** As the feed last told it; the start where it told nothing. */
function Played({ fixture: { sportId, score, startAt } }: { readonly fixture: Fixture }) {
  const text = score === null ? '' : playedText(sportId, score);
  return <strong className={styles.played}>{text === '' ? minuteText(startAt) : text}</strong>;
}

function TeamLine({ name, score }: { readonly name: string; readonly score: number | undefined }) {
  return (
    <p className={styles.team}>
      {score === undefined ? null : <span className={styles.score}>{score}</span>}
      <span className={styles.name} title={name}>
        {name}
      </span>
    </p>
  );
}

/** To its league, or to the game itself where it is in play. */
function ToBoard({ fixture, isLive }: { readonly fixture: Fixture; readonly isLive: boolean }) {
  const { fixtureId, sportId, leagueId, leagueName, markets } = fixture;
  const others = markets.length - 1;
  return (
    <Link
      className={styles.more}
      to={
        isLive
          ? toGameInPlay(fixtureId)
          : { pathname: firstPathOf(MAIN_BOARD), search: boardSearch({ category: categoryOf(sportId), leagueId }) }
      }
      aria-label={isLive ? home.toGame(teamsText(fixture)) : home.toLeague(leagueName)}
    >
      {others > 0 ? <span className={styles.moreCount}>{board.moreMarkets(others)}</span> : null}
      <Icon name="right" size={16} />
    </Link>
  );
}
