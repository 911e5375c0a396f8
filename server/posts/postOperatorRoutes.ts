/** `/operator/post`: what was reported on the free board, and what the house decides about it. */
import { judgeSpokenCall, reportedSpokenCall } from '../../src/domain/calls/posts.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { operatorForms } from '../house/operatorForms.ts';
import type { HouseOperatorParts } from '../house/houseOperatorRoutes.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Spoken } from '../../src/domain/posts/post.ts';
import { tellQueue } from '../office/queueRows.ts';
import type { Work } from '../store/store.ts';
import { readSpoken } from './postCommands.ts';

const MOST_LISTED = 100;

export function postOperatorRoutes(answer: AnswerCall, parts: HouseOperatorParts): void {
  const { store, clock, securityLog } = parts;
  answer(reportedSpokenCall, () => store.read(readReported));
  operatorForms(
    answer,
    store,
    securityLog,
  )(judgeSpokenCall, async (tx, { body: { what, id, state } }) => {
    const judged = await judgeSpoken(tx, { what, id, state }, clock.now());
    if (judged === undefined) return undefined;
    const { to, before } = judged;
    return { answer: { id }, act: { to, what: `spoken:${what}`, before, after: { id, state } } };
  });
}

/** Shows or hides what was said. @returns whose it is and how it was; `undefined` where it is nobody's, or deleted */
export async function judgeSpoken(
  tx: Work,
  { what, id, state }: Spoken & { readonly state: 'shown' | 'hidden' },
  now: number,
) {
  const found = await readSpoken(tx, { what, id });
  if (found === undefined || found.state === 'deleted') return undefined;
  await tx
    .updateTable(what === 'post' ? 'posts' : 'comments')
    .set({ state, judged_at: now })
    .where('id', '=', id)
    .execute();
  await tellQueue(tx, { kind: 'report', id: `${what}|${id}` }, now);
  return { to: MemberId.parse(found.member_id), before: found.state };
}

/** What was reported and not looked at since, most reports first. */
export async function readReported(tx: Work) {
  const posts = (await reported(tx, 'posts')).map((row) => ({ what: 'post' as const, title: '', ...row }));
  const comments = (await reported(tx, 'comments')).map((row) => ({ what: 'comment' as const, title: '', ...row }));
  return [...posts, ...comments].toSorted((one, other) => other.reports - one.reports).slice(0, MOST_LISTED);
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
