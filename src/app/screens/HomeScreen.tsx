/** `/`: events, the games that matter, in play and next, with prices that go on the win-tie-lose slip (NAV-14). */
import { usePicked, useSlipView } from '../bet-slip/useSlipView.ts';
import { home } from '../copy/home.ts';
import { board } from '../copy/labels.ts';
import { EventBanners } from '../home/EventBanners.tsx';
import { LiveGames } from '../home/LiveGames.tsx';
import { NextGames } from '../home/NextGames.tsx';
import { TopGames } from '../home/TopGames.tsx';
import { PopupLayer } from '../notices/popups/PopupLayer.tsx';
import { usePageContext } from '../odds-board/useRowContext.ts';
import { hidden } from '../theme/hidden.css.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import * as styles from './HomeScreen.css.ts';

export function Component() {
  const pickedByFixture = usePicked(useSlipView('wintielose'));
  const context = usePageContext('wintielose');
  return (
    <QueryBoundary hint={board.failed}>
      <div className={styles.page}>
        <h1 className={hidden}>{home.title}</h1>
        <PopupLayer />
        <EventBanners />
        <TopGames pickedByFixture={pickedByFixture} context={context} />
        <div className={styles.lists}>
          <LiveGames pickedByFixture={pickedByFixture} context={context} />
          <NextGames pickedByFixture={pickedByFixture} context={context} />
        </div>
      </div>
    </QueryBoundary>
  );
}
