/** Keeps how games ended, in the transaction of the delivery or the act that says so (RES-1 … RES-3, RES-6, RES-7). */
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { namesOf } from '../../src/domain/lists/resultList.ts';
import { categoryOf } from '../../src/domain/reference/sports.ts';
import { gameResultOf, inPlaceOf, isCorrection, retold, type GameResult } from '../../src/domain/results/gameResult.ts';
import { withEnteredScore } from '../../src/domain/results/withEnteredScore.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { EnteredScore } from '../../src/domain/sports/outcomes/enteredScore.ts';
import type { GameResultTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** Rows of one statement; far below SQLite's limit of bound values. */
const CHUNK_ROWS = 200;

/** What became of results that were told. */
interface StoredResults {
  /** Games of which something is told that was not. */
  readonly changed: readonly FixtureId[];
  /** How many games have another score or status than before. */
  readonly corrected: number;
}

/**
 * One result a game: what is said again changes nothing, what is said otherwise takes its place, below what an operator entered. When a game was first known to have
 * ended stays.
 */
export async function storeGameResults(tx: Work, results: readonly GameResult[]): Promise<StoredResults> {
  const changed: FixtureId[] = [];
  let corrected = 0;
  for (let first = 0; first < results.length; first += CHUNK_ROWS) {
    const stored = await storeChunk(tx, results.slice(first, first + CHUNK_ROWS));
    changed.push(...stored.changed);
    corrected += stored.corrected;
  }
  return { changed, corrected };
}

async function storeChunk(tx: Work, results: readonly GameResult[]): Promise<StoredResults> {
  const ids = results.map(({ fixtureId }) => fixtureId);
  const rows = await tx
    .selectFrom('game_results')
    .select(['fixture_id', 'corrections', 'body', 'told'])
    .where('fixture_id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.fixture_id, row]));
  const changed: FixtureId[] = [];
  let corrected = 0;
  for (const result of results) {
    const row = known.get(result.fixtureId);
    const before = row === undefined ? null : toldOf(row);
    const next = before === null ? result : retold(before, result);
    if (next === before) continue;
    changed.push(result.fixtureId);
    const isCorrected = before !== null && isCorrection(before, next);
    if (isCorrected) corrected += 1;
    const corrections = (row?.corrections ?? 0) + (isCorrected ? 1 : 0);
    if (row === undefined || row.told === null) await storeRow(tx, rowOf(next, { corrections, told: null }));
    else await keepTold(tx, next, corrections);
  }
  return { changed, corrected };
}

/** Below a score that was entered. */
const keepTold = (tx: Work, result: GameResult, corrections: number) =>
  tx
    .updateTable('game_results')
    .set({ corrections, told: JSON.stringify(result) })
    .where('fixture_id', '=', result.fixtureId)
    .execute();

/** Games that are to be played after all, or go on: they have not ended, but where an operator entered that they have. */
export async function takeBackResults(tx: Work, fixtureIds: readonly FixtureId[]): Promise<void> {
  for (let first = 0; first < fixtureIds.length; first += CHUNK_ROWS) {
    const chunk = fixtureIds.slice(first, first + CHUNK_ROWS);
    await tx.deleteFrom('game_results').where('fixture_id', 'in', chunk).where('told', 'is', null).execute();
    await tx.updateTable('game_results').set({ told: 'null' }).where('fixture_id', 'in', chunk).execute();
  }
}

/**
 * Lays a score that an operator entered over what is told of how the game ended, or takes the one before away where it says no end (RES-6, RES-7).
 *
 * @param at epoch ms
 */
export async function layEnteredScore(
  tx: Work,
  fixtureId: FixtureId,
  entered: EnteredScore,
  at: number,
): Promise<void> {
  const row = await tx
    .selectFrom('game_results')
    .select(['corrections', 'body', 'told'])
    .where('fixture_id', '=', fixtureId)
    .executeTakeFirst();
  const told = row === undefined ? null : toldOf(row);
  const before = row === undefined ? null : (JSON.parse(row.body) as GameResult);
  const base = told ?? (await offeredResult(tx, fixtureId, at)) ?? before;
  if (base === null) return;
  const next = withEnteredScore(base, entered);
  const isLaid = next !== base;
  if (!isLaid && told === null) {
    await tx.deleteFrom('game_results').where('fixture_id', '=', fixtureId).execute();
    return;
  }
  const shown = before === null ? next : inPlaceOf(before, next);
  const corrections = (row?.corrections ?? 0) + (before !== null && isCorrection(before, next) ? 1 : 0);
  await storeRow(tx, rowOf(shown, { corrections, told: isLaid ? JSON.stringify(told) : null }));
}

/** A game on offer as it would have ended now. */
async function offeredResult(tx: Work, fixtureId: FixtureId, at: number): Promise<GameResult | null> {
  const row = await tx.selectFrom('fixtures').select('body').where('fixture_id', '=', fixtureId).executeTakeFirst();
  if (row === undefined) return null;
  return gameResultOf({ ...(JSON.parse(row.body) as Fixture), status: 'finished' }, at) ?? null;
}

/** What the feed tells of how a game ended, below what was entered; `null` where it tells no end. */
export const toldOf = ({ body, told }: Pick<GameResultTable, 'body' | 'told'>): GameResult | null =>
  JSON.parse(told ?? body) as GameResult | null;

const storeRow = (tx: Work, row: GameResultTable) =>
  tx
    .insertInto('game_results')
    .values(row)
    .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet(row))
    .execute();

function rowOf(
  result: GameResult,
  { corrections, told }: Pick<GameResultTable, 'corrections' | 'told'>,
): GameResultTable {
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
    told,
  };
}
