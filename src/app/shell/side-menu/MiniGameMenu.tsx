/** Providers of mini games in the side menu (NAV-06), each with its games folded below it, and the way to all. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { gameGroups, gameNameOf, type GameGroup } from '../../mini-games/face.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import * as styles from './MiniGameMenu.css.ts';

interface MiniGameMenuProps {
  readonly onGo: (() => void) | undefined;
}

export function MiniGameMenu({ onGo }: MiniGameMenuProps) {
  return (
    <ul>
      <li>
        <PageLink page="miniGames" className={styles.entry} onGo={onGo}>
          {pageTitles.miniGames}
        </PageLink>
      </li>
      {gameGroups().map((group) => (
        <Provider key={group.id} group={group} onGo={onGo} />
      ))}
    </ul>
  );
}

function Provider({ group: { name, games }, onGo }: MiniGameMenuProps & { readonly group: GameGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{games.length}</span>
        <MenuIcon name={isOpen ? 'up' : 'down'} size={14} />
      </button>
      {isOpen ? (
        <ul>
          {games.map((game) => (
            <li key={game.gameId}>
              <Link to={game.path} className={styles.game} onClick={onGo}>
                {gameNameOf(game)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
