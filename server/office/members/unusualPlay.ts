/** Members whose play stands out by a rule of `UNUSUAL_RULES` (MBR-8 … MBR-11). Void and cancelled bets count for nothing; operators are not counted. Nothing here writes. */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { MOST_UNUSUAL, UNUSUAL_RULES, unusualSince, type UnusualPlay } from '../../../src/domain/office/unusual.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import type { Work } from '../../store/store.ts';
import { readQueueMember } from '../queueRows.ts';

/** @param now epoch ms */
export async function readUnusualPlay(tx: Work, now: number): Promise<UnusualPlay> {
  const since = unusualSince(now);
  return {
    since,
    bothSides: await readBothSides(tx, since),
    passesThrough: await readPassesThrough(tx, since),
    winsMuch: await readWinsMuch(tx, since),
  };
}

interface PairRow {
  readonly body: string;
  readonly member_id: string;
  readonly staked: number;
  readonly other_body: string;
  readonly other_id: string;
  readonly other_staked: number;
}

/** A pick counts with the whole stake of its bet (RSK-8), and no bet of a member without a shared browser is read. */
async function readBothSides(tx: Work, since: number): Promise<UnusualPlay['bothSides']> {
  const { joinInOrder } = tx.engine;
  const { leastStaked } = UNUSUAL_RULES.bothSides;
  const { rows } = await sql<PairRow>`
    WITH sharing AS MATERIALIZED (
      SELECT DISTINCT d.member_id FROM known_devices d JOIN members m ON m.id = d.member_id
      WHERE m.type <> ${ADMINISTRATOR}
        AND EXISTS (SELECT 1 FROM known_devices e WHERE e.device = d.device AND e.member_id <> d.member_id)
    ), backed AS MATERIALIZED (
      SELECT b.member_id, p.fixture_id, p.market_id, p.base_line, p.selection_id, sum(b.stake) AS staked
      FROM sharing s ${joinInOrder} bets b ON b.member_id = s.member_id ${joinInOrder} bet_picks p ON p.bet_id = b.bet_id
      WHERE b.placed_at >= ${since} AND b.status IN (0, 1, 2) AND (p.settlement IS NULL OR p.settlement NOT IN (-1, 3))
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(b.stake) >= ${leastStaked}
    ), pairs AS (
      SELECT DISTINCT one.member_id, other.member_id AS other_id, one.fixture_id, one.market_id, one.base_line, one.selection_id,
        other.selection_id AS other_selection, one.staked, other.staked AS other_staked,
        CASE WHEN one.staked < other.staked THEN one.staked ELSE other.staked END AS against
      FROM backed one ${joinInOrder} known_devices d ON d.member_id = one.member_id
        ${joinInOrder} known_devices e ON e.device = d.device AND e.member_id <> d.member_id
        ${joinInOrder} backed other ON other.member_id = e.member_id AND other.fixture_id = one.fixture_id
          AND other.market_id = one.market_id AND other.base_line = one.base_line AND other.selection_id > one.selection_id
    )
    SELECT member_id, staked, ${bodyOf('member_id', 'selection_id')} AS body,
      other_id, other_staked, ${bodyOf('other_id', 'other_selection')} AS other_body
    FROM pairs ORDER BY against DESC, fixture_id, market_id, base_line, selection_id, other_selection, member_id, other_id
    LIMIT ${MOST_UNUSUAL}`.execute(tx);
  return Promise.all(rows.map((row) => pairOf(tx, row)));
}

/** A pick of a member on a selection, of which any has the words. Read of the listed alone. */
const bodyOf = (member: string, selection: string) => sql`(SELECT p.body FROM bet_picks p
  WHERE p.member_id = ${sql.ref(`pairs.${member}`)} AND p.fixture_id = pairs.fixture_id AND p.selection_id = ${sql.ref(`pairs.${selection}`)} LIMIT 1)`;

