/** What members do on the free board (COM-05, rules FRE). */
import { commentsCall, postsCall } from '../../src/domain/calls/lists.ts';
import {
  boardHeadCall,
  deleteSpokenCall,
  editPostCall,
  reportSpokenCall,
  viewPostCall,
  writeCommentCall,
  writePostCall,
} from '../../src/domain/calls/posts.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import {
  EDITABLE_MS,
  MOST_COMMENTS,
  REPORTS_TO_HOLD,
  WRITING_RATES,
  spokenKey,
  writingRefusal,
  type Spoken,
} from '../../src/domain/posts/post.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import { tellQueue } from '../office/queueRows.ts';
import type { Randomness } from '../randomness.ts';
import type { Store, Work } from '../store/store.ts';
import { readBoardHead, readCommentPage, readPostPage, readSpoken } from './postRows.ts';

const ID_BYTES = 12;
const MINUTE_MS = 60_000;

export function postLists(answer: AnswerCall, store: Store): void {
  const list = answerLists(answer, store);
  list(postsCall, readPostPage);
  list(commentsCall, readCommentPage);
  answer(boardHeadCall, ({ session }) => store.read((tx) => readBoardHead(tx, session.memberId)));
}

export function postCommands(answer: AnswerCommand, randomness: Randomness): void {
  writing(answer, randomness);
  answer(editPostCall, async (tx, { memberId, given: { id, kind, title, text }, now }) => {
    const post = await readSpoken(tx, { what: 'post', id });
    if (post === undefined) return refuse('gone');
    if (post.member_id !== memberId) return refuse('notYours');
    if (post.state !== 'shown') return refuse('gone');
    if (now >= post.at + EDITABLE_MS) return refuse('tooLate', { minutes: EDITABLE_MS / MINUTE_MS });
    await tx.updateTable('posts').set({ kind, title, text, edited_at: now }).where('id', '=', id).execute();
    return succeed({ id });
  });
  answer(deleteSpokenCall, async (tx, { memberId, given, now }) => {
    const spoken = await readSpoken(tx, given);
    if (spoken === undefined) return refuse('gone');
    if (spoken.member_id !== memberId) return refuse('notYours');
    if (spoken.state === 'deleted') return succeed({ id: given.id });
    const gone = { state: 'deleted', text: '' } as const;
    if (given.what === 'post')
      await tx
        .updateTable('posts')
        .set({ ...gone, title: '' })
        .where('id', '=', given.id)
        .execute();
    else {
      await tx.updateTable('comments').set(gone).where('id', '=', given.id).execute();
      await tx
        .updateTable('posts')
        .set((post) => ({ comments: post('comments', '-', 1) }))
        .where('id', '=', (spoken as { readonly post_id: string }).post_id)
        .execute();
    }
    // Of nothing that was reported there is no row, and nothing is told.
    await tellQueue(tx, { kind: 'report', id: spokenKey(given) }, now);
    return succeed({ id: given.id });
  });
  answer(reportSpokenCall, async (tx, { memberId, given: { why, ...spoken }, now }) =>
    report(tx, { memberId, spoken, why, now }),
  );
  answer(viewPostCall, async (tx, { memberId, given: { id }, now }) => {
    const post = await readSpoken(tx, { what: 'post', id });
    if (post?.state !== 'shown') return refuse('gone');
    const seen = await tx
      .insertInto('post_views')
      .values({ post_id: id, member_id: memberId, day: seoulDayOf(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Whoever wrote it does not count.
    const added = (seen.numInsertedOrUpdatedRows ?? 0n) > 0n && post.member_id !== memberId ? 1 : 0;
    const counted = await tx
      .updateTable('posts')
      .set((row) => ({ views: row('views', '+', added) }))
      .where('id', '=', id)
      .returning('views')
      .executeTakeFirstOrThrow();
    return succeed(counted);
  });
}

function writing(answer: AnswerCommand, randomness: Randomness): void {
  answer(writePostCall, async (tx, { memberId, given, now }) => {
    const refusal = writingRefusal(WRITING_RATES.post, await writtenBy(tx, 'posts', memberId, now), now);
    if (refusal !== undefined) return fail(refusal);
    const id = randomness.text(ID_BYTES);
    await tx
      .insertInto('posts')
      .values({ ...given, id, member_id: memberId, state: 'shown', at: now, edited_at: null, judged_at: null })
      .execute();
    return succeed({ id });
  });
  answer(writeCommentCall, async (tx, { memberId, given: { postId, text }, now }) => {
    const post = await tx.selectFrom('posts').select(['state', 'comments']).where('id', '=', postId).executeTakeFirst();
    if (post?.state !== 'shown') return refuse('gone');
    if (post.comments >= MOST_COMMENTS) return refuse('full', { most: MOST_COMMENTS });
    const refusal = writingRefusal(WRITING_RATES.comment, await writtenBy(tx, 'comments', memberId, now), now);
    if (refusal !== undefined) return fail(refusal);
    const id = randomness.text(ID_BYTES);
    await tx
      .insertInto('comments')
      .values({ id, post_id: postId, member_id: memberId, state: 'shown', text, at: now, judged_at: null })
      .execute();
    await tx
      .updateTable('posts')
      .set((row) => ({ comments: row('comments', '+', 1) }))
      .where('id', '=', postId)
      .execute();
    return succeed({ id });
  });
}

/** When a member wrote last, and how often today. */
async function writtenBy(tx: Work, table: 'posts' | 'comments' | 'spoken_reports', memberId: MemberId, now: number) {
  const row = await tx
    .selectFrom(table)
    .select((select) => [select.fn.countAll<number>().as('today'), select.fn.max('at').as('lastAt')])
    .where('member_id', '=', memberId)
    .where('at', '>=', seoulDayOf(now) - MINUTE_MS)
    .executeTakeFirstOrThrow();
  return { today: row.today, lastAt: row.lastAt ?? undefined };
}

interface Reported {
  readonly memberId: MemberId;
  readonly spoken: Spoken;
  readonly why: 'abuse' | 'advert' | 'private' | 'other';
  readonly now: number;
}

/** Counted once a member; enough of them hold it, unless the house has looked at it already (FRE-6). */
async function report(tx: Work, { memberId, spoken, why, now }: Reported) {
  const found = await readSpoken(tx, spoken);
  if (found === undefined || found.state === 'deleted' || found.state === 'hidden') return refuse('gone');
  if (found.member_id === memberId) return refuse('notYours');
  const refusal = writingRefusal(WRITING_RATES.report, await writtenBy(tx, 'spoken_reports', memberId, now), now);
  if (refusal !== undefined) return fail(refusal);
  const added = await tx
    .insertInto('spoken_reports')
    .values({ ...spoken, member_id: memberId, why, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) {
    const reports = found.reports + 1;
    const isHeld = reports >= REPORTS_TO_HOLD && found.judged_at === null;
    const change = { reports, state: isHeld ? ('held' as const) : found.state };
    await tx
      .updateTable(spoken.what === 'post' ? 'posts' : 'comments')
      .set(change)
      .where('id', '=', spoken.id)
      .execute();
    await tellQueue(tx, { kind: 'report', id: spokenKey(spoken) }, now);
  }
  return succeed({ id: spoken.id });
}
