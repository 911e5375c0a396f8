/**
 * What the operator must look at: games that should long have a result and have none, results on which the feed and our
 * own reckoning disagree, and bets that could not be settled.
 *
 * Nothing here is voided by itself: a late result is worth waiting for, and a void cannot be taken back from a member's balance kindly.
 */
import { sql } from 'kysely';
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import type { Work } from '../store/store.ts';
import type { DisputedResult } from './recordResults.ts';

export interface OverdueResult {
  readonly fixtureId: string;
  readonly selectionId: string;
  /** Epoch ms. */
  readonly startAt: number;
  /** Open bets that wait for it. */
  readonly bets: number;
  /** Their stakes, won. */
  readonly stakes: number;
  /** Whether the game is still on offer; one that left will not get a result by itself. */
  readonly isOnOffer: boolean;
}

export interface OperatorList {
  readonly overdue: readonly OverdueResult[];
  /** Results that nothing is settled by: our own reckoning is another (DIS-1). */
  readonly disputed: readonly (DisputedResult & { readonly at: number })[];
  readonly setAside: readonly { readonly betId: string; readonly why: string; readonly at: number }[];
}

/** Rows of each list. */
const LIST_ROWS = 500;

/**
 * @param startedBefore epoch ms; games that started later are not overdue yet
 * @returns the oldest first, five hundred of each at most
 */
export async function readOperatorList(tx: Work, startedBefore: number): Promise<OperatorList> {
  const overdue = await sql<Omit<OverdueResult, 'isOnOffer'> & { readonly isOnOffer: number }>`
    SELECT pick.fixture_id AS "fixtureId", pick.selection_id AS "selectionId", min(pick.start_at) AS "startAt",
           count(*) AS bets, sum(bets.stake) AS stakes,
           EXISTS (SELECT 1 FROM fixtures WHERE fixtures.fixture_id = pick.fixture_id) AS "isOnOffer"
    FROM bet_picks AS pick JOIN bets ON bets.bet_id = pick.bet_id
    WHERE pick.settlement IS NULL AND pick.start_at < ${startedBefore} AND bets.status = 0
    GROUP BY pick.fixture_id, pick.selection_id ORDER BY "startAt", "fixtureId" LIMIT ${LIST_ROWS}`.execute(tx);
  const setAside = await tx
    .selectFrom('set_aside_bets')
    .select(['bet_id as betId', 'why', 'at'])
    .orderBy('at')
    .limit(LIST_ROWS)
    .execute();
  const disputed = await tx
    .selectFrom('disputed_results')
    .select(['fixture_id as fixtureId', 'selection_id as selectionId', 'settlement', 'reckoned', 'at'])
    .where('is_overruled', '=', 0)
    .orderBy('at')
    .limit(LIST_ROWS)
    .$narrowType<{ settlement: Settlement; reckoned: Settlement }>()
    .execute();
  return { overdue: overdue.rows.map((row) => ({ ...row, isOnOffer: row.isOnOffer === 1 })), disputed, setAside };
}

/** How many results wait for an operator. */
export async function countDisputedResults(tx: Work): Promise<number> {
  const { count } = await tx
    .selectFrom('disputed_results')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('is_overruled', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}
