/** Members whose play stands out by a rule of `UNUSUAL_RULES` (MBR-8 … MBR-11). Void and cancelled bets count for nothing; operators are not counted. Nothing here writes. */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import {
  joinPairs,
  MOST_PAIRS,
  MOST_UNUSUAL,
  UNUSUAL_RULES,
  unusualSince,
  type BackedPair,
  type Backing,
  type UnusualPlay,
} from '../../../src/domain/office/unusual.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import { groupRows } from '../../store/groupRows.ts';
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

type BothSides = UnusualPlay['bothSides'][number];

interface PairRow extends Backing {
  readonly otherSelection: string;
  readonly otherId: string;
  readonly otherStaked: number;
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
    SELECT fixture_id AS "fixtureId", market_id AS "marketId", base_line AS "baseLine", selection_id AS "selectionId",
      member_id AS "memberId", staked, other_selection AS "otherSelection", other_id AS "otherId", other_staked AS "otherStaked"
    FROM pairs ORDER BY against DESC, fixture_id, market_id, base_line, selection_id, other_selection, member_id, other_id
    LIMIT ${MOST_PAIRS}`.execute(tx);
  const found = joinPairs(rows.map(pairOf)).slice(0, MOST_UNUSUAL);
  return Promise.all(found.map((backings) => bothSidesOf(tx, backings)));
}

const pairOf = ({ otherSelection, otherId, otherStaked, ...one }: PairRow): BackedPair => [
  one,
  { ...one, selectionId: otherSelection, memberId: otherId, staked: otherStaked },
];

async function bothSidesOf(tx: Work, backings: readonly Backing[]): Promise<BothSides> {
  const bySelection = [...groupRows(backings, ({ selectionId }) => selectionId).values()];
  const sides = await Promise.all(bySelection.map((backed) => sideOf(tx, backed)));
  const { fixtureId, marketId, marketName, baseLine, leagueName, home, away } = sides[0]!.pick;
  return {
    ...{ fixtureId, marketId, marketName, baseLine, leagueName, home, away },
    sides: sides.map(({ pick: { selectionId, side, name, line }, members }) => ({
      ...{ selectionId, side, name, line, members },
      staked: members.reduce((sum, { staked }) => sum + staked, 0),
    })),
  };
}

/** Who backed a selection, with the words of one of their picks. */
async function sideOf(tx: Work, backed: readonly Backing[]) {
  const [{ memberId, fixtureId, selectionId }] = backed as readonly [Backing];
  const { body } = await tx
    .selectFrom('bet_picks')
    .select('body')
    .where('member_id', '=', memberId)
    .where('fixture_id', '=', fixtureId)
    .where('selection_id', '=', selectionId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const members = backed.map(async (one) => ({ ...(await readQueueMember(tx, one.memberId)), staked: one.staked }));
  return { pick: JSON.parse(body) as BetPick, members: await Promise.all(members) };
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
