/** Forgets launches, what suppliers asked in them and rounds of the house's games that are kept no longer (HSG-6): what they moved stays in the ledger. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import type { Store } from '../store/store.ts';

/** A statement of three months can name them all. */
const KEPT_DAYS = 92;
/** Sessions of one upkeep: what is left is forgotten by the next. */
const MOST = 200;

/** @param now epoch ms */
export async function forgetLaunches(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const old = await tx
      .selectFrom('lobby_sessions')
      .select('session_id')
      .where('started_at', '<', now - KEPT_DAYS * DAY_MS)
      .limit(MOST)
      .execute();
    const ids = old.map((row) => row.session_id);
    if (ids.length === 0) return;
    await tx.deleteFrom('house_rounds').where('session_id', 'in', ids).execute();
    await tx.deleteFrom('supplier_calls').where('session_id', 'in', ids).execute();
    await tx.deleteFrom('house_launches').where('session_id', 'in', ids).execute();
    await tx.deleteFrom('lobby_sessions').where('session_id', 'in', ids).execute();
  });
}
