/** Games that somebody backs, by how far their results are, and one of them selection by selection (RSL-1). */
import { sql, type RawBuilder } from 'kysely';
import { BONUS_MARKET } from '../../../src/domain/bet-slip/bonusPick.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import type { GameState, ResultGame, ResultOfGame, ResultSelection } from '../../../src/domain/office/results.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import { toldResult, toldScore } from '../../../src/domain/sports/outcomes/enteredScore.ts';
import type { Engine } from '../../store/engine.ts';
import type { Work } from '../../store/store.ts';
import { backedSums, type BackedSums } from './backedSums.ts';
import { readLastEntered, readToldMatch } from './knownScores.ts';
import { openOnes } from './openOnes.ts';

const MOST_GAMES = 200;
const MOST_SELECTIONS = 500;
/** Games among which is searched. */
const MOST_CONTRADICTED = 500;
const DECIDED_MS = 7 * DAY_MS;

/** @param now epoch ms */
export async function readResultGames(
  tx: Work,
  { state, search }: { readonly state: GameState; readonly search?: string | undefined },
  now: number,
): Promise<readonly ResultGame[]> {
  const { rows } = await sql<{ fixtureId: string }>`
    SELECT "fixtureId" FROM (${gamesIn(tx.engine, state, now)}) AS games
    WHERE ${search === undefined ? sql`1 = 1` : isNamed(tx.engine, search)} LIMIT ${MOST_GAMES}`.execute(tx);
  const games = await gamesOf(
    tx,
    rows.map(({ fixtureId }) => fixtureId),
  );
  return rows.flatMap(({ fixtureId }) => games.get(fixtureId) ?? []);
}

/** Rounds are decided by their draws, bonuses by the other picks. */
const isGame = sql`p.fixture_id NOT LIKE 'mg.%' AND p.market_id <> ${BONUS_MARKET}`;

/** Ids with the words of one of their bets, in the order of the state. */
function gamesIn(engine: Engine, state: GameState, now: number): RawBuilder<unknown> {
  const { ofLeast } = engine;
  if (state === 'waiting')
    return sql`SELECT p.fixture_id AS "fixtureId", ${ofLeast(sql`p.body`, sql`p.start_at`)} AS body, min(p.start_at) AS at FROM bet_picks p
      JOIN bets b ON b.bet_id = p.bet_id AND b.status = 0
      WHERE p.settlement IS NULL AND p.start_at <= ${now} AND ${isGame} GROUP BY p.fixture_id ORDER BY 3, 1`;
  if (state === 'disputed')
    return sql`SELECT d.fixture_id AS "fixtureId", ${ofLeast(sql`p.body`, sql`d.at`)} AS body, min(d.at) AS at FROM disputed_results d
      JOIN bet_picks p ON p.fixture_id = d.fixture_id AND p.selection_id = d.selection_id
      WHERE d.is_overruled = 0 GROUP BY d.fixture_id ORDER BY 3, 1`;
  if (state === 'contradicted') return gamesBy(engine, sql`r.fixture_id IN (${contradicted(now - DECIDED_MS)})`);
  return gamesBy(engine, sql`r.settlement IS NOT NULL AND r.at >= ${now - DECIDED_MS} AND ${isGame}`);
}

/** Ids of games with a result since then that the score contradicts (DIS-8), the newest. Found by the index first: whoever groups would walk all results there are. */
const contradicted = (since: number): RawBuilder<unknown> => sql`
  WITH newest AS MATERIALIZED (SELECT fixture_id, at FROM results WHERE contradicted_by <> 0 AND at >= ${since})
  SELECT fixture_id FROM newest GROUP BY fixture_id ORDER BY max(at) DESC, fixture_id LIMIT ${MOST_CONTRADICTED}`;

