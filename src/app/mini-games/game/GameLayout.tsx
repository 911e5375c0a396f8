/** What pages of mini games stand in: on wide screens the list of games where sports have their tree; on small ones the page alone. */
import type { ReactNode } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { play } from '../copy/play.ts';
import { GameList } from '../hub/GameList.tsx';
import * as styles from './GamePage.css.ts';

interface GameLayoutProps {
  /** Of the page, for who cannot see its head. */
  readonly title: string;
  readonly game?: GameRow;
  readonly children: ReactNode;
}

export function GameLayout({ title, game, children }: GameLayoutProps) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.page}>
      <h1 className={hidden}>{title}</h1>
      {isNarrow ? null : (
        <aside className={styles.list} aria-label={play.list}>
          <GameList shown={game} />
        </aside>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
