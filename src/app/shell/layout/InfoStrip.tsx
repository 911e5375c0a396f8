/** Server time, the notice line or what is wrong with the connection, and how live the site is: over the columns they belong to. */
import { lazy, memo, Suspense } from 'react';
import { hasFirstGames } from '../../../db/queries/offer.ts';
import { ConnectionBanner, useConnectionBanner } from '../../frame/connection/ConnectionBanner.tsx';
import { ConnectionState } from '../../frame/connection/ConnectionState.tsx';
import { ServerClock } from '../../frame/connection/ServerClock.tsx';
import { connection } from '../../kit/copy/labels.ts';
import { NoticeLine } from '../../frame/notices/NoticeLine.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import * as styles from './InfoStrip.css.ts';

const LineNotice = lazy(async () => ({
  default: (await patientImport(() => import('../../frame/connection/LineNotice.tsx'))).LineNotice,
}));

interface InfoStripProps {
  /** Whether it stands below the page. */
  readonly isBelow: boolean;
  /** Whether the clock stands over the side menu; at the right otherwise. */
  readonly isOverMenu: boolean;
}

export const InfoStrip = memo(function InfoStrip({ isBelow, isOverMenu }: InfoStripProps) {
  const banner = useConnectionBanner();
  const isRestDue = useIsRestDue();
  // What cleans the house's HTML is more than the first games are: it comes before them only where they are long in coming.
  const areGamesComing = useLive(hasFirstGames, []) === false && !isRestDue;
  return (
    <section
      className={styles.strip}
      data-below={isBelow || undefined}
      data-over-menu={isOverMenu || undefined}
      aria-label={connection.strip}
    >
      <div className={styles.clock}>
        <ServerClock />
      </div>
      <div className={styles.notice} data-banner={banner !== undefined || undefined}>
        {banner === undefined && isRestDue ? (
          <Suspense fallback={null}>
            <LineNotice />
          </Suspense>
        ) : null}
        {banner !== undefined ? <ConnectionBanner banner={banner} /> : areGamesComing ? null : <NoticeLine />}
      </div>
      <div className={styles.state}>
        <ConnectionState />
      </div>
    </section>
  );
});
