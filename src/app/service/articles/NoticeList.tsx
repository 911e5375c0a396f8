/** Notices of the house, what popups and the notice line said among them: opened to be read, each with an address (ART-5, ART-7). */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NOTICE_SHELVES, type Article, type NoticeShelf } from '../../../domain/articles/article.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { noticeShelves, notices } from '../copy/articles.ts';
import { Chips } from '../threads/Chips.tsx';
import { WholeRuns } from '../threads/Runs.tsx';
import * as frame from '../threads/Threads.css.ts';
import { AnchoredChapters } from './AnchoredChapters.tsx';
import * as styles from './Articles.css.ts';
import { useReading } from './useReading.ts';

const PREFIX = 'notice-';

export function NoticeList() {
  const [shelf, setShelf] = useState<NoticeShelf | 'all'>('all');
  const list = useList('articles', shelf === 'all' ? { part: 'notice' } : { shelf });
  const rows = (list.view?.runs ?? []).flatMap((run) => run.rows);
  const unread = rows.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const { read, isBusy } = useReading();
  return (
    <section className={styles.page} aria-labelledby="notices-title">
      <div className={frame.card}>
        <div className={frame.head}>
          <h1 id="notices-title" className={frame.title}>
            {notices.title}
          </h1>
          <ListAge asOf={list.asOf} className={frame.asOf} />
          {unread.length === 0 ? null : (
            <>
              <p className={frame.headHint}>{notices.count(unread.length)}</p>
              <Button kind="quiet" className={frame.act} isPending={isBusy} onClick={() => read(unread)}>
                {notices.readAll}
              </Button>
            </>
          )}
        </div>
        <div className={`${frame.tools} ${styles.lastTools}`}>
          <Chips
            label={notices.filters}
            choices={[['all', notices.all], ...NOTICE_SHELVES.map((one) => [one, noticeShelves[one]] as const)]}
            chosen={shelf}
            onChoose={setShelf}
          />
        </div>
      </div>
      <Rows list={list} rows={rows} isFiltered={shelf !== 'all'} />
    </section>
  );
}

interface RowsProps {
  readonly list: ShownList<'articles'>;
  readonly rows: readonly Article[];
  readonly isFiltered: boolean;
}

function Rows({ list, rows, isFiltered }: RowsProps) {
  const { hash } = useLocation();
  const { view, head, retry } = list;
  const isAsking = view === undefined || view.askedAt === 0 || head === 'asking';
  if (rows.length === 0) {
    return (
      <div className={frame.card}>
        {head === 'offline' || head === 'failed' ? (
          <ErrorState hint={notices.failed} onRetry={retry} />
        ) : isAsking ? (
          <BoardSkeleton label={notices.loading} rows={6} />
        ) : (
          <EmptyState icon="mail" title={notices.empty} hint={notices.emptyHint} />
        )}
      </div>
    );
  }
  const wanted = hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : '';
  const isElsewhere = wanted !== '' && !isFiltered && rows.every(({ id }) => id !== wanted);
  return (
    <>
      {isElsewhere ? <Wanted id={wanted} /> : null}
      <WholeRuns list={list} end={notices.end}>
        {(run) => <AnchoredChapters prefix={PREFIX} chapters={run.map(chapterOf)} />}
      </WholeRuns>
    </>
  );
}

/** The one that an address asks for and the first pages do not have. */
function Wanted({ id }: { readonly id: string }) {
  const { view, head } = useList('articles', { article: id });
  const article = view?.runs[0]?.rows[0];
  if (article !== undefined && !article.isWithdrawn) {
    return <AnchoredChapters prefix={PREFIX} chapters={[chapterOf(article)]} />;
  }
  return head === 'asking' ? null : (
    <p className={frame.note} role="status">
      {notices.missing}
    </p>
  );
}

const chapterOf = (article: Article) => ({
  id: article.id,
  title: <Line article={article} />,
  children: <Opened article={article} />,
});

function Line({ article: { shelf, title, at, isRead } }: { readonly article: Article }) {
  return (
    <span className={styles.line}>
      <span className={styles.dot} data-unread={!isRead || undefined}>
        {isRead ? null : <span className={hidden}>{notices.unread}</span>}
      </span>
      <span className={styles.kind}>{noticeShelves[shelf as NoticeShelf]}</span>
      <span className={styles.subject}>{title}</span>
      <ListTime className={styles.time} at={at} />
    </span>
  );
}

/** Opening it is reading it. */
function Opened({ article: { id, contents, isRead } }: { readonly article: Article }) {
  const { read } = useReading();
  useEffect(() => {
    if (!isRead) read([id]);
  }, [read, id, isRead]);
  return <HouseHtml html={contents} className={styles.contents} />;
}
