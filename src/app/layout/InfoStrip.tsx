/** Server time, the notice line or what is wrong with the connection, and how live the site is: over the columns they belong to. */
import { ConnectionBanner, useConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { ConnectionState } from '../connection/ConnectionState.tsx';
import { ServerClock } from '../connection/ServerClock.tsx';
import { connection } from '../copy/labels.ts';
import { NoticeLine } from '../notices/NoticeLine.tsx';
import * as styles from './InfoStrip.css.ts';

interface InfoStripProps {
  /** Whether the clock stands over the side menu; at the right otherwise. */
  readonly isOverMenu: boolean;
}

export function InfoStrip({ isOverMenu }: InfoStripProps) {
  const banner = useConnectionBanner();
  return (
    <section className={styles.strip} data-over-menu={isOverMenu || undefined} aria-label={connection.strip}>
      <div className={styles.clock}>
        <ServerClock />
      </div>
      <div className={styles.notice} data-banner={banner !== undefined || undefined}>
        {banner === undefined ? <NoticeLine /> : <ConnectionBanner banner={banner} />}
      </div>
      <div className={styles.state}>
        <ConnectionState />
      </div>
    </section>
  );
}
