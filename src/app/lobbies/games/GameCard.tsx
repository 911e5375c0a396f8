/** A game of a lobby: its cover, its names, its star. One that waits for its supplier says so and opens nothing (LBY-2). */
import { isOpenGame, type LobbyGame } from '../../../domain/lobbies/games.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { supplierNames } from '../../../copy/lobbyNames.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Star } from '../../kit/ui/Star.tsx';
import { gameNames, lobbyWords as words } from '../copy/games.ts';
import { useLobbyDoor } from '../lobby/LobbyDoor.tsx';
import { coverArt } from './coverArt.tsx';
import * as styles from './Lobby.css.ts';

interface GameCardProps {
  readonly game: LobbyGame;
  readonly isMarked: boolean;
  /** What stands on the cover: when it was played last. */
  readonly badge?: string;
  readonly onMark: () => void;
}

export function GameCard({ game, isMarked, badge, onMark }: GameCardProps) {
  const enter = useLobbyDoor();
  const { gameId, lobby, supplier, hue, stakes } = game;
  const isOpen = isOpenGame(game);
  const name = gameNames[gameId];
  return (
    <li className={styles.game}>
      <button
        type="button"
        className={styles.open}
        aria-disabled={!isOpen}
        onClick={() => {
          if (isOpen) enter({ kind: lobby, provider: supplier });
        }}
      >
        <span className={`${styles.cover} ${styles.hue[hue]}`}>
          <svg viewBox="0 0 208 124" preserveAspectRatio="xMidYMid slice" className={styles.drawing} aria-hidden="true">
            {coverArt[gameId]}
          </svg>
          {isOpen ? null : (
            <span className={styles.badge}>
              <Icon name="lock" size={14} />
              {words.preparing}
            </span>
          )}
          {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{supplierNames[supplier]}</span>
        <span className={styles.line}>
          {stakes === undefined ? words.afterContract : words.stakes(formatWon(stakes[0]), formatWon(stakes[1]))}
        </span>
      </button>
      <button
        type="button"
        className={styles.star}
        aria-label={words.star(name, isMarked)}
        aria-pressed={isMarked}
        onClick={onMark}
      >
        <span className={styles.disc}>
          <Star isFilled={isMarked} size={18} />
        </span>
      </button>
    </li>
  );
}
