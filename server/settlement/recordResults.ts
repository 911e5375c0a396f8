/**
 * Keeps the results of selections that somebody backs, and notes what is to be settled by them, in the transaction of the delivery.
 *
 * A result that says something else than the last one is a new version of it; one that repeats it is nothing (SET-2, LED-3).
 */
import type { SettledSelection } from '../ingest/planDelivery.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';

/** Selections asked for in one query. */
const QUERY_SIZE = 500;

/**
 * @param at epoch ms
 * @returns the number of results that are new
 */
export async function recordResults(tx: Work, results: readonly SettledSelection[], at: number): Promise<number> {
  let changed = 0;
  for (const [fixtureId, ofFixture] of groupRows(results, (result) => result.fixtureId)) {
    for (let first = 0; first < ofFixture.length; first += QUERY_SIZE) {
      changed += await recordOf(tx, fixtureId, ofFixture.slice(first, first + QUERY_SIZE), at);
    }
  }
  return changed;
}

async function recordOf(
  tx: Work,
  fixtureId: string,
  results: readonly SettledSelection[],
  at: number,
): Promise<number> {
  const ids = results.map((result) => result.selectionId);
  const backed = await tx
    .selectFrom('bet_picks')
    .select('selection_id')
    .distinct()
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', 'in', ids)
    .execute();
  if (backed.length === 0) return 0;
  const isBacked = new Set(backed.map((row) => row.selection_id));
  const rows = await tx.selectFrom('results').selectAll().where('fixture_id', '=', fixtureId).execute();
  const known = new Map(rows.map((row) => [row.selection_id, row]));
  let changed = 0;
  for (const { selectionId, settlement } of results) {
    const before = known.get(selectionId);
    if (!isBacked.has(selectionId) || (before?.settlement ?? null) === settlement) continue;
    await storeResult(tx, fixtureId, selectionId, settlement, (before?.version ?? 0) + 1, at);
    changed += 1;
  }
  return changed;
}

async function storeResult(
  tx: Work,
  fixtureId: string,
  selectionId: string,
  settlement: number | null,
  version: number,
  at: number,
): Promise<void> {
  const selection = { fixture_id: fixtureId, selection_id: selectionId };
  await tx
    .insertInto('results')
    .values({ ...selection, settlement, version, at })
    .onConflict((conflict) => conflict.columns(['fixture_id', 'selection_id']).doUpdateSet({ settlement, version, at }))
    .execute();
  await tx
    .insertInto('settlement_work')
    .values(selection)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
