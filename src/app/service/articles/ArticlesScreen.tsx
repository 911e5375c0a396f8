/** `/event` and what lies below it, and `/notice` (COM-02): lists, one article, or articles one below another. */
import { useParams } from 'react-router-dom';
import { usePageShown } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { articles, notices } from '../copy/articles.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { EventList } from './EventList.tsx';
import { NoticeList } from './NoticeList.tsx';

export function Component() {
  const { page } = usePageShown();
  const { id = '' } = useParams();
  return (
    <QueryBoundary key={`${page} ${id}`} hint={page === 'notice' ? notices.failed : articles.failed}>
      {page === 'notice' ? <NoticeList /> : page === 'eventView' ? <ArticlePage id={id} /> : <EventList page={page} />}
    </QueryBoundary>
  );
}
