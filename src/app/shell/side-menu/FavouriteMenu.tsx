/**
 * What the member has marked, above the tree: leagues with their games, teams with the game that is next. Comes once the page is drawn; how high it
 * was is kept, so that the tree below it does not move then (`favouriteRoom.ts`).
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { leagueCounts, type LeagueCount } from '../../../db/queries/tree.ts';
import { teamOfId, type Favourite } from '../../../domain/favourites/favourites.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { GameNames } from '../../../domain/search/gameIndex.ts';
import { favouriteWords as words } from '../../frame/copy/favourites.ts';
import { useNextGames } from '../../frame/favourites/useNextGames.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { Star } from '../../kit/ui/Star.tsx';
import { startText } from '../../sports/search/startText.ts';
import { FAVOURITE_ROOM_KEY } from './favouriteRoom.ts';
import * as group from './MenuGroup.css.ts';
import * as styles from './SideMenu.css.ts';

const MINUTE_MS = 60_000;

export function FavouriteMenu({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const { local } = usePorts();
  const { all } = useFavourites();
  const shown = all.filter(({ kind, name }) => kind !== 'market' && name !== '');
  const [isOpen, setIsOpen] = useState(true);
  const counts = useLive(leagueCounts, [MAIN_BOARD]);
  const now = useOriginNow(MINUTE_MS);
  const next = useNextGames();
  const box = useRef<HTMLElement>(null);
  const count = shown.length;
  useEffect(() => {
    local.keep(FAVOURITE_ROOM_KEY, String(box.current?.offsetHeight ?? 0));
  });
  if (count === 0) return null;
  return (
    <section className={group.group} ref={box}>
      <h2>
        <button type="button" className={group.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Star isFilled />
          <span className={group.name}>{words.title}</span>
          <span className={group.count}>{count}</span>
          <MenuIcon name={isOpen ? 'up' : 'down'} size={14} className={group.arrow} />
        </button>
      </h2>
      {isOpen ? (
        <ul>
          {shown.map((favourite) => (
            <li key={`${favourite.kind} ${favourite.id}`}>
              {favourite.kind === 'league' ? (
                <League
                  favourite={favourite}
                  known={counts?.find(({ leagueId }) => leagueId === favourite.id)}
                  onGo={onGo}
                />
              ) : (
                <Team favourite={favourite} next={next.get(favourite.id)} now={now} onGo={onGo} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly favourite: Favourite;
  readonly onGo: (() => void) | undefined;
}

function League({ favourite: { id, name }, known, onGo }: RowProps & { readonly known: LeagueCount | undefined }) {
  const search = boardSearch({ ...(known === undefined ? {} : { category: known.category }), leagueId: id });
  return (
    <Row to={{ pathname: firstPathOf(MAIN_BOARD), search }} name={name} icon={known?.category ?? 'flag'} onGo={onGo}>
      {known === undefined ? 0 : formatWon(known.count)}
    </Row>
  );
}

interface TeamProps extends RowProps {
  /** `undefined` while it is not known. */
  readonly next: GameNames | null | undefined;
  readonly now: number;
}

function Team({ favourite: { id, name }, next, now, onGo }: TeamProps) {
  const game = next ?? null;
  const search = game === null ? boardSearch({ search: name }) : `?game=${encodeURIComponent(game.fixtureId)}`;
  return (
    <Row
      to={{ pathname: firstPathOf(MAIN_BOARD), search }}
      name={name}
      icon={categoryOf(teamOfId(id).sportId)}
      onGo={onGo}
    >
      {game === null ? (next === null ? words.noGame : '') : startText(game.startAt, now)}
    </Row>
  );
}

interface LineProps {
  readonly to: To;
  readonly name: string;
  readonly icon: Parameters<typeof MenuIcon>[0]['name'];
  readonly onGo: (() => void) | undefined;
  readonly children: ReactNode;
}

const Row = ({ to, name, icon, onGo, children }: LineProps) => (
  <Link className={styles.favourite} to={to} onClick={onGo}>
    <MenuIcon name={icon} size={16} />
    <span className={styles.name}>{name}</span>
    <span className={styles.count}>{children}</span>
  </Link>
);
