/** One post and what is said below it. Opening it counts once a day; what may not be seen says why. */
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EDITABLE_MS, isEditable, type Post } from '../../../domain/posts/post.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useList } from '../../frame/link/useList.ts';
import { account } from '../../kit/copy/labels.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { postKinds, posts, unshown } from '../copy/posts.ts';
import { MemberText } from '../threads/MemberText.tsx';
import * as frame from '../threads/Threads.css.ts';
import { Comments } from './Comments.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import * as styles from './Posts.css.ts';
import { useAsked } from './useAsked.ts';

export function PostPage({ id }: { readonly id: string }) {
  const list = useList('posts', { post: id });
  const { view, head, retry } = list;
  const changed = useAsked(retry);
  const post = view?.runs[0]?.rows[0];
  const { perform } = useCommand('viewPost');
  const isThere = post?.state === 'shown';
  useEffect(() => {
    if (isThere) void perform({ id });
  }, [perform, id, isThere]);
  return (
    <section className={frame.card} aria-labelledby="board-title">
      <div className={frame.head}>
        <Link to={pathOf('free')} className={frame.back} aria-label={posts.back}>
          <Icon name="left" />
        </Link>
        <h1 id="board-title" className={frame.title}>
          {posts.title}
        </h1>
      </div>
      {post !== undefined ? (
        <>
          <PostBody post={post} onChanged={changed} />
          {post.state === 'deleted' ? null : <Comments post={post} onChanged={changed} />}
        </>
      ) : head === 'offline' || head === 'failed' ? (
        <ErrorState hint={posts.failed} onRetry={retry} />
      ) : view === undefined || view.askedAt === 0 || head === 'asking' ? (
        <BoardSkeleton label={posts.loading} rows={4} />
      ) : (
        <EmptyState title={posts.missing} hint={posts.missingHint} />
      )}
    </section>
  );
}

export function PostBody({ post, onChanged }: { readonly post: Post; readonly onChanged: () => void }) {
  const { kind, state, author, level, isOwn, title, text, at, editedAt, views } = post;
  const isReadable = title !== '';
  return (
    <article className={styles.post}>
      <p className={styles.meta}>
        <span className={styles.kind} data-kind={kind}>
          {postKinds[kind]}
        </span>
        <ListTime at={at} />
        <span>{posts.views(views)}</span>
        {editedAt === null ? null : <span>{posts.edited}</span>}
      </p>
      {isReadable ? (
        <h2 className={styles.postTitle}>
          <MemberText text={title} />
        </h2>
      ) : null}
      <p className={styles.who}>
        <span className={styles.face}>
          <Icon name="user" size={18} />
        </span>
        <bdi className={styles.name}>{author}</bdi>
        <span className={styles.level}>{account.levelOf(level)}</span>
        {isOwn ? <span className={styles.level}>{posts.me}</span> : null}
      </p>
      {state === 'shown' ? null : (
        <p className={frame.note} role="status">
          {unshown[state].why}
        </p>
      )}
      {isReadable ? <MemberText className={styles.text} text={text} /> : null}
      <PostActs post={post} onChanged={onChanged} />
    </article>
  );
}

function PostActs({ post, onChanged }: { readonly post: Post; readonly onChanged: () => void }) {
  const { now } = usePorts();
  const navigate = useNavigate();
  const { id, isOwn, isReported, state, kind } = post;
  // As it was when the page was shown: one who writes on is told by the origin.
  const [openedAt] = useState(now);
  if (state === 'deleted') return null;
  const about = { what: 'post', id } as const;
  return (
    <div className={styles.acts}>
      {isEditable(post, openedAt) ? (
        <Button
          kind="quiet"
          className={styles.act}
          title={posts.editHint(EDITABLE_MS / 60_000)}
          onClick={() => void navigate(`${pathOf('freeWrite')}?id=${id}`)}
        >
          {posts.edit}
        </Button>
      ) : null}
      {isOwn ? <RemoveButton about={about} onDone={() => void navigate(pathOf('free'))} /> : null}
      {isOwn || kind === 'notice' ? null : <ReportButton about={about} isReported={isReported} onDone={onChanged} />}
    </div>
  );
}
