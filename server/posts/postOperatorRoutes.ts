/** `/operator/post`: what was reported on the free board, and what the house decides about it. */
import { judgeSpokenCall, reportedSpokenCall } from '../../src/domain/calls/posts.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Work } from '../store/store.ts';
import { readSpoken } from './postCommands.ts';

const MOST_LISTED = 100;

export function postOperatorRoutes(answer: AnswerCall, parts: HouseOperatorParts): void {
  const { store, clock, securityLog } = parts;
  answer(reportedSpokenCall, () =>
    store.read(async (tx) => {
      const posts = (await reported(tx, 'posts')).map((row) => ({ what: 'post' as const, title: '', ...row }));
      const comments = (await reported(tx, 'comments')).map((row) => ({ what: 'comment' as const, title: '', ...row }));
      return [...posts, ...comments].toSorted((one, other) => other.reports - one.reports).slice(0, MOST_LISTED);
    }),
  );
  operatorForms(
    answer,
    store,
    securityLog,
  )(judgeSpokenCall, async (tx, { body: { what, id, state } }) => {
    const found = await readSpoken(tx, { what, id });
    if (found === undefined || found.state === 'deleted') return undefined;
    const judged = { state, judged_at: clock.now() };
    await tx
      .updateTable(what === 'post' ? 'posts' : 'comments')
      .set(judged)
      .where('id', '=', id)
      .execute();
    const to = MemberId.parse(found.member_id);
    return { answer: { id }, act: { to, what: `spoken:${what}`, before: found.state, after: { id, state } } };
  });
}

const reported = (tx: Work, table: 'posts' | 'comments') =>
  tx
    .selectFrom(table)
    .innerJoin('members', 'members.id', `${table}.member_id`)
    .select([`${table}.id`, `${table}.state`, `${table}.text`, `${table}.reports`, 'members.nickname as author'])
    .where(`${table}.reports`, '>', 0)
    .where(`${table}.judged_at`, 'is', null)
    .orderBy(`${table}.reports`, 'desc')
    .limit(MOST_LISTED)
    .execute();
