/** Selections of a game that somebody backs, but for bonuses, which follow from the others, with the result that is recorded of each: what an operator can decide (RSL-1, RSL-4). */
import { sql } from 'kysely';
import { BONUS_MARKET } from '../../../src/domain/bet-slip/bonusPick.ts';
import { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { SportId } from '../../../src/domain/reference/sports.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import type { Work } from '../../store/store.ts';

export interface BackedSelection {
  readonly selectionId: SelectionId;
  readonly marketId: string;
  readonly baseLine: string;
  readonly sportId: SportId;
  readonly side: Side;
  /** As members who backed it know it. */
  readonly marketName: string;
  readonly name: string;
  readonly line: string;
  /** `null` while there is none. */
  readonly recorded: Settlement | null;
  /** Of what is recorded; 0 for nothing. */
  readonly version: number;
}

interface Row extends Omit<BackedSelection, 'selectionId'> {
  readonly selectionId: string;
}

export async function backedSelections(tx: Work, fixtureId: string): Promise<readonly BackedSelection[]> {
  const { rows } = await sql<Row>`
    SELECT p.selection_id AS selectionId, p.market_id AS marketId, p.base_line AS baseLine,
      json_extract(p.body, '$.sportId') AS sportId, json_extract(p.body, '$.side') AS side,
      json_extract(p.body, '$.marketName') AS marketName, json_extract(p.body, '$.name') AS name, json_extract(p.body, '$.line') AS line,
      r.settlement AS recorded, coalesce(r.version, 0) AS version, max(p.bet_id) AS newest
    FROM bet_picks p LEFT JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
    WHERE p.fixture_id = ${fixtureId} AND p.market_id <> ${BONUS_MARKET} GROUP BY p.selection_id ORDER BY p.market_id, p.base_line, p.selection_id`.execute(
    tx,
  );
  return rows.map(({ selectionId, ...row }) => ({ ...row, selectionId: SelectionId.parse(selectionId) }));
}
