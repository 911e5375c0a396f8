/** The posts of the board, newest first: of a kind, one's own, or with words in the title. As they were last asked for. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import { WRITTEN_KINDS, type Post, type WrittenKind } from '../../../domain/posts/post.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { pathOf } from '../../kit/links/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { NO_PLACE, type RowPlace } from '../../kit/windowed/Windowed.tsx';
import { postKinds, posts, unshown } from '../copy/posts.ts';
import { useRenewedEvery } from '../days/useRenewed.ts';
import { Chips } from '../threads/Chips.tsx';
import { MemberText } from '../threads/MemberText.tsx';
import { Runs } from '../threads/Runs.tsx';
import * as frame from '../threads/Threads.css.ts';
import * as styles from './Posts.css.ts';
import { newerThan } from './newerThan.ts';
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
        <Button kind="primary" className={frame.mainAct} onClick={() => void navigate(pathOf('freeWrite'))}>
          {posts.write}
        </Button>
      </div>
      <div className={frame.tools}>
        <Chips label={posts.filters} choices={CHOICES} chosen={choice} onChoose={setChoice} />
        <SearchField label={posts.search} value={search} onType={setSearch} className={styles.search} />
      </div>
      {choice === 'own' || words !== '' ? null : (
        <>
          <Pinned />
          <FreshPosts list={list} kind={choice} />
        </>
      )}
      <Rows list={list} isSearched={words !== ''} />
    </section>
  );
}

/** The newest notices of the house. */
function Pinned() {
  const { view } = useList('articles', { shelf: 'notice' });
  const pinned = (view?.runs[0]?.rows ?? []).slice(0, MOST_PINNED);
  return (
    <ul className={styles.pinned} data-waits={view === undefined || view.askedAt === 0}>
      {pinned.map(({ id, title }) => (
        <li key={id}>
          <Link to={`${pathOf('notice')}#notice-${id}`} className={styles.pin}>
            <span className={styles.kind} data-kind="notice">
              {posts.pinned}
            </span>
            <span className={styles.pinTitle}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const MOST_PINNED = 2;
/** How often the board asks whether others wrote, ms: only in a tab that is seen. */
const ASKED_EVERY_MS = 10_000;

/** Says that others wrote, and shows it on a press: the list never moves under whoever reads it. */
function FreshPosts({ list, kind }: { readonly list: ShownList<'posts'>; readonly kind: WrittenKind | 'all' }) {
  const { view } = useRenewedEvery('boardHead', ASKED_EVERY_MS);
  const shown = list.view?.runs[0]?.rows;
  const fresh = shown === undefined || shown.length === 0 ? 0 : newerThan(view?.value ?? [], shown, kind);
  return (
    <div className={styles.freshPlace} role="status">
      {fresh === 0 ? null : (
        <button type="button" className={styles.fresh} onClick={list.retry}>
          {posts.fresh(fresh)}
        </button>
      )}
    </div>
  );
}

const postRow = (post: Post, place: RowPlace) => <PostRow post={post} place={place} />;

function Rows({ list, isSearched }: { readonly list: ShownList<'posts'>; readonly isSearched: boolean }) {
  const { view, head, retry } = list;
  const isEmpty = (view?.runs ?? []).every((run) => run.rows.length === 0);
  if (!isEmpty) {
    return (
      <Runs list={list} end={posts.end} idOf={idOf} estimate={ROW_HEIGHT}>
        {postRow}
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

/** Px. */
const ROW_HEIGHT = 72;
const idOf = ({ id }: Post) => id;

export function PostRow({ post, place = NO_PLACE }: { readonly post: Post; readonly place?: RowPlace }) {
  const { id, kind, state, author, isOwn, title, text, at, views, comments } = post;
  const isShown = title !== '';
  return (
    <li className={styles.row} {...place.box} {...place.told}>
      <Link to={`${pathOf('freeView')}/${id}`} className={styles.link} data-kind={kind}>
        <span className={styles.words}>
          <span className={styles.meta}>
            <span className={styles.kind} data-kind={kind}>
              {postKinds[kind]}
            </span>
            {isOwn ? <span className={styles.own}>{posts.me}</span> : <bdi className={styles.author}>{author}</bdi>}
            <ListTime at={at} />
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