/** Those with such results, the last decided first. */
function gamesBy({ ofLargest }: Engine, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT r.fixture_id AS "fixtureId", ${ofLargest(sql`p.body`, sql`r.at`)} AS body, max(r.at) AS at FROM results r
    JOIN bet_picks p ON p.fixture_id = r.fixture_id AND p.selection_id = r.selection_id
    WHERE ${which} GROUP BY r.fixture_id ORDER BY 3 DESC, 1`;
}

/** `%` and `_` of what was typed are letters. */
function isNamed({ jsonText, like }: Engine, search: string): RawBuilder<unknown> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const has = (name: string) => sql`${jsonText(sql`body`, name)} ${like} ${pattern} ESCAPE '\\'`;
  return sql`("fixtureId" = ${search} OR ${has('home')} OR ${has('away')} OR ${has('leagueName')})`;
}

interface GameRow {
  readonly fixtureId: string;
  readonly body: string;
  readonly startAt: number;
  readonly selections: number;
  readonly open: number;
  readonly bets: number;
  readonly stakes: number;
}

async function gamesOf(tx: Work, ids: readonly string[]): Promise<ReadonlyMap<string, ResultGame>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GameRow>`
    SELECT p.fixture_id AS "fixtureId", ${tx.engine.ofLeast(sql`p.body`, sql`p.start_at`)} AS body, min(p.start_at) AS "startAt", count(DISTINCT p.selection_id) AS selections,
      count(DISTINCT CASE WHEN r.settlement IS NULL THEN p.selection_id END) AS open, count(*) AS bets, sum(b.stake) AS stakes
    FROM bet_picks p JOIN bets b ON b.bet_id = p.bet_id
    LEFT JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
    WHERE p.fixture_id IN (${sql.join([...ids])}) GROUP BY p.fixture_id`.execute(tx);
  return new Map(rows.map((row) => [row.fixtureId, gameOf(row)]));
}

function gameOf({ fixtureId, body, ...sums }: GameRow): ResultGame {
  const { sportId, leagueName, home, away } = JSON.parse(body) as BetPick;
  return { fixtureId: FixtureId.parse(fixtureId), sportId, leagueName, home, away, ...sums };
}

interface SelectionRow extends BackedSums {
  readonly at: number;
  readonly fed: Settlement | null;
  readonly reckoned: Settlement | null;
}

/** @returns `undefined` where nobody backs it */
export async function readResultOfGame(tx: Work, fixtureId: FixtureId): Promise<ResultOfGame | undefined> {
  const game = (await gamesOf(tx, [fixtureId])).get(fixtureId);
  if (game === undefined) return undefined;
  const onSale = await openOnes(tx, fixtureId);
  const match = await readToldMatch(tx, fixtureId);
  const { any } = tx.engine;
  const { rows } = await sql<SelectionRow>`
    SELECT ${backedSums(tx.engine)},
      coalesce(${any(sql`r.at`)}, 0) AS at, ${any(sql`d.settlement`)} AS fed, ${any(sql`d.reckoned`)} AS reckoned
    FROM bet_picks p JOIN bets b ON b.bet_id = p.bet_id
    LEFT JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
    LEFT JOIN disputed_results d ON d.fixture_id = p.fixture_id AND d.selection_id = p.selection_id
    WHERE p.fixture_id = ${fixtureId} GROUP BY p.selection_id
    ORDER BY ${any(sql`p.market_id`)}, ${any(sql`p.base_line`)}, p.selection_id LIMIT ${MOST_SELECTIONS}`.execute(tx);
  const selections = rows.map(({ body, ...row }): ResultSelection => {
    const { selectionId, marketId, baseLine, marketName, side, name, line } = JSON.parse(body) as BetPick;
    const named = { selectionId, marketId, baseLine, marketName, side, name, line };
    const told = match === undefined ? null : (toldResult(named, named, match) ?? null);
    return { ...named, ...row, told, isOnSale: onSale.has(selectionId) };
  });
  const score = match?.score ?? null;
  const told = match === undefined ? null : toldScore(match);
  return {
    game,
    score: score === null ? null : { home: score.home, away: score.away },
    told: told === null ? null : { ...told, parts: [...told.parts] },
    entered: await readLastEntered(tx, fixtureId),
    selections,
  };
}
