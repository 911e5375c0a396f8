/**
 * The free board (COM-05, rules FRE): posts of members, what others say below them, and who may still see which. Everybody's: a post is told by nobody's
 * stream, and shown as it was last asked for.
 */
import { z } from 'zod';
import { memberLine, memberText } from '../kernel/memberText.ts';

/** What a post is; `notice` is the house's own. */
export const WRITTEN_KINDS = ['analysis', 'talk', 'question', 'boast'] as const;
export const WrittenKind = z.enum(WRITTEN_KINDS);
export type WrittenKind = z.infer<typeof WrittenKind>;
export const PostKind = z.enum([...WRITTEN_KINDS, 'notice']);
export type PostKind = z.infer<typeof PostKind>;

/** `held`: reported often enough that the house looks at it; `hidden`: by the house; `deleted`: by whoever wrote it. */
export const PostState = z.enum(['shown', 'held', 'hidden', 'deleted']);
export type PostState = z.infer<typeof PostState>;

export const PostId = z.string().regex(/^[\w-]{1,40}$/);
export const MOST_TITLE = 60;
export const MOST_POST = 2_000;
export const MOST_COMMENT = 300;
/** How long a post may be changed by its writer, ms (FRE-4). */
export const EDITABLE_MS = 10 * 60_000;
/** Members whose reports hold a post until the house has looked at it (FRE-6). */
export const REPORTS_TO_HOLD = 3;
/** Comments of one post. */
export const MOST_COMMENTS = 1_000;

/** What a member may write, and how often (FRE-5). */
export interface WritingRate {
  /** Between two of them, ms. */
  readonly leastMs: number;
  /** In a day of Seoul. */
  readonly aDay: number;
}
export const WRITING_RATES = {
  post: { leastMs: 30_000, aDay: 20 },
  comment: { leastMs: 3_000, aDay: 200 },
  report: { leastMs: 0, aDay: 50 },
} as const satisfies Readonly<Record<string, WritingRate>>;

/** A post as one member may see it: what is not shown to them has no text. */
export const Post = z.object({
  id: PostId,
  kind: PostKind,
  state: PostState,
  author: z.string().max(40),
  level: z.number().int(),
  /** Whether whoever asks wrote it. */
  isOwn: z.boolean(),
  /** Whether whoever asks has reported it. */
  isReported: z.boolean(),
  title: z.string().max(MOST_TITLE),
  text: z.string().max(MOST_POST),
  /** Epoch ms. */
  at: z.number().int(),
  /** Epoch ms; `null` for one that was never changed. */
  editedAt: z.number().int().nullable(),
  views: z.number().int().min(0),
  comments: z.number().int().min(0),
});
export type Post = z.infer<typeof Post>;

/** What somebody says below a post. */
export const PostComment = Post.pick({
  ...{ id: true, state: true, author: true, isOwn: true, isReported: true, text: true, at: true },
}).extend({
  postId: PostId,
  /** Whether the post's writer says it. */
  isWriters: z.boolean(),
});
export type PostComment = z.infer<typeof PostComment>;

export const NewPost = z.strictObject({
  kind: WrittenKind,
  title: memberLine(MOST_TITLE),
  text: memberText(MOST_POST),
});
export const PostChange = NewPost.extend({ id: PostId });
export const NewComment = z.strictObject({ postId: PostId, text: memberText(MOST_COMMENT) });

/** What is spoken of: a post or a comment. */
export const Spoken = z.strictObject({ what: z.enum(['post', 'comment']), id: PostId });
export type Spoken = z.infer<typeof Spoken>;

/** What is spoken of in one text, as operators' lists name it. */
export const spokenKey = ({ what, id }: Spoken): string => `${what}|${id}`;
/** @returns `undefined` where the text is no such key */
export function spokenOf(key: string): Spoken | undefined {
  const [what, id, ...more] = key.split('|');
  return more.length === 0 ? Spoken.safeParse({ what, id }).data : undefined;
}

export const REPORT_WHYS = ['abuse', 'advert', 'private', 'other'] as const;
export const ReportWhy = z.enum(REPORT_WHYS);
export type ReportWhy = z.infer<typeof ReportWhy>;

/** `tooSoon`: again in `waitMs`; `tooMany`: `most` a day; `tooLate`: after `minutes`; `gone`: nothing that can be seen; `full`: `most` comments. */
export const POST_REASONS = ['tooSoon', 'tooMany', 'tooLate', 'gone', 'full'] as const;

/** Whether a post can still be changed by its writer. @param now epoch ms */
export const isEditable = ({ isOwn, state, at }: Pick<Post, 'isOwn' | 'state' | 'at'>, now: number): boolean =>
  isOwn && state === 'shown' && now < at + EDITABLE_MS;

/**
 * Why a member may not write yet (FRE-5); `undefined` where they may.
 *
 * @param lastAt when they wrote last, epoch ms; `undefined` for never
 * @param today how many times they have today
 */
export function writingRefusal(
  { leastMs, aDay }: WritingRate,
  { lastAt, today }: { readonly lastAt: number | undefined; readonly today: number },
  now: number,
) {
  if (today >= aDay) return { reason: 'tooMany', numbers: { most: aDay } } as const;
  const waitMs = lastAt === undefined ? 0 : lastAt + leastMs - now;
  return waitMs > 0 ? ({ reason: 'tooSoon', numbers: { waitMs } } as const) : undefined;
}
