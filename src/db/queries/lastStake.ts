/** What whoever is signed in bet last, won: of the newest bet that is stored here (AMT-7). Live. */
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

/** @returns `null` where no bet is stored */
export async function lastStake(db: HanpanDatabase): Promise<number | null> {
  return (await (await theirsOf(db))?.bets.orderBy('placedAt').last())?.stake ?? null;
}
