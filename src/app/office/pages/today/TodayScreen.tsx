/** Today: the figures of the house as they become, what waits by age, products, refusals, producers, streams, and what operators did last. */
import { useCallback, useEffect, useMemo } from 'react';
import { todayCall } from '../../../../domain/calls/office.ts';
import type { QueueRow } from '../../../../domain/office/queue.ts';
import { dayText } from '../../../kit/copy/time.ts';
import { today as words } from '../../copy/today.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useMay, useOffice, useRows, useTold } from '../../link/Office.tsx';
import { waitingRows } from '../../link/officeStore.ts';
import { useAsked } from '../../link/useAsked.ts';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { useNews } from '../../parts/useNews.ts';
import { Figures } from './Figures.tsx';
import { HousePanels } from './HousePanels.tsx';
import { RecentActs } from './RecentActs.tsx';
import { TodayQueue } from './TodayQueue.tsx';
import * as styles from './TodayScreen.css.ts';

const NONE: readonly QueueRow[] = [];
/** Figures are asked for again after so long even where nobody told of them: pages open and close without a word. */
const AGAIN_EVERY_MS = 10_000;

export function TodayScreen() {
  const { api, now } = useOffice();
  const isLive = useIsLive();
  const { queue } = useRows();
  const maySeeAudit = useMay('audit.see');
  const rows = useMemo(() => (queue === undefined ? NONE : waitingRows(queue)), [queue]);
  const ask = useCallback(() => api.ask(todayCall, {}), [api]);
  const { value, failure, again } = useAsked(ask, useTold('today', 'read'));
  useNews(queue === undefined ? undefined : rows.length);
  useSubtitle(words.subtitle(dayText(value?.day ?? now())));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, AGAIN_EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  if (value === undefined) return <WaitingNote {...{ failure, again }} rows={10} />;
  return (
    <div className={styles.whole} data-stale={!isLive || undefined}>
      <Figures today={value} />
      <div className={styles.panels}>
        <TodayQueue rows={rows} today={value} isRead={queue !== undefined} />
        <HousePanels today={value} recent={maySeeAudit ? <RecentActs /> : null} />
      </div>
    </div>
  );
}
