/** What is new: the newest events and notices of the house, each the way to itself, and the way to all of them (NAV-14). */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { partOf, type Article, type ArticlePart } from '../../../domain/articles/article.ts';
import { useList } from '../../frame/link/useList.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { withTime } from '../../kit/links/firstPaths.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { home, newsParts } from '../copy/home.ts';
import * as panel from './HomePanel.css.ts';
import * as styles from './News.css.ts';

const WAYS = { event: 'event', notice: 'notice' } as const satisfies Record<ArticlePart, keyof typeof pageTitles>;

export function News() {
  const { now } = usePorts();
  const id = useId();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <h2 id={id} className={panel.title}>
          {home.news}
        </h2>
        <span className={panel.note} />
        <span className={panel.end}>
          {(['event', 'notice'] as const).map((part) => (
            <Link key={part} className={panel.link} to={withTime(pathOf(WAYS[part]), now())}>
              {pageTitles[WAYS[part]]}
              <Icon name="right" size={16} />
            </Link>
          ))}
        </span>
      </div>
      <div className={styles.body}>
        <Newest />
      </div>
    </section>
  );
}

function Newest() {
  const { view, head, retry } = useList('articles', {});
  const rows = (view?.runs ?? []).flatMap((run) => run.rows).slice(0, styles.ROWS);
  if (rows.length > 0) {
    return (
      <ul>
        {rows.map((article) => (
          <li key={article.id}>
            <Row article={article} />
          </li>
        ))}
      </ul>
    );
  }
  if (head === 'offline' || head === 'failed') return <ErrorState hint={home.newsFailed} onRetry={retry} />;
  if (head === 'asking' || view === undefined) return <BoardSkeleton label={home.newsLoading} rows={styles.ROWS} />;
  return <EmptyState icon="flag" title={home.noNews} />;
}

function Row({ article: { id, shelf, title, at, isRead } }: { readonly article: Article }) {
  const part = partOf(shelf);
  const to = part === 'event' ? `${pathOf('event')}/${id}` : `${pathOf('notice')}#notice-${id}`;
  return (
    <Link className={styles.row} to={to}>
      <span className={styles.part}>{newsParts[part]}</span>
      <span className={styles.title} data-unread={!isRead || undefined}>
        {title}
      </span>
      <ListTime className={styles.time} at={at} />
    </Link>
  );
}
