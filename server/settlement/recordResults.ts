/**
 * Keeps the results of selections that somebody backs, and notes what is to be settled by them, in the transaction of the delivery.
 *
 * A result that says something else than the last one is a new version of it; one that repeats it is nothing (SET-2, LED-3). One that our
 * own reckoning disputes is kept aside, and nothing is settled by it (DIS-1), unless it is what stands recorded: that was decided (DIS-4).
 * A dispute goes on where the game has left the offer (DIS-5), and so does what an operator overruled (DIS-6). What an operator decided the feed
 * disputes, and does not change (DIS-7).
 */
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import { disputedResult } from '../../src/domain/sports/outcomes/disputedResult.ts';
import type { SettledSelection } from '../ingest/planDelivery.ts';
import type { DisputedResultTable } from '../store/originTables.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';

/** Selections asked for in one query. */
const QUERY_SIZE = 500;

/** A result of the feed that our own reckoning says otherwise of. */
export interface DisputedResult {
  readonly fixtureId: string;
  readonly selectionId: string;
  readonly settlement: Settlement;
  readonly reckoned: Settlement;
}

export interface RecordedResults {
  /** How many are new, and may settle bets. */
  readonly changed: number;
  readonly disputed: readonly DisputedResult[];
}

/** @param at epoch ms */
export async function recordResults(
  tx: Work,
  results: readonly SettledSelection[],
  at: number,
): Promise<RecordedResults> {
  let changed = 0;
  const disputed: DisputedResult[] = [];
  for (const [fixtureId, ofFixture] of groupRows(results, (result) => result.fixtureId)) {
    for (let first = 0; first < ofFixture.length; first += QUERY_SIZE) {
      const recorded = await recordOf(tx, fixtureId, ofFixture.slice(first, first + QUERY_SIZE), at);
      changed += recorded.changed;
      disputed.push(...recorded.disputed);
    }
  }
  return { changed, disputed };
}

async function recordOf(
  tx: Work,
  fixtureId: string,
  results: readonly SettledSelection[],
  at: number,
): Promise<RecordedResults> {
  const ids = results.map((result) => result.selectionId);
  const backed = await tx
    .selectFrom('bet_picks')
    .select('selection_id')
    .distinct()
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', 'in', ids)
    .execute();
  if (backed.length === 0) return { changed: 0, disputed: [] };
  const isBacked = new Set(backed.map((row) => row.selection_id));
  const rows = await tx.selectFrom('results').selectAll().where('fixture_id', '=', fixtureId).execute();
  const known = new Map(rows.map((row) => [row.selection_id, row]));
  const disputes = await tx.selectFrom('disputed_results').selectAll().where('fixture_id', '=', fixtureId).execute();
  const disputeOf = new Map(disputes.map((row) => [row.selection_id, row]));
  let changed = 0;
  const disputed: DisputedResult[] = [];
  const agreed: string[] = [];
  for (const result of results) {
    const { selectionId, settlement } = result;
    if (!isBacked.has(selectionId)) continue;
    const before = known.get(selectionId);
    const dispute = disputeOf.get(selectionId);
    const isSaidAgain = (before?.settlement ?? null) === settlement;
    if (!isSaidAgain && isNothing(result, dispute)) continue;
    const ruled = before?.is_ruled === 1 ? (before.settlement as Settlement | null) : null;
    const reckoned = isSaidAgain ? undefined : (ruled ?? contradiction(result, dispute));
    if (settlement !== null && reckoned !== undefined) {
      disputed.push({ fixtureId, selectionId, settlement, reckoned });
      continue;
    }
    agreed.push(selectionId);
    if (isSaidAgain || ruled !== null) continue;
    await storeResult(tx, fixtureId, selectionId, settlement, (before?.version ?? 0) + 1, at);
    changed += 1;
  }
  await endDisputes(tx, fixtureId, agreed);
  for (const one of disputed) await storeDispute(tx, one, at);
  return { changed, disputed };
}

/** What the feed said before the score was corrected concerns open disputes alone; what was overruled stays so, said again or taken back. */
function isNothing({ settlement, isJudgedAnew }: SettledSelection, dispute: DisputedResultTable | undefined): boolean {
  if (dispute?.is_overruled !== 1) return isJudgedAnew === true && dispute === undefined;
  return isJudgedAnew === true || settlement === null || settlement === dispute.settlement;
}

/** A game that left the offer is reckoned with no more: what its dispute was noted with holds. */
const contradiction = ({ settlement, reckoned }: SettledSelection, dispute: DisputedResultTable | undefined) =>
  disputedResult(settlement, reckoned ?? (dispute?.reckoned as Settlement | undefined));

async function endDisputes(tx: Work, fixtureId: string, selectionIds: readonly string[]): Promise<void> {
  if (selectionIds.length === 0) return;
  await tx
    .deleteFrom('disputed_results')
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', 'in', selectionIds)
    .execute();
}

async function storeDispute(
  tx: Work,
  { fixtureId, selectionId, settlement, reckoned }: DisputedResult,
  at: number,
): Promise<void> {
  await tx
    .insertInto('disputed_results')
    .values({ fixture_id: fixtureId, selection_id: selectionId, settlement, reckoned, at, is_overruled: 0 })
    .onConflict((conflict) =>
      conflict.columns(['fixture_id', 'selection_id']).doUpdateSet({ settlement, reckoned, at, is_overruled: 0 }),
    )
    .execute();
}

/** A new version of a result, and the work of settling by it. */
export async function storeResult(
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
