/**
 * What making a round void comes to (ROU-17). A single whose round is void gives back its stake, so that the bets of a member on a round are added up by one statement,
 * however many there are; bets of several picks are reckoned one by one, by the functions that settle.
 */
import { sql } from 'kysely';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import { VOID } from '../../../src/domain/reference/statuses.ts';
import { availableOf, debtOf } from '../../../src/domain/wallet/ledger.ts';
import { chunksOf } from '../../store/chunksOf.ts';
import type { Work } from '../../store/store.ts';
import { mostOwedFirst, reckonBets, type FallsShort, type ResultEffect } from '../results/resultEffect.ts';

/** Ids of one query. */
const QUERY_SIZE = 500;

/** Won. */
export interface RoundEffect extends ResultEffect {
  /** Stakes of open bets that come back with it. */
  readonly returned: number;
  /** What settled bets had been paid and lose. */
  readonly takenBack: number;
  /** What settled bets get that they had not been paid. */
  readonly refunded: number;
}

/** What some bets of one member come to. Won. */
interface Sums {
  readonly memberId: MemberId;
  readonly bets: number;
  readonly returned: number;
  readonly takenBack: number;
  readonly refunded: number;
  readonly paidBefore: number;
  readonly paidAfter: number;
}

export async function roundEffect(tx: Work, roundId: string): Promise<RoundEffect> {
  const singles = await sumsOfSingles(tx, roundId);
  const all = [...singles, ...(await sumsOfMultiples(tx, roundId))];
  const sum = (of: (one: Sums) => number) => all.reduce((total, one) => total + of(one), 0);
  const [returned, takenBack, refunded] = [
    sum((one) => one.returned),
    sum((one) => one.takenBack),
    sum((one) => one.refunded),
  ];
  return {
    ...{ returned, takenBack, refunded, moved: returned + takenBack + refunded },
    bets: sum(({ bets }) => bets),
    memberIds: new Set(all.map(({ memberId }) => memberId)),
    paidBefore: sum(({ paidBefore }) => paidBefore),
    paidAfter: sum(({ paidAfter }) => paidAfter),
    short: await fallShort(tx, all),
  };
}

/** Bets that take it in: not those that were taken back, and none whose pick is void already. */
const isConcerned = sql`(p.settlement IS NULL OR p.settlement <> ${VOID})`;
const hasOthers = sql`EXISTS (SELECT 1 FROM bet_picks o WHERE o.bet_id = p.bet_id AND o.ordinal <> p.ordinal)`;

async function sumsOfSingles(tx: Work, roundId: string): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    SELECT b.member_id AS "memberId", count(*) AS bets, sum(CASE WHEN b.status = 0 THEN b.stake ELSE 0 END) AS returned,
      sum(CASE WHEN b.status <> 0 AND b.paid > b.stake THEN b.paid - b.stake ELSE 0 END) AS "takenBack",
      sum(CASE WHEN b.status <> 0 AND b.paid < b.stake THEN b.stake - b.paid ELSE 0 END) AS refunded,
      sum(b.paid) AS "paidBefore", sum(b.stake) AS "paidAfter"
    FROM bet_picks p JOIN bets b ON b.bet_id = p.bet_id
    WHERE p.fixture_id = ${roundId} AND ${isConcerned} AND NOT ${hasOthers} GROUP BY b.member_id`.execute(tx);
  return rows;
}

async function sumsOfMultiples(tx: Work, roundId: string): Promise<readonly Sums[]> {
  const { rows } = await sql<{ betId: string }>`
    SELECT DISTINCT p.bet_id AS "betId" FROM bet_picks p
    WHERE p.fixture_id = ${roundId} AND ${isConcerned} AND ${hasOthers} ORDER BY 1`.execute(tx);
  const betIds = rows.map(({ betId }) => betId);
  const reckoned = await reckonBets(tx, betIds, ({ fixtureId }) => (fixtureId === roundId ? VOID : undefined));
  return reckoned.map(({ memberId, bet, result }): Sums => {
    const by = result.paid - bet.paid;
    return {
      ...{ memberId, bets: 1, paidBefore: bet.paid, paidAfter: result.paid },
      returned: bet.status === 0 ? by : 0,
      takenBack: bet.status !== 0 ? Math.max(0, -by) : 0,
      refunded: bet.status !== 0 ? Math.max(0, by) : 0,
    };
  });
}

/** Who loses more than there is: a debt is paid by whatever comes in first (LED-6), so that what is owed after all of it is the same in any order. */
async function fallShort(tx: Work, all: readonly Sums[]): Promise<readonly FallsShort[]> {
  const changes = new Map<MemberId, number>();
  for (const { memberId, paidBefore, paidAfter } of all)
    changes.set(memberId, (changes.get(memberId) ?? 0) + paidAfter - paidBefore);
  const losing = [...changes].filter(([, by]) => by < 0);
  const short: FallsShort[] = [];
  for (const some of chunksOf(losing, QUERY_SIZE)) {
    const rows = await tx
      .selectFrom('accounts')
      .select(['account', 'balance'])
      .where(
        'account',
        'in',
        some.flatMap(([memberId]) => [availableOf(memberId), debtOf(memberId)]),
      )
      .execute();
    const balances = new Map(rows.map(({ account, balance }) => [account, balance]));
    for (const [memberId, by] of some) {
      const debt = balances.get(debtOf(memberId)) ?? 0;
      const after = (balances.get(availableOf(memberId)) ?? 0) - debt + by;
      const owed = Math.max(0, -after) - debt;
      if (owed > 0) short.push({ memberId, owed });
    }
  }
  return mostOwedFirst(short);
}
