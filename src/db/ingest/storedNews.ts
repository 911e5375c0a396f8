/** The newest news, in a row that changes only with them. */
import type { HanpanDatabase } from '../tables/database.ts';

/** Puts the latest news in place of the stored ones, if they are others. Inside the caller's transaction. */
export async function storeNews(db: HanpanDatabase, news: string[]): Promise<void> {
  const row = await db.settings.get('news');
  const known = row?.key === 'news' ? row.value : undefined;
  if (known?.length === news.length && known.every((text, index) => text === news[index])) return;
  await db.settings.put({ key: 'news', value: news });
}
