/** Forgets coupons that were over long ago, used or not: what they gave stays in the ledger, under their id (CPN-6). */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import type { Store } from '../store/store.ts';

/**
 * Longer than a coupon can hold (366 days), so that the bets whose stake a forgotten one gave back are older than any coupon that is left: none is given back
 * twice (CPN-5).
 */
const KEPT_DAYS = 400;
/** Of one upkeep: what is left is forgotten by the next. */
const MOST = 500;

/** @param now epoch ms */
export async function forgetCoupons(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const old = await tx
      .selectFrom('coupons')
      .select('coupon_id')
      .where('expires_at', '<', now - KEPT_DAYS * DAY_MS)
      .limit(MOST)
      .execute();
    if (old.length === 0) return;
    const ids = old.map((row) => row.coupon_id);
    await tx.deleteFrom('coupons').where('coupon_id', 'in', ids).execute();
  });
}
