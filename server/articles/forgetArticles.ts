/** Forgets articles beyond the newest, and who has read them (ART-6). */
import type { Store } from '../store/store.ts';

/** Articles that are kept. */
const MOST_ARTICLES = 1_000;
/** Articles that go at once. */
const SLICE = 50;

export async function forgetArticles(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const byAge = tx.selectFrom('articles').select('id').orderBy('at', 'desc').orderBy('id', 'desc');
    const ids = (await byAge.limit(SLICE).offset(MOST_ARTICLES).execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.deleteFrom('article_reads').where('article_id', 'in', ids).execute();
    await tx.deleteFrom('articles').where('id', 'in', ids).execute();
  });
}
