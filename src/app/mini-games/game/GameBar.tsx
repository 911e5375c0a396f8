/** The head of a game's page: which it is, its star, and what is told about how it is drawn; on small screens the way back. */
import { Link } from 'react-router-dom';
import { GAMES, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { StarButton } from '../../kit/ui/StarButton.tsx';
import { gameNameOf } from '../copy/games.ts';
import { play } from '../copy/play.ts';
import { SoundButton } from '../stages/sound/SoundButton.tsx';
import * as styles from './GameBar.css.ts';

export function GameBar({ game }: { readonly game: GameRow }) {
  const favourites = useFavourites();
  const isNarrow = useIsNarrow();
  const name = gameNameOf(game);
  const isOn = favourites.has('game', game.gameId);
  return (
    <div className={styles.bar}>
      {isNarrow ? (
        <Link to={pathOf('miniGames')} className={styles.back} aria-label={play.back}>
          <Icon name="left" size={18} />
        </Link>
      ) : null}
      <h2 className={styles.name}>{name}</h2>
      <StarButton name={play.star(name, isOn)} isOn={isOn} onPress={() => favourites.toggle('game', game.gameId)} />
      {isNarrow ? null : <Variants game={game} />}
      <span className={styles.end}>
        {game.isHouseRule ? <span className={styles.house}>{play.houseRule}</span> : null}
        <SoundButton />
      </span>
    </div>
  );
}

/** Without its last number: games that differ in it alone are one game at several periods or tables. */
const stemOf = (name: string): string => name.replace(/\d+$/, '');

function Variants({ game }: { readonly game: GameRow }) {
  const others = GAMES.filter(({ name, family }) => family === game.family && stemOf(name) === stemOf(game.name));
  if (others.length < 2) return null;
  const isByPeriod = new Set(others.map(({ periodMs }) => periodMs)).size > 1;
  return (
    <nav className={styles.variants} aria-label={play.variants}>
      {others.map((other) => (
        <Link
          key={other.gameId}
          to={other.path}
          className={styles.variant}
          aria-current={other.gameId === game.gameId ? 'page' : undefined}
          aria-label={gameNameOf(other)}
        >
          {isByPeriod ? play.minutes(other.periodMs / 60_000) : (/\d+$/.exec(other.path)?.[0] ?? '1')}
        </Link>
      ))}
    </nav>
  );
}
