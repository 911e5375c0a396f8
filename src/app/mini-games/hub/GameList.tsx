/** The list of games: a search, favourites, those played last, then every provider's, each with how long its round takes bets. */
import { memo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GAMES, gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { Star } from '../../kit/ui/Star.tsx';
import { gameGroups, gameNameOf, providerNameOf } from '../copy/games.ts';
import { play } from '../copy/play.ts';
import { RoundLeft } from '../rounds/RoundLeft.tsx';
import { useRecentGames } from '../rounds/useRecentGames.ts';
import * as styles from './GameList.css.ts';
import { iconOf } from './gameIcons.ts';

/** @param shown the game whose page this is */
export const GameList = memo(function GameList({ shown }: { readonly shown: GameRow | undefined }) {
  const [text, setText] = useState('');
  const favourites = useFavourites();
  const recent = useRecentGames();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(shown === undefined ? [] : [shown.provider]));
  const toggle = (group: string) =>
    setOpen((before) => new Set(before.has(group) ? [...before].filter((one) => one !== group) : [...before, group]));
  const marked = favourites.all.flatMap(({ kind, id }) => (kind === 'game' ? (gameOf(id) ?? []) : []));
  const searched = text.trim().replaceAll(' ', '').toLowerCase();
  const rowOf = (game: GameRow) => (
    <GameLine key={game.gameId} game={game} isShown={game === shown} isMarked={marked.includes(game)} />
  );
  return (
    <nav aria-label={play.list}>
      <SearchField className={styles.search} label={play.search} value={text} onType={setText} />
      {searched !== '' ? (
        <Found games={GAMES.filter((game) => isFound(game, searched))} rowOf={rowOf} />
      ) : (
        <>
          <Part title={play.favourites} note={play.untilClose}>
            {marked.map(rowOf)}
          </Part>
          <Part title={play.recent}>{recent.flatMap(({ game }) => (marked.includes(game) ? [] : rowOf(game)))}</Part>
          {gameGroups().map(({ id, games }) => (
            <Group key={id} group={id} games={games} isOpen={open.has(id)} onToggle={toggle} rowOf={rowOf} />
          ))}
        </>
      )}
    </nav>
  );
});

const isFound = (game: GameRow, searched: string): boolean =>
  `${gameNameOf(game)} ${providerNameOf(game.provider)}`.replaceAll(' ', '').toLowerCase().includes(searched);

interface FoundProps {
  readonly games: readonly GameRow[];
  readonly rowOf: (game: GameRow) => ReactNode;
}

const Found = ({ games, rowOf }: FoundProps) =>
  games.length === 0 ? <p className={styles.none}>{play.noSearch}</p> : <ul>{games.map(rowOf)}</ul>;

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, note, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>
        {title}
        <span>{note}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

interface GroupProps extends FoundProps {
  readonly group: string;
  readonly isOpen: boolean;
  readonly onToggle: (group: string) => void;
}

function Group({ group, games, isOpen, onToggle, rowOf }: GroupProps) {
  const [first] = games;
  if (first === undefined) return null;
  return (
    <section className={styles.group}>
      <h2>
        <button type="button" className={styles.groupHead} aria-expanded={isOpen} onClick={() => onToggle(group)}>
          <MenuIcon name={iconOf(first)} size={18} />
          <span className={styles.name}>{providerNameOf(group)}</span>
          <span className={styles.count}>{games.length}</span>
          <MenuIcon name={isOpen ? 'up' : 'down'} size={14} />
        </button>
      </h2>
      {isOpen ? <ul>{games.map(rowOf)}</ul> : null}
    </section>
  );
}

interface GameLineProps {
  readonly game: GameRow;
  readonly isShown: boolean;
  readonly isMarked: boolean;
}

function GameLine({ game, isShown, isMarked }: GameLineProps) {
  const favourites = useFavourites();
  const name = gameNameOf(game);
  return (
    <li className={styles.line} data-shown={isShown || undefined}>
      <button
        type="button"
        className={styles.star}
        aria-label={play.star(name, isMarked)}
        aria-pressed={isMarked}
        onClick={() => favourites.toggle('game', game.gameId)}
      >
        <Star isFilled={isMarked} size={14} />
      </button>
      <Link to={game.path} className={styles.link} aria-current={isShown ? 'page' : undefined}>
        <span className={styles.name}>{name}</span>
        <RoundLeft game={game} />
      </Link>
    </li>
  );
}
