/**
 * Settles some of the bets that new results decide, and says whether any are left (rules SET-1 … SET-5, LED-3).
 *
 * What is left is on disk, so a crash between two calls loses nothing. A bet takes in the newest results of all its picks at once and
 * is settled once per result version: by the full result the first time, by the difference afterwards.
 */
import { sql } from 'kysely';
import { readBets, type OwnedBet } from '../betting/betRows.ts';
import { prepare } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import { settleOwned } from './settleOwned.ts';

export interface SettledSome {
  /** Bets whose settlement changed. */
  readonly settled: number;
  readonly isMoreLeft: boolean;
}

/**
 * @param limit bets looked at, at most
 * @param at epoch ms
 */
export async function settleSome(tx: Work, limit: number, at: number): Promise<SettledSome> {
  const betIds = await takeWork(tx, limit);
  if (betIds.length === 0) return { settled: 0, isMoreLeft: false };
  await takeResults(tx, betIds);
  const bets = await readBets(tx, betIds);
  const settled = await settleOwned(tx, bets, await resultVersions(tx, bets), at);
  return { settled, isMoreLeft: true };
}

/**
 * Takes the next bet out of the way of the others: its picks have their results, its money stays as it is.
 *
 * @param why for the operator
 * @returns the bet, `undefined` if none is waiting
 */
export async function setAsideNext(tx: Work, why: string, at: number): Promise<string | undefined> {
  const [betId] = await takeWork(tx, 1);
  if (betId === undefined) return undefined;
  await takeResults(tx, [betId]);
  const row = { why: why.slice(0, 300), at };
  await tx
    .insertInto('set_aside_bets')
    .values({ bet_id: betId, ...row })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet(row))
    .execute();
  return betId;
}

const workRows = prepare(({ limit }: { readonly limit: number }, database) =>
  database.selectFrom('settlement_work').selectAll().orderBy('work_id').limit(limit),
);

/** Bets with a pick whose result is newer than the pick knows; work without such bets is done and goes. */
async function takeWork(tx: Work, limit: number): Promise<string[]> {
  const betIds = new Set<string>();
  const works = await workRows(tx, { limit });
  for (const work of works) {
    const rows = await tx
      .selectFrom('bet_picks')
      .innerJoin('results', (join) =>
        join
          .onRef('results.fixture_id', '=', 'bet_picks.fixture_id')
          .onRef('results.selection_id', '=', 'bet_picks.selection_id'),
      )
      .select('bet_picks.bet_id')
      .distinct()
      .where('bet_picks.fixture_id', '=', work.fixture_id)
      .where('bet_picks.selection_id', '=', work.selection_id)
      .whereRef('bet_picks.result_version', '<', 'results.version')
      .limit(limit)
      .execute();
    for (const { bet_id } of rows) if (betIds.size < limit) betIds.add(bet_id);
    if (rows.length === 0) await tx.deleteFrom('settlement_work').where('work_id', '=', work.work_id).execute();
    if (betIds.size >= limit) break;
  }
  // A page of finished work says nothing of the next one.
  return betIds.size === 0 && works.length === limit ? takeWork(tx, limit) : [...betIds];
}

/** Bets that results decide and that are not settled yet. */
export async function countWaitingBets(tx: Work): Promise<number> {
  const { rows } = await sql<{ bets: number }>`
    SELECT count(DISTINCT p.bet_id) AS bets FROM settlement_work w
    JOIN results r ON r.fixture_id = w.fixture_id AND r.selection_id = w.selection_id
    JOIN bet_picks p ON p.fixture_id = r.fixture_id AND p.selection_id = r.selection_id
    WHERE p.result_version < r.version`.execute(tx);
  return rows[0]?.bets ?? 0;
}

async function takeResults(tx: Work, betIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE bet_picks SET (settlement, result_version) = (
      SELECT settlement, version FROM results
      WHERE results.fixture_id = bet_picks.fixture_id AND results.selection_id = bet_picks.selection_id
    )
    WHERE bet_id IN (${sql.join(betIds)}) AND EXISTS (
      SELECT 1 FROM results
      WHERE results.fixture_id = bet_picks.fixture_id AND results.selection_id = bet_picks.selection_id
        AND results.version > bet_picks.result_version
    )`.execute(tx);
}

async function resultVersions(tx: Work, bets: readonly OwnedBet[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('bet_picks')
    .select((select) => ['bet_id', select.fn.sum<number>('result_version').as('version')])
    .where(
      'bet_id',
      'in',
      bets.map((owned) => owned.bet.betId),
    )
    .groupBy('bet_id')
    .execute();
  return new Map(rows.map((row) => [row.bet_id, row.version]));
}
