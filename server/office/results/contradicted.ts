/** Results that were settled before the final score was told, and that it contradicts (DIS-8): they stay paid until somebody corrects them. */
import { sql, type RawBuilder } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { isContradicted } from '../../../src/domain/office/results.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import { toldResult } from '../../../src/domain/sports/outcomes/enteredScore.ts';
import { toldOf } from '../../results/storeGameResults.ts';
import type { Work } from '../../store/store.ts';

/** Results that are looked at, the last first. */
const MOST_READ = 5_000;

interface Recorded {
  readonly fixtureId: string;
  readonly settlement: Settlement;
  readonly pick: string;
  readonly body: string;
  readonly told: string | null;
}

/**
 * Games of which a result of the feed contradicts its own score, the last decided first. What an operator decided is no news (DIS-7), and what is void stays so.
 *
 * @param since epoch ms
 * @param isGame what of the picks counts
 */
export async function readContradicted(
  tx: Work,
  since: number,
  isGame: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { any } = tx.engine;
  const { rows } = await sql<Recorded>`
    SELECT r.fixture_id AS "fixtureId", ${any(sql`r.settlement`)} AS settlement, ${any(sql`p.body`)} AS pick, ${any(sql`g.body`)} AS body, ${any(sql`g.told`)} AS told
    FROM results r JOIN bet_picks p ON p.fixture_id = r.fixture_id AND p.selection_id = r.selection_id
    JOIN game_results g ON g.fixture_id = r.fixture_id
    WHERE r.settlement > 0 AND r.is_ruled = 0 AND r.at >= ${since} AND ${isGame}
    GROUP BY r.fixture_id, r.selection_id ORDER BY max(r.at) DESC, 1 LIMIT ${MOST_READ}`.execute(tx);
  return [...new Set(rows.filter(isOtherwise).map(({ fixtureId }) => fixtureId))];
}

function isOtherwise({ settlement, pick, body, told }: Recorded): boolean {
  const match = toldOf({ body, told });
  if (match === null) return false;
  const named = JSON.parse(pick) as BetPick;
  return isContradicted(settlement, toldResult(named, named, match));
}
