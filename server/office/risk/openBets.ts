/** Open bets as traders list them: the largest, the newest, and the members with most at stake. */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { BetId, MemberId } from '../../../src/domain/kernel/ids.ts';
import type { Risk, RiskBet } from '../../../src/domain/office/risk.ts';
import type { Work } from '../../store/store.ts';

const MOST_LARGEST = 20;
const MOST_NEWEST = 40;

interface BetRow {
  readonly bet_id: string;
  readonly member_id: string;
  readonly user_id: string;
  readonly nickname: string;
  readonly level: number;
  readonly stake: number;
  readonly total_odds: number;
  readonly expected_winnings: number;
  readonly placed_at: number;
  readonly folds: number;
  readonly body: string;
}

/** Of all open bets, each once. */
export async function readOpen(tx: Work): Promise<Risk['open']> {
  const { rows } = await sql<Risk['open']>`
    SELECT count(*) AS bets, coalesce(sum(stake), 0) AS stakes, coalesce(sum(expected_winnings), 0) AS payout
    FROM bets WHERE status = 0`.execute(tx);
  return rows[0] ?? { bets: 0, stakes: 0, payout: 0 };
}

/** Those that would pay most. */
export const readLargest = (tx: Work): Promise<readonly RiskBet[]> =>
  readBetsBy(
    tx,
    sql`SELECT * FROM bets WHERE status = 0 ORDER BY expected_winnings DESC, bet_id LIMIT ${MOST_LARGEST}`,
  );

/** Those placed last, whatever has become of them. */
export const readNewest = (tx: Work): Promise<readonly RiskBet[]> =>
  readBetsBy(
    tx,
    sql`SELECT * FROM bets WHERE cancelled_at IS NULL ORDER BY placed_at DESC, bet_id DESC LIMIT ${MOST_NEWEST}`,
  );

async function readBetsBy(tx: Work, chosen: ReturnType<typeof sql>): Promise<readonly RiskBet[]> {
  const { rows } = await sql<BetRow>`
    SELECT b.bet_id, b.member_id, b.stake, b.total_odds, b.expected_winnings, b.placed_at, m.user_id, m.nickname, m.level, p.body,
      (SELECT count(*) FROM bet_picks WHERE bet_id = b.bet_id) AS folds
    FROM (${chosen}) b JOIN members m ON m.id = b.member_id JOIN bet_picks p ON p.bet_id = b.bet_id AND p.ordinal = 0`.execute(
    tx,
  );
  return rows.map(riskBetOf);
}

function riskBetOf(row: BetRow): RiskBet {
  const { fixtureId, marketId, side, name, line, home, away } = JSON.parse(row.body) as BetPick;
  return {
    betId: BetId.parse(row.bet_id),
    member: memberOf(row),
    ...{ stake: row.stake, totalOdds: row.total_odds, payout: row.expected_winnings },
    ...{ folds: row.folds, placedAt: row.placed_at },
    ...{ fixtureId, marketId, side, name, line, home, away },
  };
}

const memberOf = (row: Pick<BetRow, 'member_id' | 'user_id' | 'nickname' | 'level'>) => ({
  id: MemberId.parse(row.member_id),
  ...{ userId: row.user_id, nickname: row.nickname, level: row.level },
});

type MemberRow = Pick<BetRow, 'member_id' | 'user_id' | 'nickname' | 'level'> & Risk['open'];

/** By what is staked on their open bets. */
export async function readMostAtStake(tx: Work): Promise<Risk['members']> {
  const { rows } = await sql<MemberRow>`
    SELECT m.id AS member_id, m.user_id, m.nickname, m.level, b.bets, b.stakes, b.payout
    FROM (SELECT member_id, count(*) AS bets, sum(stake) AS stakes, sum(expected_winnings) AS payout
      FROM bets WHERE status = 0 GROUP BY member_id ORDER BY stakes DESC LIMIT 20) b
    JOIN members m ON m.id = b.member_id ORDER BY b.stakes DESC`.execute(tx);
  return rows.map((row) => ({ member: memberOf(row), bets: row.bets, stakes: row.stakes, payout: row.payout }));
}
