/** Selections of a game that somebody backs, but for bonuses, which follow from the others, with the result that is recorded of each: what an operator can decide (RSL-1, RSL-4). */
import { sql, type RawBuilder } from 'kysely';
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
  const newest = (column: RawBuilder<unknown>) => tx.engine.ofLargest(column, sql`p.bet_id`);
  const word = (name: string) => newest(tx.engine.jsonText(sql`p.body`, name));
  const { rows } = await sql<Row>`
    SELECT p.selection_id AS "selectionId", ${newest(sql`p.market_id`)} AS "marketId", ${newest(sql`p.base_line`)} AS "baseLine",
      ${word('sportId')} AS "sportId", ${word('side')} AS side, ${word('marketName')} AS "marketName", ${word('name')} AS name, ${word('line')} AS line,
      ${newest(sql`r.settlement`)} AS recorded, coalesce(${newest(sql`r.version`)}, 0) AS version, max(p.bet_id) AS newest
    FROM bet_picks p LEFT JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
    WHERE p.fixture_id = ${fixtureId} AND p.market_id <> ${BONUS_MARKET} GROUP BY p.selection_id ORDER BY 2, 3, 1`.execute(
    tx,
  );
  return rows.map(({ selectionId, ...row }) => ({ ...row, selectionId: SelectionId.parse(selectionId) }));
}
