/** Calls of the free board (COM-05): what members write and report, and what operators decide about it. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { NewComment, NewPost, POST_REASONS, Post, PostChange, PostId, ReportWhy, Spoken } from '../posts/post.ts';
import type { HttpCall } from './httpCall.ts';

const Told = z.object({ id: PostId });
const reasons = POST_REASONS;

/** Writes a post. */
export const writePostCall = memberCommand({ path: '/free/write', given: NewPost, done: Told, reasons });

/** Changes an own post within ten minutes of its writing. */
export const editPostCall = memberCommand({ path: '/free/edit', given: PostChange, done: Told, reasons });

/** Says something below a post. */
export const writeCommentCall = memberCommand({ path: '/free/comment', given: NewComment, done: Told, reasons });

/** Deletes an own post or comment: its text is gone for good. */
export const deleteSpokenCall = memberCommand({ path: '/free/delete', given: Spoken, done: Told, reasons });

/** Reports a post or a comment, once a member. */
export const reportSpokenCall = memberCommand({
  path: '/free/report',
  given: Spoken.extend({ why: ReportWhy }),
  done: Told,
  reasons,
});

/** Says that a post was opened: counted once a member and day. */
export const viewPostCall = memberCommand({
  path: '/free/view',
  given: z.strictObject({ id: PostId }),
  done: z.object({ views: z.number().int() }),
  reasons,
});

/** How many new posts a tab says at most. */
export const MOST_NEW = 20;

/**
 * The newest posts that everybody may see, twenty at most: whoever has the board open hears of new ones, and asks for them when they like.
 *
 * @ours
 */
export const boardHeadCall = {
  method: 'GET',
  path: '/free/head',
  caller: 'member',
  timeoutMs: 5_000,
  answer: z
    .array(z.object({ id: PostId, kind: Post.shape.kind, at: z.number().int(), isOwn: z.boolean() }))
    .max(MOST_NEW),
} as const satisfies HttpCall;
