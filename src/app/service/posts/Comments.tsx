/** What is said below a post, in the order in which it was said; the field to say something stands at the end. */
import type { FormEvent } from 'react';
import { MOST_COMMENT, type Post, type PostComment } from '../../../domain/posts/post.ts';
import { useList } from '../../frame/link/useList.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { posts, unshown } from '../copy/posts.ts';
import { threads } from '../copy/threads.ts';
import { MemberText } from '../threads/MemberText.tsx';
import * as frame from '../threads/Threads.css.ts';
import { useDraft } from '../threads/useDraft.ts';
import { useSending } from '../threads/useSending.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import * as styles from './Posts.css.ts';
import { useAsked } from './useAsked.ts';

interface CommentsProps {
  readonly post: Post;
  readonly onChanged: () => void;
}

const NOTHING = { text: '' };

export function Comments({ post, onChanged }: CommentsProps) {
  const list = useList('comments', { post: post.id });
  const { view, retry, more } = list;
  const askAgain = useAsked(retry);
  const changed = () => {
    askAgain();
    onChanged();
  };
  const runs = view?.runs ?? [];
  const rows = runs.flatMap((run) => run.rows).toReversed();
  const next = runs.at(-1)?.next ?? null;
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.commentsTitle}>
        {posts.commentsOf(post.comments)}
      </h2>
      {next === null ? null : (
        <Button size="small" kind="quiet" className={styles.act} onClick={() => void more(next)}>
          {posts.olderComments}
        </Button>
      )}
      {rows.length === 0 ? (
        <p className={styles.none}>{posts.noComments}</p>
      ) : (
        <ul>
          {rows.map((comment) => (
            <CommentRow key={comment.id} comment={comment} onChanged={changed} />
          ))}
        </ul>
      )}
      {post.state === 'shown' ? <Say postId={post.id} onDone={changed} /> : null}
    </section>
  );
}

interface CommentRowProps {
  readonly comment: PostComment;
  readonly onChanged: () => void;
}

export function CommentRow({ comment, onChanged }: CommentRowProps) {
  const { id, state, author, isOwn, isReported, isWriters, text, at } = comment;
  const about = { what: 'comment', id } as const;
  return (
    <li className={styles.comment}>
      <div className={styles.commentHead}>
        {text === '' && state !== 'shown' ? (
          <span className={styles.unshown}>{unshown[state].name}</span>
        ) : (
          <bdi className={styles.name}>{author}</bdi>
        )}
        {isWriters ? <span className={styles.kind}>{posts.writer}</span> : null}
        <ListTime className={styles.commentTime} at={at} />
        {state === 'deleted' ? null : isOwn ? (
          <RemoveButton about={about} onDone={onChanged} />
        ) : (
          <ReportButton about={about} isReported={isReported} onDone={onChanged} />
        )}
      </div>
      {state === 'shown' ? null : <p className={styles.unshown}>{unshown[state].why}</p>}
      {text === '' ? null : <MemberText text={text} />}
    </li>
  );
}

function Say({ postId, onDone }: { readonly postId: string; readonly onDone: () => void }) {
  const { draft, change, drop } = useDraft(`comment-${postId}`, NOTHING);
  const sending = useSending('writeComment', () => {
    drop();
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send({ postId, text: draft.text });
  };
  return (
    <form className={styles.say} onSubmit={submit}>
      <input
        className={styles.sayField}
        aria-label={posts.comment}
        placeholder={posts.comment}
        maxLength={MOST_COMMENT}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Button
        type="submit"
        className={styles.sayButton}
        isPending={sending.isBusy}
        disabled={sending.isShut || draft.text.trim() === ''}
      >
        {sending.isBusy ? threads.sending : posts.send}
      </Button>
      {sending.problem === undefined ? null : (
        <p className={`${frame.problem} ${styles.sayProblem}`} role="alert">
          {sending.problem}
        </p>
      )}
    </form>
  );
}