async function pairOf(tx: Work, row: PairRow): Promise<UnusualPlay['bothSides'][number]> {
  const sideOf = async (body: string, memberId: string, staked: number) => {
    const { selectionId, side, name, line } = JSON.parse(body) as BetPick;
    return { member: await readQueueMember(tx, memberId), selectionId, side, name, line, staked };
  };
  const { fixtureId, marketId, marketName, baseLine, leagueName, home, away } = JSON.parse(row.body) as BetPick;
  return {
    ...{ fixtureId, marketId, marketName, baseLine, leagueName, home, away },
    sides: [
      await sideOf(row.body, row.member_id, row.staked),
      await sideOf(row.other_body, row.other_id, row.other_staked),
    ],
  };
}

/** Stakes and what was taken out are those from the first of the charges on. */
async function readPassesThrough(tx: Work, since: number): Promise<UnusualPlay['passesThrough']> {
  const { leastCharged, stakedBelowOneIn, takenFromOneIn } = UNUSUAL_RULES.passesThrough;
  const { rows } = await sql<{ member_id: string; charged: number; staked: number; taken: number }>`
    WITH charges AS (
      SELECT r.member_id, sum(r.amount) AS charged, min(r.decided_at) AS first_at
      FROM money_requests r JOIN members m ON m.id = r.member_id
      WHERE r.decided_at >= ${since} AND r.kind = 'charge' AND r.state = 'approved' AND m.type <> ${ADMINISTRATOR}
      GROUP BY r.member_id HAVING sum(r.amount) >= ${leastCharged}
    ), sums AS (
      SELECT c.member_id, c.charged,
        (SELECT coalesce(sum(b.stake), 0) FROM bets b
          WHERE b.member_id = c.member_id AND b.placed_at >= c.first_at AND b.status IN (0, 1, 2))
        - (SELECT coalesce(sum(e.delta), 0) FROM ledger_entries e
          WHERE e.member_id = c.member_id AND e.purse = 'money' AND e.at >= c.first_at AND e.kind IN ('casinoStaked', 'casinoReturned'))
          AS staked,
        (SELECT coalesce(sum(r.amount), 0) FROM money_requests r
          WHERE r.member_id = c.member_id AND r.requested_at >= c.first_at AND r.kind = 'exchange' AND r.state IN ('requested', 'approved'))
          AS taken
      FROM charges c
    )
    SELECT * FROM sums WHERE staked * ${stakedBelowOneIn} < charged AND taken * ${takenFromOneIn} >= charged
    ORDER BY taken DESC, member_id LIMIT ${MOST_UNUSUAL}`.execute(tx);
  return Promise.all(rows.map((row) => withMember(tx, row)));
}

async function readWinsMuch(tx: Work, since: number): Promise<UnusualPlay['winsMuch']> {
  const { leastBets, leastTimesStaked, leastWon } = UNUSUAL_RULES.winsMuch;
  const { rows } = await sql<{ member_id: string; bets: number; staked: number; paid: number }>`
    SELECT b.member_id, count(*) AS bets, sum(b.stake) AS staked, sum(b.paid) AS paid
    FROM bets b JOIN members m ON m.id = b.member_id
    WHERE b.settled_at >= ${since} AND b.status IN (1, 2) AND m.type <> ${ADMINISTRATOR}
    GROUP BY b.member_id
    HAVING count(*) >= ${leastBets} AND sum(b.paid) >= sum(b.stake) * ${leastTimesStaked} AND sum(b.paid) - sum(b.stake) >= ${leastWon}
    ORDER BY sum(b.paid) - sum(b.stake) DESC, b.member_id LIMIT ${MOST_UNUSUAL}`.execute(tx);
  return Promise.all(rows.map((row) => withMember(tx, row)));
}

const withMember = async <Row extends { readonly member_id: string }>(tx: Work, { member_id, ...figures }: Row) => ({
  member: await readQueueMember(tx, member_id),
  ...figures,
});
