/** Forgets stamps and quests of days long past: their points stay in the ledger, with the day as their cause. */
import { DAY_MS, seoulDate } from '../../src/domain/kernel/seoulDay.ts';
import type { Store } from '../store/store.ts';

/** Longer than any month shown, and than a year in a row. */
const KEPT_DAYS = 400;

/** @param now epoch ms */
export async function forgetDays(store: Store, now: number): Promise<void> {
  const before = seoulDate(now - KEPT_DAYS * DAY_MS);
  await store.write(async (tx) => {
    await tx.deleteFrom('stamps').where('day', '<', before).execute();
    await tx.deleteFrom('quest_claims').where('day', '<', before).execute();
  });
}
