/** What is told of mini games as a whole. */
import type { HanpanDatabase } from '../tables/database.ts';

/** When the house last closed or opened games, epoch ms at the origin; 0 where it was never told of. */
export async function gamesChangedAt(db: HanpanDatabase): Promise<number> {
  const row = await db.settings.get('gamesChangedAt');
  return row?.key === 'gamesChangedAt' ? row.value : 0;
}
