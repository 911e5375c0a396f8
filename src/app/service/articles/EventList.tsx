/** The events of a page: a banner each with what it is about, its span and how it stands; running ones first. The page of rules shows its articles whole. */
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { eventStateOf, type Article, type EventShelf } from '../../../domain/articles/article.ts';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { useCurrentInSight } from '../../kit/links/useCurrentInSight.ts';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { articles } from '../copy/articles.ts';
import { WholeRuns } from '../threads/Runs.tsx';
import * as frame from '../threads/Threads.css.ts';
import { ArticleBody } from './ArticlePage.tsx';
import * as styles from './Articles.css.ts';
import { Banner, EventMark, spanText } from './Banner.tsx';

/** Pages of events, what each lists, and what its tab says. */
const PAGES = [
  ['event', undefined, articles.all],
  ['eventCasinoSlot', 'casinoSlot', articles.casinoSlot],
  ['eventCoin', 'coin', articles.coin],
  ['eventAcc', 'accrued', articles.accrued],
  ['eventRule', 'eventRule', articles.rule],
] as const satisfies readonly (readonly [PageId, EventShelf | undefined, string])[];

export function EventList({ page }: { readonly page: PageId }) {
  const shelf = PAGES.find(([one]) => one === page)?.[1];
  const row = useCurrentInSight<HTMLElement>(page);
  const list = useList('articles', shelf === undefined ? { part: 'event' } : { shelf });
  return (
    <section className={styles.page} aria-labelledby="events-title">
      <div className={frame.card}>
        <div className={frame.head}>
          <h1 id="events-title" className={frame.title}>
            {pageTitles[page]}
          </h1>
          <ListAge asOf={list.asOf} className={frame.asOf} />
        </div>
        <nav ref={row} className={styles.tabs} aria-label={articles.shelves}>
          {PAGES.map(([one, , name]) => (
            <Link key={one} to={pathOf(one)} className={styles.tab} aria-current={one === page ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <Rows list={list} isWhole={shelf === 'eventRule'} />
    </section>
  );
}

const ORDER = { running: 0, coming: 1, ended: 2 } as const;

function Rows({ list, isWhole }: { readonly list: ShownList<'articles'>; readonly isWhole: boolean }) {
  const originNow = useOriginClock();
  const { view, head, retry } = list;
  const isEmpty = (view?.runs ?? []).every((run) => run.rows.length === 0);
  if (isEmpty) {
    const isAsking = view === undefined || view.askedAt === 0 || head === 'asking';
    return (
      <div className={frame.card}>
        {head === 'offline' || head === 'failed' ? (
          <ErrorState hint={articles.failed} onRetry={retry} />
        ) : isAsking ? (
          <BoardSkeleton label={articles.loading} rows={6} />
        ) : (
          <EmptyState icon="clock" title={articles.empty} hint={articles.emptyHint} />
        )}
      </div>
    );
  }
  const at = originNow();
  const byState = (rows: readonly Article[]) =>
    rows
      .filter(({ shelf }) => shelf !== 'eventRule')
      .toSorted((one, other) => ORDER[eventStateOf(one, at)] - ORDER[eventStateOf(other, at)]);
  return (
    <Suspense fallback={<BoardSkeleton label={articles.loading} rows={6} />}>
      <WholeRuns list={list} end={articles.end}>
        {(rows) =>
          isWhole ? (
            rows.map((article) => (
              <div key={article.id} className={frame.card}>
                <ArticleBody article={article} isAlone={false} />
              </div>
            ))
          ) : (
            <ul className={styles.grid}>
              {byState(rows).map((article) => (
                <EventCard key={article.id} article={article} at={at} />
              ))}
            </ul>
          )
        }
      </WholeRuns>
    </Suspense>
  );
}

export function EventCard({ article, at }: { readonly article: Article; readonly at: number }) {
  const { id, title, summary, isRead } = article;
  const state = eventStateOf(article, at);
  return (
    <li>
      <Link to={`${pathOf('event')}/${id}`} className={styles.card} data-state={state}>
        <Banner article={article} />
        <span className={styles.words}>
          <span className={styles.facts}>
            <EventMark state={state} />
            <span>{spanText(article)}</span>
            {isRead || state === 'ended' ? null : <span className={styles.fresh}>{articles.unread}</span>}
          </span>
          <span className={styles.cardTitle}>{title}</span>
          <span className={styles.summary}>{summary}</span>
        </span>
      </Link>
    </li>
  );
}
