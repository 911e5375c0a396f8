/** The cashier: what waits, taken by one operator at a time, decided in the panel beside it, with what was decided last below. Worked by keys alone too. */
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decidedRequestsCall } from '../../../../domain/calls/office.ts';
import { queueKey, type QueueRow } from '../../../../domain/office/queue.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { cashier } from '../../copy/cashier.ts';
import { useIsLive, useOffice, useRows, useTold } from '../../link/Office.tsx';
import { waitingRows } from '../../link/officeStore.ts';
import { useAsked } from '../../link/useAsked.ts';
import { useHolding, useLease } from '../../link/useLease.ts';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { openedKey } from '../../parts/openedKey.ts';
import { rowBeside } from '../../parts/rowBeside.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { useNews } from '../../parts/useNews.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { isOfCashier, narrowed, rowAfter, type CashierFilter } from './filterRows.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { RecentPanel } from './RecentPanel.tsx';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskInView } from '../../parts/useDeskInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import * as styles from './CashierScreen.css.ts';

/** One array, whoever asks while nothing is read. */
const NONE: readonly QueueRow[] = [];

export function CashierScreen() {
  const { queue } = useRows();
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  const all = useMemo(() => (queue === undefined ? NONE : waitingRows(queue).filter(isOfCashier)), [queue]);
  const [filter, setFilter] = useState<CashierFilter>('all');
  const [chosen, setChosen] = useState(openedKey(useLocation().state));
  const [said, setSaid] = useState<Said>();
  const recent = useRecent();
  const rows = narrowed(all, filter);
  const row = all.find((each) => queueKey(each) === chosen);
  const { take, release, taking, isMine } = useLease();
  useHolding(row, take);
  useNews(queue === undefined ? undefined : all.length);
  useSubtitle(cashier.subtitle(all.length, recent.value?.length ?? 0));
  const onTake = useCallback(
    async (of: QueueRow) => {
      setChosen(queueKey(of));
      const problem = await take(of);
      setSaid(problem === undefined ? undefined : { tone: 'problem', text: cashier.said[problem] });
    },
    [take],
  );
  const step = (by: 1 | -1) => {
    const next = rowBeside(rows, queueKey, chosen, by);
    setChosen(next && queueKey(next));
  };
  useChosenInView(chosen);
  useDeskInView(isPhone ? chosen : undefined);
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    t: () => {
      if (row !== undefined && isLive && !isMine(row)) void onTake(row);
    },
  });
  const onDone = (what: Said, of: QueueRow) => {
    setSaid(what);
    recent.again();
    if (what.tone === 'done') setChosen(rowAfter(rows, queueKey(of)));
  };
  const desk = (
    <DeskPanel
      key={chosen ?? ''}
      row={row}
      isMine={row !== undefined && isMine(row)}
      isTaking={taking !== undefined && taking === chosen}
      {...{ onTake, onDone }}
      onRelease={(of) => void release(of)}
    />
  );
  const isDeskFirst = isPhone && row !== undefined;
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {isDeskFirst ? desk : null}
        <div className={styles.lists}>
          <QueuePanel
            {...{ all, rows, filter, chosen, taking, onTake, isMine }}
            isRead={queue !== undefined}
            onFilter={setFilter}
            onChoose={(of) => setChosen(queueKey(of))}
            onSaid={(what) => {
              setSaid(what);
              recent.again();
            }}
          />
          <RecentPanel recent={recent} />
        </div>
        {isPhone ? null : desk}
      </div>
    </>
  );
}

function useRecent() {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(decidedRequestsCall, { query: {} }), [api]);
  return useAsked(ask, useTold('queue', 'proposals', 'read'));
}
