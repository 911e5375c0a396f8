/** Records the result that an operator decides on, in one transaction (DIS-4): what the feed says changes it no more (DIS-6, DIS-7). */
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import type { Work } from '../store/store.ts';
import { storeResult } from './recordResults.ts';

interface Ruling {
  readonly fixtureId: string;
  readonly selectionId: string;
  readonly settlement: Settlement;
}

/**
 * @param at epoch ms
 * @returns whether somebody backs it; nothing is recorded otherwise
 */
export async function recordRuling(tx: Work, ruling: Ruling, at: number): Promise<boolean> {
  const { fixtureId, selectionId, settlement } = ruling;
  const backed = await tx
    .selectFrom('bet_picks')
    .select('bet_id')
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .executeTakeFirst();
  if (backed === undefined) return false;
  const recorded = await tx
    .selectFrom('results')
    .selectAll()
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .executeTakeFirst();
  if (recorded?.settlement !== settlement) {
    if (recorded?.is_ruled === 0) await overrule(tx, ruling, recorded.settlement, at);
    await storeResult(tx, fixtureId, selectionId, settlement, (recorded?.version ?? 0) + 1, at);
  }
  await tx
    .updateTable('results')
    .set({ is_ruled: 1, contradicted_by: null })
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .execute();
  await decideDispute(tx, ruling);
  return true;
}

/** Keeps what the feed said and was paid by, unless it has said another thing since (DIS-6). */
async function overrule(tx: Work, ruling: Ruling, fed: number | null, at: number): Promise<void> {
  if (fed === null) return;
  const { fixtureId, selectionId, settlement } = ruling;
  await tx
    .insertInto('disputed_results')
    .values({
      fixture_id: fixtureId,
      selection_id: selectionId,
      settlement: fed,
      reckoned: settlement,
      at,
      is_overruled: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A dispute is over; what the feed said is kept where it was overruled. */
async function decideDispute(tx: Work, { fixtureId, selectionId, settlement }: Ruling): Promise<void> {
  await tx
    .deleteFrom('disputed_results')
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .where('settlement', '=', settlement)
    .execute();
  await tx
    .updateTable('disputed_results')
    .set({ is_overruled: 1 })
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .execute();
}
