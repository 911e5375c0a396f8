/** `/minigame`: where the member went on last, their favourites, and every provider with the round that closes soonest. */
import { useState } from 'react';
import { gameOf, GAMES } from '../../../domain/mini-games/gameTable.ts';
import { useSlip } from '../../bets/face.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { kindNames, play } from '../copy/play.ts';
import { useDropClosed } from '../game/useDropClosed.ts';
import { useRecentGames } from '../rounds/useRecentGames.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import { KINDS, kindOf, type Kind } from './gameIcons.ts';
import * as styles from './Hub.css.ts';
import { LastPlayed } from './LastPlayed.tsx';
import { GamesOfKind, Providers } from './Providers.tsx';

/** Favourites that have a card; the others are in the list. */
const CARDS = 6;

export function Hub() {
  const [kind, setKind] = useState<Kind>();
  useDropClosed(useSlip('minigame'));
  const favourites = useFavourites();
  const [last] = useRecentGames();
  const marked = favourites.all.flatMap(({ kind: of, id }) => (of === 'game' ? (gameOf(id) ?? []) : []));
  return (
    <div className={styles.hub}>
      <header className={styles.head}>
        <p className={styles.title}>
          {play.title} <span className={styles.count}>{GAMES.length}</span>
        </p>
      </header>
      <div className={styles.kinds} role="group" aria-label={play.kinds}>
        <Pill name={play.all} isOn={kind === undefined} onPress={() => setKind(undefined)} />
        {KINDS.filter((one) => GAMES.some((game) => kindOf(game) === one)).map((one) => (
          <Pill key={one} name={kindNames[one] ?? one} isOn={kind === one} onPress={() => setKind(one)} />
        ))}
      </div>
      {kind !== undefined ? (
        <GamesOfKind games={GAMES.filter((game) => kindOf(game) === kind)} />
      ) : (
        <>
          <LastPlayed recent={last} />
          <section aria-label={play.favourites}>
            <h2 className={styles.partTitle}>{play.favourites}</h2>
            {marked.length === 0 ? (
              <p className={styles.none}>{play.noFavourites}</p>
            ) : (
              <ul className={styles.cards}>
                {marked.slice(0, CARDS).map((game) => (
                  <FavouriteCard key={game.gameId} game={game} />
                ))}
              </ul>
            )}
          </section>
          <Providers />
        </>
      )}
    </div>
  );
}

interface PillProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const Pill = ({ name, isOn, onPress }: PillProps) => (
  <button type="button" className={styles.kind} aria-pressed={isOn} onClick={onPress}>
    {name}
  </button>
);
