/** What is wrong with the connection, in the place of the notice line, so that nothing on the page moves. */
import { connection } from '../copy/labels.ts';
import { ageText, secondText } from '../copy/time.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useNow } from '../ports/useNow.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { bannerOf, type Banner } from './bannerOf.ts';
import * as styles from './ConnectionBanner.css.ts';
import { currentAsOf, useStreamHealth } from './useFreshness.ts';

/** The banner due now, the public stream's before the member's. */
export function useConnectionBanner(): Banner | undefined {
  const events = useStreamHealth('events');
  const bets = useStreamHealth('bets');
  const now = useNow(1_000);
  return bannerOf(events, currentAsOf(events), now) ?? bannerOf(bets, currentAsOf(bets), now);
}

export function ConnectionBanner({ banner }: { readonly banner: Banner }) {
  return (
    <div className={styles.banner} data-kind={banner.kind}>
      <BannerIcon kind={banner.kind} />
      <span role="status">{sentenceOf(banner)}</span>
      <span className={styles.end}>
        <BannerEnd banner={banner} />
      </span>
    </div>
  );
}

function BannerIcon({ kind }: { readonly kind: Banner['kind'] }) {
  if (kind === 'reconnecting') return <Spinner size={14} />;
  return <Icon name={kind === 'lost' ? 'offline' : 'clock'} size={16} />;
}

function sentenceOf(banner: Banner): string {
  switch (banner.kind) {
    case 'reconnecting':
      return connection.reconnecting;
    case 'stale':
      return connection.stale;
    case 'lost':
      return connection.lost(secondText(banner.asOf));
  }
}

function BannerEnd({ banner }: { readonly banner: Banner }) {
  const { engine } = usePorts();
  switch (banner.kind) {
    case 'reconnecting':
      return banner.retryInSeconds === undefined ? null : connection.retryIn(banner.retryInSeconds);
    case 'stale':
      return connection.asOf(ageText(banner.ageMs));
    case 'lost':
      return (
        <button type="button" className={styles.again} onClick={() => void engine.wake('member')}>
          <Icon name="refresh" size={14} />
          {connection.reconnect}
        </button>
      );
  }
}
