/** Posts and comments as one member may see them (FRE-2), and the pages of their lists. */
import { sql } from 'kysely';
import { MOST_NEW } from '../../src/domain/calls/posts.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { CommentFilter, PostFilter } from '../../src/domain/lists/postList.ts';
import type { Post, PostComment, PostState, Spoken } from '../../src/domain/posts/post.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';

/** Whether its text is there for whoever asks: their own until they delete it, of others what is shown. */
const isReadable = (state: PostState, isOwn: boolean) => state === 'shown' || (isOwn && state !== 'deleted');

const isReportedBy = (what: 'post' | 'comment', memberId: MemberId) => {
  const id = sql.ref(what === 'post' ? 'posts.id' : 'comments.id');
  return sql<number>`EXISTS (SELECT 1 FROM spoken_reports WHERE what = ${what} AND id = ${id} AND member_id = ${memberId})`;
};

export async function readPostPage(tx: Work, asked: RowsAsked<PostFilter>): Promise<Post[]> {
  const { memberId, filter, after, limit } = asked;
  const rows = await tx
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .selectAll('posts')
    .select(['members.nickname', 'members.level', isReportedBy('post', memberId).as('is_reported')])
    .$if(filter.post === undefined, (query) => query.where(sql<boolean>`posts.state <> 'deleted'`))
    // What the house hides is listed for nobody but its writer.
    .$if(filter.post === undefined, (query) =>
      query.where(sql<boolean>`(posts.state <> 'hidden' OR posts.member_id = ${memberId})`),
    )
    .$if(filter.post !== undefined, (query) => query.where('posts.id', '=', filter.post ?? ''))
    .$if(filter.kind !== undefined, (query) => query.where('posts.kind', '=', filter.kind ?? 'talk'))
    .$if(filter.own !== undefined, (query) => query.where('posts.member_id', '=', memberId))
    .$if(filter.search !== undefined, (query) =>
      query.where(sql<boolean>`posts.state = 'shown' AND ${tx.engine.contains(sql`posts.title`, filter.search ?? '')}`),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(posts.at, posts.id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('posts.at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, state, nickname, level, member_id, is_reported, title, text, at, ...rest }) => {
    const isOwn = member_id === memberId;
    const shown = isReadable(state, isOwn) ? { title, text } : { title: '', text: '' };
    const { edited_at: editedAt, views, comments } = rest;
    return {
      id,
      kind,
      state,
      author: nickname,
      level,
      isOwn,
      isReported: is_reported === 1,
      ...shown,
      at,
      editedAt,
      views,
      comments,
    };
  });
}

/** The newest posts that everybody may see, without a word of them. */
export async function readBoardHead(tx: Work, memberId: MemberId) {
  const rows = await tx
    .selectFrom('posts')
    .select(['id', 'kind', 'at', 'member_id'])
    .where('state', '=', 'shown')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NEW)
    .execute();
  return rows.map(({ id, kind, at, member_id }) => ({ id, kind, at, isOwn: member_id === memberId }));
}

export async function readCommentPage(tx: Work, asked: RowsAsked<CommentFilter>): Promise<PostComment[]> {
  const { memberId, filter, after, limit } = asked;
  const rows = await tx
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.member_id')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .selectAll('comments')
    .select(['members.nickname', 'posts.member_id as writer_id', isReportedBy('comment', memberId).as('is_reported')])
    .where('comments.post_id', '=', filter.post)
    // Below what cannot be read nothing can.
    .where(sql<boolean>`(posts.state = 'shown' OR (posts.member_id = ${memberId} AND posts.state <> 'deleted'))`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(comments.at, comments.id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('comments.at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, post_id, state, nickname, member_id, writer_id, is_reported, text, at }) => {
    const isOwn = member_id === memberId;
    return {
      ...{ id, postId: post_id, state, author: nickname, isOwn, isReported: is_reported === 1, at },
      isWriters: member_id === writer_id,
      text: isReadable(state, isOwn) ? text : '',
    };
  });
}

/** A post or a comment, as it is stored. */
export function readSpoken(tx: Work, { what, id }: Spoken) {
  return what === 'post'
    ? tx.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
    : tx.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
}
