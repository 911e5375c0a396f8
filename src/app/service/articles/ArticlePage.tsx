/** One event, whole. Opening it is reading it; one that the house took back says so. */
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { eventStateOf, type Article } from '../../../domain/articles/article.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useList } from '../../frame/link/useList.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { articles } from '../copy/articles.ts';
import * as frame from '../threads/Threads.css.ts';
import { CopyAddress } from './AnchoredChapters.tsx';
import * as styles from './Articles.css.ts';
import { Banner, EventMark, spanText } from './Banner.tsx';
import { useReading } from './useReading.ts';

export function ArticlePage({ id }: { readonly id: string }) {
  const { view, head, retry, asOf } = useList('articles', { article: id });
  const article = view?.runs[0]?.rows[0];
  // An event heads its page by its own name.
  const Title = article === undefined || article.isWithdrawn ? 'h1' : 'p';
  return (
    <section className={styles.page} aria-label={articles.events}>
      <div className={frame.card}>
        <div className={frame.head}>
          <Link to={pathOf('event')} className={frame.back} aria-label={articles.back}>
            <Icon name="left" />
          </Link>
          <Title className={frame.title}>{articles.events}</Title>
          <ListAge asOf={article === undefined ? undefined : asOf} className={frame.asOf} />
        </div>
        {article?.isWithdrawn === true ? (
          <Gone title={articles.withdrawn} hint={articles.withdrawnHint} />
        ) : article !== undefined ? (
          <Suspense fallback={<BoardSkeleton label={articles.loading} rows={8} />}>
            <ArticleBody article={article} isAlone />
          </Suspense>
        ) : head === 'offline' || head === 'failed' ? (
          head === 'failed' ? (
            <Gone title={articles.missing} hint={articles.missingHint} />
          ) : (
            <ErrorState hint={articles.failed} onRetry={retry} />
          )
        ) : view === undefined || view.askedAt === 0 || head === 'asking' ? (
          <BoardSkeleton label={articles.loading} rows={8} />
        ) : (
          <Gone title={articles.missing} hint={articles.missingHint} />
        )}
      </div>
    </section>
  );
}

const Gone = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <EmptyState icon="search" title={title} hint={hint}>
    <Link to={pathOf('event')} className={styles.way}>
      {articles.toEvents}
    </Link>
  </EmptyState>
);

interface ArticleBodyProps {
  readonly article: Article;
  /** Whether the page is about it alone. */
  readonly isAlone: boolean;
}

export function ArticleBody({ article, isAlone }: ArticleBodyProps) {
  const originNow = useOriginClock();
  const { id, title, summary, contents, changedAt, shelf, isRead } = article;
  const { read } = useReading();
  useEffect(() => {
    if (!isRead) read([id]);
  }, [read, id, isRead]);
  const isRule = shelf === 'eventRule';
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <article className={styles.article}>
      {isRule ? null : <Banner article={article} />}
      {isRule ? null : (
        <p className={styles.facts}>
          <EventMark state={eventStateOf(article, originNow())} />
          <span>{spanText(article)}</span>
          {changedAt === null ? null : <span>{articles.changed}</span>}
        </p>
      )}
      <Title className={styles.articleTitle}>{title}</Title>
      {summary === '' ? null : <p className={styles.lead}>{summary}</p>}
      <HouseHtml html={contents} className={styles.contents} isWaitedFor />
      <div className={styles.foot}>
        {isRule ? null : <p className={styles.play}>{articles.playMoney}</p>}
        {isAlone ? (
          <div className={styles.acts}>
            {isRule ? null : (
              <Link to={pathOf('eventRule')} className={styles.way}>
                {articles.toRule}
              </Link>
            )}
            <CopyAddress />
          </div>
        ) : null}
      </div>
    </article>
  );
}
