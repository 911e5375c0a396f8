/** Legs of open bets by what they are on, added up in the database (RSK-8): each with its bet's whole stake and possible payout. */
import { sql } from 'kysely';
import type { OpenLegs } from '../../../src/domain/office/risk.ts';
import type { Market } from '../../../src/domain/sports/fixture.ts';
import { BONUS_MARKET } from '../../../src/domain/bet-slip/bonusPick.ts';
import type { Work } from '../../store/store.ts';

/** Of everything, or of one fixture. A bonus is no game: nothing is staked on it (BON-5). */
export async function readOpenLegs(tx: Work, fixtureId?: string): Promise<readonly OpenLegs[]> {
  const ofFixture = fixtureId === undefined ? sql`` : sql`AND p.fixture_id = ${fixtureId}`;
  // The status is written out: a bound one would not find the index of open bets.
  const { rows } = await sql<OpenLegs>`
    SELECT p.fixture_id AS fixtureId, p.market_id AS marketId, p.base_line AS baseLine, p.selection_id AS selectionId,
      count(*) AS legs, sum(b.stake) AS stakes, sum(b.expected_winnings) AS payout
    FROM bets b JOIN bet_picks p ON p.bet_id = b.bet_id
    WHERE b.status = 0 AND p.settlement IS NULL AND p.market_id <> ${BONUS_MARKET} ${ofFixture}
    GROUP BY 1, 2, 3, 4`.execute(tx);
  return rows;
}

/** What is paid for a selection if it wins, less what is staked on its market. Won; below zero where the house has won then. */
export async function liabilityOf(
  tx: Work,
  fixtureId: string,
  { marketId, baseLine }: Pick<Market, 'marketId' | 'baseLine'>,
  selectionId: string,
): Promise<number> {
  const legs = (await readOpenLegs(tx, fixtureId)).filter(
    (leg) => leg.marketId === marketId && leg.baseLine === baseLine,
  );
  const payout = legs.find((leg) => leg.selectionId === selectionId)?.payout ?? 0;
  return payout - legs.reduce((sum, leg) => sum + leg.stakes, 0);
}
