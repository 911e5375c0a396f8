/** What is wrong with the connection, the feed or local storage, in the place of the notice line, so that nothing on the page moves. */
import type { ReactNode } from 'react';
import { connection } from '../../kit/copy/labels.ts';
import { ageText, secondText } from '../../kit/copy/time.ts';
import { feedSentences, storageSentences } from '../copy/trouble.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useNow } from '../../kit/timing/useNow.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { bannerOf, feedBannerOf, storageBannerOf, type Banner } from './bannerOf.ts';
import * as styles from './ConnectionBanner.css.ts';
import { currentAsOf, useStreamHealth } from './useFreshness.ts';
import { useStorageState } from './useStorageState.ts';

/** The one banner due now: what locks betting before what does not, the public stream's before the member's. */
export function useConnectionBanner(): Banner | undefined {
  const events = useStreamHealth('events');
  const bets = useStreamHealth('bets');
  const now = useNow(1_000);
  const storage = useStorageState();
  // The cause, where the others would only say that prices have grown old.
  if (storage === 'noRoom') return storageBannerOf(storage);
  return (
    bannerOf(events, currentAsOf(events), now) ??
    feedBannerOf(events, now) ??
    bannerOf(bets, currentAsOf(bets), now) ??
    storageBannerOf(storage)
  );
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

const ICONS = { stale: 'clock', lost: 'offline', feed: 'lock', storage: 'alert' } as const;

function BannerIcon({ kind }: { readonly kind: Banner['kind'] }) {
  return kind === 'reconnecting' ? <Spinner size={14} /> : <Icon name={ICONS[kind]} size={16} />;
}

function sentenceOf(banner: Banner): string {
  switch (banner.kind) {
    case 'lost':
      return connection.lost(secondText(banner.asOf));
    case 'feed':
      return feedSentences[banner.part];
    case 'storage':
      return storageSentences[banner.trouble];
    default:
      return connection[banner.kind];
  }
}

function BannerEnd({ banner }: { readonly banner: Banner }): ReactNode {
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
    default:
      return null;
  }
}
