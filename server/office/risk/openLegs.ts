/** Legs of open bets by what they are on, added up in the database (RSK-8): each with its bet's whole stake and possible payout. */
import { sql } from 'kysely';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { OpenLegs, Stake } from '../../../src/domain/office/risk.ts';
import type { Market } from '../../../src/domain/sports/fixture.ts';
import { BONUS_MARKET } from '../../../src/domain/bet-slip/bonusPick.ts';
import type { Engine } from '../../store/engine.ts';
import type { Work } from '../../store/store.ts';

/** What stands on a fixture, and on how many of its markets. */
export interface FixtureStake extends Stake {
  readonly markets: number;
}

/** Legs by selection, in the order of their index. The status is written out: a bound one would not find the index of open bets. */
const legsBySelection = ({ joinInOrder }: Engine, ofFixture: ReturnType<typeof sql>) => sql`
  SELECT p.fixture_id AS "fixtureId", p.market_id AS "marketId", p.base_line AS "baseLine", p.selection_id AS "selectionId",
    count(*) AS legs, sum(b.stake) AS stakes, sum(b.expected_winnings) AS payout
  FROM bet_picks p ${joinInOrder} bets b ON b.bet_id = p.bet_id
  WHERE b.status = 0 AND p.settlement IS NULL AND p.market_id <> ${BONUS_MARKET} ${ofFixture}
  GROUP BY p.fixture_id, p.market_id, p.base_line, p.selection_id`;

/** Of one fixture. A bonus is no game: nothing is staked on it (BON-5). */
export async function readOpenLegs(tx: Work, fixtureId: string): Promise<readonly OpenLegs[]> {
  const { rows } = await sql<OpenLegs>`${legsBySelection(tx.engine, sql`AND p.fixture_id = ${fixtureId}`)}`.execute(tx);
  return rows;
}

/** Of every fixture with an open leg, added up in the database: the worst selection of each market, and the sum of these. */
export async function readFixtureStakes(tx: Work): Promise<ReadonlyMap<FixtureId, FixtureStake>> {
  const { rows } = await sql<FixtureStake & { readonly fixtureId: string }>`
    SELECT "fixtureId", sum(legs) AS legs, sum(stakes) AS stakes, sum(worst - stakes) AS liability, count(*) AS markets
    FROM (SELECT "fixtureId", sum(legs) AS legs, sum(stakes) AS stakes, max(payout) AS worst
      FROM (${legsBySelection(tx.engine, sql``)}) AS legs GROUP BY "fixtureId", "marketId", "baseLine") AS markets
    GROUP BY "fixtureId"`.execute(tx);
  return new Map(rows.map(({ fixtureId, ...stake }) => [FixtureId.parse(fixtureId), stake]));
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
