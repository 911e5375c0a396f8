/**
 * Which results the score that was told contradicts (DIS-8), kept with each result: judged in the transaction in which results of a game, or what the feed tells of its
 * end, become others. What an operator decided is no news (DIS-7), and what is void stays so.
 */
import { sql } from 'kysely';
import type { BetPick } from '../../src/domain/bets/bet.ts';
import { isContradicted } from '../../src/domain/office/results.ts';
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import { toldResult } from '../../src/domain/sports/outcomes/enteredScore.ts';
import { breathe } from '../breathe.ts';
import { toldOf } from '../results/storeGameResults.ts';
import { groupRows } from '../store/groupRows.ts';
import { prepare } from '../store/prepare.ts';
import type { Store, Work } from '../store/store.ts';

/** Results of one transaction, of those that were never judged: with them go the others of their games. */
const SLICE = 200;

/** A result that may be contradicted, or is kept as one that is. */
interface JudgedRow {
  readonly fixtureId: string;
  readonly selectionId: string;
  readonly settlement: Settlement | null;
  readonly kept: number | null;
  readonly pick: string;
  /** `null` where no end is known of the game. */
  readonly body: string | null;
  readonly told: string | null;
}

// Of a selection any pick will do, and one is read however many bets there are on it.
const judgedRows = prepare(
  ({ fixtureIds }: { readonly fixtureIds: string }, _, { jsonEach }) => sql<JudgedRow>`
    SELECT r.fixture_id AS "fixtureId", r.selection_id AS "selectionId", r.settlement, r.contradicted_by AS kept,
      (SELECT p.body FROM bet_picks p WHERE p.fixture_id = r.fixture_id AND p.selection_id = r.selection_id LIMIT 1) AS pick, g.body, g.told
    FROM results r LEFT JOIN game_results g ON g.fixture_id = r.fixture_id
    WHERE r.fixture_id IN (SELECT value FROM ${jsonEach(fixtureIds)})
      AND (r.contradicted_by IS NOT NULL OR (g.fixture_id IS NOT NULL AND r.settlement > 0 AND r.is_ruled = 0))`,
);

interface Kept {
  readonly fixtureId: string;
  /** JSON list of ids. */
  readonly selectionIds: string;
  readonly by: Settlement | null;
}

const keep = prepare(
  ({ fixtureId, selectionIds, by }: Kept, _, { jsonEach }) => sql`
    UPDATE results SET contradicted_by = ${by}
    WHERE fixture_id = ${fixtureId} AND selection_id IN (SELECT value FROM ${jsonEach(selectionIds)})`,
);

/** Judges all results of some games by what is recorded and told now, in one query; what is as it was kept is not written. */
export async function judgeContradicted(tx: Work, fixtureIds: readonly string[]): Promise<void> {
  const ids = [...new Set(fixtureIds)];
  if (ids.length === 0) return;
  const rows = await judgedRows(tx, { fixtureIds: JSON.stringify(ids) });
  for (const [fixtureId, ofGame] of groupRows(rows, (row) => row.fixtureId)) {
    const others = othersThanKept(ofGame);
    for (const [by, ones] of groupRows(others, ([, contradiction]) => contradiction)) {
      await keep(tx, { fixtureId, selectionIds: JSON.stringify(ones.map(([selectionId]) => selectionId)), by });
    }
  }
}

/** Selections of one game that are to be kept otherwise than they are. */
function othersThanKept(
  rows: readonly JudgedRow[],
): readonly (readonly [selectionId: string, by: Settlement | null])[] {
  const [first] = rows;
  const match = first === undefined || first.body === null ? null : toldOf({ body: first.body, told: first.told });
  return rows.flatMap(({ selectionId, settlement, pick, kept }) => {
    const named = JSON.parse(pick) as BetPick;
    const told = match === null ? undefined : toldResult(named, named, match);
    const by = isContradicted(settlement, told) ? told : null;
    return by === kept ? [] : [[selectionId, by] as const];
  });
}

const unjudged = async (tx: Work): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('results')
    .select('fixture_id')
    .where('contradicted_by', '=', 0)
    .limit(SLICE)
    .execute();
  return rows.map((row) => row.fixture_id);
};

/** Judges what was recorded before contradictions were kept, a slice a transaction; where all is judged, nothing is written. */
export async function judgeEarlier(store: Store): Promise<void> {
  for (let ids = await store.read(unjudged); ids.length > 0; ids = await store.read(unjudged)) {
    const slice = ids;
    await store.write((tx) => judgeContradicted(tx, slice));
    await breathe();
  }
}
