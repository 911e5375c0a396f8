/** Forgets rulings over fixtures that have left the offer (RSK-7): not at once, since a feed may take one away and bring it again. */
import { sql } from 'kysely';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { raiseRevision } from '../../ingest/overlay.ts';
import type { Store } from '../../store/store.ts';

/** @param now epoch ms */
export async function forgetRulings(store: Store, now: number): Promise<void> {
  const before = now - DAY_MS;
  await store.write(async (tx) => {
    const gone = sql<boolean>`fixture_id NOT IN (SELECT fixture_id FROM fixtures)`;
    const holds = await tx.deleteFrom('holds').where('at', '<', before).where(gone).executeTakeFirst();
    const prices = await tx.deleteFrom('overrides').where('at', '<', before).where(gone).executeTakeFirst();
    const margins = await tx.deleteFrom('margins').where('at', '<', before).where(gone).executeTakeFirst();
    if (holds.numDeletedRows + prices.numDeletedRows + margins.numDeletedRows > 0n) await raiseRevision(tx);
  });
}
