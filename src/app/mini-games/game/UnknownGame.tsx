/** An address below the mini games that is of none. */
import { play } from '../copy/play.ts';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { GameLayout } from './GameLayout.tsx';
import * as styles from './GamePage.css.ts';

export function UnknownGame() {
  return (
    <GameLayout title={play.title}>
      <div className={styles.panel}>
        <EmptyState icon="warning" title={play.unknown} hint={play.unknownHint}>
          <PageLink page="miniGames" className={styles.way}>
            {play.others}
          </PageLink>
        </EmptyState>
      </div>
    </GameLayout>
  );
}
