/** The lobbies of casino and slots, six pages of one family (COM-04): suppliers, kinds, favourites, what was played last, a search, and every game. Tendency 22 is told whom to ask (SES-09). */
import { useMemo, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { currentMember } from '../../../db/queries/session.ts';
import {
  gamesOfPage,
  isOpenGame,
  lobbyPages,
  SLOT_KINDS,
  suppliersOfPage,
  TABLE_KINDS,
  type GameKind,
  type LobbyGame,
  type LobbyPage,
} from '../../../domain/lobbies/games.ts';
import { RESTRICTED_TENDENCY, SUPPLIERS, type Supplier } from '../../../domain/reference/lobbies.ts';
import { matchName, searchName, searchText } from '../../../domain/search/match.ts';
import { lobbyNames, supplierNames } from '../../../copy/lobbyNames.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { dayText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { Star } from '../../kit/ui/Star.tsx';
import { gameNames, kindNames, lobbyWords as words } from '../copy/games.ts';
import { lobby as doorWords } from '../copy/lobbies.ts';
import { GameCard } from './GameCard.tsx';
import * as styles from './Lobby.css.ts';
import { useLastPlayed } from './useLastPlayed.ts';

const PAGES = Object.keys(lobbyPages) as readonly LobbyPage[];

export function Component() {
  const shown = usePage();
  const page = PAGES.find((each) => each === shown) ?? 'casino';
  const member = useLive(currentMember, []);
  if (member?.tendency === RESTRICTED_TENDENCY) {
    return (
      <section className={styles.part}>
        <h1 className={styles.title}>{lobbyNames[lobbyPages[page].lobby]}</h1>
        <EmptyState icon="lock" title={doorWords.restricted} />
      </section>
    );
  }
  return <Lobby key={page} page={page} />;
}

interface Asked {
  readonly kind: GameKind | undefined;
  readonly supplier: Supplier | undefined;
  readonly isMarked: boolean;
  readonly text: string;
}
const EVERYTHING: Asked = { kind: undefined, supplier: undefined, isMarked: false, text: '' };

function Lobby({ page }: { readonly page: LobbyPage }) {
  const { lobby } = lobbyPages[page];
  const [asked, setAsked] = useState(EVERYTHING);
  const { has, toggle } = useFavourites();
  const last = useLastPlayed();
  const all = useMemo(() => gamesOfPage(page), [page]);
  const isMarked = ({ gameId }: LobbyGame) => has('lobbyGame', gameId);
  const found = all.filter((game) => (asked.isMarked ? isMarked(game) : true) && isFound(game, asked));
  const cardOf = (game: LobbyGame, badge?: string) => (
    <GameCard
      key={game.gameId}
      game={game}
      isMarked={isMarked(game)}
      {...(badge === undefined ? {} : { badge })}
      onMark={() => toggle('lobbyGame', game.gameId)}
    />
  );
  const lastCards = last.flatMap(({ gameId, at }) => {
    const game = all.find((each) => each.gameId === gameId);
    return game === undefined ? [] : cardOf(game, dayText(at));
  });
  return (
    <div className={styles.page}>
      <Choices page={page} all={all} marked={all.filter(isMarked).length} asked={asked} onAsk={setAsked} />
      {lastCards.length === 0 || asked !== EVERYTHING ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            {words.last} <span className={styles.small}>{words.here}</span>
          </h2>
          <ul className={styles.games}>{lastCards}</ul>
        </section>
      )}
      <section className={styles.part} aria-live="polite">
        <h2 className={styles.heading}>
          {asked.isMarked ? words.favourites : words.allOf[lobby]} <span className={styles.small}>{found.length}</span>
        </h2>
        {found.length > 0 ? (
          <ul className={styles.games}>{found.map((game) => cardOf(game))}</ul>
        ) : asked.isMarked ? (
          <EmptyState icon="ticket" title={words.noFavourites} hint={words.noFavouritesHint} />
        ) : (
          <EmptyState icon="search" title={words.none} hint={words.noneHint} />
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{words.before}</h2>
        <ul className={styles.notes}>
          {[...words.beforeLines, words.preparingHint].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Names and suppliers, by initials too, as the search of games finds them (SRC-2). */
function isFound({ gameId, supplier, kind }: LobbyGame, asked: Asked): boolean {
  if (asked.kind !== undefined && kind !== asked.kind) return false;
  if (asked.supplier !== undefined && supplier !== asked.supplier) return false;
  const wanted = searchText(asked.text);
  return (
    wanted === undefined ||
    [gameNames[gameId], supplierNames[supplier]].some((name) => matchName(wanted, searchName(name)) !== undefined)
  );
}

interface ChoicesProps {
  readonly page: LobbyPage;
  readonly all: readonly LobbyGame[];
  readonly marked: number;
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

function Choices({ page, all, marked, asked, onAsk }: ChoicesProps) {
  const { lobby } = lobbyPages[page];
  const kinds = (lobby === 'casino' ? TABLE_KINDS : SLOT_KINDS).filter((kind) =>
    all.some((game) => game.kind === kind),
  );
  const kindButton = (kind: GameKind | undefined, name: string, count: number) => (
    <button
      key={name}
      type="button"
      className={styles.choice}
      aria-pressed={asked.kind === kind && !asked.isMarked}
      onClick={() => onAsk({ ...asked, kind, isMarked: false })}
    >
      {name} <span className={styles.number}>{count}</span>
    </button>
  );
  return (
    <section className={styles.part}>
      <div className={styles.top}>
        <h1 className={styles.title}>{lobbyNames[lobby]}</h1>
        <span className={styles.count}>
          {words.counted[lobby]} {all.length}
        </span>
        <Halls lobby={lobby} />
        <SearchField
          className={styles.search}
          label={words.search}
          value={asked.text}
          onType={(text) => onAsk({ ...asked, text })}
        />
        <div className={styles.choices} role="group" aria-label={words.kinds}>
          {kindButton(undefined, words.all, all.length)}
          <button
            type="button"
            className={styles.choice}
            aria-pressed={asked.isMarked}
            onClick={() => onAsk({ ...EVERYTHING, isMarked: !asked.isMarked })}
          >
            <Star isFilled={asked.isMarked} size={14} />
            {words.favourites} <span className={styles.number}>{marked}</span>
          </button>
          {kinds.map((kind) => kindButton(kind, kindNames[kind], all.filter((game) => game.kind === kind).length))}
        </div>
      </div>
      <div className={styles.suppliers} role="group" aria-label={words.suppliers}>
        {suppliersOfPage(page, SUPPLIERS).map((supplier) => {
          const games = all.filter((game) => game.supplier === supplier);
          return (
            <button
              key={supplier}
              type="button"
              className={styles.supplier}
              aria-pressed={asked.supplier === supplier}
              onClick={() => onAsk({ ...asked, supplier: asked.supplier === supplier ? undefined : supplier })}
            >
              {supplierNames[supplier]}
              {games.some(isOpenGame) ? (
                <span className={styles.small}>{words.count(games.length)}</span>
              ) : (
                <span className={styles.waiting}>{words.preparing}</span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The three pages of a lobby. */
const Halls = ({ lobby }: { readonly lobby: 'casino' | 'slot' }) => (
  <nav className={styles.halls} aria-label={words.halls}>
    {PAGES.filter((page) => lobbyPages[page].lobby === lobby).map((page) => (
      <NavLink key={page} to={pathOf(page)} end className={styles.choice}>
        {words.hall(lobbyPages[page].hall)}
      </NavLink>
    ))}
  </nav>
);
