/** A favourite game as a card: how long its round takes bets, and how the last ones ended. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useList } from '../../frame/link/useList.ts';
import { StarButton } from '../../kit/ui/StarButton.tsx';
import { gameNameOf } from '../copy/games.ts';
import { cellFace } from '../boards/cellFace.ts';
import { MarkBadge } from '../boards/CellMark.tsx';
import { play } from '../copy/play.ts';
import { sideCells } from '../rounds/outcome.ts';
import { RoundLeft } from '../rounds/RoundLeft.tsx';
import { useRoundNow } from '../rounds/useRoundNow.ts';
import * as styles from './Hub.css.ts';

/** Rounds whose outcome is told. */
const TOLD = 7;

export function FavouriteCard({ game }: { readonly game: GameRow }) {
  const { toggle } = useFavourites();
  const { n } = useRoundNow(game);
  const { view } = useList('rounds', { gameId: game.gameId });
  const name = gameNameOf(game);
  const ended = (view?.runs[0]?.rows ?? []).slice(0, TOLD).toReversed();
  return (
    <li className={styles.card}>
      <Link to={game.path} className={styles.cardLink}>
        <strong className={styles.cardName}>{name}</strong>
        <span className={styles.cardLeft}>
          <RoundLeft game={game} />
        </span>
        <span className={styles.cardRound}>{play.round(n)}</span>
        <span className={styles.ended}>
          {ended.map((round) => (
            <Fragment key={round.roundId}>
              {sideCells(game, round)
                .slice(0, 1)
                .map(({ marketId, key }) => (
                  <MarkBadge key={marketId} face={cellFace(marketId, key)} />
                ))}
            </Fragment>
          ))}
        </span>
      </Link>
      <span className={styles.cardStar}>
        <StarButton name={play.star(name, true)} isOn onPress={() => toggle('game', game.gameId)} />
      </span>
    </li>
  );
}
