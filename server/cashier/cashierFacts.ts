/** What is known of a member who charges or exchanges: read in the transaction that decides (rules REQ). */
import { sql } from 'kysely';
import type { UsedBonuses } from '../../src/domain/cashier/bonus.ts';
import { maskedName, type CashierStanding } from '../../src/domain/cashier/cashierStanding.ts';
import { asksStakes, rollingOf, type RollingCharge, type RollingDone } from '../../src/domain/cashier/rolling.ts';
import type { RequestKind } from '../../src/domain/cashier/moneyRequest.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { readExclusion } from '../limits/ownRows.ts';
import type { Work } from '../store/store.ts';
import { requestOf } from './requestRows.ts';

/** States of a request that counts: it waits, or it was done. */
const COUNTED = ['requested', 'approved'] as const;
/** Charges whose stakes are told one by one. */
const MOST_ROLLING = 50;

/** Won charged since a moment, epoch ms, with what waits to be approved (REQ-7). */
export const depositsSince = (tx: Work, memberId: MemberId, from: number): Promise<number> =>
  sumOfCharges(tx, memberId, COUNTED, from);

/** Won of charges that wait. */
export const waitingDeposits = (tx: Work, memberId: MemberId): Promise<number> =>
  sumOfCharges(tx, memberId, ['requested'], 0);

async function sumOfCharges(
  tx: Work,
  memberId: MemberId,
  states: readonly (typeof COUNTED)[number][],
  from: number,
): Promise<number> {
  const { won } = await tx
    .selectFrom('money_requests')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('amount'), select.val(0)).as('won'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'charge')
    .where('state', 'in', states)
    .where('requested_at', '>=', from)
    .executeTakeFirstOrThrow();
  return won;
}

/** Requests of a kind that wait (REQ-7). */
export async function waitingOf(tx: Work, memberId: MemberId, kind: RequestKind): Promise<number> {
  const { count } = await tx
    .selectFrom('money_requests')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  return count;
}

/** When bonuses that are given once were asked for: once ever, and today of Seoul (REQ-5). @param now epoch ms */
export async function usedBonuses(tx: Work, memberId: MemberId, now: number): Promise<UsedBonuses> {
  const lastOf = async (kind: 'joining' | 'daily', from: number) => {
    const row = await tx
      .selectFrom('money_requests')
      .select('requested_at')
      .where('member_id', '=', memberId)
      .where('bonus_kind', '=', kind)
      .where('state', 'in', COUNTED)
      .where('requested_at', '>=', from)
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? {} : { [kind]: row.requested_at };
  };
  return { ...(await lastOf('joining', 0)), ...(await lastOf('daily', seoulDayOf(now))) };
}

/** When the last exchange was requested that was neither rejected nor cancelled, epoch ms (REQ-8). @param besides one that does not count */
export async function lastExchangeAt(tx: Work, memberId: MemberId, besides = ''): Promise<number | null> {
  const row = await tx
    .selectFrom('money_requests')
    .select('requested_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'exchange')
    .where('id', '<>', besides)
    .where('state', 'in', COUNTED)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.requested_at ?? null;
}

/**
 * Charges that ask for stakes, with what of them is done: those since the last exchange, before which everything was (REQ-9). Stakes are of bets that were won
 * or lost: one that is open may still be taken back, and an exchange forgets what was before it.
 *
 * @param now epoch ms
 */
export async function readRolling(
  tx: Work,
  memberId: MemberId,
  now: number,
  besides = '',
): Promise<readonly RollingDone[]> {
  const since = (await lastExchangeAt(tx, memberId, besides)) ?? 0;
  const rows = await tx
    .selectFrom('money_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'approved')
    .where('rolling', '>', 0)
    // One that was approved in the millisecond of the exchange came after it, or its stakes were done already.
    .where('decided_at', '>=', since)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  const exclusion = await readExclusion(tx, memberId, now);
  const charges = rows
    .map((row): RollingCharge => {
      const { id, amount, rolling, rollingPercent, bonus, decidedAt } = requestOf(row);
      return { id, at: decidedAt ?? 0, amount, needed: rolling, percent: rollingPercent, bonus: bonus?.kind ?? null };
    })
    .filter((charge) => asksStakes(charge, exclusion));
  return charges.length === 0 ? [] : rollingOf(charges, await stakedBetween(tx, memberId, charges));
}

/** Won staked from each of some moments on and before the next. */
async function stakedBetween(
  tx: Work,
  memberId: MemberId,
  charges: readonly { readonly at: number }[],
): Promise<readonly number[]> {
  const staked = charges.map(() => 0);
  const bets = await sql<{ readonly at: number; readonly won: number }>`
    SELECT placed_at AS at, sum(stake) AS won FROM bets
    WHERE member_id = ${memberId} AND placed_at >= ${charges[0]?.at ?? 0} AND status IN (1, 2)
    GROUP BY placed_at ORDER BY placed_at`.execute(tx);
  let index = 0;
  for (const { at, won } of bets.rows) {
    while ((charges[index + 1]?.at ?? Infinity) <= at) index += 1;
    staked[index] = (staked[index] ?? 0) + won;
  }
  return staked;
}

/** @param now epoch ms */
export async function readStanding(tx: Work, memberId: MemberId, now: number): Promise<CashierStanding> {
  const { nickname, phone } = await tx
    .selectFrom('members')
    .select(['nickname', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { joining, daily } = await usedBonuses(tx, memberId, now);
  const open = (await readRolling(tx, memberId, now)).filter(({ done, needed }) => done < needed);
  return {
    depositor: maskedName(nickname),
    account: phone.slice(-4),
    used: { ...(joining === undefined ? {} : { joining }), ...(daily === undefined ? {} : { daily }) },
    today: await depositsSince(tx, memberId, seoulDayOf(now)),
    waiting: {
      charges: await waitingOf(tx, memberId, 'charge'),
      exchanges: await waitingOf(tx, memberId, 'exchange'),
    },
    lastExchangeAt: await lastExchangeAt(tx, memberId),
    rolling: open.slice(0, MOST_ROLLING),
  };
}
