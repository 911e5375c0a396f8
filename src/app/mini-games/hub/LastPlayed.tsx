/** Where the member goes on: the game of their last bet, with what became of it and how long its round takes bets. */
import { Link } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import { betStatusNames } from '../../kit/copy/codes.ts';
import { units } from '../../kit/copy/labels.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { gameNameOf } from '../copy/games.ts';
import { play } from '../copy/play.ts';
import { inWords } from '../rounds/inWords.ts';
import { RoundLeft } from '../rounds/RoundLeft.tsx';
import { useRoundNow } from '../rounds/useRoundNow.ts';
import type { RecentGame } from '../rounds/useRecentGames.ts';
import { iconOf } from './gameIcons.ts';
import * as styles from './Hub.css.ts';

/** @param recent `undefined` where there is none, or none is known yet */
export function LastPlayed({ recent }: { readonly recent: RecentGame | undefined }) {
  return (
    <section aria-label={play.again}>
      <h2 className={styles.partTitle}>{play.again}</h2>
      {recent === undefined ? <p className={styles.noLast}>{play.noneYet}</p> : <LastGame {...recent} />}
    </section>
  );
}

function LastGame({ game, bet }: RecentGame) {
  const { n } = useRoundNow(game);
  const [pick] = bet.picks;
  return (
    <Link to={game.path} className={styles.last}>
      <span className={styles.lastIcon}>
        <MenuIcon name={iconOf(game)} size={20} />
      </span>
      <span className={styles.lastName}>
        <strong>{gameNameOf(game)}</strong>
        <span className={styles.small}>
          {pick === undefined ? '' : `${minuteText(bet.placedAt)} ${inWords(pick).name} `}
          {`${formatWon(bet.stake)}${units.won} · ${betStatusNames[bet.status]}`}
          {bet.status === 2 ? ` ${formatWon(bet.paid)}${units.won}` : ''}
        </span>
      </span>
      <span className={styles.lastLeft}>
        <RoundLeft game={game} />
        <span className={styles.small}>{play.round(n)}</span>
      </span>
    </Link>
  );
}
