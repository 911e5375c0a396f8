/** Writes a post, or changes an own one that is a few minutes old. What is written stays with the tab until it is sent. */
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MOST_POST, MOST_TITLE, PostId, WRITTEN_KINDS, WrittenKind, type Post } from '../../../domain/posts/post.ts';
import { useList } from '../../frame/link/useList.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { postKinds, posts } from '../copy/posts.ts';
import { threads } from '../copy/threads.ts';
import { Chips } from '../threads/Chips.tsx';
import { TextArea } from '../threads/TextArea.tsx';
import * as frame from '../threads/Threads.css.ts';
import { useDraft } from '../threads/useDraft.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Posts.css.ts';

export function WritePost() {
  const [params] = useSearchParams();
  const id = PostId.safeParse(params.get('id')).data;
  return (
    <section className={frame.card} aria-labelledby="board-title">
      <div className={frame.head}>
        <Link to={pathOf('free')} className={frame.back} aria-label={posts.back}>
          <Icon name="left" />
        </Link>
        <h1 id="board-title" className={frame.title}>
          {posts.write}
        </h1>
      </div>
      {id === undefined ? <PostForm /> : <Change id={id} />}
    </section>
  );
}

function Change({ id }: { readonly id: string }) {
  const { view, head } = useList('posts', { post: id });
  const post = view?.runs[0]?.rows[0];
  if (post?.isOwn === true) return <PostForm post={post} />;
  if (post === undefined && (view === undefined || head === 'asking')) return <BoardSkeleton label={posts.loading} />;
  return <EmptyState title={posts.missing} hint={posts.missingHint} />;
}

export function PostForm({ post }: { readonly post?: Post }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { draft, change, drop } = useDraft(`post-${post?.id ?? ''}`, {
    kind: post?.kind ?? 'talk',
    title: post?.title ?? '',
    text: post?.text ?? '',
  });
  const kind = WrittenKind.safeParse(draft.kind).data ?? 'talk';
  const done = (text: string) => (told: { readonly id: string }) => {
    drop();
    toast({ tone: 'done', text });
    void navigate(`${pathOf('freeView')}/${told.id}`);
  };
  const writing = useSending('writePost', done(posts.written));
  const editing = useSending('editPost', done(posts.saved));
  const sending = post === undefined ? writing : editing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { kind, title: draft.title, text: draft.text };
    void (post === undefined ? writing.send(given) : editing.send({ ...given, id: post.id }));
  };
  const isEmpty = draft.title.trim() === '' || draft.text.trim() === '';
  return (
    <form className={`${frame.form} ${styles.form}`} onSubmit={submit}>
      <Chips
        label={posts.kind}
        choices={WRITTEN_KINDS.map((one) => [one, postKinds[one]] as const)}
        chosen={kind}
        onChoose={(chosen) => change({ ...draft, kind: chosen })}
      />
      <TextField
        label={posts.subject}
        name="title"
        autoComplete="off"
        maxLength={MOST_TITLE}
        value={draft.title}
        onChange={({ target }) => change({ ...draft, title: target.value })}
      />
      <TextArea
        label={posts.text}
        value={draft.text}
        most={MOST_POST}
        rows={12}
        hint={posts.textHint}
        onType={(text) => change({ ...draft, text })}
      />
      {sending.problem === undefined ? null : (
        <p className={frame.problem} role="alert">
          {sending.problem}
        </p>
      )}
      <div className={styles.formActs}>
        <Button size="large" className={frame.shrink} onClick={() => void navigate(pathOf('free'))}>
          {threads.cancel}
        </Button>
        <Button
          type="submit"
          kind="primary"
          size="large"
          className={frame.grow}
          isPending={sending.isBusy}
          disabled={sending.isShut || isEmpty}
        >
          {sending.isBusy ? threads.sending : post === undefined ? posts.submit : posts.save}
        </Button>
      </div>
    </form>
  );
}
