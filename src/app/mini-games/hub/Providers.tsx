/** Every provider with its games, how many, and of these the one whose round closes soonest; or the games of one kind. */
import { Link } from 'react-router-dom';
import { gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { gameGroups, gameNameOf, providerNameOf } from '../copy/games.ts';
import { play } from '../copy/play.ts';
import { leftOf, RoundLeft } from '../rounds/RoundLeft.tsx';
import { useOriginStep } from '../rounds/useOriginStep.ts';
import { iconOf } from './gameIcons.ts';
import * as styles from './Hub.css.ts';

export function Providers() {
  return (
    <section aria-label={play.providers}>
      <h2 className={styles.partTitle}>
        {play.providers}
        <span className={styles.small}>{play.soonest}</span>
      </h2>
      <ul className={styles.providers}>
        {gameGroups().map(({ id, games }) => (
          <Provider key={id} group={id} games={games} />
        ))}
      </ul>
    </section>
  );
}

interface ProviderProps {
  readonly group: string;
  readonly games: readonly GameRow[];
}

function Provider({ group, games }: ProviderProps) {
  const soonest = useOriginStep((at) => soonestOf(games, at)?.gameId ?? '');
  const game = gameOf(soonest);
  if (game === undefined) return null;
  return (
    <li>
      <Link to={game.path} className={styles.provider}>
        <MenuIcon name={iconOf(game)} size={18} />
        <span className={styles.lastName}>
          <span className={styles.providerName}>
            {providerNameOf(group)} <span className={styles.small}>{games.length}</span>
          </span>
          <span className={styles.soonest}>{gameNameOf(game)}</span>
        </span>
        <RoundLeft game={game} />
      </Link>
    </li>
  );
}

/** Of the games that take bets the one that closes first; of none the first. */
function soonestOf(games: readonly GameRow[], at: number): GameRow | undefined {
  const open = games.map((game) => ({ game, ...leftOf(game, at) })).filter(({ isOpen }) => isOpen);
  const first = open.reduce<(typeof open)[number] | undefined>(
    (best, one) => (best === undefined || one.ms < best.ms ? one : best),
    undefined,
  );
  return first?.game ?? games[0];
}

export const GamesOfKind = ({ games }: { readonly games: readonly GameRow[] }) => (
  <ul className={styles.providers}>
    {games.map((game) => (
      <li key={game.gameId}>
        <Link to={game.path} className={styles.provider}>
          <MenuIcon name={iconOf(game)} size={18} />
          <span className={styles.lastName}>
            <span className={styles.providerName}>{gameNameOf(game)}</span>
            <span className={styles.small}>{providerNameOf(game.provider)}</span>
          </span>
          <RoundLeft game={game} />
        </Link>
      </li>
    ))}
  </ul>
);
