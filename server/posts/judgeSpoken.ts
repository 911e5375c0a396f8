/** What was reported on the free board, and what the house decides about it. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { spokenKey, spokenOf, type Spoken } from '../../src/domain/posts/post.ts';
import { tellQueue } from '../office/queueRows.ts';
import type { Work } from '../store/store.ts';
import { readSpoken } from './postRows.ts';

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
  await tellQueue(tx, { kind: 'report', id: spokenKey({ what, id }) }, now);
  return { to: MemberId.parse(found.member_id), before: found.state };
}

/** What was said, with how often and why it was reported. @param key of it (`spokenKey`). @returns `undefined` of what was never reported */
export async function readReported(tx: Work, key: string) {
  const of = spokenOf(key);
  const spoken = of === undefined ? undefined : await readSpoken(tx, of);
  if (of === undefined || spoken === undefined || spoken.reports === 0) return undefined;
  const whys = await tx
    .selectFrom('spoken_reports')
    .select((select) => ['why', select.fn.countAll<number>().as('reports')])
    .where('what', '=', of.what)
    .where('id', '=', of.id)
    .groupBy('why')
    .execute();
  const { title = '' } = spoken as { readonly title?: string };
  const { state, text, member_id: memberId } = spoken;
  const isJudged = spoken.judged_at !== null || state === 'deleted';
  return { of: { ...of, title, text, state, isJudged, whys }, memberId };
}
