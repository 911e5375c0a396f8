/** `/`: events, the games that matter, in play and next, with prices that go on the slip of its row, and what is new (NAV-14). */
import { lazy, Suspense } from 'react';
import { usePicked, useSlip } from '../../bets/face.ts';
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
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import * as styles from './HomeScreen.css.ts';

const News = lazy(async () => ({ default: (await patientImport(() => import('./News.tsx'))).News }));

export function Component() {
  const page = useSlipShown();
  const isRestDue = useIsRestDue();
  const pickedByFixture = usePicked(useSlip(page));
  const context = usePageContext(page);
  const picks = { pickedByFixture, context };
  const top = <TopGames key="top" {...picks} />;
  const lists = (
    <div key="lists" className={styles.lists}>
      {context.isNarrow ? <NextGames key="next" {...picks} /> : null}
      <LiveGames key="live" />
      {context.isNarrow ? null : <NextGames key="next" {...picks} />}
    </div>
  );
  const banners = <EventBanners key="banners" isRestDue={isRestDue} />;
  const newsRoom = <div className={styles.newsRoom} />;
  return (
    <QueryBoundary hint={board.failed}>
      <div className={styles.page}>
        <h1 className={hidden}>{home.title}</h1>
        <PopupLayer />
        {/* In the order in which they are read: a phone begins with what can be bet on next (HOM-3). */}
        {context.isNarrow ? [lists, top, banners] : [banners, top, lists]}
        {isRestDue ? (
          <Suspense fallback={newsRoom}>
            <News />
          </Suspense>
        ) : (
          newsRoom
        )}
      </div>
    </QueryBoundary>
  );
}
