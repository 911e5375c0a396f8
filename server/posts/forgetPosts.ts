/** Forgets who saw which post on days gone by, and posts beyond the newest, with all that was said below them (FRE-8). */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import type { Store } from '../store/store.ts';

/** Posts that are kept. */
const MOST_POSTS = 20_000;
/** Posts that go at once. */
const SLICE = 50;

/** @param now epoch ms */
export async function forgetPosts(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await tx
      .deleteFrom('post_views')
      .where('day', '<', now - 2 * DAY_MS)
      .execute();
    const old = await tx
      .selectFrom('posts')
      .select('id')
      .orderBy('at', 'desc')
      .limit(SLICE)
      .offset(MOST_POSTS)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    const said = await tx.selectFrom('comments').select('id').where('post_id', 'in', ids).execute();
    const all = [...ids, ...said.map(({ id }) => id)];
    for (const id of all) await tx.deleteFrom('spoken_reports').where('id', '=', id).execute();
    await tx.deleteFrom('comments').where('post_id', 'in', ids).execute();
    await tx.deleteFrom('posts').where('id', 'in', ids).execute();
  });
}
