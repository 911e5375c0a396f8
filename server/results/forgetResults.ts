/** Forgets how games ended that nothing asks for any more (RES-5), and the scores that operators entered of them, a slice a transaction, so that no bet waits for it. */
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { breathe } from '../breathe.ts';
import type { Store } from '../store/store.ts';

const KEPT_MS = 400 * DAY_MS;
/** Rows of one transaction. */
const SLICE = 500;

/** @param now epoch ms */
export async function forgetResults(store: Store, now: number): Promise<void> {
  await store.write((tx) =>
    tx
      .deleteFrom('entered_scores')
      .where('at', '<', now - KEPT_MS)
      .execute(),
  );
  let forgotten = SLICE;
  while (forgotten === SLICE) {
    forgotten = await store.write(async (tx) => {
      const old = await tx
        .selectFrom('game_results')
        .select('fixture_id')
        .where('start_at', '<', now - KEPT_MS)
        .limit(SLICE)
        .execute();
      const ids = old.map((row) => row.fixture_id);
      if (ids.length > 0) await tx.deleteFrom('game_results').where('fixture_id', 'in', ids).execute();
      return ids.length;
    });
    await breathe();
  }
}
