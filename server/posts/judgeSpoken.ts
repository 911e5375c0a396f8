/** What was reported on the free board, and what the house decides about it. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Spoken } from '../../src/domain/posts/post.ts';
import { tellQueue } from '../office/queueRows.ts';
import type { Work } from '../store/store.ts';
import { readSpoken } from './postCommands.ts';

const MOST_LISTED = 100;

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
