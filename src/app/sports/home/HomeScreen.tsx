/** `/`: events, the games that matter, in play and next, with prices that go on the slip of its row (NAV-14). */
import { usePicked, useSlipView } from '../../bets/face.ts';
import { home } from '../copy/home.ts';
import { board } from '../../kit/copy/labels.ts';
import { useSlipShown } from '../../kit/links/usePage.ts';
import { EventBanners } from './EventBanners.tsx';
import { LiveGames } from './LiveGames.tsx';
import { NextGames } from './NextGames.tsx';
import { TopGames } from './TopGames.tsx';
import { PopupLayer } from '../../frame/notices/popups/PopupLayer.tsx';
import { usePageContext } from '../odds-board/useRowContext.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import * as styles from './HomeScreen.css.ts';

export function Component() {
  const page = useSlipShown();
  const pickedByFixture = usePicked(useSlipView(page));
  const context = usePageContext(page);
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
