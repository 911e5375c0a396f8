/** Keeps how games ended, in the transaction of the delivery that says so (RES-1 … RES-3). */
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { namesOf } from '../../src/domain/lists/resultList.ts';
import { categoryOf } from '../../src/domain/reference/sports.ts';
import { type GameResult, isCorrection, retold } from '../../src/domain/results/gameResult.ts';
import type { GameResultTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** Rows of one statement; far below SQLite's limit of bound values. */
const CHUNK_ROWS = 200;

/**
 * One result a game: what is said again changes nothing, what is said otherwise takes its place. When a game was first known to have ended stays.
 *
 * @returns how many games have another score or status than before
 */
export async function storeGameResults(tx: Work, results: readonly GameResult[]): Promise<number> {
  let corrected = 0;
  for (let first = 0; first < results.length; first += CHUNK_ROWS)
    corrected += await storeChunk(tx, results.slice(first, first + CHUNK_ROWS));
  return corrected;
}

async function storeChunk(tx: Work, results: readonly GameResult[]): Promise<number> {
  const ids = results.map(({ fixtureId }) => fixtureId);
  const rows = await tx
    .selectFrom('game_results')
    .select(['fixture_id', 'corrections', 'body'])
    .where('fixture_id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.fixture_id, row]));
  let corrected = 0;
  for (const result of results) {
    const row = known.get(result.fixtureId);
    if (row === undefined) {
      const values = rowOf(result, 0);
      await tx
        .insertInto('game_results')
        .values(values)
        .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet(values))
        .execute();
      continue;
    }
    const before = JSON.parse(row.body) as GameResult;
    const next = retold(before, result);
    if (next === before) continue;
    const isCorrected = isCorrection(before, next);
    if (isCorrected) corrected += 1;
    const values = rowOf(next, row.corrections + (isCorrected ? 1 : 0));
    await tx.updateTable('game_results').set(values).where('fixture_id', '=', result.fixtureId).execute();
  }
  return corrected;
}

/** Games that are to be played after all, or go on: they have not ended. */
export async function takeBackResults(tx: Work, fixtureIds: readonly FixtureId[]): Promise<void> {
  for (let first = 0; first < fixtureIds.length; first += CHUNK_ROWS) {
    const chunk = fixtureIds.slice(first, first + CHUNK_ROWS);
    await tx.deleteFrom('game_results').where('fixture_id', 'in', chunk).execute();
  }
}

function rowOf(result: GameResult, corrections: number): GameResultTable {
  const { fixtureId, sportId, leagueId, home, away, startAt, endedAt, status, score } = result;
  // A game that was broken off has a score, and counts in no table.
  const counted = status === 'finished' ? score : null;
  return {
    fixture_id: fixtureId,
    sport_id: sportId,
    category: categoryOf(sportId),
    league_id: leagueId,
    home,
    away,
    names: namesOf(result),
    start_at: startAt,
    ended_at: endedAt,
    status,
    home_score: counted?.home ?? null,
    away_score: counted?.away ?? null,
    corrections,
    body: JSON.stringify(result),
  };
}
