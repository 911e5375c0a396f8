/** What a member's bets of a filter come to: one query over the span, whatever is loaded by whoever asks (TOT-1). */
import { sql } from 'kysely';
import { totalsOf, type BetGroup, type BetTotals } from '../../src/domain/bets/betTotals.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { BetFilter } from '../../src/domain/lists/betList.ts';
import type { Work } from '../store/store.ts';

export async function readBetTotals(tx: Work, memberId: MemberId, filter: BetFilter): Promise<BetTotals> {
  const { rows } = await betGroupsQuery(memberId, filter).execute(tx);
  return totalsOf(rows, filter);
}

/** One row for each page and status: a few dozen at most, off one index. */
export const betGroupsQuery = (memberId: MemberId, { from = 0, until = Number.MAX_SAFE_INTEGER }: BetFilter) =>
  sql<BetGroup>`
    SELECT page, status, count(*) AS count, sum(stake) AS staked, sum(paid) AS paid FROM bets
    WHERE member_id = ${memberId} AND placed_at >= ${from} AND placed_at < ${until} GROUP BY page, status`;
