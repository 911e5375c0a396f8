/** The posts of the board, newest first: of a kind, one's own, or with words in the title. As they were last asked for. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import { WRITTEN_KINDS, type Post, type WrittenKind } from '../../../domain/posts/post.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText, machineTime } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { postKinds, posts, unshown } from '../copy/posts.ts';
import { Chips } from '../threads/Chips.tsx';
import { MemberText } from '../threads/MemberText.tsx';
import { Runs } from '../threads/Runs.tsx';
import * as frame from '../threads/Threads.css.ts';
import * as styles from './Posts.css.ts';
import { useAsked } from './useAsked.ts';

type Choice = WrittenKind | 'all' | 'own';
const CHOICES: readonly (readonly [Choice, string])[] = [
  ['all', posts.all],
  ...WRITTEN_KINDS.map((kind) => [kind, postKinds[kind]] as const),
  ['own', posts.own],
];

export function PostBoard() {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>('all');
  const [search, setSearch] = useState('');
  const words = search.trim();
  const list = useList('posts', {
    ...(choice === 'own' ? { own: 1 } : choice === 'all' ? {} : { kind: choice }),
    ...(words === '' ? {} : { search: words }),
  });
  useAsked(list.retry);
  return (
    <section className={frame.card} aria-labelledby="board-title">
      <div className={frame.head}>
        <h1 id="board-title" className={frame.title}>
          {posts.title}
        </h1>
        {list.head === 'offline' && list.view !== undefined && list.view.askedAt > 0 ? (
          <p className={frame.asOf} role="status">
            {lists.asOf(dateMinuteText(list.view.askedAt))}
          </p>
        ) : null}
        <IconButton icon="refresh" name={posts.refresh} onClick={list.retry} />
        <Button kind="primary" className={frame.act} onClick={() => void navigate(pathOf('freeWrite'))}>
          {posts.write}
        </Button>
      </div>
      <div className={frame.tools}>
        <Chips label={posts.filters} choices={CHOICES} chosen={choice} onChoose={setChoice} />
        <SearchField label={posts.search} value={search} onType={setSearch} className={styles.search} />
      </div>
      <Rows list={list} isSearched={words !== ''} />
    </section>
  );
}

function Rows({ list, isSearched }: { readonly list: ShownList<'posts'>; readonly isSearched: boolean }) {
  const { view, head, retry } = list;
  const isEmpty = (view?.runs ?? []).every((run) => run.rows.length === 0);
  if (!isEmpty) {
    return (
      <Runs list={list} end={posts.end} idOf={({ id }) => id}>
        {(post) => <PostRow key={post.id} post={post} />}
      </Runs>
    );
  }
  if (head === 'offline' || head === 'failed') return <ErrorState hint={posts.failed} onRetry={retry} />;
  if (view === undefined || view.askedAt === 0 || head === 'asking') return <BoardSkeleton label={posts.loading} />;
  return isSearched ? (
    <EmptyState icon="search" title={posts.emptySearch} hint={posts.emptySearchHint} />
  ) : (
    <EmptyState title={posts.empty} hint={posts.emptyHint} />
  );
}

export function PostRow({ post }: { readonly post: Post }) {
  const { id, kind, state, author, isOwn, title, text, at, views, comments } = post;
  const isShown = title !== '';
  return (
    <li className={styles.row}>
      <Link to={`${pathOf('freeView')}/${id}`} className={styles.link} data-kind={kind}>
        <span className={styles.words}>
          <span className={styles.meta}>
            <span className={styles.kind} data-kind={kind}>
              {postKinds[kind]}
            </span>
            {isOwn ? <span className={styles.own}>{posts.me}</span> : <bdi className={styles.author}>{author}</bdi>}
            <time dateTime={machineTime(at)}>{dateMinuteText(at)}</time>
            <span>{posts.views(views)}</span>
            {state === 'shown' || !isOwn ? null : <span>{unshown[state].name}</span>}
          </span>
          {isShown ? (
            <>
              <MemberText as="line" className={styles.title} text={title} />
              <MemberText as="line" className={styles.brief} text={text} />
            </>
          ) : (
            <span className={styles.unshown}>{state === 'shown' ? '' : unshown[state].why}</span>
          )}
        </span>
        <span className={styles.talk} role="img" aria-label={posts.commentsOf(comments)}>
          {formatWon(comments)}
          <span className={styles.talkLabel}>{posts.comments}</span>
        </span>
      </Link>
    </li>
  );
}
