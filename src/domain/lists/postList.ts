/** Posts of the free board and what is said below each (COM-05). Everybody's: no stream tells of them, so they are as they were last asked for. */
import { z } from 'zod';
import { Post, PostComment, PostId, PostKind } from '../posts/post.ts';
import { list, numberAsked } from './list.ts';

/** `own` 1: the member's own alone; `post`: one of them. */
export const PostFilter = z.strictObject({
  kind: PostKind.optional(),
  own: numberAsked(z.literal(1)).optional(),
  post: PostId.optional(),
  search: z.string().min(1).max(40).optional(),
});
export type PostFilter = z.output<typeof PostFilter>;

export const postList = list({
  path: '/free',
  caller: 'member',
  row: Post,
  filter: PostFilter,
  pageSize: 20,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: (row, { kind = row.kind, own, post = row.id, search = '' }) =>
    row.kind === kind && row.id === post && (own === undefined || row.isOwn) && row.title.includes(search),
});

export const CommentFilter = z.strictObject({ post: PostId });
export type CommentFilter = z.output<typeof CommentFilter>;

export const commentList = list({
  path: '/free/comment',
  caller: 'member',
  row: PostComment,
  filter: CommentFilter,
  pageSize: 50,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: ({ postId }, { post }) => postId === post,
});
