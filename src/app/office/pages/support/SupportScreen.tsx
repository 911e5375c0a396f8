/** Support: inquiries and reports that wait, taken by one operator at a time, answered or judged in the panel beside them. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QUEUE_RULES, queueKey, type QueueRow } from '../../../../domain/office/queue.ts';
import { support as words } from '../../copy/support.ts';
import { cashier } from '../../copy/cashier.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive, useOffice, useRows } from '../../link/Office.tsx';
import { waitingRows } from '../../link/officeStore.ts';
import { useHolding, useLease } from '../../link/useLease.ts';
import { Filters } from '../../parts/Filters.tsx';
import { Notice, type Said } from '../../parts/Notice.tsx';
import { openedKey } from '../../parts/openedKey.ts';
import { Panel } from '../../parts/Panel.tsx';
import { PhoneQueue } from '../../parts/PhoneQueue.tsx';
import { rowBeside } from '../../parts/rowBeside.ts';
import { EmptyNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useChosenInView } from '../../parts/useChosenInView.ts';
import { useDeskInView } from '../../parts/useDeskInView.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { useNews } from '../../parts/useNews.ts';
import { InquiryDesk } from './InquiryDesk.tsx';
import { ReportDesk } from './ReportDesk.tsx';
import { SupportTable } from './SupportTable.tsx';
import * as styles from './SupportScreen.css.ts';

type Kind = 'all' | 'inquiry' | 'report';
const NONE: readonly QueueRow[] = [];
const isOfSupport = ({ kind }: QueueRow) => kind === 'inquiry' || kind === 'report';

export function SupportScreen() {
  const { queue } = useRows();
  const { now } = useOffice();
  const isLive = useIsLive();
  const isPhone = useIsPhone();
  const opened = openedKey(useLocation().state);
  const [filter, setFilter] = useState<Kind>('all');
  const [chosen, setChosen] = useState(opened);
  const [said, setSaid] = useState<Said>();
  const all = useMemo(() => (queue === undefined ? NONE : waitingRows(queue).filter(isOfSupport)), [queue]);
  const rows = filter === 'all' ? all : all.filter(({ kind }) => kind === filter);
  const row = all.find((each) => queueKey(each) === chosen);
  const { take, taking, isMine } = useLease();
  useHolding(row, take);
  useNews(queue === undefined ? undefined : all.length);
  const late = all.filter(({ kind, since }) => now() - since > QUEUE_RULES[kind].normMs).length;
  useSubtitle(words.subtitle(all.length, late));
  const onTake = async (of: QueueRow) => {
    setChosen(queueKey(of));
    const problem = await take(of);
    setSaid(problem === undefined ? undefined : { tone: 'problem', text: cashier.said[problem] });
  };
  const step = (by: 1 | -1) => {
    const next = rowBeside(rows, queueKey, chosen, by);
    if (next !== undefined) setChosen(queueKey(next));
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
  const choices = [
    { value: 'all', label: words.all, count: all.length },
    { value: 'inquiry', label: words.inquiries, count: all.filter(({ kind }) => kind === 'inquiry').length },
    { value: 'report', label: words.reports, count: all.filter(({ kind }) => kind === 'report').length },
  ] as const;
  const given = row === undefined ? undefined : { row, isMine: isMine(row), onTake, onSaid: setSaid };
  const desk =
    given === undefined ? (
      <Panel title={words.thread} className={styles.desk}>
        <EmptyNote icon="headset" title={words.choose} hint={words.chooseHint} />
      </Panel>
    ) : given.row.kind === 'report' ? (
      <ReportDesk key={chosen} {...given} />
    ) : (
      <InquiryDesk key={chosen} {...given} />
    );
  const onChoose = (of: QueueRow) => setChosen(queueKey(of));
  const Queue = isPhone ? PhoneQueue : SupportTable;
  return (
    <>
      <Notice said={said} />
      <div className={styles.whole} data-stale={!isLive || undefined}>
        {isPhone && given !== undefined ? desk : null}
        <Panel title={words.list} className={styles.list}>
          <div className={styles.filters}>
            <Filters<Kind> label={words.kinds} choices={choices} value={filter} onChange={setFilter} />
          </div>
          {queue === undefined ? (
            <LoadingNote />
          ) : rows.length === 0 ? (
            <EmptyNote title={words.empty} hint={words.emptyHint} />
          ) : (
            <Queue {...{ rows, chosen, taking, isMine, onTake, onChoose }} />
          )}
        </Panel>
        {isPhone ? null : desk}
      </div>
    </>
  );
}
