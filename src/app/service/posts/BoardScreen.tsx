/** `/free` and what lies below it (COM-05): the list, one post, or the form that writes one. */
import { useParams } from 'react-router-dom';
import { usePageShown } from '../../kit/links/usePage.ts';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { posts } from '../copy/posts.ts';
import { PostBoard } from './PostBoard.tsx';
import { PostPage } from './PostPage.tsx';
import { WritePost } from './WritePost.tsx';

export function Component() {
  const { page } = usePageShown();
  const { id } = useParams();
  return (
    <QueryBoundary key={`${page} ${id ?? ''}`} hint={posts.failed}>
      {page === 'freeWrite' ? <WritePost /> : id === undefined ? <PostBoard /> : <PostPage id={id} />}
    </QueryBoundary>
  );
}
